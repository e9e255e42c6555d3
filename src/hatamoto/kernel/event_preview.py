"""Previews the public events of an action, so that a board can draw them before it is chosen."""

from hatamoto.kernel.events import Event
from hatamoto.kernel.seats import EVERYONE
from hatamoto.kernel.state import State


def preview_events(state: State, seat: int, action: int) -> list[Event]:
    """The public events of a legal action itself; none unless its kind has `previews_events`.

    The action is tried on a copy of the true state, so only kinds whose events do not depend on
    hidden information may have it; the secrecy check compares this. Automatic steps that follow
    are not run.
    """
    frame = state.open_frame(seat)
    kind = state.game.kind(frame)
    if not kind.previews_events:
        return []
    trial = state.clone()
    trial.events = []
    trial.stack.pop()
    kind.apply(trial, frame, action)
    return [event for event in trial.events if event.to == EVERYONE]
