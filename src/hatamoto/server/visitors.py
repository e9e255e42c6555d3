"""Who asks: a cookie, a bearer token, or a new guest; and protection against forged requests."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from hatamoto.kernel.errors import HatamotoError
from hatamoto.server.attempts import Attempts
from hatamoto.server.codes import Codes
from hatamoto.server.faults import Banned, Forbidden, NotSignedIn
from hatamoto.server.limits import Limit
from hatamoto.server.metrics import Metrics
from hatamoto.server.quotas import DAY, Quotas, written
from hatamoto.server.request_context import note_holder
from hatamoto.server.server_time import now_ms
from hatamoto.server.settings import Settings
from hatamoto.server.wire import Command
from hatamoto.store.bans import FOREVER, Bans
from hatamoto.store.people import COOKIE, RESET, TOKEN, Holder, People, canonical
from hatamoto.table.problems import Problem
from hatamoto.table.setup import NAME_LENGTH, read_text

sign_in_log = logging.getLogger("hatamoto.sign_in")
NAME: Final = "hatamoto"
PLAY, READ = "play", "read"
"""What tokens may do."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_ADDRESS: Final = 45
YEAR_QUARTER: Final = 90 * 24 * 3600
RENEW_AFTER: Final = 7 * 24 * 3600
SLOW_SECONDS: Final = 10.0
"""In which somebody may say a quarter as many lines, write as many notes, and make as many tables,
as they may give commands in a second."""
GUESTS_A_DAY: Final = 10
"""How many new guests an address may bring in a day for each in a minute."""
TABLES_A_DAY: Final = 5
"""How many tables somebody may make in a day for each command allowed in a second."""
READERS: Final = 4
"""How many visitors of one address may read tables as often as one visitor may."""


@dataclass(frozen=True)
class Visitor:
    """A known visitor and the secret of their cookie or token."""

    holder: Holder
    secret: str
    scope: str = ""
    """What a token may do; nothing for a cookie, which may do everything."""

    @property
    def by_token(self) -> bool:
        """Whether this is a program with a token."""
        return bool(self.scope)

    def check_play(self) -> None:
        """Raise Forbidden for a token that may only look."""
        if self.scope not in ("", PLAY):
            raise Forbidden("this token may only read")

    def check_owner(self) -> None:
        """Raise Forbidden for any token: what concerns the account itself needs its owner."""
        if self.by_token:
            raise Forbidden("a token cannot do this; sign in with a browser")

    @property
    def csrf(self) -> str:
        """What must come back in a header with every change; nobody else can know it."""
        return hmac.new(self.secret.encode(), b"csrf", hashlib.sha256).hexdigest()


