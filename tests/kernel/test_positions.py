"""Positions somebody wrote by hand: every slip is a BadPosition that names the field."""

import pytest

from hatamoto.catalog import GAMES
from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.positions import (
    Reader,
    frame_words,
    index_of,
    open_frames,
    write_answers,
)
from hatamoto.kernel.seats import WATCHER
from hatamoto.kernel.state import play

FIELDS = ["round", "line", "honour", "strike"]


def reader(**fields: object) -> Reader:
    """Access to some fields."""
    return Reader(fields, FIELDS)


def choosing() -> ShogunateState:
    """Three seats; 1 and 2 choose, and 2 has answered."""
    state = GAME.load(
        {
            "loyalty": [["cat", "wolf"], ["crane", "rooster"], ["snake", "carp"]],
            "line": ["cat", "crane", "rooster", "snake", "wolf", "carp"],
            "hatamoto": 0,
            "plot": "p07",
        }
    )
    play(state, 2, GAME.parse("play arrow"))
    return state


def test_an_unknown_field_is_named_with_those_there_are() -> None:
    with pytest.raises(BadPosition, match="no field 'colour'; it has round, line, honour, strike"):
        reader(colour=1)


def test_a_field_left_out_has_its_default() -> None:
    fields = reader(round=None)
    assert fields.integer("strike", 0, 9, 1) == 1
    assert fields.items("line") == []
    assert fields.table("honour") == {}
    assert fields.flag("line", True)
    assert not fields.has("round")


def test_chance_decides_what_is_left_out_or_says_draw() -> None:
    assert reader().is_drawn("line")
    assert reader(line="draw").is_drawn("line")
    assert not reader(line=[]).is_drawn("line")


@pytest.mark.parametrize("value", [-1, 10, True, 1.0, "1", None, [1], 10**30])
def test_a_number_keeps_its_bounds(value: object) -> None:
    with pytest.raises(BadPosition, match="strike must be a whole number from 0 to 9"):
        reader(strike=value).integer("strike", 0, 9, 1)


@pytest.mark.parametrize("value", [{}, "cat", 3])
def test_a_list_is_a_list(value: object) -> None:
    with pytest.raises(BadPosition, match="line must be a list"):
        reader(line=value).items("line")


def test_an_object_is_an_object() -> None:
    with pytest.raises(BadPosition, match="honour must be an object"):
        reader(honour=[]).table("honour")


def test_a_switch_is_true_or_false() -> None:
    with pytest.raises(BadPosition, match="line must be true or false"):
        reader(line=1).flag("line", False)


def test_fields_by_seat_have_seats_for_keys() -> None:
    assert reader(honour={"0": 3, "2": 4}).by_seat("honour", 3) == {0: 3, 2: 4}


@pytest.mark.parametrize("key", ["3", "-1", "x", "", "1.0", "１", "9" * 50, "00009", "00", "01"])
def test_a_seat_that_is_not_there_is_named(key: str) -> None:
    with pytest.raises(BadPosition, match="honour: there is no seat"):
        reader(honour={key: 1}).by_seat("honour", 3)


def test_ids_are_found_whatever_their_capitals() -> None:
    assert index_of("Crane", ["cat", "crane"], "line") == 1


@pytest.mark.parametrize("value", ["dog", "", 1, None, ["cat"], {"cat": 1}])
def test_an_unknown_id_is_named_with_those_there_are(value: object) -> None:
    with pytest.raises(BadPosition, match=r"line: .* is none of cat, crane"):
        index_of(value, ["cat", "crane"], "line")


def test_a_number_too_long_to_write_is_quoted_by_its_size() -> None:
    huge = 10**5000
    with pytest.raises(BadPosition, match="line: a very large number is none of cat"):
        index_of(huge, ["cat"], "line")


# Open decisions


def test_what_is_open_is_told_by_name() -> None:
    state = choosing()
    assert open_frames(state)[-1] == {"decision": "choose", "seat": 0}


def test_the_fields_of_an_open_decision_have_names() -> None:
    state = choosing()
    state.apply(1, GAME.parse("play cloaked"))
    state.apply(0, GAME.parse("name 1"))
    told = open_frames(state)
    assert told[-1] == {"decision": "cloaked_leader", "seat": 0, "player": 1}


# Pending answers


def test_pending_answers_are_written_in_notation() -> None:
    assert write_answers(choosing(), None) == {"2": ["play arrow"]}


def test_a_seat_is_given_its_own_answers_only() -> None:
    state = choosing()
    assert write_answers(state, 2) == {"2": ["play arrow"]}
    assert write_answers(state, 1) == {}
    assert write_answers(state, WATCHER) == {}


# What tells of a half-done decision


@pytest.mark.parametrize("id", sorted(GAMES))
def test_what_repeats_what_the_facts_open_is_read(id: str) -> None:
    facts = GAMES[id].new(GAMES[id].seats[0]).position()
    state = GAMES[id].load(facts)
    words = [frame_words(state, frame) for frame in state.stack]
    assert GAMES[id].load({**facts, "open": words}).position() == state.position()
    assert GAMES[id].load({**facts, "open": [], "answers": {}}).position() == state.position()


@pytest.mark.parametrize("id", sorted(GAMES))
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("open", ["strike step"]),
        ("open", [{"decision": "strike", "seat": "step"}]),
        ("open", 7),
        ("together", "choose 0"),
        ("answers", {"1": ["play arrow"]}),
    ],
)
def test_what_is_half_done_is_given_by_its_lines(id: str, key: str, value: object) -> None:
    facts = GAMES[id].new(GAMES[id].seats[0]).position()
    with pytest.raises(BadPosition, match=f"{key}: give the lines of a half-done decision"):
        GAMES[id].load({**facts, key: value})


def test_what_is_half_done_is_named_before_anything_else() -> None:
    facts = {"loyalty": "none", "answers": {"1": ["play arrow"]}}
    with pytest.raises(BadPosition, match="answers: give the lines of a half-done decision"):
        GAME.load({"seats": 3, **facts})


def test_a_list_has_a_value_for_each_seat() -> None:
    assert reader().seat_items("line", 2) == []
    with pytest.raises(BadPosition, match="line: there must be a value for each of the 2 seats"):
        reader(line=[1]).seat_items("line", 2)
