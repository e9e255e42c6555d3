"""Lists of tables and people for the operator."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, select

from hatamoto.kernel.errors import BadArgument
from hatamoto.store.database import Database
from hatamoto.store.names import canonical
from hatamoto.store.schema import HOLDERS, SEATINGS, SESSIONS, TABLES
from hatamoto.store.sessions import COOKIE, LIFETIME


@dataclass(frozen=True)
class TableRow:
    """A table in the list; times are milliseconds."""

    id: str
    game: str
    title: str
    status: str
    entries: int
    people: int
    """How many different people are seated."""
    changed_at: int


@dataclass(frozen=True)
class PersonRow:
    """A guest or an account; times are milliseconds."""

    id: str
    name: str
    account: str | None
    created_at: int
    seen_at: int | None
    """When they last visited, to within a week; None if all their cookies have expired."""
    seats: int
    banned_until: int | None
    """The end of their ban, which may be in the past."""


class Directory:
    """Lists and finds tables and people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def tables(self, game: str | None = None, status: str | None = None) -> list[TableRow]:
        """The tables, optionally of one game or status, most recently changed first."""
        own = SEATINGS.c.table_id == TABLES.c.id
        seated = select(func.count(SEATINGS.c.holder.distinct())).where(own).scalar_subquery()
        query = select(TABLES, seated.label("people")).order_by(TABLES.c.changed_at.desc())
        if game is not None:
            query = query.where(TABLES.c.game == game)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        return [
            TableRow(
                row.id,
                row.game,
                str(row.summary.get("title", "")),
                row.status,
                row.entries,
                row.people,
                row.changed_at,
            )
            for row in rows
        ]

    def people(self, search: str = "") -> list[PersonRow]:
        """Everyone whose name contains `search`, newest first."""
        wanted = canonical(search)
        return [
            row
            for row in self._people()
            if wanted in canonical(row.name) or wanted in (row.account or "")
        ]

    def _people(self) -> list[PersonRow]:
        own = SEATINGS.c.holder == HOLDERS.c.id
        seats = select(func.count()).select_from(SEATINGS).where(own).scalar_subquery()
        cookies = (SESSIONS.c.holder == HOLDERS.c.id) & (SESSIONS.c.kind == COOKIE)
        newest = select(func.max(SESSIONS.c.expires_at)).where(cookies).scalar_subquery()
        query = select(HOLDERS, seats.label("seats"), newest.label("newest"))
        query = query.order_by(HOLDERS.c.created_at.desc(), HOLDERS.c.id)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        return [
            PersonRow(
                row.id,
                row.name,
                row.account,
                row.created_at,
                None if row.newest is None else row.newest - LIFETIME[COOKIE],
                row.seats,
                row.banned_until,
            )
            for row in rows
        ]

    def person(self, word: str) -> PersonRow:
        """Find a person by account name or id, or a guest by a name that no other guest has.

        Raises BadArgument.
        """
        everybody = self._people()
        for row in everybody:
            if word == row.id or canonical(word) == row.account:
                return row
        named = [row for row in everybody if row.account is None and row.name == word]
        if not named or not word:
            raise BadArgument(f"there is no account, guest or id {word!r:.40}")
        if len(named) > 1:
            ids = ", ".join(row.id for row in named[:10])
            raise BadArgument(f"{len(named)} guests are called {word!r:.40}; give an id: {ids}")
        return named[0]
