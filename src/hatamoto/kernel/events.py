"""What happened, in the past tense, with who may see it."""

from typing import Final, final

from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import EVERYONE, is_in, seats_in

RESERVED: Final = frozenset({"kind", "to", "text"})
"""Keys of every event on the wire; no fact may have one of these names."""


@final
class Event:
    """One thing that happened; logs, animations and speech are all rendered from it."""

    def __init__(self, kind: str, facts: Facts, to: int = EVERYONE) -> None:
        assert RESERVED.isdisjoint(facts), f"{kind} has a fact with a reserved name"
        self.kind = kind
        self.facts = facts
        self.to = to
        self.rule = ""
        """The paragraph of the decision, draw or step that emitted it."""

    def as_json(self) -> dict[str, object]:
        """The wire form, with `to` as "all" or the list of seats."""
        to: object = "all" if self.to == EVERYONE else seats_in(self.to)
        return {"kind": self.kind, "to": to, **self.facts}


def seen_by(events: list[Event], seat: int) -> list[Event]:
    """The events a seat (or WATCHER) may see, in order."""
    return [event for event in events if is_in(event.to, seat)]
