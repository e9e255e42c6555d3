"""Perft: the number of action sequences from a position.

The small ones can be counted by hand: a unit with an allowance of 1
would have six hexes, one of 2 eighteen, one of 4 sixty on open ground.
"""

from collections.abc import Callable

import pytest

from hatamoto.games.battles import GAME
from hatamoto.games.battles.state import BattlesState
from tests.games.battles.table import tabaru, toba
from tests.games.kit import leaf_counts

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
def test_the_number_of_action_sequences(name: str) -> None:
    laid, counts = TREES[name]
    assert leaf_counts(laid(), len(counts)) == counts
