"""Counted move trees: how many ways there are to act so many times from a position.

Chance counts like a player. The small ones can be counted by hand: a unit with an allowance of 1
would have six hexes, one of 2 eighteen, one of 4 sixty on open ground.
"""

from collections.abc import Callable

import pytest

from hatamoto.games.battles import GAME
from hatamoto.games.battles.state import BattlesState
from tests.games.battles.table import tabaru, toba


def leaves(state: BattlesState, depth: int) -> int:
    """The sequences of so many actions; a game that ends earlier counts as one."""
    seat = state.actor()
    if depth == 0 or not state.to_act():
        return 1
    actions = state.legal(seat)
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = state.clone()
        after.apply(seat, action)
        count += leaves(after, depth - 1)
    return count


def tree(state: BattlesState, depth: int) -> list[int]:
    """The counts for every depth up to this one."""
    return [leaves(state, level) for level in range(1, depth + 1)]


Laid = Callable[[], BattlesState]
GUNS = {"guns_a": "h1304"}
FOOT = {"inf_1_1": "h1305"}
FACING = {"inf_1_1": "h1304", "satsuma_1": "h1305"}
TREES: dict[str, tuple[Laid, list[int]]] = {
    "set-up": (lambda: GAME.new(2), [17, 204, 3264, 37584]),
    "first roll": (lambda: GAME.new(2, {"scenario": "tabaru"}), [6, 36]),
    "guns on open ground": (lambda: toba("move", GUNS, turn=8), [2, 19]),
    "foot on open ground": (lambda: toba("move", FOOT, turn=8), [2, 61]),
    "fire": (lambda: toba("fire", FACING), [2, 3, 39]),
    "melee": (lambda: toba("melee", FACING), [2, 3, 63]),
    "arrival": (lambda: tabaru("move", {}, owed=[1, 0]), [20, 837]),
}


@pytest.mark.parametrize("name", TREES)
def test_as_many_ways_as_counted(name: str) -> None:
    laid, counts = TREES[name]
    assert tree(laid(), len(counts)) == counts
