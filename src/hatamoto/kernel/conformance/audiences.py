"""Promise: a seat's record contains no action that was hidden from it.

The secrecy check trusts a line's audience, so the audience is checked separately: if two actions
look the same to a seat, its record must not say which of them was chosen.
"""

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.perspectives import state_perspective, wire_text
from hatamoto.kernel.conformance.runs import Run, Step, random_choice
from hatamoto.kernel.events import Event, seen_by
from hatamoto.kernel.seats import WATCHER, is_in
from hatamoto.kernel.state import State

PROMISE = "audience"


def check_audiences(case: Case, games: int) -> int:
    """Replace each action with another; returns how often a seat could not tell the difference."""
    alike = 0
    for trial in range(games):
        run = Run(case, trial)
        while not run.is_over:
            before = run.match.state.clone()
            step = run.step()
            if not any(run.match.sealed):
                alike += check_step(run, before, step)
    return alike


def check_step(run: Run, before: State, step: Step) -> int:
    """The number of seats that cannot tell the action from another of the same verb."""
    verb = before.game.verbs.verb(step.action)
    others = [
        action
        for action in before.legal(step.seat)
        if action != step.action and before.game.verbs.verb(action) is verb
    ]
    if not others:
        return 0
    other = before.clone()
    events = events_of(other, step.seat, random_choice(run.rng, others))
    seats = [WATCHER, *range(run.case.seats)]
    blind = [
        seat
        for seat in seats
        if seat != step.seat and looks_alike(run.match.state, step.events, other, events, seat)
    ]
    for seat in blind:
        if is_in(step.audience, seat):
            line = before.game.notation(step.action)
            message = f"the record shows seat {seat} '{line}', which it did not see"
            raise run.case.fault(PROMISE, message, run.match)
    return len(blind)


def events_of(state: State, seat: int, action: int) -> list[Event]:
    """Apply an action and return its events."""
    events: list[Event] = []
    state.events = events
    state.apply(seat, action)
    state.events = None
    return events


def looks_alike(
    one: State, events: list[Event], other: State, other_events: list[Event], seat: int
) -> bool:
    """Whether a seat sees the same events and the same state in both."""
    received = [
        wire_text([event.as_json() for event in seen_by(e, seat)]) for e in (events, other_events)
    ]
    return received[0] == received[1] and state_perspective(one, seat) == state_perspective(
        other, seat
    )
