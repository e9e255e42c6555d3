"""The store of tables: append-only entries, and a summary of each table for the lists."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
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
from hatamoto.store.database import Database
from hatamoto.store.schema import ENTRIES, SEATINGS, SEEN, SNAPSHOTS, TABLES
from hatamoto.table.entries import SAT, Entry
from hatamoto.table.message_builder import summary
from hatamoto.table.messages import Summary
from hatamoto.table.snapshot import Snapshot, opened, resumed, taken
from hatamoto.table.table import OVER, PLAYING, WAITING, Table, loaded

PAGE: Final = 30
SNAPSHOT_EVERY: Final = 100
"""At most this many entries are folded to load a table that has a snapshot."""
CHANNEL: Final = "hatamoto"
Columns = dict[str, object]

ADD_ENTRY: Final = insert(ENTRIES)
ADD_SEAT: Final = insert(SEATINGS)
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
KEEP_SNAPSHOT: Final = text(
    "INSERT INTO snapshots (table_id, entries, data) VALUES (:table_id, :entries, :data) "
    "ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, data = excluded.data "
    "WHERE snapshots.entries < excluded.entries"
)
"""Never puts a snapshot behind a later one."""
UPDATE_TABLE: Final = update(TABLES).where(
    and_(TABLES.c.id == bindparam("table_id"), TABLES.c.entries < bindparam("newest"))
)
"""Never puts a summary behind a later one."""


class NoSuchTable(HatamotoError):
    """No table of that id."""

    slug = "no-such-table"


class Conflict(HatamotoError):
    """Another process has written the entry of that number."""

    slug = "conflict"


class Store:
    """Tables in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.process = secrets.token_hex(6)
        """What other processes on the same database know this one by."""

    # Writing

    def append(self, id: str, entry: Entry) -> Future[None]:
        """Add the next entry of a table; durable when done, Conflict when not the next."""
        return self.database.write(lambda connection: self._append(connection, id, entry), id)

    def create(self, id: str, entry: Entry) -> Future[None]:
        """Add a new table with its first entry; Conflict when there is one of that id."""
        table = Table(id, entry)
        return self.database.write(lambda connection: self._create(connection, table, entry), id)

    def _create(self, connection: Connection, table: Table, entry: Entry) -> None:
        values = {"id": table.id, "game": table.setup.game, **row(table)}
        try:
            connection.execute(insert(TABLES).values(**values))
        except IntegrityError:
            raise Conflict(f"there is a table {table.id}") from None
        connection.execute(ADD_ENTRY, entry_row(table.id, entry))
        for seat in table.people():
            add_seat(connection, table.id, seat, table.seats[seat].holder)

    def _append(self, connection: Connection, id: str, entry: Entry) -> None:
        try:
            connection.execute(ADD_ENTRY, entry_row(id, entry))
        except IntegrityError:
            raise Conflict(f"entry {entry.number} of table {id} is written") from None
        if entry.kind == SAT:
            add_seat(connection, id, entry.seat, str(entry.data["holder"]))
        if self.database.is_postgres:
            self._notify(connection, "entry", id, str(entry.number))

    def notify(self, kind: str, id: str, *words: str) -> None:
        """Send a notice about a table to the other processes; it may get lost."""
        if self.database.is_postgres:
            self.database.write(lambda connection: self._notify(connection, kind, id, *words), id)

    def _notify(self, connection: Connection, kind: str, id: str, *words: str) -> None:
        payload = " ".join((kind, id, self.process, *words))
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    def summarise(self, tables: Sequence[Table]) -> Future[None]:
        """Write the summaries of tables for the lists; never over a newer one."""
        rows = {table.id: (row(table), table.to_act()) for table in tables}

        def work(connection: Connection) -> None:
            for id, (values, to_act) in sorted(rows.items()):
                keys = {"table_id": id, "newest": values["entries"]}
                if connection.execute(UPDATE_TABLE.values(**values), keys).rowcount:
                    here = update(SEATINGS).where(SEATINGS.c.table_id == id)
                    connection.execute(here.values(owes=SEATINGS.c.seat.in_(to_act)))

        return self.database.write(work)

    def keep_snapshot(self, table: Table, last: Entry) -> Future[None]:
        """Write down the folded table after its last entry, so that it loads fast."""
        row = {"table_id": table.id, "entries": table.count, "data": taken(table, last)}

        def work(connection: Connection) -> None:
            connection.execute(KEEP_SNAPSHOT, row)

        return self.database.write(work, table.id)

    def look(self, id: str, holder: str, moment: int) -> Future[None]:
        """Remember how far somebody has looked."""

        def work(connection: Connection) -> None:
            same = and_(SEEN.c.table_id == id, SEEN.c.holder == holder)
            if connection.execute(update(SEEN).where(same).values(moment=moment)).rowcount == 0:
                connection.execute(insert(SEEN).values(table_id=id, holder=holder, moment=moment))

        return self.database.write(work)

    # Reading

    def history(self, id: str, after: int = -1) -> list[Entry]:
        """The entries of a table beyond a number, in order."""
        return self._entries(id, ENTRIES.c.number > after)

    def _entries(self, id: str, which: ColumnElement[bool]) -> list[Entry]:
        wanted = and_(ENTRIES.c.table_id == id, which)
        query = select(ENTRIES).where(wanted).order_by(ENTRIES.c.number)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        return [Entry(row.number, row.at, row.kind, row.seat, row.data, row.key) for row in rows]

    def has_key(self, id: str, key: str) -> bool:
        """Whether a command of that key was done at a table."""
        query = select(ENTRIES.c.number).where(ENTRIES.c.table_id == id, ENTRIES.c.key == key)
        return self.database.read(lambda c: c.execute(query).scalar()) is not None

    def load(self, id: str) -> Table:
        """The table as its entries make it, from its snapshot on; raises NoSuchTable."""
        return self._resumed(id) or self._folded(id)

    def _folded(self, id: str) -> Table:
        history = self.history(id)
        if not history:
            raise NoSuchTable("there is no such table")
        table = loaded(id, history)
        if len(history) > SNAPSHOT_EVERY:
            self.keep_snapshot(table, history[-1])
        return table

    def snapshot(self, id: str) -> Snapshot | None:
        """The snapshot of a table, if there is one and it is whole."""
        query = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == id)
        data = self.database.read(lambda connection: connection.execute(query).scalar())
        return None if data is None else opened(data)

    def _resumed(self, id: str) -> Table | None:
        """The table from its snapshot and the entries behind it; None unless all of it fits."""
        kept = self.snapshot(id)
        if kept is None:
            return None
        last = kept.count - 1
        history = self._entries(id, or_(ENTRIES.c.number == 0, ENTRIES.c.number >= last))
        if [entry.number for entry in history[:2]] != [0, last]:
            return None
        return resumed(id, kept, history)

    def seen(self, id: str, holder: str) -> int | None:
        """How far somebody has looked."""
        query = select(SEEN.c.moment).where(SEEN.c.table_id == id, SEEN.c.holder == holder)
        return self.database.read(lambda connection: connection.execute(query).scalar())

    def listed(self, kind: str, holder: str, page: int = 0) -> list[Summary]:
        """Summaries: my tables (those that wait for me first), open, being played, or finished."""
        query = self._list(kind, holder).limit(PAGE).offset(PAGE * page)
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    def _list(self, kind: str, holder: str) -> Select[Any]:
        owes = func.max(case((SEATINGS.c.owes, 1), else_=0)).label("owes")
        sat = select(SEATINGS.c.table_id, owes).where(SEATINGS.c.holder == holder)
        mine = sat.group_by(SEATINGS.c.table_id).subquery()
        newest = TABLES.c.changed_at.desc()
        if kind == "mine":
            query = select(TABLES.c.summary).join(mine, mine.c.table_id == TABLES.c.id)
            return query.where(TABLES.c.status != OVER).order_by(mine.c.owes.desc(), newest)
        own = TABLES.c.id.in_(select(mine.c.table_id)) if kind == "finished" else false()
        public = or_(TABLES.c.public.is_(True), own)
        status = {"open": WAITING, "live": PLAYING, "finished": OVER}[kind]
        return select(TABLES.c.summary).where(public, TABLES.c.status == status).order_by(newest)

    def holders_of(self, ids: list[str], holder: str) -> dict[str, list[int]]:
        """By table, the seats somebody holds."""
        wanted = and_(SEATINGS.c.table_id.in_(ids), SEATINGS.c.holder == holder)
        query = select(SEATINGS.c.table_id, SEATINGS.c.seat).where(wanted)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        found: dict[str, list[int]] = {}
        for id, seat in rows:
            found.setdefault(id, []).append(seat)
        return found

    def unfinished(self) -> list[str]:
        """The tables a bot has to move on, and those whose summary is behind their entries."""
        own = ENTRIES.c.table_id == TABLES.c.id
        last = select(func.max(ENTRIES.c.number)).where(own).scalar_subquery()
        behind = TABLES.c.entries <= last
        wanted = and_(TABLES.c.status != OVER, or_(TABLES.c.bots.is_(True), behind))
        query = select(TABLES.c.id).where(wanted)
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    def unfinished_of(self, holder: str) -> list[str]:
        """The tables somebody still plays at."""
        own = select(SEATINGS.c.table_id).where(SEATINGS.c.holder == holder)
        query = select(TABLES.c.id).where(TABLES.c.status != OVER, TABLES.c.id.in_(own))
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    def due(self, at: int) -> list[str]:
        """The tables where a clock has run out."""
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


def entry_row(id: str, entry: Entry) -> Columns:
    """An entry as columns."""
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
    """Somebody sits down."""
    values = {"table_id": id, "seat": seat, "holder": holder, "owes": False}
    connection.execute(ADD_SEAT, values)
