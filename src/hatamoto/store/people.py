"""People: guests, accounts, sessions, tokens, and where to notify them."""

from __future__ import annotations

import secrets
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from hatamoto.kernel.errors import BadArgument
from hatamoto.store.database import Database
from hatamoto.store.names import canonical, check_free, lock_names, rename_guests, set_skeletons
from hatamoto.store.schema import HOLDERS, PASSKEYS, PUSHES, SESSIONS
from hatamoto.store.sessions import (
    CONFIRM,
    COOKIE,
    ID,
    LIFETIME,
    RESET,
    TOKEN,
    USED_ONCE,
    Proof,
    Session,
    check_proof,
    drop_oldest,
    keep_holder,
    redeem,
    revoke_all,
    secret_hash,
)
from hatamoto.table.problems import Problem

HAS_ACCOUNT: Final = "you already have an account"
MAX_ACCOUNT_LENGTH: Final = 24
MAX_PUSHES: Final = 20


@dataclass(frozen=True)
class Holder:
    """A person who can hold seats: a guest, or an account if `account` is set."""

    id: str
    name: str
    lang: str
    account: str | None = None
    email: str | None = None
    webhook: str | None = None
    email_confirmed: bool = False
    """Whether a link that was mailed to the address has been opened."""
    email_notices: bool = True
    """Whether they want mails about turns."""


