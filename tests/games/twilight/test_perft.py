"""Perft: the number of action sequences from a position. Most can be counted by hand."""

from collections.abc import Callable

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.state import TwilightState
from tests.games.kit import leaf_counts
from tests.games.twilight.table import ANTI, CLOSED, PRO, acting, dealt, event, holding, laid

FLAGS: dict[str, object] = {"court": [4, 0], "intervention": 2}
NAVY: dict[str, object] = {"options": {"navy": True}, "hands": "draw", "turn": 2, "vp": -12}
Laid = Callable[[], TwilightState]
TREES: dict[str, tuple[Laid, list[int]]] = {
    "deal": (
        lambda: GAME.new(2),
        [CLOSED, CLOSED * (CLOSED - 1), CLOSED * (CLOSED - 1) * (CLOSED - 2)],
    ),
    "play": (laid, [2, 4, 37, 840]),
    "must-play": (lambda: holding(ANTI, "treaty_harris"), [1, 2, 6]),
    "place one": (lambda: acting(ANTI, 1, "place"), [28, 28, 56]),
    "place": (lambda: acting(ANTI, 3, "place"), [30, 877, 21134]),
    "realign": (lambda: acting(ANTI, 2, "realign"), [14, 79, 470]),
    "coup": (lambda: acting(PRO, 3, "coup"), [11, 66, 66]),
    "court": (lambda: acting(PRO, 3, "court"), [6, 6, 12]),
    "court at level 4": (lambda: acting(PRO, 3, "court", court=[0, 4]), [1, 2]),
    "put two of five": (lambda: event(ANTI, "glover"), [5, 20, 20]),
    "put three of five": (lambda: event(PRO, "four_lords_conference"), [5, 20, 60, 60]),
    "put at most two each": (lambda: event(ANTI, "shotai"), [4, 16, 60, 204]),
    "take three, at most two each": (lambda: event(PRO, "ii_naosuke_tairo"), [5, 20, 60, 60]),
    "war": (lambda: event(ANTI, "tengu_party"), [13, 48, 54]),
    "free attempts": (lambda: event(ANTI, "ee_ja_nai_ka"), [6, 31, 182]),
    "the flags": (lambda: event(ANTI, "emperor_flags", **FLAGS), [6, 6]),
    "the navy": (lambda: dealt(laid(**NAVY)), [7, 35]),
}


@pytest.mark.parametrize(("start", "wanted"), TREES.values(), ids=TREES)
def test_the_number_of_action_sequences(start: Laid, wanted: list[int]) -> None:
    assert leaf_counts(start(), len(wanted)) == wanted
