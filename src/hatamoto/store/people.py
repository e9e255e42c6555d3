"""The store of people: guests, accounts, sessions, tokens, where to notify them."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from hatamoto.kernel.errors import BadArgument
from hatamoto.store.database import Database
from hatamoto.store.looks import looks
from hatamoto.store.schema import HOLDERS, LOOKS, PUSHES, SESSIONS
from hatamoto.table.problems import Problem

COOKIE, TOKEN, RESET, CONFIRM = "cookie", "token", "reset", "confirm"
ACCOUNT_LENGTH: Final = 24
DAY: Final = 24 * 60 * 60 * 1000
ID: Final = 16
"""How much of a secret's hash names it in lists."""
LASTS: Final = {COOKIE: 90 * DAY, TOKEN: 90 * DAY, RESET: DAY // 12, CONFIRM: 2 * DAY}
MOST_SECRETS: Final = 50
"""How many secrets of a kind somebody has at most."""
MOST_PUSHES: Final = 20
MAILED: Final = (RESET, CONFIRM)
"""The kinds of secrets that are sent by mail and used once."""


@dataclass(frozen=True)
class Holder:
    """Somebody who can hold seats."""

    id: str
    name: str
    lang: str
    account: str | None = None
    email: str | None = None
    webhook: str | None = None
    email_confirmed: bool = False
    """Whether somebody has opened a link that was mailed to the address."""
    email_notices: bool = True
    """Whether mails about turns are wanted."""


@dataclass(frozen=True)
class Session:
    """A cookie or token of somebody, without its secret."""

    id: str
    kind: str
    label: str
    expires_at: int
    scope: str = ""
    """What a token may do; nothing for a cookie, which may do everything."""


def canonical(account: str) -> str:
    """The form in which names of accounts are compared: what looks alike is alike, and a sign
    that is not seen makes no other name.

    >>> canonical("Ｏｉｓｈｉ") == canonical("OISHI") == canonical("Oi\u200bshi")
    True
    """
    seen = "".join(sign for sign in account if unicodedata.category(sign) != "Cf")
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())


