"""Counts mails, so that no address, person or server sends or gets more than its share."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select

from hatamoto.store.database import Database
from hatamoto.store.people import CONFIRM, DAY, RESET, hashed
from hatamoto.store.schema import MAILS

TURN: Final = "turn"
HOUR: Final = DAY // 24
MOST: Final = {CONFIRM: 3, RESET: 5, TURN: 60}
"""How many mails of a kind an address is sent in a day, and a person causes."""


class Mails:
    """The mails of the last day in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def count(self, address: str, holder: str, kind: str, at: int, most: int) -> Future[bool]:
        """Count a mail before it is sent; False when it must not be.

        `most` is how many the whole server may send in an hour.
        """
        row = {"address": hashed(address.lower()), "holder": holder, "kind": kind, "at": at}

        def work(connection: Connection) -> bool:
            connection.execute(delete(MAILS).where(MAILS.c.at <= at - DAY))
            same = MAILS.c.kind == kind
            for own in (MAILS.c.address == row["address"], MAILS.c.holder == holder):
                if amount(connection, and_(own, same)) >= MOST[kind]:
                    return False
            if amount(connection, MAILS.c.at > at - HOUR) >= most:
                return False
            connection.execute(insert(MAILS).values(**row))
            return True

        return self.database.write(work)


def amount(connection: Connection, which: ColumnElement[bool]) -> int:
    """How many mails of the last day are of some sort."""
    query = select(func.count()).select_from(MAILS).where(which)
    return int(connection.execute(query).scalar() or 0)
