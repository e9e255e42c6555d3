"""Wrong passwords: each one too many makes the next wait twice as long.

Attempts are counted for an account from one address and for the account as a whole. The second
count does not hold back an address that has been let in before, so that nobody who guesses can
lock the owner out at home.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hatamoto.server.limits import TooMany

FREE: Final = 5
"""Attempts on an account from one address before the first wait."""
FREE_FROM_ANYWHERE: Final = 20
"""Attempts on an account from all addresses before the first wait."""
FIRST: Final = 10.0
"""Seconds of the first wait."""
LONGEST: Final = 900.0
FORGET: Final = 24 * 3600.0
"""Seconds after the last attempt until it is as if there had been none."""
MOST_KEYS: Final = 100_000


@dataclass
class Tried:
    """How often something was tried without success, and when it may be tried again."""

    times: int = 0
    last: float = 0.0
    until: float = 0.0


class Attempts:
    """Counts attempts on accounts that exist and on those that do not alike."""

    def __init__(self) -> None:
        self.tried: dict[str, Tried] = {}
        self.known: dict[str, float] = {}
        """Accounts with an address that was let in, and when."""

    def count(self, account: str, address: str, now: float) -> None:
        """Count an attempt before its outcome is known; raises TooMany while it must wait."""
        pair = f"{account}\0{address}"
        keys = {pair: FREE}
        if pair not in self.known:
            keys[account] = FREE_FROM_ANYWHERE
        waits = max(self._at(key, now).until for key in keys) - now
        if waits > 0:
            raise TooMany("too many attempts; wait before the next one", waits)
        for key, free in keys.items():
            tried = self._at(key, now)
            tried.times += 1
            tried.last = now
            if tried.times >= free:
                tried.until = now + min(LONGEST, FIRST * 2.0 ** (tried.times - free))

    def succeeded(self, account: str, address: str, now: float) -> None:
        """Somebody was let in: the count begins anew, and their address is known."""
        pair = f"{account}\0{address}"
        self.tried.pop(pair, None)
        self.tried.pop(account, None)
        self.known.pop(pair, None)
        make_room(self.known)
        self.known[pair] = now

    def _at(self, key: str, now: float) -> Tried:
        tried = self.tried.pop(key, None)
        if tried is None or now - tried.last > FORGET:
            tried = Tried(last=now)
        make_room(self.tried)
        self.tried[key] = tried
        return tried


def make_room(rows: dict[str, Tried] | dict[str, float]) -> None:
    """Forget the older half of what is counted once it is too much."""
    if len(rows) >= MOST_KEYS:
        for key in list(rows)[: MOST_KEYS // 2]:
            del rows[key]
