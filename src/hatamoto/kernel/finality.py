"""Which actions cannot be undone, and why; found by trying each on a copy."""

from typing import Literal, TypeAlias

from hatamoto.kernel.seats import BITS, NATURE
from hatamoto.kernel.state import State

FinalReason: TypeAlias = Literal["closes", "shows", "reveals"]
"""The action closes a simultaneous step, shows others a card, or leads to a draw, to something
learned or to the end of the game.

Which of the last three applies can depend on hidden information, so they share one reason. Whether
an action shows one of the seat's own cards depends on the decision alone.
"""


def final_reasons(state: State, seat: int) -> list[FinalReason | None]:
    """For each legal action of a seat, why undo would be impossible after it; None if it is
    possible.

    The copies are of the true state, because a sample can take as long as a bot thinks. The result
    is public all the same: the secrecy check compares it between worlds that the seat cannot tell
    apart.
    """
    return [final_reason(state, seat, action) for action in state.legal(seat)]


def final_reason(state: State, seat: int, action: int) -> FinalReason | None:
    """Why undo would be impossible after one legal action."""
    trial = state.clone()
    trial.apply(seat, action)
    if state.branches is not None:
        return "closes" if trial.learned != state.learned else None
    is_revealing = trial.learned != state.learned or trial.actor() == NATURE
    if not is_revealing and trial.outcome() is None:
        return None
    return "shows" if state.game.kind(state.open_frame(seat)).shows else "reveals"


def is_last_to_answer(state: State, seat: int) -> bool:
    """Whether a simultaneous step closes as soon as this seat has answered in full."""
    return state.branches is not None and state.branches.owing == BITS[seat]
