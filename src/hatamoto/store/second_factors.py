"""Second factors: a TOTP secret, and recovery codes for a lost device."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from hatamoto.store.database import Database
from hatamoto.store.schema import SECOND_FACTORS
from hatamoto.store.sessions import secret_hash


@dataclass(frozen=True)
class SecondFactor:
    """A person's TOTP secret; codes are required once `is_on`."""

    secret: bytes
    is_on: bool


class SecondFactors:
    """Second factors in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def of(self, holder: str) -> SecondFactor | None:
        query = select(SECOND_FACTORS).where(SECOND_FACTORS.c.holder == holder)
        row = self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else SecondFactor(row.secret, row.is_on)

    def begin(self, holder: str, secret: bytes) -> Future[None]:
        """Store a new secret, which is not required before `turn_on`."""
        row = {"holder": holder, "secret": secret, "is_on": False, "last": 0, "codes": []}

        def work(connection: Connection) -> None:
            connection.execute(delete(SECOND_FACTORS).where(SECOND_FACTORS.c.holder == holder))
            connection.execute(insert(SECOND_FACTORS).values(**row))

        return self.database.write(work)

    def turn_on(self, holder: str, codes: Sequence[str]) -> Future[None]:
        """Require the second factor from now on; only hashes of the recovery codes are stored."""
        own = update(SECOND_FACTORS).where(SECOND_FACTORS.c.holder == holder)
        kept = [secret_hash(code) for code in codes]

        def work(connection: Connection) -> None:
            connection.execute(own.values(is_on=True, codes=kept))

        return self.database.write(work)

    def use_step(self, holder: str, step: int) -> Future[bool]:
        """Consume a TOTP time step and all earlier ones; False if it is already used."""
        later = (SECOND_FACTORS.c.holder == holder) & (SECOND_FACTORS.c.last < step)

        def work(connection: Connection) -> bool:
            used = update(SECOND_FACTORS).where(later).values(last=step)
            return connection.execute(used).rowcount > 0

        return self.database.write(work)

    def use_code(self, holder: str, code: str) -> Future[bool]:
        """Consume a recovery code; False if it is wrong or used."""
        own = SECOND_FACTORS.c.holder == holder
        query = select(SECOND_FACTORS.c.codes).where(own).with_for_update()

        def work(connection: Connection) -> bool:
            codes: list[str] = connection.execute(query).scalar() or []
            left = [kept for kept in codes if kept != secret_hash(code)]
            connection.execute(update(SECOND_FACTORS).where(own).values(codes=left))
            return len(left) < len(codes)

        return self.database.write(work)

    def drop(self, holder: str) -> Future[None]:
        own = SECOND_FACTORS.c.holder == holder

        def work(connection: Connection) -> None:
            connection.execute(delete(SECOND_FACTORS).where(own))

        return self.database.write(work)
