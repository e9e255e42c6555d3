"""Carrying a planned card out in mind: the script of the turn, and small choices by the way."""

from typing import Final

from hatamoto.games.edo import codes
from hatamoto.games.edo.hints.small import small_choice
from hatamoto.games.edo.hints.turns import script
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.frames import framed, kind_of
from hatamoto.kernel.seats import NATURE

PATIENCE: Final = 60
"""No turn in mind has more steps."""


def carry_out(state: EdoState, seat: int) -> None:
    """Play the card of the present slot with the seat's own script, from an empty stack."""
    entry = state.plan[seat * codes.PLANNED + state.passes]
    state.own = entry >> 8 & 7
    state.neutral = entry >> 11 & 7
    state.black = entry >> 14
    state.moving = 1
    state.push(framed(codes.TURN + (entry >> 4 & 15), seat, state.passes))
    steps: list[int] = []
    for _ in range(PATIENCE):
        if not state.stack:
            return
        kind = kind_of(state.stack[-1])
        if kind == kind_of(state.stack[0]) and len(state.stack) == 1:
            if not steps:
                steps = script(state, seat)
            state.apply(seat, steps.pop(0))
        elif state.actor() == NATURE:
            state.apply(NATURE, state.legal(NATURE)[0])
            steps = []
        elif steps and steps[0] in state.legal(seat):
            state.apply(seat, steps.pop(0))
        else:
            state.apply(seat, small_choice(state, seat))
            steps = []
    while state.stack:
        state.stack.pop()
