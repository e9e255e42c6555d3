"""Rate limits for mail: per address, per person and for the whole server."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select

from hatamoto.store.database import Database
from hatamoto.store.schema import MAILS
from hatamoto.store.sessions import CONFIRM, DAY_MS, RESET, secret_hash

TURN: Final = "turn"
REPLACED: Final = "replaced"
"""The kind of mail that tells an address that it is no longer an account's."""
PASSKEY: Final = "passkey"
"""The kind of mail that tells an owner of a new passkey."""
HOUR_MS: Final = DAY_MS // 24
MAX_PER_DAY: Final = {CONFIRM: 3, RESET: 5, TURN: 60, REPLACED: 5, PASSKEY: 5}
"""Daily limit by kind, both for mails to an address and for mails caused by a person."""


class Mails:
    """Counts the mails of the last day."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def count(
        self, address: str, holder: str, kind: str, at: int, hourly_limit: int
    ) -> Future[bool]:
        """Count a mail before it is sent; False if a limit forbids sending it.

        `hourly_limit` is the hourly limit of the whole server.
        """
        row = {"address": secret_hash(address.lower()), "holder": holder, "kind": kind, "at": at}

        def work(connection: Connection) -> bool:
            connection.execute(delete(MAILS).where(MAILS.c.at <= at - DAY_MS))
            same = MAILS.c.kind == kind
            for own in (MAILS.c.address == row["address"], MAILS.c.holder == holder):
                if amount(connection, and_(own, same)) >= MAX_PER_DAY[kind]:
                    return False
            if amount(connection, MAILS.c.at > at - HOUR_MS) >= hourly_limit:
                return False
            connection.execute(insert(MAILS).values(**row))
            return True

        return self.database.write(work)


def amount(connection: Connection, which: ColumnElement[bool]) -> int:
    """How many of the counted mails match a condition."""
    query = select(func.count()).select_from(MAILS).where(which)
    return int(connection.execute(query).scalar() or 0)
