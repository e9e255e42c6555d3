"""The codes of a second factor: by the clock (TOTP, RFC 6238), or for a lost device."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

from cryptography.hazmat.primitives.constant_time import bytes_eq
from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor.totp import TOTP

from hatamoto.kernel.errors import HatamotoError
from hatamoto.store.database import Database
from hatamoto.store.second_factors import SecondFactors

DIGITS: Final = 6
STEP: Final = 30
"""Seconds for which a code is shown."""
DRIFT: Final = (0, -1, 1)
"""Steps by which a clock may be off."""
SECRET_BYTES: Final = 20
SPARE: Final = 10
"""How many codes for a lost device there are."""
LONGEST: Final = 40


class CodeNeeded(HatamotoError):
    """The account has a second factor, and its code is missing, wrong or used up."""

    slug = "second-factor"


def clock(secret: bytes) -> TOTP:
    """What makes the codes of a secret; programs on phones expect SHA-1."""
    return TOTP(secret, DIGITS, SHA1(), STEP)


def step_of(secret: bytes, code: str, now: float) -> int | None:
    """The step of the clock at which a code is shown; None for any other code."""
    found = None
    for drift in DRIFT:
        step = int(now) // STEP + drift
        shown = clock(secret).generate(step * STEP)
        if bytes_eq(shown, code.encode()):
            found = step
    return found


def plain(code: str) -> str:
    """A code without the spaces and dashes people write in it."""
    return code.replace(" ", "").replace("-", "").lower()[:LONGEST]


class Codes:
    """Checks codes; each is good once."""

    def __init__(self, database: Database) -> None:
        self.kept = SecondFactors(database)

    async def check(self, holder: str, code: str) -> None:
        """Raise CodeNeeded unless somebody has no second factor, or this is a code of it."""
        factor = await asyncio.to_thread(self.kept.of, holder)
        if factor is None or not factor.is_on:
            return
        if not code:
            raise CodeNeeded("this account asks for a code of its second factor")
        if not await self.uses(holder, factor.secret, plain(code)):
            raise CodeNeeded("that code is wrong or used up")

    async def uses(self, holder: str, secret: bytes, code: str) -> bool:
        """Whether a code is good now; it is not again."""
        step = step_of(secret, code, time.time())
        if step is not None:
            return await asyncio.wrap_future(self.kept.use_step(holder, step))
        return await asyncio.wrap_future(self.kept.use_code(holder, code))

    async def begin(self, holder: str, name: str) -> tuple[str, str]:
        """A new secret, as text and as a link for the program that shows its codes."""
        secret = secrets.token_bytes(SECRET_BYTES)
        await asyncio.wrap_future(self.kept.begin(holder, secret))
        link = clock(secret).get_provisioning_uri(name, "Hatamoto")
        return link.partition("secret=")[2].partition("&")[0], link

    async def turn_on(self, holder: str, code: str) -> list[str]:
        """Ask for codes from now on, once one has been shown; the codes for a lost device."""
        factor = await asyncio.to_thread(self.kept.of, holder)
        if (
            factor is None
            or factor.is_on
            or not await self.uses(holder, factor.secret, plain(code))
        ):
            raise CodeNeeded("that code is wrong or used up")
        codes = [secrets.token_hex(5) for _ in range(SPARE)]
        await asyncio.wrap_future(self.kept.turn_on(holder, codes))
        return codes
