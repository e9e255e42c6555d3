"""The codes of a second factor: time-based (TOTP, RFC 6238), and recovery codes."""

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
"""Steps by which the device's clock may be off."""
SECRET_BYTES: Final = 20
RECOVERY_CODES: Final = 10
"""How many recovery codes an account gets."""
MAX_CODE_LENGTH: Final = 40


class CodeNeeded(HatamotoError):
    """The account has a second factor, and its code is missing, wrong or used up."""

    slug = "second-factor"


def totp(secret: bytes) -> TOTP:
    """The TOTP generator of a secret; authenticator apps expect SHA-1."""
    return TOTP(secret, DIGITS, SHA1(), STEP)


def step_of(secret: bytes, code: str, now: float) -> int | None:
    """The TOTP time step that a code belongs to, or None if it is wrong."""
    found = None
    for drift in DRIFT:
        step = int(now) // STEP + drift
        shown = totp(secret).generate(step * STEP)
        if bytes_eq(shown, code.encode()):
            found = step
    return found


def normalized(code: str) -> str:
    """A code without the spaces and dashes people type in it."""
    return code.replace(" ", "").replace("-", "").lower()[:MAX_CODE_LENGTH]


class Codes:
    """Checks codes; each works once."""

    def __init__(self, database: Database) -> None:
        self.kept = SecondFactors(database)

    async def check(self, holder: str, code: str) -> None:
        """Raise CodeNeeded if the account has a second factor and this is not a valid code."""
        factor = await asyncio.to_thread(self.kept.of, holder)
        if factor is None or not factor.is_on:
            return
        if not code:
            raise CodeNeeded("this account needs a code from its second factor")
        if not await self.consume(holder, factor.secret, normalized(code)):
            raise CodeNeeded("that code is wrong or already used")

    async def consume(self, holder: str, secret: bytes, code: str) -> bool:
        """Use a code up; returns whether it was valid."""
        step = step_of(secret, code, time.time())
        if step is not None:
            return await asyncio.wrap_future(self.kept.use_step(holder, step))
        return await asyncio.wrap_future(self.kept.use_code(holder, code))

    async def begin(self, holder: str, name: str) -> tuple[str, str]:
        """A new secret, as text and as a link for an authenticator app."""
        secret = secrets.token_bytes(SECRET_BYTES)
        await asyncio.wrap_future(self.kept.begin(holder, secret))
        link = totp(secret).get_provisioning_uri(name, "Hatamoto")
        return link.partition("secret=")[2].partition("&")[0], link

    async def turn_on(self, holder: str, code: str) -> list[str]:
        """Turn the second factor on with a first code; returns the recovery codes."""
        factor = await asyncio.to_thread(self.kept.of, holder)
        if (
            factor is None
            or factor.is_on
            or not await self.consume(holder, factor.secret, normalized(code))
        ):
            raise CodeNeeded("that code is wrong or already used")
        codes = [secrets.token_hex(5) for _ in range(RECOVERY_CODES)]
        await asyncio.wrap_future(self.kept.turn_on(holder, codes))
        return codes
