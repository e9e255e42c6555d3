"""How a table is made, and what is no way to make one."""

from typing import Any

import pytest

from hatamoto import catalog
from hatamoto.kernel.errors import BadArgument, BadRecord, UnknownGame
from hatamoto.kernel.replay import MAX_RECORDED_NAME
from hatamoto.kernel.seats import WATCHER
from hatamoto.kernel.verification import verify
from hatamoto.table import proposals
from hatamoto.table.entries import Entry
from hatamoto.table.setup import MAX_NAME_LENGTH, read_setup, read_text
from hatamoto.table.table import Table
from tests.table.room import Room

THREE = [{"who": "me"}, {"who": "bot", "level": "random"}, {"who": "open"}]


def test_a_setup_comes_back_from_its_json() -> None:
    clock = {"kind": "live", "minutes": 5, "increment": 3, "on_timeout": "bot"}
    fields = {
        "game": "shogunate",
        "seats": THREE,
        "clock": clock,
        "title": " Snow ",
        "public": False,
    }
    setup = read_setup(fields)
    assert setup.title == "Snow"
    assert read_setup(setup.as_json()) == setup


def test_options_left_out_have_their_defaults() -> None:
    setup = read_setup({"game": "shogunate", "seats": THREE})
    assert setup.options == catalog.game("shogunate").resolve_options({})


@pytest.mark.parametrize(
    "change",
    [
        {"seats": THREE[:2]},
        {"seats": THREE * 3},
        {"seats": "three"},
        {"seats": [*THREE, 3]},
        {"seats": [{"who": "king"}, *THREE]},
        {"seats": [{"who": "bot", "level": "perfect"}, *THREE]},
        {"seats": [{"who": "me", "name": "x" * 25}, *THREE]},
        {"options": []},
        {"options": {"pair_scoring": "thrice"}},
        {"options": {"luck": True}},
        {"title": "x" * 61},
        {"title": "line\nline"},
        {"title": "abc\u202ecba"},
        {"title": "half \ud800"},
        {"title": 5},
        {"clock": "live"},
        {"clock": {"kind": "hourglass"}},
        {"clock": {"kind": "live", "minutes": 601}},
        {"clock": {"kind": "live", "minutes": 0}},
        {"clock": {"kind": "live"}},
        {"clock": {"kind": "post", "days": 0}},
        {"clock": {"kind": "live", "minutes": True}},
        {"clock": {"kind": "post", "days": 31}},
        {"clock": {"kind": "live", "minutes": 1, "increment": -1}},
        {"clock": {"kind": "live", "minutes": 1, "on_timeout": "beheading"}},
    ],
)
def test_a_wrong_wish_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadArgument):
        read_setup({"game": "shogunate", "seats": THREE, **change})


def test_a_game_nobody_knows_is_refused() -> None:
    with pytest.raises(UnknownGame):
        read_setup({"game": "go", "seats": THREE})


def test_text_may_hold_any_script() -> None:
    assert read_text({"name": "将軍 👨‍👩‍👧 é"}, "name", 24) == "将軍 👨‍👩‍👧 é"


def test_every_table_says_its_rules_and_content() -> None:
    room = Room(["human", "random", "random"])
    game = room.table.game
    data = room.history[0].data
    assert (data["rules"], data["content"]) == (game.rules_number, game.content_hash)


@pytest.mark.parametrize(("key", "value"), [("rules", 999), ("content", "0" * 64)])
def test_a_table_of_another_edition_is_refused_by_name(key: str, value: object) -> None:
    first = Room(["human", "random", "random"]).history[0]
    other = Entry(0, first.at, first.kind, -1, {**first.data, key: value})
    with pytest.raises(BadRecord, match=f"{key} {value}"):
        Table("0" * 16, other)


def test_a_table_of_earlier_rules_keeps_their_defaults() -> None:
    first = Room(["human", "random", "random"]).history[0]
    setup = first.data["setup"]
    assert isinstance(setup, dict)
    bare = {**setup, "options": {}}
    earlier = Entry(0, first.at, first.kind, -1, {**first.data, "setup": bare, "rules": 1})
    assert Table("0" * 16, earlier).setup.options["shinobi_binding"] == "slot"
    present = Entry(0, first.at, first.kind, -1, {**first.data, "setup": bare})
    assert Table("0" * 16, present).setup.options["shinobi_binding"] == "leader"


def test_an_option_names_a_seat_of_the_table() -> None:
    four = [*THREE, {"kind": "bot"}]
    options = {"first_hatamoto": "seat_3"}
    setup = read_setup({"game": "shogunate", "seats": four, "options": options})
    assert setup.options["first_hatamoto"] == "seat_3"
    with pytest.raises(BadArgument, match="first_hatamoto cannot be seat_3: the seats are 0 to 2"):
        read_setup({"game": "shogunate", "seats": THREE, "options": options})


def test_every_name_at_a_table_may_stand_in_a_record() -> None:
    assert MAX_NAME_LENGTH <= MAX_RECORDED_NAME
    names = ["", "x" * MAX_NAME_LENGTH, "\u5409\u826f\u3000\u200d"]
    room = Room(["open"] * 3)
    for seat, name in enumerate(names):
        room.put(proposals.take_seat(room.table, seat, f"person-{seat}", name, room.now))
    room.begin()
    while room.table.outcome() is None:
        room.step()
    assert room.match.header["players"] == names
    assert verify(room.table.game, room.match.record_text(WATCHER)).is_proven
