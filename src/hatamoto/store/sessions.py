"""The secrets that let people in: kinds, lifetimes, proofs for new ones, and how they end."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, select

from hatamoto.kernel.errors import HatamotoError
from hatamoto.store.schema import HOLDERS, PUSHES, SESSIONS

COOKIE, TOKEN, RESET, CONFIRM = "cookie", "token", "reset", "confirm"
SIGN_IN_CHALLENGE: Final = "passkey"
"""Kind of the challenges that sign somebody in."""
REGISTRATION_CHALLENGE: Final = "register"
"""Kind of the challenges for a new passkey; asking for one takes the password."""
DAY_MS: Final = 24 * 60 * 60 * 1000
ID: Final = 16
"""How many digits of a secret's hash identify it in lists."""
LIFETIME: Final = {
    COOKIE: 90 * DAY_MS,
    TOKEN: 90 * DAY_MS,
    RESET: DAY_MS // 12,
    CONFIRM: 2 * DAY_MS,
    SIGN_IN_CHALLENGE: DAY_MS // 288,
    REGISTRATION_CHALLENGE: DAY_MS // 288,
}
"""How long each kind of secret is valid, in milliseconds."""
MAX_SECRETS: Final = 50
"""Maximum number of secrets of one kind per person."""
USED_ONCE: Final = (RESET, CONFIRM, SIGN_IN_CHALLENGE, REGISTRATION_CHALLENGE)
"""Kinds of single-use secrets: links in mails, and passkey challenges."""
ENDED_SESSION: Final = "this session has ended; sign in again"


@dataclass(frozen=True)
class Session:
    """A person's cookie or token, without its secret."""

    id: str
    kind: str
    label: str
    expires_at: int
    scope: str = ""
    """What a token may do; empty for a cookie, which may do everything."""


@dataclass(frozen=True)
class Proof:
    """What entitled somebody to a new secret; it must still hold when the secret is stored."""

    session: str | None = None
    """The secret of a session that must not have ended."""
    password: str | None = None
    """A password hash that must not have been replaced."""
    email: str | None = None
    """An address that must not have been replaced."""


class CredentialRevoked(HatamotoError):
    """The session, password or address behind a request was replaced before it was done, or the
    guest who asked was deleted."""

    slug = "not-signed-in"  # That of NotSignedIn, which the server raises.

    def __init__(self) -> None:
        super().__init__(ENDED_SESSION)


def secret_hash(secret: str) -> str:
    """The hash that is stored instead of a secret, so that a leaked database opens nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()


def revoke_all(connection: Connection, holder: str) -> None:
    """Revoke all of a person's cookies, tokens, links and push subscriptions."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.holder == holder))
    connection.execute(delete(PUSHES).where(PUSHES.c.holder == holder))


def check_proof(connection: Connection, holder: str, proof: Proof) -> None:
    """Raise CredentialRevoked unless the proof holds.

    Locks the person's row against changes of password, address and account: a secret is created
    either before `revoke_all`, which deletes it, or after it, when the proof no longer holds.
    """
    columns = select(HOLDERS.c.password, HOLDERS.c.email).where(HOLDERS.c.id == holder)
    person = connection.execute(columns.with_for_update(read=True)).first()
    if proof.password is not None and (person is None or proof.password != person.password):
        raise CredentialRevoked
    if proof.email is not None and (person is None or proof.email != person.email):
        raise CredentialRevoked
    if proof.session is not None:
        same = select(SESSIONS.c.hash).where(SESSIONS.c.hash == secret_hash(proof.session))
        if connection.execute(same).scalar() is None:
            raise CredentialRevoked


def keep_holder(connection: Connection, which: ColumnElement[bool]) -> bool:
    """Lock a person against being deleted until the transaction ends; False if there is none."""
    person = select(HOLDERS.c.id).where(which).with_for_update(read=True, key_share=True)
    return connection.execute(person).first() is not None


def redeem(connection: Connection, secret: str, kind: str, at: int) -> str | None:
    """Use up a mailed link; returns whose it was, or None if it is used, expired or revoked.

    Locks the person's row first, as a change of password or address does: of the two, one sees what
    the other has done.
    """
    live = and_(
        SESSIONS.c.hash == secret_hash(secret),
        SESSIONS.c.kind == kind,
        SESSIONS.c.expires_at > at,
    )
    holder: str | None = connection.execute(select(SESSIONS.c.holder).where(live)).scalar()
    person = select(HOLDERS.c.id).where(HOLDERS.c.id == holder)
    connection.execute(person.with_for_update())
    return holder if connection.execute(delete(SESSIONS).where(live)).rowcount else None


def drop_oldest(connection: Connection, holder: str, kind: str) -> None:
    """Delete the secrets beyond MAX_SECRETS, those that expire first."""
    own = and_(SESSIONS.c.holder == holder, SESSIONS.c.kind == kind)
    newest = select(SESSIONS.c.hash).where(own).order_by(SESSIONS.c.expires_at.desc())
    beyond = list(connection.execute(newest.offset(MAX_SECRETS)).scalars())
    if beyond:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.hash.in_(beyond)))
