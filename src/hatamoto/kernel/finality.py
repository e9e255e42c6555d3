"""Which actions cannot be taken back once they are done, and why: each is tried on a copy."""

from typing import Literal, TypeAlias

from hatamoto.kernel.seats import BITS, NATURE
from hatamoto.kernel.state import State

FinalReason: TypeAlias = Literal["closes", "shows", "reveals"]
"""A common step closes; the answer shows others a card; or something is drawn, learned, or over.

Which of the latter can depend on something hidden, such as a score, so it is not told. That an
answer shows a card of the seat's own is a matter of the question alone.
"""


def final_reasons(state: State, seat: int) -> list[FinalReason | None]:
    """Why undo would be impossible after each legal action of a seat; None where it is possible.

    The copies are of the true state, for a sample can take as long as a bot thinks. The answers
    are public all the same: the promise of secrecy compares them between worlds that the seat
    cannot tell apart.
    """
    return [final_reason(state, seat, action) for action in state.legal(seat)]


def final_reason(state: State, seat: int, action: int) -> FinalReason | None:
    """Why undo would be impossible after one legal action."""
    trial = state.clone()
    trial.apply(seat, action)
    if state.branches is not None:
        return "closes" if trial.learned != state.learned else None
    is_told = trial.learned != state.learned or trial.actor() == NATURE
    if not is_told and trial.outcome() is None:
        return None
    return "shows" if state.game.kind(state.open_frame(seat)).shows else "reveals"


def is_last_to_answer(state: State, seat: int) -> bool:
    """Whether a simultaneous step closes as soon as this seat has answered in full."""
    return state.branches is not None and state.branches.owing == BITS[seat]
