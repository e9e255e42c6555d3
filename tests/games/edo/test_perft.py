"""Perft: the number of action sequences from a position. Many can be counted by hand."""

from collections.abc import Callable

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.state import EdoState
from tests.games.edo.table import PLENTY, laid, turn
from tests.games.kit import leaf_counts

RICH = {**PLENTY, "samurai": ["edo", "sakura"]}
BROKE = {"samurai": ["sakura"], "ryo": 0}
Laid = Callable[[], EdoState]
TREES: dict[str, tuple[Laid, list[int]]] = {
    "tiles of three": (lambda: GAME.new(3), [4, 20, 100, 500]),
    "packages of three": (lambda: laid(step="setup", round=0), [5, 20, 60, 180, 360, 360]),
    "planning": (laid, [12, 34, 272]),
    "planning with a special card": (
        lambda: laid(players=[{"cards": ["corvee"]}, {}, {}]),
        [14, 42],
    ),
    "money without money": (lambda: turn("domain money 2", me=BROKE), [2, 4]),
    "building": (lambda: turn("domain building 1", me=RICH), [9, 61]),
    "travel": (lambda: turn("works travel 1", me=BROKE), [5, 23]),
    "trading": (lambda: turn("court trading 1", me={**RICH, "ryo": 0}), [1, 2]),
    "temples": (
        lambda: turn("domain building 1", modules="jiin", me={**RICH, "ryo": 0}),
        [1],
    ),
    "ronin": (lambda: laid(modules="ronin"), [3, 15, 129]),
    "wages": (
        lambda: laid(step="wages", players=[{"samurai": ["edo", "sakura"], "rice": 2}, {}, {}]),
        [3, 12],
    ),
}


@pytest.mark.parametrize("name", TREES)
def test_the_number_of_action_sequences(name: str) -> None:
    start, counts = TREES[name]
    assert leaf_counts(start(), len(counts)) == counts