class People:
    """People in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Guests and accounts

    def new_guest(self, lang: str, at: int) -> Future[Holder]:
        """Create a guest without a name."""
        holder = Holder(secrets.token_hex(12), "", lang)
        values = {"id": holder.id, "name": "", "lang": lang, "created_at": at}

        def work(connection: Connection) -> Holder:
            connection.execute(insert(HOLDERS).values(**values))
            return holder

        return self.database.write(work)

    def holder(self, id: str) -> Holder | None:
        query = select(HOLDERS).where(HOLDERS.c.id == id)
        found = self.database.read(lambda connection: connection.execute(query).first())
        return None if found is None else read_holder(found)

    def by_account(self, account: str) -> tuple[Holder, str] | None:
        """An account by its name, with its password hash."""
        query = select(HOLDERS).where(HOLDERS.c.account == canonical(account))
        found = self.database.read(lambda connection: connection.execute(query).first())
        return None if found is None else (read_holder(found), str(found.password))

    def by_email(self, email: str) -> list[Holder]:
        """The accounts that use a mail address."""
        known = HOLDERS.c.account.is_not(None)
        query = select(HOLDERS).where(HOLDERS.c.email == email, known)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        return [read_holder(row) for row in rows]

    def open_account(self, holder: str, account: str, password: str) -> Future[None]:
        """Turn a guest into an account with the same tables; guests lose its name.

        Raises Problem if the name is taken, and BadArgument if the person has an account already:
        of several requests at the same moment, only one finds a guest. All cookies and tokens of
        the guest are revoked: whoever shared them must not get into the account.
        """
        name = canonical(account)
        if len(name) > MAX_ACCOUNT_LENGTH:
            raise Problem("name_long", "that name is too long")
        values = {"account": name, "password": password, "name": account}

        def work(connection: Connection) -> None:
            lock_names(connection)
            check_free(connection, holder, account)
            guest = update(HOLDERS).where(HOLDERS.c.id == holder, HOLDERS.c.account.is_(None))
            try:
                opened = connection.execute(guest.values(**values)).rowcount
            except IntegrityError:
                raise Problem("name_taken", "that name is taken") from None
            if not opened:
                raise BadArgument(HAS_ACCOUNT)
            set_skeletons(connection, holder, account, account)
            rename_guests(connection, holder, account)
            revoke_all(connection, holder)

        return self.database.write(work)

    def rename(self, holder: str, name: str) -> Future[None]:
        """Change a display name; raises Problem if it looks like somebody else's account."""

        def work(connection: Connection) -> None:
            lock_names(connection)
            check_free(connection, holder, name)
            person = update(HOLDERS).where(HOLDERS.c.id == holder)
            connection.execute(person.values(name=name))
            query = select(HOLDERS.c.account).where(HOLDERS.c.id == holder)
            set_skeletons(connection, holder, name, connection.execute(query).scalar() or "")

        return self.database.write(work)

    def check_name(self, holder: str, name: str) -> None:
        """Raise Problem if a name looks like somebody else's account, or mixes alphabets."""
        self.database.read(lambda connection: check_free(connection, holder, name))

    def change(self, holder: str, **values: str | bool | None) -> Future[None]:
        """Change a person's language, webhook or notices."""

        def work(connection: Connection) -> None:
            connection.execute(update(HOLDERS).where(HOLDERS.c.id == holder).values(**values))

        return self.database.write(work)

    # Mail addresses

    def set_address(self, holder: str, email: str | None, at: int) -> Future[str]:
        """Set or remove an address, unconfirmed; returns the secret of the link that confirms it.

        Earlier links are revoked, so that a link always means the current address. It is set
        first, which locks the row that `check_proof` and `redeem` lock.
        """
        secret = secrets.token_urlsafe(32)
        link = {"hash": secret_hash(secret), "holder": holder, "kind": CONFIRM, "label": ""}
        values = {"email": email, "email_confirmed": False, "email_notices": True}

        def work(connection: Connection) -> str:
            key = secrets.token_hex(16)
            person = update(HOLDERS).where(HOLDERS.c.id == holder)
            connection.execute(person.values(**values, mail_key=key if email else None))
            earlier = and_(SESSIONS.c.holder == holder, SESSIONS.c.kind.in_(USED_ONCE))
            connection.execute(delete(SESSIONS).where(earlier))
            if email:
                ends = at + LIFETIME[CONFIRM]
                connection.execute(insert(SESSIONS).values(**link, expires_at=ends))
            return secret

        return self.database.write(work, holder)

    def confirm_address(self, secret: str, at: int) -> Future[bool]:
        """Confirm the address that a link was mailed to; False if it is used or expired."""

        def work(connection: Connection) -> bool:
            holder = redeem(connection, secret, CONFIRM, at)
            person = update(HOLDERS).where(HOLDERS.c.id == holder, HOLDERS.c.email.is_not(None))
            return connection.execute(person.values(email_confirmed=True)).rowcount > 0

        return self.database.write(work)

    def mail_key(self, holder: str) -> str:
        """The key of the unsubscribe link in a person's mails; empty without an address."""
        query = select(HOLDERS.c.mail_key).where(HOLDERS.c.id == holder)
        return self.database.read(lambda connection: connection.execute(query).scalar()) or ""

    def stop_notices(self, key: str) -> Future[bool]:
        """Unsubscribe the person with this mail key; False if the key is unknown.

        An address that was never confirmed is removed.
        """
        same = HOLDERS.c.mail_key == key

        def work(connection: Connection) -> bool:
            new = and_(same, HOLDERS.c.email_confirmed.is_(False))
            forgotten = connection.execute(update(HOLDERS).where(new).values(email=None))
            stopped = connection.execute(update(HOLDERS).where(same).values(email_notices=False))
            return forgotten.rowcount + stopped.rowcount > 0

        return self.database.write(work)

    # Secrets: cookies, tokens, links

    def new_token(
        self,
        holder: str,
        at: int,
        scope: str,
        label: str = "",
        lasts: int = LIFETIME[TOKEN],
        *,
        session: str | None = None,
    ) -> Future[str]:
        """Create a token for a person's program; `scope` is what it may do.

        `session` is the secret of the cookie that asks for it: raises CredentialRevoked if it has
        been revoked meanwhile.
        """
        columns = {"label": label, "scope": scope}
        proof = None if session is None else Proof(session=session)
        return self._new_secret(holder, TOKEN, at, at + lasts, columns, proof)

    def new_secret(
        self, holder: str, kind: str, at: int, proof: Proof | None = None
    ) -> Future[str]:
        """Create a cookie or mailed link for a person.

        Raises CredentialRevoked if the proof no longer holds.
        """
        columns = {"label": "", "scope": ""}
        return self._new_secret(holder, kind, at, at + LIFETIME[kind], columns, proof)

    def _new_secret(
        self,
        holder: str,
        kind: str,
        at: int,
        expires_at: int,
        columns: dict[str, str],
        proof: Proof | None,
    ) -> Future[str]:
        """Create a secret and store its hash; returns the secret."""
        secret = secrets.token_urlsafe(32)
        values = {"hash": secret_hash(secret), "holder": holder, "kind": kind, **columns}

        def work(connection: Connection) -> str:
            if proof is not None:
                check_proof(connection, holder, proof)
            old = and_(SESSIONS.c.holder == holder, SESSIONS.c.expires_at <= at)
            connection.execute(delete(SESSIONS).where(old))
            connection.execute(insert(SESSIONS).values(**values, expires_at=expires_at))
            drop_oldest(connection, holder, kind)
            return secret

        return self.database.write(work, holder)

    def holder_of(self, secret: str, kind: str, at: int) -> Holder | None:
        """The owner of a secret, or None if it has expired or they are banned."""
        live = and_(SESSIONS.c.expires_at > at, func.coalesce(HOLDERS.c.banned_until, 0) <= at)
        query = (
            select(HOLDERS)
            .join(SESSIONS, SESSIONS.c.holder == HOLDERS.c.id)
            .where(SESSIONS.c.hash == secret_hash(secret), SESSIONS.c.kind == kind, live)
        )
        found = self.database.read(lambda connection: connection.execute(query).first())
        return None if found is None else read_holder(found)

    def scope_of(self, secret: str) -> str:
        """What a token may do; empty for an unknown secret."""
        query = select(SESSIONS.c.scope).where(SESSIONS.c.hash == secret_hash(secret))
        return self.database.read(lambda connection: connection.execute(query).scalar()) or ""

    def expires_at(self, secret: str) -> int | None:
        """When a secret expires; None if it is unknown."""
        query = select(SESSIONS.c.expires_at).where(SESSIONS.c.hash == secret_hash(secret))
        return self.database.read(lambda connection: connection.execute(query).scalar())

    def renew(self, secret: str, at: int) -> Future[None]:
        """Extend a cookie to the lifetime of a new one."""
        same = and_(SESSIONS.c.hash == secret_hash(secret), SESSIONS.c.kind == COOKIE)

        def work(connection: Connection) -> None:
            owner = select(SESSIONS.c.holder).where(same).scalar_subquery()
            keep_holder(connection, HOLDERS.c.id == owner)
            longer = update(SESSIONS).where(same).values(expires_at=at + LIFETIME[COOKIE])
            connection.execute(longer)

        return self.database.write(work)

    def sessions_of(self, holder: str, at: int) -> list[Session]:
        """A person's valid cookies and tokens, those that expire last first."""
        live = and_(SESSIONS.c.holder == holder, SESSIONS.c.expires_at > at)
        query = select(SESSIONS).where(live, SESSIONS.c.kind.not_in(USED_ONCE))
        query = query.order_by(SESSIONS.c.expires_at.desc(), SESSIONS.c.hash)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        return [
            Session(row.hash[:ID], row.kind, row.label, row.expires_at, row.scope) for row in rows
        ]

    def drop_session(self, holder: str, id: str) -> Future[bool]:
        """Revoke a person's cookie or token; False if there is none with this id."""
        own = and_(SESSIONS.c.holder == holder, func.substr(SESSIONS.c.hash, 1, ID) == id)

        def work(connection: Connection) -> bool:
            return connection.execute(delete(SESSIONS).where(own)).rowcount > 0

        return self.database.write(work)

    def drop_secret(self, secret: str) -> Future[None]:
        """Delete a secret that was used or signed out."""

        def work(connection: Connection) -> None:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.hash == secret_hash(secret)))

        return self.database.write(work)

    def change_password(self, holder: str, old: str, new: str) -> Future[bool]:
        """Replace one password hash by another and revoke everything that was given out; False if
        the password is no longer the old one."""
        same = and_(HOLDERS.c.id == holder, HOLDERS.c.password == old)

        def work(connection: Connection) -> bool:
            changed = connection.execute(update(HOLDERS).where(same).values(password=new))
            if changed.rowcount:
                revoke_all(connection, holder)
            return changed.rowcount > 0

        return self.database.write(work, holder)

    def reset_password(self, secret: str, password: str, at: int) -> Future[bool]:
        """Set a password hash by a mailed link, revoke everything that was given out and remove the
        passkeys, as somebody else may have added one; False if the link is used or expired."""

        def work(connection: Connection) -> bool:
            holder = redeem(connection, secret, RESET, at)
            if holder is None:
                return False
            person = update(HOLDERS).where(HOLDERS.c.id == holder)
            connection.execute(person.values(password=password))
            revoke_all(connection, holder)
            connection.execute(delete(PASSKEYS).where(PASSKEYS.c.holder == holder))
            return True

        return self.database.write(work)

    # Web Push

    def add_push(self, holder: str, endpoint: str, keys: dict[str, str]) -> Future[None]:
        """Store a browser's push subscription; raises BadArgument if there are too many."""

        def work(connection: Connection) -> None:
            connection.execute(delete(PUSHES).where(PUSHES.c.endpoint == endpoint))
            own = select(func.count()).select_from(PUSHES).where(PUSHES.c.holder == holder)
            if (connection.execute(own).scalar() or 0) >= MAX_PUSHES:
                raise BadArgument(f"at most {MAX_PUSHES} browsers can be notified")
            row = {"endpoint": endpoint, "holder": holder, "secrets": keys}
            connection.execute(insert(PUSHES).values(**row))

        return self.database.write(work)

    def drop_push(self, endpoint: str) -> Future[None]:
        """Delete a browser's push subscription."""

        def work(connection: Connection) -> None:
            connection.execute(delete(PUSHES).where(PUSHES.c.endpoint == endpoint))

        return self.database.write(work)

    def pushes_of(self, holder: str) -> list[tuple[str, dict[str, str]]]:
        """The endpoint and keys of each of a person's push subscriptions."""
        query = select(PUSHES.c.endpoint, PUSHES.c.secrets).where(PUSHES.c.holder == holder)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        return [(row.endpoint, row.secrets) for row in rows]


def read_holder(row: Row[tuple[object, ...]]) -> Holder:
    return Holder(
        row.id,
        row.name,
        row.lang,
        row.account,
        row.email,
        row.webhook,
        row.email_confirmed,
        row.email_notices,
    )
