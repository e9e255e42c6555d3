"""Priorities of the levels: the frozen hints, but thought through to the end of a switch.

The hints look two decisions of a seat ahead. Storms to Flowers asks three (what, whom, with whom),
so they value it before anything has happened, and play it too late.
"""

from typing import Final

from hatamoto.games.shogunate import hints
from hatamoto.games.shogunate.state import ShogunateState

DEPTH: Final = 3
"""How many consecutive decisions of its own a seat looks ahead."""


def level_priorities(state: ShogunateState, seat: int) -> list[int]:
    """The value of each legal action with the best immediate continuation."""
    return hints.priorities(state, seat, DEPTH)
