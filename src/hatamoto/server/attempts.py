"""Limits password guessing: after some free attempts each failure doubles the wait.

Attempts are counted per account and address, and per account. The second count does not apply to an
address that has signed in before, so that a guesser cannot lock the owner out at home.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hatamoto.server.limits import TooMany

FREE: Final = 5
"""Free attempts on an account from one address."""
FREE_FROM_ANYWHERE: Final = 20
"""Free attempts on an account from all addresses together."""
FIRST: Final = 10.0
"""Seconds of the first wait."""
MAX_WAIT: Final = 900.0
FORGET: Final = 24 * 3600.0
"""Seconds after the last attempt until the count is reset."""
MAX_KEYS: Final = 100_000


@dataclass
class Tried:
    """Failed attempts so far, and when the next one is allowed."""

    times: int = 0
    last: float = 0.0
    until: float = 0.0


class Attempts:
    """Counts attempts, for names without an account as well, so that waits reveal nothing."""

    def __init__(self) -> None:
        self.tried: dict[str, Tried] = {}
        self.known: dict[str, float] = {}
        """Pairs of account and address that have signed in, and when."""

    def count(self, account: str, address: str, now: float) -> None:
        """Count an attempt before its outcome is known; raises TooMany while it must wait."""
        keys = self._keys(account, address)
        waits = max(self._at(key, now).until for key in keys) - now
        if waits > 0:
            raise TooMany("too many attempts; wait before the next one", waits)
        for key, free in keys.items():
            tried = self._at(key, now)
            tried.times += 1
            tried.last = now
            if tried.times >= free:
                tried.until = now + min(MAX_WAIT, FIRST * 2.0 ** (tried.times - free))

    def succeeded(self, account: str, address: str, now: float) -> None:
        """Reset the count after a successful sign-in, and remember the address."""
        pair = f"{account}\0{address}"
        self.tried.pop(pair, None)
        self.tried.pop(account, None)
        self.known.pop(pair, None)
        drop_oldest(self.known)
        self.known[pair] = now

    def uncount(self, account: str, address: str, now: float) -> None:
        """Take back a counted attempt whose password was right; earlier ones still count."""
        for key in self._keys(account, address):
            tried = self.tried.get(key)
            if tried is not None and tried.times:
                tried.times -= 1
                tried.until = min(tried.until, now)

    def _keys(self, account: str, address: str) -> dict[str, int]:
        """What an attempt counts for, and how many are free."""
        pair = f"{account}\0{address}"
        return {pair: FREE} if pair in self.known else {pair: FREE, account: FREE_FROM_ANYWHERE}

    def _at(self, key: str, now: float) -> Tried:
        tried = self.tried.pop(key, None)
        if tried is None or now - tried.last > FORGET:
            tried = Tried(last=now)
        drop_oldest(self.tried)
        self.tried[key] = tried
        return tried


def drop_oldest(rows: dict[str, Tried] | dict[str, float]) -> None:
    """Drop the older half of the rows once there are too many."""
    if len(rows) >= MAX_KEYS:
        for key in list(rows)[: MAX_KEYS // 2]:
            del rows[key]
