"""Lets people into their accounts: by password, with the limits and the log of all sign-ins."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Request

from hatamoto.kernel.errors import HatamotoError
from hatamoto.server.attempts import Attempts
from hatamoto.server.codes import Codes
from hatamoto.server.faults import Banned, NotSignedIn
from hatamoto.server.limits import Limit
from hatamoto.server.server_time import now_ms
from hatamoto.server.visitors import USED_LINK, WRONG_PASSWORD, Visitor, Visitors
from hatamoto.store.bans import FOREVER, Bans
from hatamoto.store.names import canonical
from hatamoto.store.passkeys import Passkeys
from hatamoto.store.people import Holder
from hatamoto.store.sessions import RESET
from hatamoto.table.problems import Problem
from hatamoto.table.setup import MAX_NAME_LENGTH, read_text

sign_in_log = logging.getLogger("hatamoto.sign_in")
MIN_PASSWORD_LENGTH: Final = 8
MAX_PASSWORD_LENGTH: Final = 200


@cache
def hash_of_nobody() -> str:
    """A hash to verify against where there is no account, so that timing reveals nothing."""
    return PasswordHasher().hash(secrets.token_hex())


class Authenticator:
    """Checks passwords, codes and bans; counts and logs the attempts."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.people = visitors.people
        self.metrics = visitors.metrics
        self.sign_ins = Limit(visitors.settings.sign_in_rate, 60.0)
        self.attempts = Attempts()
        database = self.people.database
        self.codes = Codes(database)
        self.passkeys = Passkeys(database)
        self.bans = Bans(database)
        self.hasher = PasswordHasher()
        self.nobody = hash_of_nobody()

    async def sign_in(
        self, request: Request[Any, Any, Any], name: str, password: str, code: str
    ) -> Visitor:
        """The account's owner with a new cookie; raises NotSignedIn and CodeNeeded."""
        account = canonical(read_text({"name": name}, "name", MAX_NAME_LENGTH))
        address = self.visitors.caller(request)
        try:
            self.slow_down(request)
            self.attempts.count(account, address, time.monotonic())
            holder, kept = await self._let_in(account, password)
            await self.codes.check(holder.id, code)
            await self.check_ban(holder)
            visitor = await self.visitors.session(holder, kept)
        except HatamotoError as error:
            self.note(request, "sign-in refused", account, error.slug)
            raise
        self.attempts.succeeded(account, address, time.monotonic())
        self.note(request, "signed in", account)
        return visitor

    async def check_ban(self, holder: Holder) -> None:
        """Raise Banned; checked last, so that only the account's owner learns of it."""
        until = await asyncio.to_thread(self.bans.until, holder.id, now_ms())
        if until == FOREVER:
            raise Banned("you are banned from this server")
        if until is not None:
            day = time.strftime("%Y-%m-%d", time.gmtime(until / 1000))
            raise Banned(f"you are banned from this server until {day}")

    async def _let_in(self, account: str, password: str) -> tuple[Holder, str]:
        """The holder with this account and password, and its hash; takes as long if there is no
        such account."""
        found = await asyncio.to_thread(self.people.by_account, account)
        kept = "" if found is None else found[1]
        fits = await asyncio.to_thread(self._fits, kept, password[:MAX_PASSWORD_LENGTH])
        if found is None or not fits:
            raise NotSignedIn(WRONG_PASSWORD)
        return found

    def note(
        self, request: Request[Any, Any, Any], what: str, account: str, reason: str = ""
    ) -> None:
        """Log a sign-in event; user text is quoted."""
        why = f" ({reason})" if reason else ""
        sign_in_log.info("%s%s: %a from %a", what, why, account, self.visitors.caller(request))
        self.metrics.count("sign_ins", what.replace(" ", "_") + (f"_{reason}" if reason else ""))

    def slow_down(self, request: Request[Any, Any, Any]) -> None:
        """Count an attempt to get into an account from one address; raises TooMany."""
        self.sign_ins.spend(self.visitors.caller(request), time.monotonic())

    def forgive(self, request: Request[Any, Any, Any]) -> None:
        """Do not count an attempt after all."""
        self.sign_ins.give_back(self.visitors.caller(request))

    def _fits(self, kept: str, password: str) -> bool:
        """Whether a password matches the stored hash; takes as long if there is none."""
        try:
            self.hasher.verify(kept or self.nobody, password)
        except VerificationError:
            return False
        return bool(kept)

    async def password_hash(self, password: str) -> str:
        """How a password is kept; raises BadArgument for one that is too short or long."""
        if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
            bounds = f"{MIN_PASSWORD_LENGTH} to {MAX_PASSWORD_LENGTH}"
            raise Problem("password_length", f"a password has {bounds} characters")
        return await asyncio.to_thread(self.hasher.hash, password)

    async def reset(self, secret: str, password: str) -> Holder:
        """A new password by a link that was mailed; every session ends. Returns whose it is."""
        holder = await asyncio.to_thread(self.people.holder_of, secret, RESET, now_ms())
        if holder is None:
            raise NotSignedIn(USED_LINK)
        kept = await self.password_hash(password)
        if not await asyncio.wrap_future(self.people.reset_password(secret, kept, now_ms())):
            raise NotSignedIn(USED_LINK)
        return holder

    async def check_password(
        self, request: Request[Any, Any, Any], holder: Holder, password: str
    ) -> str:
        """The hash of the password that somebody who is signed in knows as well; raises
        NotSignedIn if it is wrong.

        A right password here does not reset the wait after wrong codes: a sign-in needs both.
        """
        self.slow_down(request)
        account = holder.account
        if account is None:
            raise NotSignedIn("a guest has no password")
        self.attempts.count(account, self.visitors.caller(request), time.monotonic())
        try:
            _, kept = await self._let_in(account, password)
        except NotSignedIn:
            self.note(request, "password refused", account)
            raise
        self.attempts.uncount(account, self.visitors.caller(request), time.monotonic())
        return kept

    async def change_password(
        self, request: Request[Any, Any, Any], holder: Holder, password: str, new: str
    ) -> None:
        """Change the password, given the current one; every session ends."""
        old = await self.check_password(request, holder, password)
        changed = self.people.change_password(holder.id, old, await self.password_hash(new))
        if not await asyncio.wrap_future(changed):
            raise NotSignedIn(WRONG_PASSWORD)