class Visitors:
    """Knows people by their cookies and tokens."""

    def __init__(self, settings: Settings, people: People, metrics: Metrics) -> None:
        self.settings = settings
        self.people = people
        self.metrics = metrics
        self.commands = Limit(settings.rate, 1.0)
        self.talk = Limit(max(1, settings.rate // 4), SLOW_SECONDS)
        self.tables = Limit(max(1, settings.rate // 4), SLOW_SECONDS)
        self.sign_ins = Limit(settings.sign_in_rate, 60.0)
        self.guests = Limit(settings.guest_rate, 60.0)
        self.guests_a_day = Limit(GUESTS_A_DAY * settings.guest_rate, DAY)
        self.tables_a_day = Limit(TABLES_A_DAY * settings.rate, DAY)
        self.quotas = Quotas(settings.quota)
        self.reads = Limit(settings.rate, 1.0)
        self.reads_by_address = Limit(READERS * settings.rate, 1.0)
        self.confirmations = Limit(max(1, settings.sign_in_rate), 3600.0)
        self.attempts = Attempts()
        self.codes = Codes(people.database)
        self.bans = Bans(people.database)
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_hex())
        """Compared with where there is no account, so that nobody learns it from the time."""

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor | None:
        """Who this is, if they have been here."""
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
        """Who this is, in person and not by a token."""
        visitor = await self.must(request, READ)
        visitor.check_owner()
        return visitor

    async def must(self, request: Request[Any, Any, Any], scope: str = PLAY) -> Visitor:
        """Who this is; a change needs the CSRF header too, or a token that may do it."""
        visitor = await self.known(request)
        if visitor is None:
            raise NotSignedIn("ask GET /api/me first, or send a bearer token")
        if request.method not in SAFE and not visitor.by_token:
            given = request.headers.get("x-csrf-token", "")
            if not hmac.compare_digest(given.encode(), visitor.csrf.encode()):
                raise Forbidden("the X-CSRF-Token header is missing or old")
        if request.method not in SAFE and scope == PLAY:
            visitor.check_play()
        if request.method not in SAFE:
            self.commands.spend(visitor.holder.id, time.monotonic())
        return visitor

    def count(self, holder: str, address: str, table: str, command: Command) -> None:
        """Count what a command stores, and how often somebody writes; raises TooMany."""
        if written(command):
            self.talk.spend(f"{type(command).__name__} {holder}", time.monotonic())
        self.quotas.count(holder, address, table, command)

    def count_table(self, holder: str, address: str) -> None:
        """Count a new table; raises TooMany."""
        now = time.monotonic()
        self.tables.spend(holder, now)
        self.tables_a_day.spend(holder, now)
        self.quotas.count_table(holder, address)

    async def reader(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor | None:
        """Who reads a table, if they are known; raises TooMany when they read too often."""
        address = self.caller(connection)
        self.reads_by_address.spend(address, time.monotonic())
        visitor = await self.known(connection)
        who = visitor.holder.id if visitor else f"nobody at {address}"
        self.reads.spend(who, time.monotonic())
        return visitor

    async def welcome(self, request: Request[Any, Any, Any], lang: str) -> Visitor:
        """A new guest."""
        address, now = self.caller(request), time.monotonic()
        self.guests.spend(address, now)
        self.guests_a_day.spend(address, now)
        holder = await asyncio.wrap_future(self.people.new_guest(lang, now_ms()))
        return await self.session(holder)

    async def renewed(self, visitor: Visitor) -> bool:
        """Whether an ageing cookie was renewed, so that regular visitors stay signed in."""
        if visitor.by_token:
            return False
        until = await asyncio.to_thread(self.people.lasts_until, visitor.secret)
        if until is None or until - now_ms() > 1000 * (YEAR_QUARTER - RENEW_AFTER):
            return False
        await asyncio.wrap_future(self.people.renew(visitor.secret, now_ms()))
        return True

    async def session(self, holder: Holder) -> Visitor:
        """A new cookie for somebody."""
        secret = self.people.new_secret(holder.id, COOKIE, now_ms())
        return Visitor(holder, await asyncio.wrap_future(secret))

    def cookie(self, visitor: Visitor) -> Cookie:
        """The cookie that brings them back."""
        return Cookie(
            key=NAME,
            value=visitor.secret,
            max_age=YEAR_QUARTER,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.settings.is_secure,
        )

    # Accounts

    def caller(self, request: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The address that asks, behind as many proxies as the settings trust.

        Of IPv6 it is the network of 64 bits, which is what one household or machine is given.
        """
        if self.settings.proxies:
            chain = request.headers.get("x-forwarded-for", "").split(",")
            return network(chain[-self.settings.proxies :][0].strip())
        return network(request.client.host) if request.client else ""

    async def sign_in(
        self, request: Request[Any, Any, Any], name: str, password: str, code: str
    ) -> Visitor:
        """The account's owner with a new cookie; raises NotSignedIn and CodeNeeded."""
        account = canonical(read_text({"name": name}, "name", NAME_LENGTH))
        address = self.caller(request)
        try:
            self.slow_down(request)
            self.attempts.count(account, address, time.monotonic())
            holder = await self._let_in(account, password)
            await self.codes.check(holder.id, code)
            await self._check_ban(holder)
        except HatamotoError as error:
            self.note(request, "sign-in refused", account, error.slug)
            raise
        self.attempts.succeeded(account, address, time.monotonic())
        self.note(request, "signed in", account)
        return await self.session(holder)

    async def _check_ban(self, holder: Holder) -> None:
        """Raise Banned; asked last, so that only the owner of an account learns of it."""
        until = await asyncio.to_thread(self.bans.until, holder.id, now_ms())
        if until == FOREVER:
            raise Banned("you are banned from this server")
        if until is not None:
            day = time.strftime("%Y-%m-%d", time.gmtime(until / 1000))
            raise Banned(f"you are banned from this server until {day}")

    async def _let_in(self, account: str, password: str) -> Holder:
        """Whose account and password these are; it takes as long where there is none."""
        found = await asyncio.to_thread(self.people.by_account, account)
        kept = "" if found is None else found[1]
        fits = await asyncio.to_thread(self._fits, kept, password[:LONGEST_PASSWORD])
        if found is None or not fits:
            raise NotSignedIn("name or password is wrong")
        return found[0]

    def note(
        self, request: Request[Any, Any, Any], what: str, account: str, reason: str = ""
    ) -> None:
        """Log what somebody did with an account; texts of users are quoted."""
        why = f" ({reason})" if reason else ""
        sign_in_log.info("%s%s: %a from %a", what, why, account, self.caller(request))
        self.metrics.count("sign_ins", what.replace(" ", "_") + (f"_{reason}" if reason else ""))

    def slow_down(self, request: Request[Any, Any, Any]) -> None:
        """Count an attempt to get into an account from one address; raises TooMany."""
        self.sign_ins.spend(self.caller(request), time.monotonic())

    def _fits(self, kept: str, password: str) -> bool:
        """Whether the password is the one that is kept; it takes as long where none is."""
        try:
            self.hasher.verify(kept or self.nobody, password)
        except VerificationError:
            return False
        return bool(kept)

    async def hashed(self, password: str) -> str:
        """How a password is kept; raises BadArgument for one that is too short or long."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            bounds = f"{SHORTEST_PASSWORD} to {LONGEST_PASSWORD}"
            raise Problem("password_length", f"a password has {bounds} signs")
        return await asyncio.to_thread(self.hasher.hash, password)

    async def reset(self, secret: str, password: str) -> Holder:
        """A new password by a link that was mailed; every session ends. Returns whose it is."""
        holder = await asyncio.to_thread(self.people.holder_of, secret, RESET, now_ms())
        if holder is None:
            raise NotSignedIn("that link is used up or too old")
        kept = await self.hashed(password)
        await asyncio.wrap_future(self.people.set_password(holder.id, kept))
        return holder

    async def check_password(
        self, request: Request[Any, Any, Any], holder: Holder, password: str
    ) -> None:
        """Raise NotSignedIn unless somebody who is signed in knows their password as well."""
        self.slow_down(request)
        account = holder.account
        if account is None:
            raise NotSignedIn("a guest has no password")
        self.attempts.count(account, self.caller(request), time.monotonic())
        try:
            await self._let_in(account, password)
        except NotSignedIn:
            self.note(request, "password refused", account)
            raise
        self.attempts.succeeded(account, self.caller(request), time.monotonic())

    async def change_password(
        self, request: Request[Any, Any, Any], holder: Holder, password: str, new: str
    ) -> None:
        """A new password by who knows the present one; every session ends."""
        await self.check_password(request, holder, password)
        made = self.people.set_password(holder.id, await self.hashed(new))
        await asyncio.wrap_future(made)


def network(address: str) -> str:
    """An address as limits count it.

    >>> network("2001:db8::1:2:3:4"), network("::ffff:192.0.2.1"), network("192.0.2.1")
    ('2001:db8::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        ip = ipaddress.IPv6Address(address)
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((ip, 64), strict=False))


def with_cookie(content: object, cookie: Cookie, status: int = 200) -> Response[Any]:
    """An answer that sets a cookie."""
    return Response(content, cookies=[cookie], status_code=status)
