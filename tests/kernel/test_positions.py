"""Positions somebody wrote by hand: every slip is a BadPosition that names the field."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import STEP, framed_wide
from hatamoto.kernel.positions import (
    Reader,
    give_answers,
    place_of,
    read_frame,
    write_answers,
    write_frame,
)
from hatamoto.kernel.seats import NATURE, WATCHER
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
    assert place_of("Crane", ["cat", "crane"], "line") == 1


@pytest.mark.parametrize("value", ["dog", "", 1, None, ["cat"], {"cat": 1}])
def test_an_unknown_id_is_named_with_those_there_are(value: object) -> None:
    with pytest.raises(BadPosition, match=r"line: .* is none of cat, crane"):
        place_of(value, ["cat", "crane"], "line")


def test_a_number_too_long_to_write_is_quoted_by_its_size() -> None:
    huge = 10**5000
    with pytest.raises(BadPosition, match="line: a very large number is none of cat"):
        place_of(huge, ["cat"], "line")
    with pytest.raises(BadPosition, match="open: a very large number is no open decision"):
        read_frame(GAME, huge, 3)
    with pytest.raises(BadPosition, match="answers: a very large number is no action"):
        give_answers(choosing(), {1: [huge]})


# Open decisions


@pytest.mark.parametrize("seat", [NATURE, 0, 2, STEP])
@pytest.mark.parametrize("numbers", [(0, 0, 0), (4, 0, 0), (0, 7, 0), (1, 2, 0xFFFF)])
def test_a_frame_is_written_and_read_back(seat: int, numbers: tuple[int, int, int]) -> None:
    frame = framed_wide(3, seat, *numbers)
    assert read_frame(GAME, write_frame(GAME, frame), 3) == frame


def test_a_frame_is_written_without_trailing_zeros() -> None:
    assert write_frame(GAME, framed_wide(7, 2, 0, 0)) == "name_player 2"
    assert write_frame(GAME, framed_wide(0, NATURE, 1, 0)) == "deal nature 1"
    assert write_frame(GAME, framed_wide(4, STEP, 0, 5)) == "begin_round step 0 5"


@pytest.mark.parametrize(
    "words",
    [
        None,
        7,
        "",
        "name_player",
        "sleep 2",
        "name_player 3",
        "name_player x",
        "name_player -1",
        "name_player 2 x",
        "name_player 2 65536",
        "name_player 2 1 1 1 1",
        "name_player  2",
        "name_player 2 " + "9" * 40,
        "name_player ²",
        "name_player １",
        "name_player " + "1" * 5000,
        "name_player 2 １",
        [["name_player 2"]],
    ],
)
def test_words_that_are_no_open_decision_are_named(words: object) -> None:
    with pytest.raises(BadPosition, match="open"):
        read_frame(GAME, words, 3)


# Pending answers


def test_pending_answers_are_written_in_notation() -> None:
    assert write_answers(choosing(), None) == {"2": ["play arrow"]}


def test_a_seat_is_given_its_own_answers_only() -> None:
    state = choosing()
    assert write_answers(state, 2) == {"2": ["play arrow"]}
    assert write_answers(state, 1) == {}
    assert write_answers(state, WATCHER) == {}


def test_answers_are_put_into_the_open_step() -> None:
    state = choosing()
    state.take_back(2)
    give_answers(state, {2: ["play storms"]})
    assert state.to_act() == [1]


@pytest.mark.parametrize("words", ["jump", "name 1", "play arrow ", ["play arrow"]])
def test_an_answer_that_is_none_is_named(words: object) -> None:
    with pytest.raises(BadPosition, match="answers: "):
        give_answers(choosing(), {1: [words]})


def test_a_seat_that_is_not_asked_has_no_answer() -> None:
    with pytest.raises(BadPosition, match="answers: seat 0 cannot answer"):
        give_answers(choosing(), {0: ["play arrow"]})


def test_a_step_in_which_all_have_answered_is_over() -> None:
    with pytest.raises(BadPosition, match="is over"):
        give_answers(choosing(), {1: ["play arrow"]})
