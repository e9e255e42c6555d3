"""Checks stored tables: their entries must replay to the stored summary and snapshot."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select

from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.record_checks import older_results
from hatamoto.store.database import OUTAGE
from hatamoto.store.schema import ENTRIES, SEATINGS, SNAPSHOTS, TABLES
from hatamoto.store.store import NoSuchTable, Store, row
from hatamoto.table.entries import Entry
from hatamoto.table.snapshot import (
    Snapshot,
    decode_snapshot,
    edition_signature,
    encode_snapshot,
    entry_hash,
    is_intact,
)
from hatamoto.table.table import Table


@dataclass(frozen=True)
class Report:
    """The result of checking a table."""

    id: str
    entries: int
    faults: tuple[str, ...] = ()
    """What is wrong, one sentence each."""
    skipped: str = ""
    """Why it cannot be checked: it uses rules or content that are not available."""


@dataclass(frozen=True)
class Kept:
    """What the database stores about a table in addition to its entries."""

    summary: Row[Any] | None
    snapshot: Snapshot | None
    is_damaged: bool
    """Whether the snapshot's checksum is wrong; one of another version is not a fault."""
    holders: dict[int, str]


class Integrity:
    """Checks the tables of a store. It changes nothing, and servers may be running."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def every_id(self) -> list[str]:
        """The ids of all tables, including those that have only entries or only a summary."""
        query = select(TABLES.c.id).union(select(ENTRIES.c.table_id))
        return sorted(self.store.database.read(lambda c: c.execute(query).scalars().all()))

    def check(self, id: str) -> Report:
        """Fold a table from its first entry and compare; raises NoSuchTable.

        Any error counts as damage of this table, so that the others are still checked.
        """
        try:
            return self._check(id)
        except (NoSuchTable, *OUTAGE):
            raise
        except Exception as error:
            return Report(id, 0, (f"it cannot be read: {describe(error)}",))

    def _check(self, id: str) -> Report:
        """`check` without the guard: raises what decoding raises.

        The entries are read last, so that entries added meanwhile cannot look like a fault.
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
        except Exception as error:  # A damaged entry can raise anything; name the entry.
            return Report(id, len(history), (f"entry 0 cannot be read: {describe(error)}",))
        return Report(id, len(history), tuple(faults(table, history, kept)))

    def _kept(self, id: str) -> Kept:
        def work(connection: Connection) -> Kept:
            found = connection.execute(select(TABLES).where(TABLES.c.id == id)).first()
            snapshots = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == id)
            data: bytes | None = connection.execute(snapshots).scalar()
            snapshot = None if data is None else decode_snapshot(data)
            seats = select(SEATINGS.c.seat, SEATINGS.c.holder).where(SEATINGS.c.table_id == id)
            holders = {one.seat: one.holder for one in connection.execute(seats)}
            is_damaged = data is not None and not is_intact(data)
            return Kept(found, snapshot, is_damaged, holders)

        return self.store.database.read(work)


def describe(error: Exception) -> str:
    """The type and message of an error, at most 200 characters."""
    return f"{type(error).__name__} {error}".strip()[:200]


def faults(table: Table, history: list[Entry], kept: Kept) -> Iterator[str]:
    """Fold the rest of a table that has only its first entry, and yield what is wrong."""
    yield from faults_now(table, history[0], kept)
    for entry in history[1:]:
        try:
            table.fold(entry)
        except Exception as error:  # As above.
            yield f"entry {entry.number} does not replay: {describe(error)}"
            return
        yield from faults_now(table, entry, kept)
    yield from faults_beyond(table, kept)


def faults_now(table: Table, last: Entry, kept: Kept) -> Iterator[str]:
    """Compare with the summary or the snapshot if either was made right after this entry."""
    if kept.summary is not None and table.count == kept.summary.entries:
        yield from summary_faults(table, kept.summary)
    shot = kept.snapshot
    if shot is not None and shot.count == table.count and shot.edition == edition_signature(table):
        if shot.last != entry_hash(last):
            yield f"entry {last.number} is not the one that the snapshot was made after"
        elif shot != decode_snapshot(encode_snapshot(table, last)):
            yield f"the entries up to {last.number} do not replay to the snapshot"


def faults_beyond(table: Table, kept: Kept) -> Iterator[str]:
    """What is wrong after the last entry."""
    if kept.summary is None:
        yield "it has no summary"
    elif kept.summary.entries > table.count:
        yield f"the summary counts {kept.summary.entries} entries, but there are {table.count}"
    if kept.is_damaged:
        yield "the snapshot is damaged"
    if kept.snapshot is not None and kept.snapshot.count > table.count:
        yield f"the snapshot counts {kept.snapshot.count} entries, but there are {table.count}"
    for seat, holder in kept.holders.items():
        if seat >= len(table.seats) or table.seats[seat].holder != holder:
            yield f"the list of seats has another holder for seat {seat}"


def summary_faults(table: Table, stored: Row[Any]) -> Iterator[str]:
    """The columns and fields of the summary that differ from what the entries give.

    Fields that only one of the two has come from another version and are not faults.
    """
    for name, value in row(table).items():
        if name != "summary" and getattr(stored, name) != value:
            yield f"the summary has {name} {getattr(stored, name)}, the entries have {value}"
        elif isinstance(value, dict):
            made = json.loads(json.dumps(value))
            kept = stored.summary
            wrong = [key for key in kept if key in made and made[key] != kept[key]]
            if "outcome" in wrong and is_older_outcome(table, kept["outcome"]):
                wrong.remove("outcome")
            yield from (f"the summary has another {key} than the entries" for key in wrong)


def is_older_outcome(table: Table, kept: object) -> bool:
    """Whether an outcome is what an earlier version wrote; those of finished games stay."""
    return table.match is not None and kept in older_results(table.match)
