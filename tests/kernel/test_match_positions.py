"""Positions by playing: facts where the game last rested, then the lines since."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.match_positions import position_after, read_line, read_position

LAID: dict[str, object] = {
    "loyalty": [["cat", "wolf"], ["crane", "rooster"], ["snake", "carp"]],
    "line": ["cat", "crane", "rooster", "snake", "wolf", "carp"],
    "hatamoto": 0,
    "plot": "p10",
}


def test_lines_are_played_from_the_facts() -> None:
    start = read_position(GAME, {**LAID, "lines": ["1 play storms", "2 play arrow"]})
    state = start.state()
    assert state.actor() == 0
    assert len(start.actions) == 2


def test_a_position_without_lines_is_the_facts() -> None:
    assert read_position(GAME, LAID).actions == []


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("9 play storms", "'9 play storms' names no seat"),
        (7, "7 names no seat"),
        ("1 dance", "'1 dance' is not an action"),
        ("0 play storms", "'0 play storms' is not legal here: not_asked"),
    ],
)
def test_a_wrong_line_is_named(line: object, message: str) -> None:
    with pytest.raises(BadPosition, match=f"lines: {message}"):
        read_position(GAME, {**LAID, "lines": [line]})


def test_a_pending_answer_is_written_only_for_its_seat() -> None:
    start = read_position(GAME, {**LAID, "lines": ["1 play storms"]})
    assert position_after(start, [], [])["lines"] == ["1 play storms"]
    assert position_after(start, [], [], 1)["lines"] == ["1 play storms"]
    assert "lines" not in position_after(start, [], [], 2)


def test_lines_are_a_list() -> None:
    with pytest.raises(BadPosition, match="lines must be a list"):
        read_position(GAME, {**LAID, "lines": "1 play storms"})


def test_a_line_of_chance_is_written_as_nature() -> None:
    state = GAME.new(3)
    seat, action = read_line(state, f"nature {GAME.notation(state.legal(-1)[0])}")
    assert seat == -1
    assert action == state.legal(-1)[0]
