"""Released editions are archived, load as what they were, and play."""

import io
import json
import tomllib
import zipfile
from pathlib import Path

import pytest

from hatamoto import catalog
from hatamoto.bots.series import Series, play_series
from hatamoto.editions import pack_edition, read_manifest, released, unpack_edition
from hatamoto.editions.released import path_of
from hatamoto.kernel.content import EDITION, Pack
from hatamoto.kernel.errors import BadContent
from tests.packs.editions import CHANGES, changed_pack
from tools.editions import CHANGELOG, problems

PACK = Path(__file__).parents[1] / "packs" / "mill_ford"
EVERY = [(version, *row) for version, rows in released().items() for row in rows.items()]


def test_every_released_version_has_its_archives() -> None:
    assert problems(CHANGELOG.read_text("utf-8"), released()) == []


def test_a_version_that_is_not_archived_is_named() -> None:
    changelog = CHANGELOG.read_text("utf-8") + "\n## 9.9.9 (2030-01-01)\n"
    [found] = problems(changelog, released())
    assert found.startswith("9.9.9 is released")
    other = {**released(), "9.9.9": {"edo": "0" * 16}}
    [found] = problems(changelog, other)
    assert found == f"9.9.9: no archive edo-{'0' * 16}.zip"


@pytest.mark.parametrize(("version", "id", "content"), EVERY)
def test_a_released_edition_loads_and_plays(version: str, id: str, content: str) -> None:
    folder = unpack_edition(path_of(id, content).read_bytes())
    game = catalog.game(id, folder)
    assert (game.id, game.content_hash) == (id, content)
    seats = game.seats[0]
    series = Series(id, seats, {}, ["random"] * seats, pack=str(folder))
    assert play_series(series, 0, 1).failures == []


@pytest.mark.parametrize("id", CHANGES)
def test_an_archive_holds_all_of_an_edition(id: str, tmp_path: Path) -> None:
    game = catalog.game(id, changed_pack(tmp_path, id))
    packed = pack_edition(game, catalog.HOMES[id])
    assert read_manifest(packed) == (id, game.content_hash)
    again = catalog.game(id, unpack_edition(packed))
    assert again.content_hash == game.content_hash != catalog.game(id).content_hash
    assert pack_edition(again, catalog.HOMES[id]) == packed


def test_what_a_game_has_got_since_is_no_part_of_an_edition(tmp_path: Path) -> None:
    """A battle that was added later would otherwise change every earlier edition."""
    (tmp_path / "later").mkdir()
    (tmp_path / "later" / "scenario.toml").write_text("turns = 6")
    assert Pack(tmp_path, PACK).folders("scenario.toml") == ["later", "mill_ford"]
    own = Pack(catalog.HOMES["battles"]).folders("scenario.toml")
    whole = unpack_edition(pack_edition(catalog.game("battles", PACK), catalog.HOMES["battles"]))
    assert Pack(tmp_path, whole).folders("scenario.toml") == sorted([*own, "mill_ford"])


LATER_ROWS = {"twilight": ("cards.toml", "card"), "edo": ("privileges.toml", "privilege")}
"""By game, a file to which rows may be added, and the key of its rows."""


def edition_without_last_row(folder: Path, id: str) -> tuple[Path, str]:
    """A complete edition from before the last row of a file was added, and the id of that row."""
    name, key = LATER_ROWS[id]
    whole = unpack_edition(
        pack_edition(catalog.game(id, changed_pack(folder, id)), catalog.HOMES[id])
    )
    head, last = (whole / name).read_text("utf-8").rsplit(f"[[{key}]]", 1)
    (whole / name).write_text(head, "utf-8")
    return whole, tomllib.loads(last)["id"]


@pytest.mark.parametrize("id", LATER_ROWS)
def test_a_row_that_a_game_has_got_since_is_no_part_of_an_edition(id: str, tmp_path: Path) -> None:
    folder, later = edition_without_last_row(tmp_path, id)
    game = catalog.game(id, folder)
    options: dict[str, object] = {"modules": "tokken"} if id == "edo" else {}
    series = Series(id, 2, options, ["random"] * 2, pack=str(folder))
    played = play_series(series, 0, 10)
    assert played.failures == []
    assert later not in {word for row in played.facts.values() for word in row}
    (folder / EDITION).unlink()
    with pytest.raises(BadContent, match=r"no row for|keep their ids"):
        catalog.game(id, folder)
    assert game.content_hash != catalog.game(id).content_hash


def test_an_archive_that_is_read_as_another_edition_is_refused() -> None:
    with pytest.raises(BadContent, match="not an edition archive"):
        catalog.add_edition(b"nonsense")
    packed = path_of("edo", released()["0.1.0"]["edo"]).read_bytes()
    wrong = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(packed)) as old, zipfile.ZipFile(wrong, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(b"start_ryo = 10", b"start_ryo = 11"))
        head = {"game": "edo", "content": "f" * 16}
    with zipfile.ZipFile(wrong, "a") as new, pytest.warns(UserWarning, match="Duplicate"):
        new.writestr("edition.json", json.dumps(head))
    with pytest.raises(BadContent, match="is read as"):
        catalog.add_edition(wrong.getvalue())
