"""Which actions cannot be undone, and why; found by trying each on a copy."""

from typing import Final, Literal, TypeAlias

from hatamoto.kernel.seats import BITS, NATURE
from hatamoto.kernel.state import State

FinalReason: TypeAlias = Literal["closes", "shows", "reveals", "passes"]
"""The action closes a simultaneous step, shows others a card, leads to a draw, to something learned
or to the end of the game, or passes the turn to a seat that shows a card without waiting, at once
or after it has answered what comes before.

The three consequences of "reveals" can depend on hidden information, so they share one reason.
Whether an action shows one of the seat's own cards depends on the decision alone, and so does
whether the next answer shows one.
"""
MAX_ANSWERS: Final = 16
"""How many answers of seats that do not wait are followed up to the turn they begin."""


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
    """Whether one of these seats is to act alone, and its answer shows a card; where turns begin
    with such an answer, what it has to answer before is followed up to there."""
    if any(kind.opens_turn for kind in state.game.kinds):
        return reaches_turn(state, instant, 0)
    if not acts_alone(state, instant):
        return False
    return state.game.kind(state.open_frame(state.actor())).shows


def reaches_turn(state: State, instant: int, answers: int) -> bool:
    """Whether these seats come to begin a turn, or to a draw, before anybody else is asked.

    Which answers they give before is not known. On a list every answer is followed, because each
    leads somewhere else; on the board the first one stands for all.
    """
    if state.actor() == NATURE:
        return answers > 0
    if not acts_alone(state, instant):
        return False
    actor = state.actor()
    kind = state.game.kind(state.open_frame(actor))
    if kind.opens_turn or answers == MAX_ANSWERS:
        return kind.opens_turn
    legal = state.legal(actor)
    for action in legal if kind.surface == "prompt" else legal[:1]:
        trial = state.clone()
        trial.apply(actor, action)
        if reaches_turn(trial, instant, answers + 1):
            return True
    return False


def acts_alone(state: State, instant: int) -> bool:
    """Whether one of these seats is to act, and nobody else."""
    actor = state.actor()
    return state.branches is None and actor >= 0 and instant & BITS[actor] != 0


def is_last_to_answer(state: State, seat: int) -> bool:
    """Whether a simultaneous step closes as soon as this seat has answered in full."""
    return state.branches is not None and state.branches.owing == BITS[seat]
