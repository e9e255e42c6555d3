"""Which actions cannot be undone, and why; found by trying each on a copy."""

from typing import Literal, TypeAlias

from hatamoto.kernel.seats import BITS, NATURE
from hatamoto.kernel.state import State

FinalReason: TypeAlias = Literal["closes", "shows", "reveals", "passes"]
"""The action closes a simultaneous step, shows others a card, leads to a draw, to something learned
or to the end of the game, or passes the turn to a seat that shows a card without waiting.

The three consequences of "reveals" can depend on hidden information, so they share one reason.
Whether an action shows one of the seat's own cards depends on the decision alone, and so does
whether the next answer shows one.
"""


def final_reasons(state: State, seat: int, instant: int = 0) -> list[FinalReason | None]:
    """For each legal action of a seat, why undo would be impossible after it; None if it is
    possible. `instant` is the mask of the seats that answer without waiting, such as bots.

    The copies are of the true state, because a sample can take as long as a bot thinks. The result
    is public all the same: the secrecy check compares it between worlds that the seat cannot tell
    apart.
    """
    return [final_reason(state, seat, action, instant) for action in state.legal(seat)]


def final_reason(state: State, seat: int, action: int, instant: int = 0) -> FinalReason | None:
    """Why undo would be impossible after one legal action."""
    trial = state.clone()
    trial.apply(seat, action)
    if state.branches is not None:
        return "closes" if trial.learned != state.learned else None
    is_revealing = trial.learned != state.learned or trial.actor() == NATURE
    if not is_revealing and trial.outcome() is None:
        return "passes" if shows_next(trial, instant) else None
    return "shows" if state.game.kind(state.open_frame(seat)).shows else "reveals"


def shows_next(state: State, instant: int) -> bool:
    """Whether one of these seats is to act alone, and its answer shows a card."""
    actor = state.actor()
    if state.branches is not None or actor < 0 or instant & BITS[actor] == 0:
        return False
    return state.game.kind(state.open_frame(actor)).shows


def is_last_to_answer(state: State, seat: int) -> bool:
    """Whether a simultaneous step closes as soon as this seat has answered in full."""
    return state.branches is not None and state.branches.owing == BITS[seat]
