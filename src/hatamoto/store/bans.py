"""Bans: people whom the operator has shut out, for some days or permanently."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

from sqlalchemy import Connection, select, update

from hatamoto.store.database import Database
from hatamoto.store.schema import HOLDERS
from hatamoto.store.sessions import revoke_all

FOREVER: Final = 253_402_300_799_000
"""The end of a permanent ban: the last second of the year 9999."""


class Bans:
    """Bans in a database. Times are milliseconds."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def ban(self, holder: str, until: int = FOREVER) -> Future[None]:
        """Ban a person and revoke all their cookies, tokens, links and push subscriptions."""

        def work(connection: Connection) -> None:
            person = update(HOLDERS).where(HOLDERS.c.id == holder)
            connection.execute(person.values(banned_until=until))
            revoke_all(connection, holder)

        return self.database.write(work)

    def lift(self, holder: str) -> Future[None]:
        def work(connection: Connection) -> None:
            person = update(HOLDERS).where(HOLDERS.c.id == holder)
            connection.execute(person.values(banned_until=None))

        return self.database.write(work)

    def until(self, holder: str, at: int) -> int | None:
        """The end of a person's ban, or None if they are not banned at time `at`."""
        query = select(HOLDERS.c.banned_until).where(HOLDERS.c.id == holder)
        found = self.database.read(lambda connection: connection.execute(query).scalar())
        return found if found is not None and found > at else None

    def current(self, at: int) -> set[str]:
        """The ids of everyone who is banned at time `at`."""
        query = select(HOLDERS.c.id).where(HOLDERS.c.banned_until > at)
        return self.database.read(lambda connection: set(connection.execute(query).scalars()))
