"""The store of second factors: a secret for codes by the clock, and codes for a lost device."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from hatamoto.store.database import Database
from hatamoto.store.people import hashed
from hatamoto.store.schema import SECOND_FACTORS


@dataclass(frozen=True)
class SecondFactor:
    """Somebody's second factor; it is asked for once it is on."""

    secret: bytes
    is_on: bool


class SecondFactors:
    """Second factors in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def of(self, holder: str) -> SecondFactor | None:
        """The second factor of somebody."""
        query = select(SECOND_FACTORS).where(SECOND_FACTORS.c.holder == holder)
        row = self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else SecondFactor(row.secret, row.is_on)

    def begin(self, holder: str, secret: bytes) -> Future[None]:
        """A new one, not asked for before it is turned on."""
        row = {"holder": holder, "secret": secret, "is_on": False, "last": 0, "codes": []}

        def work(connection: Connection) -> None:
            connection.execute(delete(SECOND_FACTORS).where(SECOND_FACTORS.c.holder == holder))
            connection.execute(insert(SECOND_FACTORS).values(**row))

        return self.database.write(work)

    def turn_on(self, holder: str, codes: Sequence[str]) -> Future[None]:
        """Ask for it from now on; of the codes for a lost device only hashes are kept."""
        own = update(SECOND_FACTORS).where(SECOND_FACTORS.c.holder == holder)
        kept = [hashed(code) for code in codes]

        def work(connection: Connection) -> None:
            connection.execute(own.values(is_on=True, codes=kept))

        return self.database.write(work)

    def use_step(self, holder: str, step: int) -> Future[bool]:
        """Use up a step of the clock and all before it; False when it is used up."""
        later = (SECOND_FACTORS.c.holder == holder) & (SECOND_FACTORS.c.last < step)

        def work(connection: Connection) -> bool:
            used = update(SECOND_FACTORS).where(later).values(last=step)
            return connection.execute(used).rowcount > 0

        return self.database.write(work)

    def use_code(self, holder: str, code: str) -> Future[bool]:
        """Use up a code for a lost device; False when there is none such."""
        own = SECOND_FACTORS.c.holder == holder
        query = select(SECOND_FACTORS.c.codes).where(own).with_for_update()

        def work(connection: Connection) -> bool:
            codes: list[str] = connection.execute(query).scalar() or []
            left = [kept for kept in codes if kept != hashed(code)]
            connection.execute(update(SECOND_FACTORS).where(own).values(codes=left))
            return len(left) < len(codes)

        return self.database.write(work)

    def drop(self, holder: str) -> Future[None]:
        """Ask for it no more."""
        own = SECOND_FACTORS.c.holder == holder

        def work(connection: Connection) -> None:
            connection.execute(delete(SECOND_FACTORS).where(own))

        return self.database.write(work)
