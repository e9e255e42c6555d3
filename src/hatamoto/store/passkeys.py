"""Passkeys: public keys that people sign in with, and single-use challenges."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from hatamoto.kernel.errors import BadArgument
from hatamoto.store.database import Database
from hatamoto.store.schema import PASSKEYS, SESSIONS
from hatamoto.store.sessions import Proof, check_proof, secret_hash

MAX_PASSKEYS: Final = 20
"""Maximum number of passkeys of an account."""


@dataclass(frozen=True)
class Passkey:
    """A passkey of an account."""

    id: str
    holder: str
    public_key: bytes
    sign_count: int
    label: str
    created_at: int


class Passkeys:
    """Passkeys in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def of(self, holder: str) -> list[Passkey]:
        """A person's passkeys, oldest first."""
        query = select(PASSKEYS).where(PASSKEYS.c.holder == holder)
        ordered = query.order_by(PASSKEYS.c.created_at, PASSKEYS.c.id)
        rows = self.database.read(lambda connection: connection.execute(ordered).mappings().all())
        return [Passkey(**row) for row in rows]

    def find(self, id: str) -> Passkey | None:
        query = select(PASSKEYS).where(PASSKEYS.c.id == id)
        row = self.database.read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else Passkey(**row)

    def add(self, passkey: Passkey, session: str) -> Future[None]:
        """Register a passkey; raises BadArgument if there are too many or the id is taken.

        `session` is the secret of the cookie that asks for it: raises CredentialRevoked if it has
        been revoked meanwhile, as by a new password.
        """
        own = select(func.count()).where(PASSKEYS.c.holder == passkey.holder)
        known = select(PASSKEYS.c.id).where(PASSKEYS.c.id == passkey.id)

        def work(connection: Connection) -> None:
            check_proof(connection, passkey.holder, Proof(session=session))
            if int(connection.execute(own).scalar() or 0) >= MAX_PASSKEYS:
                raise BadArgument(
                    f"an account has at most {MAX_PASSKEYS} passkeys; remove one first"
                )
            if connection.execute(known).first() is not None:
                raise BadArgument("this passkey is already registered")
            connection.execute(insert(PASSKEYS).values(**vars(passkey)))

        return self.database.write(work, passkey.holder)

    def use(self, id: str, before: int, count: int) -> Future[bool]:
        """Update the signature counter; False if it is no longer `before` (a concurrent use)."""
        same = (PASSKEYS.c.id == id) & (PASSKEYS.c.sign_count == before)

        def work(connection: Connection) -> bool:
            used = update(PASSKEYS).where(same).values(sign_count=count)
            return connection.execute(used).rowcount > 0

        return self.database.write(work)

    def drop(self, holder: str, id: str) -> Future[bool]:
        """Remove a person's passkey; False if there is none with this id."""
        own = (PASSKEYS.c.holder == holder) & (PASSKEYS.c.id == id)

        def work(connection: Connection) -> bool:
            return connection.execute(delete(PASSKEYS).where(own)).rowcount > 0

        return self.database.write(work)

    def take_challenge(self, holder: str, kind: str, challenge: str, at: int) -> Future[bool]:
        """Consume a challenge of a kind that was issued to a person; False if it is unknown, used
        or expired."""
        row = (SESSIONS.c.hash == secret_hash(challenge)) & (SESSIONS.c.holder == holder)
        good = row & (SESSIONS.c.kind == kind) & (SESSIONS.c.expires_at > at)

        def work(connection: Connection) -> bool:
            return connection.execute(delete(SESSIONS).where(good)).rowcount > 0

        return self.database.write(work)
