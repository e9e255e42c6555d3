"""The store of tables: append-only entries, and a summary of each table for the lists."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from concurrent.futures import Future
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    false,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from hatamoto.kernel.errors import HatamotoError
from hatamoto.kernel.seats import bit
from hatamoto.store.database import Database
from hatamoto.store.editions import Editions
from hatamoto.store.names import check_seat_name, set_seat_looks, tables_naming
from hatamoto.store.schema import ENTRIES, HOLDERS, SEATINGS, SEEN, SNAPSHOTS, TABLES
from hatamoto.store.sessions import CredentialRevoked, keep_holder
from hatamoto.table.entries import RENAMED, SAT, Entry
from hatamoto.table.message_builder import summary
from hatamoto.table.messages import OVER, PLAYING, WAITING, Summary
from hatamoto.table.snapshot import Snapshot, decode_snapshot, encode_snapshot, table_from_snapshot
from hatamoto.table.table import Table, fold_entries

PAGE: Final = 30
SNAPSHOT_EVERY: Final = 100
"""Loading a table that has a snapshot folds at most this many entries."""
CHANNEL: Final = "hatamoto"
Columns = dict[str, object]
Appended = tuple[str, Entry]
"""An entry and the id of its table."""

ADD_ENTRY: Final = insert(ENTRIES)
ADD_ENTRIES: Final = (
    "INSERT INTO entries (table_id, number, at, kind, seat, data, key) "
    "WITH given (a, b, c, d, e, f, g) AS (VALUES {}) "
    "SELECT a, b, c, d, e, f, g FROM given WHERE a IN (SELECT id FROM tables)"
)
ADD_AND_NOTIFY: Final = (
    "WITH added AS (INSERT INTO entries (table_id, number, at, kind, seat, data, key) "
    "SELECT a, b, c, d, e, f::json, g FROM unnest(%s::text[], %s::int[], %s::bigint[], "
    "%s::text[], %s::int[], %s::text[], %s::text[]) AS given (a, b, c, d, e, f, g) "
    "JOIN tables ON tables.id = a FOR KEY SHARE OF tables "
    "RETURNING table_id, number) "
    "SELECT pg_notify(%s, 'entry ' || table_id || ' ' || %s || ' ' || number) FROM added"
)
"""Adds entries and notifies the other processes of each, in one round trip.