def hashed(secret: str) -> str:
    """How a secret is kept: nobody who reads the database can use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """People in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Guests and accounts

    def new_guest(self, lang: str, at: int) -> Future[Holder]:
        """A guest with a name to begin with."""
        holder = Holder(secrets.token_hex(12), "", lang)
        values = {"id": holder.id, "name": "", "lang": lang, "created_at": at}

        def work(connection: Connection) -> Holder:
            connection.execute(insert(HOLDERS).values(**values))
            return holder

        return self.database.write(work)

    def holder(self, id: str) -> Holder | None:
        """Somebody by id."""
        query = select(HOLDERS).where(HOLDERS.c.id == id)
        found = self.database.read(lambda connection: connection.execute(query).first())
        return None if found is None else read_holder(found)

    def by_account(self, account: str) -> tuple[Holder, str] | None:
        """An account by its name, with its password hash."""
        query = select(HOLDERS).where(HOLDERS.c.account == canonical(account))
        found = self.database.read(lambda connection: connection.execute(query).first())
        return None if found is None else (read_holder(found), str(found.password))

    def by_email(self, email: str) -> list[Holder]:
        """The accounts with a mail address."""
        known = HOLDERS.c.account.is_not(None)
        query = select(HOLDERS).where(HOLDERS.c.email == email, known)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        return [read_holder(row) for row in rows]

    def open_account(self, holder: str, account: str, password: str) -> Future[None]:
        """Make an account of a guest, who keeps their tables; BadArgument when taken.

        Every cookie and token of the guest ends: whoever shared them has no part in the account.
        """
        name = canonical(account)
        if len(name) > ACCOUNT_LENGTH:
            raise Problem("name_long", "that name is too long")
        values = {"account": name, "password": password, "name": account}

        def work(connection: Connection) -> None:
            check_free(connection, holder, account)
            set_looks(connection, holder, account, account)
            rename_guests(connection, holder, account)
            change = update(HOLDERS).where(HOLDERS.c.id == holder)
            try:
                connection.execute(change.values(**values))
            except IntegrityError:
                raise Problem("name_taken", "that name is taken") from None
            end_everything(connection, holder)

        return self.database.write(work)

    def rename(self, holder: str, name: str) -> Future[None]:
        """Give somebody another name at the table; BadArgument when it looks like an account's."""

        def work(connection: Connection) -> None:
            check_free(connection, holder, name)
            person = update(HOLDERS).where(HOLDERS.c.id == holder)
            connection.execute(person.values(name=name))
            query = select(HOLDERS.c.account).where(HOLDERS.c.id == holder)
            set_looks(connection, holder, name, connection.execute(query).scalar() or "")

        return self.database.write(work)

    def is_free(self, holder: str, name: str) -> bool:
        """Whether a name looks like that of nobody else's account."""
        return self.database.read(lambda connection: not is_taken(connection, holder, name))

    def change(self, holder: str, **values: str | bool | None) -> Future[None]:
        """Change a person's language, webhook or notices."""

        def work(connection: Connection) -> None:
            connection.execute(update(HOLDERS).where(HOLDERS.c.id == holder).values(**values))

        return self.database.write(work)

    # Mail addresses

    def give_address(self, holder: str, email: str | None, at: int) -> Future[str]:
        """Set or remove an address, not confirmed yet; the secret of the link that confirms it.

        Links for an earlier address end, so that a link always means the present one.
        """
        secret = secrets.token_urlsafe(32)
        link = {"hash": hashed(secret), "holder": holder, "kind": CONFIRM, "label": ""}
        values = {"email": email, "email_confirmed": False, "email_notices": True}

        def work(connection: Connection) -> str:
            earlier = and_(SESSIONS.c.holder == holder, SESSIONS.c.kind.in_(MAILED))
            connection.execute(delete(SESSIONS).where(earlier))
            key = secrets.token_hex(16)
            person = update(HOLDERS).where(HOLDERS.c.id == holder)
            connection.execute(person.values(**values, mail_key=key if email else None))
            if email:
                ends = at + LASTS[CONFIRM]
                connection.execute(insert(SESSIONS).values(**link, expires_at=ends))
            return secret

        return self.database.write(work)

    def confirm_address(self, secret: str, at: int) -> Future[bool]:
        """The address of whoever has this link is theirs; False when it is used up or too old."""
        same = and_(SESSIONS.c.hash == hashed(secret), SESSIONS.c.kind == CONFIRM)

        def work(connection: Connection) -> bool:
            live = select(SESSIONS.c.holder).where(same, SESSIONS.c.expires_at > at)
            holder = connection.execute(live).scalar()
            connection.execute(delete(SESSIONS).where(same))
            person = update(HOLDERS).where(HOLDERS.c.id == holder, HOLDERS.c.email.is_not(None))
            return connection.execute(person.values(email_confirmed=True)).rowcount > 0

        return self.database.write(work)

    def mail_key(self, holder: str) -> str:
        """What ends the notices by mail of somebody who has an address; it stands in each mail."""
        query = select(HOLDERS.c.mail_key).where(HOLDERS.c.id == holder)
        return self.database.read(lambda connection: connection.execute(query).scalar()) or ""

    def stop_notices(self, key: str) -> Future[bool]:
        """No more notices by mail for whoever's mail this key came with; False for no key of ours.

        An address that was never confirmed is forgotten with it.
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
        self, holder: str, at: int, scope: str, label: str = "", lasts: int = LASTS[TOKEN]
    ) -> Future[str]:
        """A new token for a program of somebody, with what it may do."""
        return self._new_secret(holder, TOKEN, at, at + lasts, label=label, scope=scope)

    def new_secret(self, holder: str, kind: str, at: int) -> Future[str]:
        """A new cookie or mailed link for somebody."""
        return self._new_secret(holder, kind, at, at + LASTS[kind], label="", scope="")

    def _new_secret(
        self, holder: str, kind: str, at: int, expires_at: int, **words: str
    ) -> Future[str]:
        """A new secret for somebody; only its hash is kept."""
        secret = secrets.token_urlsafe(32)
        values = {"hash": hashed(secret), "holder": holder, "kind": kind, **words}

        def work(connection: Connection) -> str:
            old = and_(SESSIONS.c.holder == holder, SESSIONS.c.expires_at <= at)
            connection.execute(delete(SESSIONS).where(old))
            connection.execute(insert(SESSIONS).values(**values, expires_at=expires_at))
            drop_oldest(connection, holder, kind)
            return secret

        return self.database.write(work)

    def holder_of(self, secret: str, kind: str, at: int) -> Holder | None:
        """Whose secret this is, if it still holds and they are not banned."""
        live = and_(SESSIONS.c.expires_at > at, func.coalesce(HOLDERS.c.banned_until, 0) <= at)
        query = (
            select(HOLDERS)
            .join(SESSIONS, SESSIONS.c.holder == HOLDERS.c.id)
            .where(SESSIONS.c.hash == hashed(secret), SESSIONS.c.kind == kind, live)
        )
        found = self.database.read(lambda connection: connection.execute(query).first())
        return None if found is None else read_holder(found)

    def scope_of(self, secret: str) -> str:
        """What a token may do; nothing for a secret that is not known."""
        query = select(SESSIONS.c.scope).where(SESSIONS.c.hash == hashed(secret))
        return self.database.read(lambda connection: connection.execute(query).scalar()) or ""

    def lasts_until(self, secret: str) -> int | None:
        """When a secret ends; None when there is none."""
        query = select(SESSIONS.c.expires_at).where(SESSIONS.c.hash == hashed(secret))
        return self.database.read(lambda connection: connection.execute(query).scalar())

    def renew(self, secret: str, at: int) -> Future[None]:
        """A cookie lasts as long again as a new one."""
        same = and_(SESSIONS.c.hash == hashed(secret), SESSIONS.c.kind == COOKIE)

        def work(connection: Connection) -> None:
            longer = update(SESSIONS).where(same).values(expires_at=at + LASTS[COOKIE])
            connection.execute(longer)

        return self.database.write(work)

    def sessions_of(self, holder: str, at: int) -> list[Session]:
        """The cookies and tokens of somebody that still hold, those that last longest first."""
        live = and_(SESSIONS.c.holder == holder, SESSIONS.c.expires_at > at)
        query = select(SESSIONS).where(live, SESSIONS.c.kind.not_in(MAILED))
        query = query.order_by(SESSIONS.c.expires_at.desc(), SESSIONS.c.hash)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        return [
            Session(row.hash[:ID], row.kind, row.label, row.expires_at, row.scope) for row in rows
        ]

    def drop_session(self, holder: str, id: str) -> Future[bool]:
        """A cookie or token of somebody ends; False when there is none of that id."""
        own = and_(SESSIONS.c.holder == holder, func.substr(SESSIONS.c.hash, 1, ID) == id)

        def work(connection: Connection) -> bool:
            return connection.execute(delete(SESSIONS).where(own)).rowcount > 0

        return self.database.write(work)

    def drop_secret(self, secret: str) -> Future[None]:
        """A secret is used up, or signed out."""

        def work(connection: Connection) -> None:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.hash == hashed(secret)))

        return self.database.write(work)

    def set_password(self, holder: str, password: str) -> Future[None]:
        """A new password; every cookie, token, link and push subscription of before ends."""

        def work(connection: Connection) -> None:
            person = update(HOLDERS).where(HOLDERS.c.id == holder)
            connection.execute(person.values(password=password))
            end_everything(connection, holder)

        return self.database.write(work)

    # Web Push

    def add_push(self, holder: str, endpoint: str, keys: dict[str, str]) -> Future[None]:
        """A browser's push subscription."""

        def work(connection: Connection) -> None:
            connection.execute(delete(PUSHES).where(PUSHES.c.endpoint == endpoint))
            own = select(func.count()).select_from(PUSHES).where(PUSHES.c.holder == holder)
            if (connection.execute(own).scalar() or 0) >= MOST_PUSHES:
                raise BadArgument(f"at most {MOST_PUSHES} browsers can be told")
            row = {"endpoint": endpoint, "holder": holder, "secrets": keys}
            connection.execute(insert(PUSHES).values(**row))

        return self.database.write(work)

    def drop_push(self, endpoint: str) -> Future[None]:
        """A browser that is gone."""

        def work(connection: Connection) -> None:
            connection.execute(delete(PUSHES).where(PUSHES.c.endpoint == endpoint))

        return self.database.write(work)

    def pushes_of(self, holder: str) -> list[tuple[str, dict[str, str]]]:
        """The browsers of somebody."""
        query = select(PUSHES.c.endpoint, PUSHES.c.secrets).where(PUSHES.c.holder == holder)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        return [(row.endpoint, row.secrets) for row in rows]


