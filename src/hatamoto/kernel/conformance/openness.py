"""Promise: in a game with `is_open` everybody sees everything."""

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.runs import Run, Step
from hatamoto.kernel.match import Match
from hatamoto.kernel.seats import EVERYONE, WATCHER

PROMISE = "openness"


def check_openness(case: Case) -> int:
    """Check that nothing is hidden in one random game; returns its number of steps."""
    run = Run(case)
    while not run.is_over:
        step = run.step()
        check_events(case, run.match, step)
        check_views(case, run.match)
    return run.count


def check_events(case: Case, match: Match, step: Step) -> None:
    """Check that the line and its events are public, and nobody learns anything alone."""
    if step.audience != EVERYONE:
        raise case.fault(PROMISE, "a line is hidden from somebody", match)
    for event in step.events:
        if event.to != EVERYONE:
            raise case.fault(PROMISE, f"{event.kind} is hidden from somebody", match)
    if match.state.branches is not None or match.state.ledger or match.state.learned:
        raise case.fault(PROMISE, "somebody answers or learns in secret", match)


def check_views(case: Case, match: Match) -> None:
    """Check that all views are equal except for `you`, and that positions hide nothing."""
    state = match.state
    seen = state.view(WATCHER) | {"you": None}
    for seat in range(case.seats):
        if state.view(seat) | {"you": None} != seen:
            raise case.fault(PROMISE, f"seat {seat} has another view", match)
        if state.position(seat) != state.position():
            raise case.fault(PROMISE, f"the position of seat {seat} hides something", match)
