"""Promise: in a game that calls itself open everybody sees and hears everything."""

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.runs import Run, Step
from hatamoto.kernel.match import Match
from hatamoto.kernel.seats import EVERYONE, WATCHER

PROMISE = "openness"


def check_openness(case: Case) -> int:
    """One random game in which nothing is kept from anybody; returns how many steps it has."""
    run = Run(case)
    while not run.is_over:
        step = run.step()
        check_told(case, run.match, step)
        check_shown(case, run.match)
    return run.count


def check_told(case: Case, match: Match, step: Step) -> None:
    """The line and its events are for all, and nobody learns what another does not."""
    if step.audience != EVERYONE:
        raise case.fault(PROMISE, "a line is kept from somebody", match)
    for event in step.events:
        if event.to != EVERYONE:
            raise case.fault(PROMISE, f"{event.kind} is kept from somebody", match)
    if match.state.branches is not None or match.state.ledger or match.state.learned:
        raise case.fault(PROMISE, "somebody answers or learns in secret", match)


def check_shown(case: Case, match: Match) -> None:
    """All see the same but for which seat is theirs, and a position hides nothing."""
    state = match.state
    seen = state.view(WATCHER) | {"you": None}
    for seat in range(case.seats):
        if state.view(seat) | {"you": None} != seen:
            raise case.fault(PROMISE, f"seat {seat} is shown something else", match)
        if state.position(seat) != state.position():
            raise case.fault(PROMISE, f"the position of seat {seat} hides something", match)
