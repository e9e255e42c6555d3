"""Packs whose rows are in another order and say something else load and play."""

import tomllib
from pathlib import Path

import pytest

from hatamoto.games.edo import GAME, Edo
from hatamoto.games.edo.content import ids
from hatamoto.kernel.errors import BadContent
from tests.amounts import PACK_GAMES
from tests.games.edo.table import MODULES
from tests.games.kit import finished

FILES = {
    "spaces.toml": "space", "buildings.toml": "building", "cards.toml": "card",
    "merchants.toml": "merchant", "tiles.toml": "tile", "packages.toml": "package",
    "demands.toml": "demand", "privileges.toml": "privilege", "locations.toml": "location",
    "side_small.toml": "place", "side_large.toml": "place",
}  # fmt: skip


def permuted(folder: Path, *changes: tuple[str, str]) -> Edo:
    """A pack with the rows of every file turned round, and these words changed in all of them."""
    for name, key in FILES.items():
        head, *rows = (ids.HOME / name).read_text(encoding="utf-8").split(f"[[{key}]]")
        text = head + "".join(f"[[{key}]]{row.rstrip()}\n\n" for row in reversed(rows))
        for old, new in changes:
            text = text.replace(old, new)
        tomllib.loads(text)
        (folder / name).write_text(text, encoding="utf-8")
    return Edo(folder)


def test_the_order_of_rows_changes_nothing(tmp_path: Path) -> None:
    turned = permuted(tmp_path)
    for modules in MODULES:
        ours, theirs = GAME.new(3, {"modules": modules}), turned.new(3, {"modules": modules})
        assert finished(theirs, 3).view(0) == finished(ours, 3).view(0)


def test_packs_with_changed_rows_play_to_the_end(tmp_path: Path) -> None:
    changes = (
        ("price = [0, 0, 3, 0]", "price = [1, 0, 2, 1]"),
        ("copies = 1", "copies = 2"),
        ("each = 2", "each = 1"),
        ("amount = 2", "amount = 3"),
    )
    changed = permuted(tmp_path, *changes)
    assert changed.content.privilege_copies[ids.SITE] == 2
    for seed in range(PACK_GAMES):
        state = changed.new(2 + seed % 4, {"modules": MODULES[seed % len(MODULES)]})
        assert finished(state, seed).outcome() is not None


def test_goods_of_privileges_come_from_the_pack(tmp_path: Path) -> None:
    swapped = (
        ('id = "full_wood"\nkind = "production"\ncopies = 1\ngoods = ["wood"]', "<WOOD>"),
        ('id = "full_rice"\nkind = "production"\ncopies = 1\ngoods = ["rice"]', "<RICE>"),
        ("<WOOD>", 'id = "full_wood"\nkind = "production"\ncopies = 1\ngoods = ["rice"]'),
        ("<RICE>", 'id = "full_rice"\nkind = "production"\ncopies = 1\ngoods = ["wood"]'),
    )
    content = permuted(tmp_path, *swapped).content
    names = [ids.PRIVILEGE_IDS[privilege] for privilege in content.full_privilege]
    assert names == ["full_rice", "full_stone", "full_wood"]


def test_a_resource_without_its_privilege_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"privileges.toml: no production privilege is about rice"):
        permuted(tmp_path, ('goods = ["rice"]', 'goods = ["wood"]'))
