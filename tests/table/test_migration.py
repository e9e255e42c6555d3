"""A table moves to another edition only where nothing that was played changes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hatamoto import catalog
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.game import Game
from hatamoto.kernel.record_checks import check_record
from hatamoto.table.migration import migrate
from hatamoto.table.snapshot import decode_snapshot, encode_snapshot, table_from_snapshot
from tests.packs.editions import changed_pack
from tests.table.room import Room, people

Changed = Callable[[str], Game[Any]]


@pytest.fixture
def changed(tmp_path: Path) -> Changed:
    """Editions with one number changed, which this process knows."""

    def load(id: str) -> Game[Any]:
        game = catalog.game(id, changed_pack(tmp_path, id))
        return catalog.add_edition(catalog.archive_of(game))

    return load


def pending() -> Room:
    """A table of EDO in the middle of a simultaneous step."""
    room = people(2, game="edo")
    room.play(lambda: any(room.match.sealed))
    return room


@pytest.mark.parametrize(
    "room", [lambda: people(3), pending, lambda: Room(["human", "open", "open"])]
)
def test_a_table_that_stands_alike_goes_on_in_the_other_edition(
    changed: Changed, room: Callable[[], Room]
) -> None:
    made = room()
    game = changed(made.table.game.id)
    before = made.table.match and fingerprint(made.match.state)
    made.put(migrate(made.table, game, made.now))
    assert made.table.game is game
    assert (made.table.match and fingerprint(made.match.state)) == before
    if made.table.match is not None:
        made.step()
        made.play()
        record = made.match.record()
        assert record.header["content"] == game.content_hash
        check_record(game, record)
    assert made.again().game is game


def test_a_snapshot_of_a_moved_table_is_used(changed: Changed) -> None:
    room = people(3)
    room.put(migrate(room.table, changed("shogunate"), room.now))
    for _ in range(5):
        room.step()
    kept = decode_snapshot(encode_snapshot(room.table, room.history[-1]))
    assert kept is not None
    again = table_from_snapshot(room.table.id, kept, [room.history[0], room.history[-1]])
    assert again is not None
    assert again.game is room.table.game
    assert fingerprint(again.new_match().state) == fingerprint(room.table.new_match().state)
    assert again.match is not None
    assert fingerprint(again.match.state) == fingerprint(room.match.state)


def test_a_table_whose_past_would_be_another_stays(tmp_path: Path) -> None:
    """Plots have paid the first leader nothing; in the other edition they would have paid 1."""
    text = (catalog.HOMES["shogunate"] / "plots.toml").read_text(encoding="utf-8")
    (tmp_path / "plots.toml").write_text(text.replace("honour = [0,", "honour = [1,"))
    game = catalog.add_edition(catalog.archive_of(catalog.game("shogunate", tmp_path)))
    room = people(3)
    room.play(lambda: room.match.state.round() > 4)
    with pytest.raises(BadArgument, match="would"):
        migrate(room.table, game, room.now)


def test_a_finished_game_stays_with_its_edition(changed: Changed) -> None:
    room = people(3)
    room.play()
    with pytest.raises(BadArgument, match="this game is over"):
        migrate(room.table, changed("shogunate"), room.now)


def test_a_table_does_not_move_to_its_own_edition_or_another_game(changed: Changed) -> None:
    room = people(3)
    with pytest.raises(BadArgument, match="already"):
        migrate(room.table, room.table.game, room.now)
    with pytest.raises(BadArgument, match="not of edo"):
        migrate(room.table, changed("edo"), room.now)
