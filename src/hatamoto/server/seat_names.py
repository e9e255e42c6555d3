"""Names at one table: two people there never go by names that look the same."""

from __future__ import annotations

from itertools import count

from hatamoto.server.server_time import now_ms
from hatamoto.store.confusables import skeletons
from hatamoto.table import proposals
from hatamoto.table.entries import Entry
from hatamoto.table.setup import MAX_NAME_LENGTH
from hatamoto.table.table import Table


def unname(table: Table, seat: int, owner: str, name: str) -> Entry | None:
    """Take its name from a seat; None if it does not look like `name`, or is the owner's."""
    row = table.seats[seat]
    if row.holder in ("", owner) or not skeletons(row.name) & skeletons(name):
        return None
    return proposals.unname(table, seat, now_ms())


def distinct_name(table: Table, holder: str, name: str) -> str:
    """A name as it is, or with a number if somebody else's name at the table looks like it."""
    own = table.held_by(holder)
    others = [seat.name for number, seat in enumerate(table.seats) if number not in own]
    taken = set().union(*(skeletons(other) for other in others if other))
    if not taken & skeletons(name):
        return name
    marks = (f" ({number})" for number in count(2))
    numbered = (name[: MAX_NAME_LENGTH - len(mark)] + mark for mark in marks)
    return next(one for one in numbered if not taken & skeletons(one))
