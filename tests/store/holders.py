"""People that a store must know before they can take a seat."""

from sqlalchemy import insert, select

from hatamoto.store.database import Database
from hatamoto.store.schema import HOLDERS
from hatamoto.table.entries import SAT
from tests.table.room import Room

SECONDS = 30
LATE = 4_000_000_000_000
"""After every test: none of them has been away for long."""


def introduce(database: Database, *ids: str) -> None:
    """Store guests with these ids, if they are new."""
    query = select(HOLDERS.c.id).where(HOLDERS.c.id.in_(ids))
    known = database.read(lambda connection: set(connection.execute(query).scalars()))
    rows = [{"id": id, "name": "", "lang": "en", "created_at": LATE} for id in {*ids} - known]
    if rows:
        database.write(lambda connection: connection.execute(insert(HOLDERS), rows)).result(SECONDS)


def introduce_all(database: Database, room: Room) -> None:
    """Store everybody who has ever been at a table."""
    sat = [str(entry.data["holder"]) for entry in room.history if entry.kind == SAT]
    introduce(database, room.table.host, *sat)
