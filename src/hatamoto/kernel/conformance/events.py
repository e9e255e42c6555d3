"""Promise: an event keeps all its facts on the wire; none shadows a reserved key."""

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.runs import Run
from hatamoto.kernel.events import RESERVED, Event
from hatamoto.kernel.match import Match
from hatamoto.kernel.record import compact
from hatamoto.kernel.seats import EVERYONE, seats_in

PROMISE = "events"


def check_events(case: Case, games: int) -> set[str]:
    """Check every event of random games; returns the kinds that came up."""
    kinds: set[str] = set()
    for trial in range(games):
        run = Run(case, trial)
        while not run.is_over:
            for event in run.step().events:
                check_event(case, run.match, event)
                kinds.add(event.kind)
    return kinds


def check_event(case: Case, match: Match, event: Event) -> None:
    """Check that the wire form has the kind, the audience and all facts by name."""
    shadowed = sorted(RESERVED.intersection(event.facts))
    if shadowed:
        message = f"{event.kind} has a fact named {', '.join(shadowed)}"
        raise case.fault(PROMISE, message, match)
    to: object = "all" if event.to == EVERYONE else seats_in(event.to)
    if compact(event.as_json()) != compact({**event.facts, "kind": event.kind, "to": to}):
        raise case.fault(PROMISE, f"{event.kind} does not have all its facts on the wire", match)
    if not event.rule:
        raise case.fault(PROMISE, f"{event.kind} cites no paragraph", match)
