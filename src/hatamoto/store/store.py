"""The store of tables: append-only entries, and a summary beside each table for the lists."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

from sqlalchemy import Connection, and_, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from hatamoto.kernel.errors import HatamotoError
from hatamoto.store.database import Database
from hatamoto.store.schema import ENTRIES, SEATINGS, SEEN, TABLES
from hatamoto.table.entries import Entry
from hatamoto.table.message import summary
from hatamoto.table.table import OVER, PLAYING, WAITING, Table, loaded

PAGE: Final = 30
CHANNEL: Final = "hatamoto"
Summary = dict[str, object]


class NoSuchTable(HatamotoError):
    """No table of that id."""

    slug = "no-such-table"


class Conflict(HatamotoError):
    """Somebody else has written the entry of that number."""

    slug = "conflict"


class Store:
    """Tables in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Writing

    def append(self, table: Table, entry: Entry) -> Future[None]:
        """Add the next entry of a table; durable when done, Conflict when not the next."""
        return self.database.write(lambda connection: self._append(connection, table.id, entry))

    def create(self, id: str, entry: Entry) -> Future[None]:
        """Add a new table with its first entry."""
        return self.database.write(lambda connection: self._create(connection, id, entry))

    def _create(self, connection: Connection, id: str, entry: Entry) -> None:
        table = Table(id, entry)
        connection.execute(insert(TABLES).values(id=id, game=table.setup.game, **row(table)))
        connection.execute(insert(ENTRIES).values(entry_row(id, entry)))
        self._seat(connection, table)

    def _append(self, connection: Connection, id: str, entry: Entry) -> None:
        try:
            connection.execute(insert(ENTRIES).values(entry_row(id, entry)))
        except IntegrityError:
            raise Conflict(f"entry {entry.number} of table {id} is written") from None
        if self.database.is_postgres:
            payload = f"{id} {entry.number}"
            connection.execute(select(func.pg_notify(CHANNEL, payload)))

    def summarise(self, table: Table) -> Future[None]:
        """Write down how the table stands, for the lists; never behind an earlier summary."""
        values = row(table)
        seats = seat_rows(table)
        return self.database.write(lambda c: self._summarise(c, table.id, values, seats))

    def _summarise(
        self, connection: Connection, id: str, values: Summary, seats: list[Summary]
    ) -> None:
        newer = and_(TABLES.c.id == id, TABLES.c.entries < values["entries"])
        connection.execute(update(TABLES).where(newer).values(**values))
        for seat in seats:
            self._put_seat(connection, seat)

    def _seat(self, connection: Connection, table: Table) -> None:
        for seat in seat_rows(table):
            self._put_seat(connection, seat)

    def _put_seat(self, connection: Connection, seat: Summary) -> None:
        same = and_(SEATINGS.c.table_id == seat["table_id"], SEATINGS.c.seat == seat["seat"])
        if connection.execute(select(SEATINGS.c.seat).where(same)).first() is None:
            connection.execute(insert(SEATINGS).values(**seat))

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
        wanted = and_(ENTRIES.c.table_id == id, ENTRIES.c.number > after)
        query = select(ENTRIES).where(wanted).order_by(ENTRIES.c.number)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        return [Entry(row.number, row.at, row.kind, row.seat, row.data) for row in rows]

    def load(self, id: str) -> Table:
        """The table as its entries make it; raises NoSuchTable."""
        history = self.history(id)
        if not history:
            raise NoSuchTable("there is no such table")
        return loaded(id, history)

    def seen(self, id: str, holder: str) -> int | None:
        """How far somebody has looked."""
        query = select(SEEN.c.moment).where(SEEN.c.table_id == id, SEEN.c.holder == holder)
        return self.database.read(lambda connection: connection.execute(query).scalar())

    def listed(self, kind: str, holder: str, page: int = 0) -> list[Summary]:
        """Summaries: my tables, open ones, those being played, or finished ones."""
        mine = TABLES.c.id.in_(select(SEATINGS.c.table_id).where(SEATINGS.c.holder == holder))
        public = TABLES.c.public.is_(True)
        where = {
            "mine": and_(mine, TABLES.c.status != OVER),
            "open": and_(public, TABLES.c.status == WAITING),
            "live": and_(public, TABLES.c.status == PLAYING),
            "finished": and_(or_(public, mine), TABLES.c.status == OVER),
        }[kind]
        query = select(TABLES.c.summary).where(where).order_by(TABLES.c.changed_at.desc())
        query = query.limit(PAGE).offset(PAGE * page)
        return self.database.read(lambda c: list(c.execute(query).scalars()))

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
        """The tables that bots or clocks may have to move on."""
        query = select(TABLES.c.id).where(TABLES.c.status == PLAYING)
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    def is_well(self) -> bool:
        """Whether the database answers."""
        return self.database.read(lambda c: c.execute(text("SELECT 1")).scalar()) == 1


def row(table: Table) -> Summary:
    """The columns that say how a table stands."""
    return {
        "status": table.status,
        "public": table.setup.public,
        "entries": table.count,
        "deadline": table.deadline(),
        "changed_at": table.changed_at,
        "summary": summary(table),
    }


def entry_row(id: str, entry: Entry) -> Summary:
    """An entry as columns."""
    return {
        "table_id": id,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": entry.data,
    }


def seat_rows(table: Table) -> list[Summary]:
    """Who holds which seat."""
    return [
        {"table_id": table.id, "seat": number, "holder": seat.holder}
        for number, seat in enumerate(table.seats)
        if seat.holder
    ]