def is_taken(connection: Connection, holder: str, name: str) -> bool:
    """Whether a name looks like that of an account of somebody else."""
    others = select(LOOKS.c.holder).join(HOLDERS, HOLDERS.c.id == LOOKS.c.holder)
    alike = and_(LOOKS.c.look.in_(looks(name)), HOLDERS.c.account.is_not(None))
    return connection.execute(others.where(alike, LOOKS.c.holder != holder)).first() is not None


def check_free(connection: Connection, holder: str, name: str) -> None:
    """Raise Problem for a name that looks like that of an account of somebody else."""
    if is_taken(connection, holder, name):
        raise Problem("name_taken", "that name is taken")


def set_looks(connection: Connection, holder: str, *names: str) -> None:
    """Note how somebody's names look."""
    connection.execute(delete(LOOKS).where(LOOKS.c.holder == holder))
    every = set().union(*(looks(name) for name in names))
    if every:
        connection.execute(insert(LOOKS), [{"holder": holder, "look": look} for look in every])


def rename_guests(connection: Connection, holder: str, name: str) -> None:
    """Guests who go by the name of a new account go by none."""
    alike = select(LOOKS.c.holder).where(LOOKS.c.look.in_(looks(name)), LOOKS.c.holder != holder)
    guests = and_(HOLDERS.c.id.in_(alike), HOLDERS.c.account.is_(None))
    connection.execute(update(HOLDERS).where(guests).values(name=""))


def end_everything(connection: Connection, holder: str) -> None:
    """Nothing that was given out before opens anything of somebody's any more."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.holder == holder))
    connection.execute(delete(PUSHES).where(PUSHES.c.holder == holder))


def drop_oldest(connection: Connection, holder: str, kind: str) -> None:
    """Somebody has so many secrets of a kind at most; those that end first make room."""
    own = and_(SESSIONS.c.holder == holder, SESSIONS.c.kind == kind)
    newest = select(SESSIONS.c.hash).where(own).order_by(SESSIONS.c.expires_at.desc())
    beyond = list(connection.execute(newest.offset(MOST_SECRETS)).scalars())
    if beyond:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.hash.in_(beyond)))


def read_holder(row: Row[tuple[object, ...]]) -> Holder:
    """A person from their row."""
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
