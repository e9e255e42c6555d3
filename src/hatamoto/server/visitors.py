"""Identifies visitors by cookie, bearer token or as new guests; CSRF protection, limits."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from hatamoto.kernel.errors import HatamotoError
from hatamoto.server.faults import Forbidden, NotSignedIn
from hatamoto.server.limits import Limit
from hatamoto.server.metrics import Metrics
from hatamoto.server.quotas import DAY_SECONDS, Quotas, written
from hatamoto.server.request_context import note_holder
from hatamoto.server.server_time import now_ms
from hatamoto.server.settings import Settings
from hatamoto.server.wire import Command
from hatamoto.store.people import Holder, People
from hatamoto.store.sessions import COOKIE, DAY_MS, LIFETIME, TOKEN, CredentialRevoked, Proof

NAME: Final = "hatamoto"
PLAY, READ = "play", "read"
"""What tokens may do."""
WRONG_PASSWORD: Final = "name or password is wrong"
USED_LINK: Final = "that link has been used or has expired"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MAX_ADDRESS_LENGTH: Final = 45
RENEW_AFTER_MS: Final = 7 * DAY_MS
SLOW_SECONDS: Final = 10.0
"""The period of the slower limits: within it a visitor may send a quarter of `rate` chat lines,
notes and new tables each."""
GUESTS_A_DAY: Final = 10
"""New guests per address and day, for each one allowed per minute."""
TABLES_A_DAY: Final = 5
"""New tables per visitor and day, for each command allowed per second."""
READERS: Final = 4
"""The limits of an address for reads and for changes, in visitors' limits."""
ADMITTED: Final = "admitted_visitor"
"""The key under which a request keeps the visitor who may change something."""


@dataclass(frozen=True)
class Visitor:
    """A known visitor and the secret of their cookie or token."""

    holder: Holder
    secret: str
    scope: str = ""
    """What a token may do; empty for a cookie, which may do everything."""

    @property
    def by_token(self) -> bool:
        """Whether this is a program with a token."""
        return bool(self.scope)

    @property
    def may_play(self) -> bool:
        """Whether this is not a token that may only read."""
        return self.scope in ("", PLAY)

    def check_play(self) -> None:
        """Raise Forbidden for a read-only token."""
        if not self.may_play:
            raise Forbidden("this token may only read")

    def check_owner(self) -> None:
        """Raise Forbidden for any token: changing the account itself requires its owner."""
        if self.by_token:
            raise Forbidden("a token cannot do this; sign in with a browser")

    @property
    def csrf(self) -> str:
        """The CSRF token, derived from the secret; every change must send it in a header."""
        return hmac.new(self.secret.encode(), b"csrf", hashlib.sha256).hexdigest()


