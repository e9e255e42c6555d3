"""Promise: an event goes over the wire whole; no fact of it hides what every event says."""

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.runs import Run
from hatamoto.kernel.events import RESERVED, Event
from hatamoto.kernel.match import Match
from hatamoto.kernel.record import compact
from hatamoto.kernel.seats import EVERYONE, seats_in

PROMISE = "telling"


def check_telling(case: Case, games: int) -> set[str]:
    """Look at every event of random games; returns the kinds that came up."""
    kinds: set[str] = set()
    for luck in range(games):
        run = Run(case, luck)
        while not run.is_over:
            for event in run.step().events:
                check_event(case, run.match, event)
                kinds.add(event.kind)
    return kinds


def check_event(case: Case, match: Match, event: Event) -> None:
    """The wire form has the kind, the audience and all facts under their own names."""
    shadowed = sorted(RESERVED.intersection(event.facts))
    if shadowed:
        message = f"{event.kind} has a fact named {', '.join(shadowed)}"
        raise case.fault(PROMISE, message, match)
    to: object = "all" if event.to == EVERYONE else seats_in(event.to)
    if compact(event.as_json()) != compact({**event.facts, "kind": event.kind, "to": to}):
        raise case.fault(PROMISE, f"{event.kind} is not sent as it was told", match)
    if not event.rule:
        raise case.fault(PROMISE, f"{event.kind} cites no paragraph", match)