It locks their tables against being deleted; an entry of one that was deleted is not added.
"""
ADD_SEAT: Final = insert(SEATINGS)
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
SAVE_SNAPSHOT: Final = text(
    "INSERT INTO snapshots (table_id, entries, data) VALUES (:table_id, :entries, :data) "
    "ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, data = excluded.data "
    "WHERE snapshots.entries < excluded.entries"
)
"""Never replaces a later snapshot."""
UPDATE_TABLE: Final = text(
    "UPDATE tables SET status = :status, public = :public, entries = :entries, bots = :bots, "
    "deadline = :deadline, changed_at = :changed_at, summary = :summary "
    "WHERE id = :id AND entries < :entries"
)
"""Never replaces a later summary."""
UPDATE_SEATINGS: Final = text(
    "UPDATE seatings SET owes = ((:owing >> seat) & 1) = 1 WHERE table_id = :id "
    "AND (SELECT entries FROM tables WHERE id = :id) = :entries"
)
"""Updates who is to act, unless the summary is from a later entry."""
USED_KEY: Final = text(
    "SELECT key FROM entries WHERE table_id = :id AND key IS NOT NULL "
    "AND substr(key, 1, 16) = :half"
)
ENCODER: Final = msgspec.json.Encoder()


class NoSuchTable(HatamotoError):
    """There is no table with this id."""

    slug = "no-such-table"


class Conflict(HatamotoError):
    """Another process has already written the entry with this number."""

    slug = "conflict"


class Store:
    """Tables in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.editions = Editions(database)
        self.process = secrets.token_hex(6)
        """Identifies this process to the others on the same database."""

    # Writing

    def append(self, id: str, entry: Entry) -> Future[None]:
        """Add the next entry of a table; Conflict if an entry with its number exists."""
        if entry.kind in (SAT, RENAMED):
            return self.database.write(
                lambda connection: self._append_named(connection, id, entry), id
            )
        return self.database.write_row(self._append, (id, entry), id)

    def create(self, id: str, entry: Entry) -> Future[None]:
        """Add a new table with its first entry; Conflict if the id is taken."""
        table = Table(id, entry)
        return self.database.write(lambda connection: self._create(connection, table, entry), id)

    def _create(self, connection: Connection, table: Table, entry: Entry) -> None:
        values = {"id": table.id, "game": table.setup.game, **row(table)}
        try:
            connection.execute(insert(TABLES).values(**values))
        except IntegrityError:
            raise Conflict(f"table {table.id} already exists") from None
        connection.execute(ADD_ENTRY, entry_row(table.id, entry))
        for seat in table.people():
            check_seat_name(connection, table.seats[seat].holder, table.seats[seat].name)
            add_seat(connection, table.id, seat, table.seats[seat].holder)
            set_seat_looks(connection, table.id, seat, table.seats[seat].name)

    def _append_named(self, connection: Connection, id: str, entry: Entry) -> None:
        """Add an entry that names somebody in a seat; SAT also seats them."""
        name = str(entry.data["name"])
        if entry.kind == SAT:
            holder = str(entry.data["holder"])
        else:
            same = and_(SEATINGS.c.table_id == id, SEATINGS.c.seat == entry.seat)
            query = select(SEATINGS.c.holder).where(same)
            holder = connection.execute(query).scalar() or ""
        check_seat_name(connection, holder, name)
        self._append(connection, [(id, entry)])
        if entry.kind == SAT:
            add_seat(connection, id, entry.seat, holder)
        set_seat_looks(connection, id, entry.seat, name)

    def _append(self, connection: Connection, entries: list[Appended]) -> None:
        """Add entries of any tables in one statement; Conflict if one of them exists, NoSuchTable
        if a table was deleted."""
        rows = [entry_columns(id, entry) for id, entry in entries]
        try:
            if self.database.is_postgres:
                columns = [list(column) for column in zip(*rows, strict=True)]
                added = connection.exec_driver_sql(
                    ADD_AND_NOTIFY, (*columns, CHANNEL, self.process)
                )
            else:
                values = tuple(value for row in rows for value in row)
                added = connection.exec_driver_sql(add_entries(len(rows)), values)
        except IntegrityError:
            numbers = ", ".join(f"entry {entry.number} of table {id}" for id, entry in entries)
            raise Conflict(f"already written: {numbers}") from None
        if added.rowcount < len(rows):
            raise NoSuchTable("this table was deleted, as nobody had played at it")

    def notify(self, topic: str, id: str, *words: str) -> None:
        """Notify the other processes about a table; the notice may get lost."""
        if self.database.is_postgres:
            self.database.write(lambda connection: self._notify(connection, topic, id, *words), id)

    def _notify(self, connection: Connection, topic: str, id: str, *words: str) -> None:
        payload = " ".join((topic, id, self.process, *words))
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    def summarise(self, tables: Sequence[Table]) -> Future[None]:
        """Write the summaries that lists show; a newer one is never overwritten."""
        rows = sorted((summary_row(table) for table in tables), key=lambda row: str(row["id"]))

        def work(connection: Connection) -> None:
            connection.execute(UPDATE_TABLE, rows)
            connection.execute(UPDATE_SEATINGS, rows)

        return self.database.write(work)

    def save_snapshot(self, table: Table, last: Entry) -> Future[None]:
        """Store the folded table as of its last entry, so that it loads fast."""
        return self.write_snapshot(table.id, table.count, encode_snapshot(table, last))

    def write_snapshot(self, id: str, entries: int, data: bytes) -> Future[None]:
        """Store the snapshot of a table after so many entries."""
        row = {"table_id": id, "entries": entries, "data": data}

        def work(connection: Connection) -> None:
            connection.execute(SAVE_SNAPSHOT, row)

        return self.database.write(work, id)

    def mark_seen(self, id: str, holder: str, moment: int) -> Future[None]:
        """Record how much of a table's record a person has seen."""

        def work(connection: Connection) -> None:
            same = and_(SEEN.c.table_id == id, SEEN.c.holder == holder)
            if connection.execute(update(SEEN).where(same).values(moment=moment)).rowcount == 0:
                connection.execute(insert(SEEN).values(table_id=id, holder=holder, moment=moment))

        return self.database.write(work)

    # Reading

    def history(self, id: str, after: int = -1) -> list[Entry]:
        """The entries of a table with numbers above `after`, in order."""
        return self._entries(id, ENTRIES.c.number > after)

    def _entries(self, id: str, which: ColumnElement[bool]) -> list[Entry]:
        wanted = and_(ENTRIES.c.table_id == id, which)
        query = select(ENTRIES).where(wanted).order_by(ENTRIES.c.number)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        found = [Entry(row.number, row.at, row.kind, row.seat, row.data, row.key) for row in rows]
        self.editions.prepare(found)
        return found

    def used_key(self, id: str, key: str) -> str | None:
        """The stored key whose first half is the same, if something was done under it."""
        half = {"id": id, "half": key[: len(key) // 2]}
        return self.database.read(lambda connection: connection.execute(USED_KEY, half).scalar())

    def load(self, id: str) -> Table:
        """Load a table from its snapshot, if any, and its entries; raises NoSuchTable."""
        return self._from_snapshot(id) or self._from_entries(id)

    def _from_entries(self, id: str) -> Table:
        history = self.history(id)
        if not history:
            raise NoSuchTable("there is no such table")
        table = fold_entries(id, history)
        if len(history) > SNAPSHOT_EVERY:
            self.save_snapshot(table, history[-1])
        return table

    def snapshot(self, id: str) -> Snapshot | None:
        """The snapshot of a table, or None if there is none or it is damaged."""
        query = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == id)
        data = self.database.read(lambda connection: connection.execute(query).scalar())
        return None if data is None else decode_snapshot(data)

    def _from_snapshot(self, id: str) -> Table | None:
        """The table from its snapshot and the later entries; None if they do not fit together."""
        kept = self.snapshot(id)
        if kept is None:
            return None
        last = kept.count - 1
        history = self._entries(id, or_(ENTRIES.c.number == 0, ENTRIES.c.number >= last))
        if [entry.number for entry in history[:2]] != [0, last]:
            return None
        self.editions.prepare_content(history[0], kept.edition[-1])
        return table_from_snapshot(id, kept, history)

    def last_seen(self, id: str, holder: str) -> int | None:
        """How much of a table's record a person has seen."""
        query = select(SEEN.c.moment).where(SEEN.c.table_id == id, SEEN.c.holder == holder)
        return self.database.read(lambda connection: connection.execute(query).scalar())

    def list_tables(self, listing: str, holder: str, page: int = 0) -> list[Summary]:
        """A page of summaries of `mine` (my turn first), `open`, `live` or `finished`."""
        query = self._list(listing, holder).limit(PAGE).offset(PAGE * page)
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    def _list(self, listing: str, holder: str) -> Select[Any]:
        owes = func.max(case((SEATINGS.c.owes, 1), else_=0)).label("owes")
        sat = select(SEATINGS.c.table_id, owes).where(SEATINGS.c.holder == holder)
        mine = sat.group_by(SEATINGS.c.table_id).subquery()
        newest = TABLES.c.changed_at.desc()
        if listing == "mine":
            query = select(TABLES.c.summary).join(mine, mine.c.table_id == TABLES.c.id)
            return query.where(TABLES.c.status != OVER).order_by(mine.c.owes.desc(), newest)
        own = TABLES.c.id.in_(select(mine.c.table_id)) if listing == "finished" else false()
        public = or_(TABLES.c.public.is_(True), own)
        status = {"open": WAITING, "live": PLAYING, "finished": OVER}[listing]
        return select(TABLES.c.summary).where(public, TABLES.c.status == status).order_by(newest)

    def seats_held(self, ids: list[str], holder: str) -> dict[str, list[int]]:
        """By table, the seats a person holds."""
        wanted = and_(SEATINGS.c.table_id.in_(ids), SEATINGS.c.holder == holder)
        query = select(SEATINGS.c.table_id, SEATINGS.c.seat).where(wanted)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        found: dict[str, list[int]] = {}
        for id, seat in rows:
            found.setdefault(id, []).append(seat)
        return found

    def unfinished(self) -> list[str]:
        """Tables where a bot is to move, and those whose summary is out of date."""
        own = ENTRIES.c.table_id == TABLES.c.id
        last = select(func.max(ENTRIES.c.number)).where(own).scalar_subquery()
        behind = TABLES.c.entries <= last
        wanted = and_(TABLES.c.status != OVER, or_(TABLES.c.bots.is_(True), behind))
        query = select(TABLES.c.id).where(wanted)
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    def unfinished_of(self, holder: str) -> list[str]:
        """The unfinished tables where a person has a seat."""
        own = select(SEATINGS.c.table_id).where(SEATINGS.c.holder == holder)
        query = select(TABLES.c.id).where(TABLES.c.status != OVER, TABLES.c.id.in_(own))
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    def tables_naming(self, owner: str, name: str) -> list[str]:
        """The unfinished tables where somebody else has a name that looks like this one."""
        query = tables_naming(owner, name)
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    def due(self, at: int) -> list[str]:
        """The tables whose deadline has passed."""
        query = select(TABLES.c.id).where(TABLES.c.deadline <= at)
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))


