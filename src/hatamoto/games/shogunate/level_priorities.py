"""Priorities of the levels: the frozen hints, but thought through to the end of a switch.

The hints look two decisions of a seat ahead. Storms to Flowers asks three (what, whom, with whom),
so they value it before anything has happened, and play it too late.
"""

from typing import Final

from hatamoto.games.shogunate import actions, frames, hints
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.frames import type_of

DEEP: Final = 3
"""How many of its own decisions in a row a seat thinks through."""


def level_priorities(state: ShogunateState, seat: int) -> list[int]:
    """For each legal action, the value of the best that can follow at once."""
    branches = state.branches
    if branches is not None and type_of(branches.frame) == frames.CHOOSE.number:
        return [card_value(state, seat, action - actions.PLAY) for action in state.legal(seat)]
    return [hints.value_after(state, seat, action, DEEP) for action in state.legal(seat)]


def card_value(state: ShogunateState, seat: int, card: int) -> int:
    """What the card would do if it were carried out now."""
    trial = state.clone()
    trial.branches = None
    trial.content.card_effects[card](trial, seat)
    if type_of(trial.stack[-1]) == frames.CLOAKED_LEADER.number:
        return hints.cloaked_value(trial, seat)
    return hints.best_value(trial, seat, DEEP)
