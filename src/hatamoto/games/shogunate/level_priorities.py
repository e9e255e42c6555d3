"""Priorities of the levels: the frozen hints, but thought through to the end of a switch.

The hints look two decisions of a seat ahead. Storms to Flowers asks three (what, whom, with whom),
so they value it before anything has happened, and play it too late. A Hatamoto who chooses a leader
for Cloaked in Shadows moves nothing, so to the hints all leaders are alike; the levels assume that
the player of the card then moves it to the slot that suits that player best.
"""

from typing import Final

from hatamoto.games.shogunate import frames, hints
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.frames import type_of

DEPTH: Final = 3
"""How many consecutive decisions of its own a seat looks ahead."""


def level_priorities(state: ShogunateState, seat: int) -> list[int]:
    """The value of each legal action with the best immediate continuation."""
    if type_of(state.open_frame(seat)) == frames.CLOAKED_LEADER.number:
        return [value_after_reply(state, seat, action) for action in state.legal(seat)]
    return hints.priorities(state, seat, DEPTH)


def value_after_reply(state: ShogunateState, seat: int, action: int) -> int:
    """The value of an action once the next player has answered it to their own advantage."""
    asked = state.clone()
    asked.apply(seat, action)
    other = asked.actor()
    best = worth = -1
    for answer in asked.legal(other):
        trial = asked.clone()
        trial.apply(other, answer)
        theirs = hints.value(trial, other)
        if theirs > best:
            best, worth = theirs, hints.value(trial, seat)
    return worth