def row(table: Table) -> Columns:
    """The columns of a table's summary."""
    return {
        "status": table.status,
        "public": table.setup.public and not (table.setup.reserved and table.status == WAITING),
        "entries": table.count,
        "bots": table.bot_to_move() is not None,
        "deadline": table.deadline(),
        "changed_at": table.changed_at,
        "summary": summary(table),
    }


def summary_row(table: Table) -> Columns:
    """The columns of a table's summary for plain SQL, with the seats to act as a bit mask."""
    columns = row(table)
    owing = sum(bit(seat) for seat in table.to_act())
    return {
        **columns,
        "id": table.id,
        "owing": owing,
        "summary": ENCODER.encode(columns["summary"]).decode(),
    }


@cache
def add_entries(number: int) -> str:
    """The SQLite statement that inserts this many entries."""
    return ADD_ENTRIES.format(", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * number))


def entry_columns(id: str, entry: Entry) -> tuple[object, ...]:
    """An entry as the parameters of a plain SQL statement."""
    data = ENCODER.encode(entry.data).decode()
    return (id, entry.number, entry.at, entry.kind, entry.seat, data, entry.key)


def entry_row(id: str, entry: Entry) -> Columns:
    return {
        "table_id": id,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": entry.data,
        "key": entry.key,
    }


def add_seat(connection: Connection, id: str, seat: int, holder: str) -> None:
    """Seat a person, who from now on is not deleted; raises CredentialRevoked if they were."""
    if not keep_holder(connection, HOLDERS.c.id == holder):
        raise CredentialRevoked
    values = {"table_id": id, "seat": seat, "holder": holder, "owes": False}
    connection.execute(ADD_SEAT, values)
