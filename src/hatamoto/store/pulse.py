"""The heartbeat of the servers on a database: when one last ran, and past outages."""

from __future__ import annotations

import time
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, select, text

from hatamoto.store.database import Database
from hatamoto.store.schema import OUTAGES, PULSE

MAX_OUTAGES: Final = 1000
Span = tuple[int, int]
BEAT: Final = text(
    "INSERT INTO pulse (id, at, wall) VALUES (1, :at, :wall) ON CONFLICT (id) DO UPDATE SET "
    "wall = excluded.wall, at = CASE WHEN pulse.at < excluded.at THEN excluded.at ELSE pulse.at END"
)
"""Server time never goes back, whichever process writes the heartbeat."""
ADD_OUTAGE: Final = text(
    'INSERT INTO outages (start, "end") VALUES (:start, :end) ON CONFLICT (start) DO NOTHING'
)
DATABASE_TIME: Final = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")


@dataclass(frozen=True)
class LastBeat:
    """The last heartbeat in server time, and how long ago it was by the database clock."""

    at: int
    ago: int
    now: int
    """The current time by the database clock."""


class Pulse:
    """Reads and writes the heartbeat. Times are milliseconds."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def _wall(self, connection: Connection) -> int:
        """The clock all processes share: the database server's, or this machine's for a file."""
        if not self.database.is_postgres:
            return time.time_ns() // 1_000_000
        found: int = connection.execute(DATABASE_TIME).scalar_one()
        return found

    def beat(self, at: int) -> Future[None]:
        """Record that a server is running at this server time."""

        def work(connection: Connection) -> None:
            connection.execute(BEAT, {"at": at, "wall": self._wall(connection)})

        return self.database.write(work)

    def last(self) -> LastBeat | None:
        """The last heartbeat, or None if no server ever ran on this database."""

        def work(connection: Connection) -> LastBeat | None:
            now = self._wall(connection)
            found = connection.execute(select(PULSE.c.at, PULSE.c.wall)).first()
            return None if found is None else LastBeat(found.at, now - found.wall, now)

        return self.database.read(work)

    def add_outage(self, span: Span) -> Future[None]:
        """Record that nobody could play during a span of server time."""

        def work(connection: Connection) -> None:
            connection.execute(ADD_OUTAGE, {"start": span[0], "end": span[1]})
            newest = select(OUTAGES.c.start).order_by(OUTAGES.c.start.desc()).limit(MAX_OUTAGES)
            connection.execute(delete(OUTAGES).where(OUTAGES.c.start.not_in(newest)))

        return self.database.write(work)

    def outages(self) -> list[Span]:
        """The spans when nobody could play, earliest first."""
        query = select(OUTAGES.c.start, OUTAGES.c.end).order_by(OUTAGES.c.start)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        return [(row.start, row.end) for row in rows]