class Visitors:
    """Identifies people and enforces their limits."""

    def __init__(self, settings: Settings, people: People, metrics: Metrics) -> None:
        self.settings = settings
        self.people = people
        self.metrics = metrics
        self.commands = Limit(settings.rate, 1.0)
        self.talk = Limit(max(1, settings.rate // 4), SLOW_SECONDS)
        self.tables = Limit(max(1, settings.rate // 4), SLOW_SECONDS)
        self.guests = Limit(settings.guest_rate, 60.0)
        self.guests_a_day = Limit(GUESTS_A_DAY * settings.guest_rate, DAY_SECONDS)
        self.tables_a_day = Limit(TABLES_A_DAY * settings.rate, DAY_SECONDS)
        self.quotas = Quotas(settings.quota)
        self.reads = Limit(settings.rate, 1.0)
        self.reads_by_address = Limit(READERS * settings.rate, 1.0)
        self.changes_by_address = Limit(READERS * settings.rate, 1.0)
        self.confirmations = Limit(max(1, settings.sign_in_rate), 3600.0)

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor | None:
        """The visitor, or None without a valid cookie; raises NotSignedIn for a bad token."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self._by_token(token.strip())
        secret = connection.cookies.get(NAME, "")
        if not secret:
            return None
        holder = await asyncio.to_thread(self.people.holder_of, secret, COOKIE, now_ms())
        if holder is None:
            return None
        note_holder(holder.id)
        return Visitor(holder, secret)

    async def _by_token(self, token: str) -> Visitor:
        holder = await asyncio.to_thread(self.people.holder_of, token, TOKEN, now_ms())
        if holder is None:
            raise NotSignedIn("that token is not valid")
        note_holder(holder.id)
        return Visitor(holder, token, await asyncio.to_thread(self.people.scope_of, token) or READ)

    async def holds(self, visitor: Visitor) -> bool:
        """Whether a visitor's cookie or token is still valid."""
        kind = TOKEN if visitor.by_token else COOKIE
        found = await asyncio.to_thread(self.people.holder_of, visitor.secret, kind, now_ms())
        return found is not None

    async def owner(self, request: Request[Any, Any, Any]) -> Visitor:
        """The visitor, who must be signed in with a cookie; raises Forbidden for a token."""
        visitor = await self.must(request, READ)
        visitor.check_owner()
        return visitor

    async def must(self, request: Request[Any, Any, Any], scope: str = PLAY) -> Visitor:
        """The visitor; a token must have this scope to change something."""
        if request.method in SAFE:
            return signed_in(await self.known(request))
        visitor: Visitor = request.state[ADMITTED]
        if scope == PLAY:
            visitor.check_play()
        return visitor

    def count_change(self, request: Request[Any, Any, Any]) -> None:
        """Count a change against the limit of its address; raises TooMany."""
        self.changes_by_address.spend(self.caller(request), time.monotonic())

    async def admit(self, request: Request[Any, Any, Any]) -> None:
        """Note who asks for a change; raises NotSignedIn, TooMany, and Forbidden without CSRF.

        Runs before the body is read, so that a body which is refused counts like any other.
        """
        try:
            visitor = signed_in(await self.known(request))
        except NotSignedIn:
            self.count_change(request)
            raise
        self.commands.spend(visitor.holder.id, time.monotonic())
        self.count_change(request)
        given = request.headers.get("x-csrf-token", "")
        if not visitor.by_token and not hmac.compare_digest(given.encode(), visitor.csrf.encode()):
            raise Forbidden("the X-CSRF-Token header is missing or old")
        request.state[ADMITTED] = visitor

    def count(self, holder: str, address: str, table: str, command: Command) -> None:
        """Count a command against the chat limit and the storage quota; raises TooMany."""
        if written(command):
            self.talk.spend(f"{type(command).__name__} {holder}", time.monotonic())
        self.quotas.count(holder, address, table, command)

    @contextmanager
    def counting(self, holder: str, address: str, table: str, command: Command) -> Iterator[None]:
        """Count a command that is carried out in the block; raises TooMany.

        If it is refused, the quota of the table is as before.
        """
        self.count(holder, address, table, command)
        try:
            yield
        except HatamotoError:
            self.quotas.refund(table, command)
            raise

    def count_table(self, holder: str, address: str) -> None:
        """Count a new table; raises TooMany."""
        now = time.monotonic()
        self.tables.spend(holder, now)
        self.tables_a_day.spend(holder, now)
        self.quotas.count_table(holder, address)

    async def reader(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor | None:
        """The visitor who reads a table, or None; raises TooMany."""
        address = self.caller(connection)
        self.reads_by_address.spend(address, time.monotonic())
        visitor = await self.known(connection)
        who = visitor.holder.id if visitor else f"nobody at {address}"
        self.reads.spend(who, time.monotonic())
        return visitor

    async def welcome(self, request: Request[Any, Any, Any], lang: str) -> Visitor:
        """Create a guest; raises TooMany."""
        address, now = self.caller(request), time.monotonic()
        self.guests.spend(address, now)
        self.guests_a_day.spend(address, now)
        holder = await asyncio.wrap_future(self.people.new_guest(lang, now_ms()))
        return await self.session(holder)

    async def renewed(self, visitor: Visitor) -> bool:
        """Whether an ageing cookie was renewed, so that regular visitors stay signed in."""
        if visitor.by_token:
            return False
        until = await asyncio.to_thread(self.people.expires_at, visitor.secret)
        if until is None or until - now_ms() > LIFETIME[COOKIE] - RENEW_AFTER_MS:
            return False
        await asyncio.wrap_future(self.people.renew(visitor.secret, now_ms()))
        return True

    async def session(self, holder: Holder, password: str | None = None) -> Visitor:
        """Start a session: a visitor with a new cookie.

        Raises NotSignedIn if the password hash that let them in has been replaced meanwhile.
        """
        proof = None if password is None else Proof(password=password)
        made = self.people.new_secret(holder.id, COOKIE, now_ms(), proof)
        try:
            return Visitor(holder, await asyncio.wrap_future(made))
        except CredentialRevoked:
            raise NotSignedIn(WRONG_PASSWORD) from None

    async def token(self, visitor: Visitor, scope: str, label: str, lasts: int) -> str:
        """Create a token for a visitor; raises CredentialRevoked if their session just
        ended."""
        made = self.people.new_token(
            visitor.holder.id, now_ms(), scope, label, lasts, session=visitor.secret
        )
        return await asyncio.wrap_future(made)

    def cookie(self, visitor: Visitor) -> Cookie:
        return Cookie(
            key=NAME,
            value=visitor.secret,
            max_age=LIFETIME[COOKIE] // 1000,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.settings.is_secure,
        )

    # Addresses

    def caller(self, request: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The client's address, behind as many proxies as the settings trust.

        For IPv6 it is the /64 network, which is what a household or a machine is assigned.
        """
        if self.settings.proxies:
            lines = request.headers.getall("x-forwarded-for", [""])
            chain = ",".join(lines).split(",")
            return network(chain[-self.settings.proxies :][0].strip())
        return network(request.client.host) if request.client else ""


def signed_in(visitor: Visitor | None) -> Visitor:
    """The visitor; raises NotSignedIn if there is none."""
    if visitor is None:
        raise NotSignedIn("ask GET /api/me first, or send a bearer token")
    return visitor


def network(address: str) -> str:
    """An address as limits count it.

    >>> network("2001:db8::1:2:3:4"), network("::ffff:192.0.2.1"), network("192.0.2.1")
    ('2001:db8::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        ip = ipaddress.IPv6Address(address)
    except ValueError:
        return address[:MAX_ADDRESS_LENGTH]
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((ip, 64), strict=False))


def with_cookie(content: object, cookie: Cookie, status: int = 200) -> Response[Any]:
    """An answer that sets a cookie."""
    return Response(content, cookies=[cookie], status_code=status)
