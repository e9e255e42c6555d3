"""Checks stored tables: their entries must replay to what is kept besides them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select

from hatamoto.kernel.errors import BadRecord
from hatamoto.store.schema import ENTRIES, SEATINGS, SNAPSHOTS, TABLES
from hatamoto.store.store import NoSuchTable, Store, row
from hatamoto.table.entries import Entry
from hatamoto.table.snapshot import Snapshot, hashed, opened, signed, taken
from hatamoto.table.table import Table


@dataclass(frozen=True)
class Report:
    """What was found about a table."""

    id: str
    entries: int
    faults: tuple[str, ...] = ()
    """What is wrong, in sentences."""
    skipped: str = ""
    """Why it cannot be checked: it was played by rules or content that are not here."""


@dataclass(frozen=True)
class Kept:
    """What the database has of a table besides its entries."""

    summary: Row[Any] | None
    snapshot: Snapshot | None
    is_damaged: bool
    """Whether there is a snapshot that cannot be read."""
    holders: dict[int, str]


class Integrity:
    """Checks the tables of a store; nothing is changed, and servers may run meanwhile."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def every_id(self) -> list[str]:
        """The tables there are."""
        query = select(TABLES.c.id).union(select(ENTRIES.c.table_id))
        return sorted(self.store.database.read(lambda c: c.execute(query).scalars().all()))

    def check(self, id: str) -> Report:
        """Fold a table from its first entry; raises NoSuchTable.

        The entries are read last: those that are added meanwhile are beyond what is compared.
        """
        kept = self._kept(id)
        history = self.store.history(id)
        if kept.summary is None and not history:
            raise NoSuchTable(f"there is no table {id!r:.40}")
        if [entry.number for entry in history] != list(range(len(history))) or not history:
            return Report(id, len(history), ("entries are missing",))
        try:
            table = Table(id, history[0])
        except BadRecord as error:
            return Report(id, len(history), skipped=str(error))
        except Exception as error:  # Whatever damage makes of it, the entry is to be named.
            return Report(id, len(history), (f"entry 0 cannot be read: {told(error)}",))
        return Report(id, len(history), tuple(faults(table, history, kept)))

    def _kept(self, id: str) -> Kept:
        def work(connection: Connection) -> Kept:
            found = connection.execute(select(TABLES).where(TABLES.c.id == id)).first()
            snapshots = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == id)
            data: bytes | None = connection.execute(snapshots).scalar()
            snapshot = None if data is None else opened(data)
            seats = select(SEATINGS.c.seat, SEATINGS.c.holder).where(SEATINGS.c.table_id == id)
            holders = {one.seat: one.holder for one in connection.execute(seats)}
            return Kept(found, snapshot, data is not None and snapshot is None, holders)

        return self.store.database.read(work)


def told(error: Exception) -> str:
    """An error in a few words."""
    return f"{type(error).__name__} {error}".strip()[:200]


def faults(table: Table, history: list[Entry], kept: Kept) -> Iterator[str]:
    """What is wrong with a table that has taken in its first entry."""
    yield from faults_now(table, history[0], kept)
    for entry in history[1:]:
        try:
            table.fold(entry)
        except Exception as error:  # As above.
            yield f"entry {entry.number} does not replay: {told(error)}"
            return
        yield from faults_now(table, entry, kept)
    yield from faults_beyond(table, kept)


def faults_now(table: Table, last: Entry, kept: Kept) -> Iterator[str]:
    """What is wrong after an entry, if the summary or the snapshot was made after it."""
    if kept.summary is not None and table.count == kept.summary.entries:
        yield from summary_faults(table, kept.summary)
    shot = kept.snapshot
    if shot is not None and shot.count == table.count and shot.edition == signed(table):
        if shot.last != hashed(last):
            yield f"entry {last.number} is not the one that the snapshot was made after"
        elif shot != opened(taken(table, last)):
            yield f"the entries up to {last.number} do not replay to the snapshot"


def faults_beyond(table: Table, kept: Kept) -> Iterator[str]:
    """What is wrong once every entry is folded."""
    if kept.summary is None:
        yield "it has no summary"
    elif kept.summary.entries > table.count:
        yield f"the summary knows {kept.summary.entries} entries, and there are {table.count}"
    if kept.is_damaged:
        yield "the snapshot is damaged"
    if kept.snapshot is not None and kept.snapshot.count > table.count:
        yield f"the snapshot knows {kept.snapshot.count} entries, and there are {table.count}"
    for seat, holder in kept.holders.items():
        if seat >= len(table.seats) or table.seats[seat].holder != holder:
            yield f"seat {seat} is another's in the list of seats"


def summary_faults(table: Table, stored: Row[Any]) -> Iterator[str]:
    """The columns and fields of the summary that are not as the entries have it.

    Fields that only one of both has are of another version, and no fault.
    """
    for name, value in row(table).items():
        if name != "summary" and getattr(stored, name) != value:
            yield f"the summary has {name} {getattr(stored, name)}, the entries have {value}"
        elif isinstance(value, dict):
            made = json.loads(json.dumps(value))
            kept = stored.summary
            wrong = [key for key in kept if key in made and made[key] != kept[key]]
            yield from (f"the summary has another {key} than the entries" for key in wrong)
