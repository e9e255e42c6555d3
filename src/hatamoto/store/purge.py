"""Deletes what was never used: guests who never took a seat, tables where nobody played."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import Future
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, func, or_, select

from hatamoto.store.database import Database
from hatamoto.store.schema import (
    ENTRIES,
    HOLDERS,
    LOOKS,
    PUSHES,
    SEAT_LOOKS,
    SEATINGS,
    SEEN,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
)
from hatamoto.store.sessions import COOKIE, DAY_MS, LIFETIME
from hatamoto.table.entries import ACTED, BEGAN, CHAT, NOTE
from hatamoto.table.messages import OVER, PLAYING, WAITING

BATCH: Final = 200
"""Rows deleted per write; small, so that moves do not have to wait."""
MIN_DAYS: Final = 8
"""A cookie is renewed after a week; within that week its owner's last visit is unknown."""


class Purge:
    """Deletes in batches; each method returns the ids it has deleted."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def sessions(self, at: int) -> Future[list[str]]:
        """Delete expired cookies, tokens and links."""

        def work(connection: Connection) -> list[str]:
            ended = select(SESSIONS.c.hash).where(SESSIONS.c.expires_at <= at).limit(BATCH)
            gone = list(connection.execute(ended).scalars())
            connection.execute(delete(SESSIONS).where(SESSIONS.c.hash.in_(gone)))
            return gone

        return self.database.write(work)

    def guests(self, at: int, days: int) -> Future[list[str]]:
        """Delete guests without a seat who have not visited for this many days."""

        def work(connection: Connection) -> list[str]:
            gone = locked(connection, HOLDERS, is_unseated(at, days))
            for rows in (SESSIONS, PUSHES, SEEN, LOOKS):
                connection.execute(delete(rows).where(rows.c.holder.in_(gone)))
            connection.execute(delete(HOLDERS).where(HOLDERS.c.id.in_(gone)))
            return gone

        return self.database.write(work)

    def tables(self, at: int, days: int, kept: Collection[str]) -> Future[list[str]]:
        """Delete tables unused for this many days, except `kept`, those in memory."""
        unused = and_(is_idle(at, days), TABLES.c.id.not_in(kept))

        def work(connection: Connection) -> list[str]:
            gone = locked(connection, TABLES, unused)
            for rows in (ENTRIES, SEATINGS, SEAT_LOOKS, SNAPSHOTS, SEEN):
                connection.execute(delete(rows).where(rows.c.table_id.in_(gone)))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(gone)))
            return gone

        return self.database.write(work)

    def counts(self, at: int, days: int) -> dict[str, int]:
        """How many of each kind would be deleted; guests seated only at those tables count too."""
        gone = select(TABLES.c.id).where(is_idle(at, days))
        elsewhere = and_(SEATINGS.c.holder == HOLDERS.c.id, SEATINGS.c.table_id.not_in(gone))
        kinds: dict[str, tuple[Table, ColumnElement[bool]]] = {
            "tables": (TABLES, is_idle(at, days)),
            "guests": (HOLDERS, and_(is_absent(at, days), ~exists().where(elsewhere))),
            "sessions": (SESSIONS, SESSIONS.c.expires_at <= at),
        }

        def work(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for kind, (rows, wanted) in kinds.items():
                query = select(func.count()).select_from(rows).where(wanted)
                found[kind] = int(connection.execute(query).scalar() or 0)
            return found

        return self.database.read(work)


def locked(connection: Connection, rows: Table, unused: ColumnElement[bool]) -> list[str]:
    """The ids of some unused rows, locked until the transaction ends.

    Whoever writes an entry or a seat, or renews a cookie, holds a lock on the same row: a row that
    is in use is skipped. The others are looked at again once they are locked, because they may
    have been used since the first look. SQLite has only one writer.
    """
    found = select(rows.c.id).where(unused).limit(BATCH).with_for_update(skip_locked=True)
    ids = list(connection.execute(found).scalars())
    again = select(rows.c.id).where(rows.c.id.in_(ids), unused)
    return list(connection.execute(again).scalars())


def is_unseated(at: int, days: int) -> ColumnElement[bool]:
    """Whether a person is absent, and has no seat."""
    return and_(is_absent(at, days), ~exists().where(SEATINGS.c.holder == HOLDERS.c.id))


def is_absent(at: int, days: int) -> ColumnElement[bool]:
    """Whether a person has no account and has not visited for this many days."""
    before = at - max(days, MIN_DAYS) * DAY_MS
    recent = and_(
        SESSIONS.c.holder == HOLDERS.c.id,
        SESSIONS.c.kind == COOKIE,
        SESSIONS.c.expires_at > before + LIFETIME[COOKIE],
    )
    return and_(
        HOLDERS.c.account.is_(None), HOLDERS.c.created_at <= before, ~exists().where(recent)
    )


def is_idle(at: int, days: int) -> ColumnElement[bool]:
    """Whether a table has been unused for this many days, by its entries: its row in the lists is
    written later, or never if the server is killed before.

    Scalar subqueries look up a few rows by the primary key; a join could read all entries.
    """
    before = at - days * DAY_MS
    own = ENTRIES.c.table_id == TABLES.c.id
    latest = select(ENTRIES.c.at).where(own).order_by(ENTRIES.c.number.desc()).limit(1)
    unlisted = select(func.count()).where(
        own, ENTRIES.c.number >= TABLES.c.entries, ENTRIES.c.kind.not_in((CHAT, NOTE))
    )
    return and_(
        TABLES.c.changed_at <= before,
        is_unused(),
        func.coalesce(latest.scalar_subquery(), 0) <= before,
        unlisted.scalar_subquery() == 0,
    )


def is_unused() -> ColumnElement[bool]:
    """Whether a table never began, or no person has acted and no clock is running."""
    own = ENTRIES.c.table_id == TABLES.c.id
    sat = and_(SEATINGS.c.table_id == TABLES.c.id, SEATINGS.c.seat == ENTRIES.c.seat)
    began = exists().where(own, ENTRIES.c.kind == BEGAN)
    acted = exists().where(own, ENTRIES.c.kind == ACTED, sat)
    return or_(
        TABLES.c.status == WAITING,
        and_(TABLES.c.status == PLAYING, TABLES.c.deadline.is_(None), ~acted),
        and_(TABLES.c.status == OVER, ~began),
    )
