"""Simulates a planned card: the script of the turn, and small choices within it."""

from typing import Final

from hatamoto.games.edo import frames, plans
from hatamoto.games.edo.hints.small import small_choice
from hatamoto.games.edo.hints.turns import script
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.seats import NATURE

MAX_STEPS: Final = 60
"""The maximum number of steps in a simulated turn."""


def carry_out(state: EdoState, seat: int) -> list[int]:
    """Play the card of the current slot with the seat's script, from an empty stack.

    Returns the seat's actions.
    """
    slot = plans.open_slot(state, seat)
    state.own = plans.own(slot)
    state.neutral = plans.neutral(slot)
    state.black = plans.black(slot)
    state.moving = 1
    state.push(frames.TURNS[plans.action(slot)].ask(seat, state.passes))
    return finish_turn(state, seat)


def finish_turn(state: EdoState, seat: int) -> list[int]:
    """Play the only turn on the stack to its end; returns the seat's actions."""
    steps: list[int] = []
    done: list[int] = []
    for _ in range(MAX_STEPS):
        if not state.stack:
            return done
        if len(state.stack) == 1 and frames.is_turn(state.stack[0]):
            if not steps:
                steps = script(state, seat)
            action = steps.pop(0)
        elif state.actor() == NATURE:
            state.apply(NATURE, state.legal(NATURE)[0])
            steps = []
            continue
        elif steps and steps[0] in state.legal(seat):
            action = steps.pop(0)
        else:
            action = small_choice(state, seat)
            steps = []
        done.append(action)
        state.apply(seat, action)
    while state.stack:
        state.stack.pop()
    return done
