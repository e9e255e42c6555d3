"""Events: what happened, and who may see it."""

import pytest

from hatamoto.kernel.events import RESERVED, Event, seen_by
from hatamoto.kernel.seats import WATCHER, bit

PUBLIC = Event("round_began", {"round": 2})
PRIVATE = Event("loyalty_seen", {"clan": "cat"}, bit(0) | bit(2))


def test_a_public_event_is_sent_to_all() -> None:
    assert PUBLIC.as_json() == {"kind": "round_began", "to": "all", "round": 2}


def test_a_private_event_names_its_seats() -> None:
    assert PRIVATE.as_json() == {"kind": "loyalty_seen", "to": [0, 2], "clan": "cat"}


def test_each_sees_its_own_events_in_order() -> None:
    events = [PRIVATE, PUBLIC]
    assert seen_by(events, 0) == [PRIVATE, PUBLIC]
    assert seen_by(events, 1) == [PUBLIC]
    assert seen_by(events, 2) == [PRIVATE, PUBLIC]


def test_a_watcher_sees_public_events_only() -> None:
    assert seen_by([PRIVATE, PUBLIC], WATCHER) == [PUBLIC]


@pytest.mark.parametrize("name", sorted(RESERVED))
def test_no_fact_can_hide_what_every_event_says(name: str) -> None:
    assert name in {"kind", "to", "text"}
    with pytest.raises(AssertionError, match="kind_chosen has a fact with a reserved name"):
        Event("kind_chosen", {"seat": 0, name: "place"})
