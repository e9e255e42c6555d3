"""Carrying a planned card out in mind: the script of the turn, and small choices by the way."""

from typing import Final

from hatamoto.games.edo import frames, plans
from hatamoto.games.edo.hints.small import small_choice
from hatamoto.games.edo.hints.turns import script
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.seats import NATURE

PATIENCE: Final = 60
"""No turn in mind has more steps."""


def carry_out(state: EdoState, seat: int) -> list[int]:
    """Play the card of the present slot with the seat's own script, from an empty stack.

    Returns what the seat did.
    """
    slot = plans.open_slot(state, seat)
    state.own = plans.own(slot)
    state.neutral = plans.neutral(slot)
    state.black = plans.black(slot)
    state.moving = 1
    state.push(frames.TURNS[plans.action(slot)].ask(seat, state.passes))
    return finish_turn(state, seat)


def finish_turn(state: EdoState, seat: int) -> list[int]:
    """Play the turn that alone is on the stack to its end; returns what the seat did."""
    steps: list[int] = []
    done: list[int] = []
    for _ in range(PATIENCE):
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
