"""Rate limits: a token bucket for each key."""

from __future__ import annotations

from hatamoto.kernel.errors import HatamotoError


class TooMany(HatamotoError):
    """A rate limit was exceeded."""

    slug = "too-many-requests"

    def __init__(self, message: str, seconds: float = 1.0) -> None:
        super().__init__(message)
        self.seconds = seconds
        """Seconds to wait before the next try."""


class Limit:
    """Allows `amount` at once, refilled evenly over `seconds`."""

    def __init__(self, amount: int, seconds: float, max_keys: int = 100_000) -> None:
        self.amount = amount
        self.seconds = seconds
        self.max_keys = max_keys
        self.buckets: dict[str, tuple[float, float]] = {}

    def spend(self, key: str, now: float, amount: int = 1) -> None:
        """Take tokens from the key's bucket; raises TooMany if it has too few."""
        left, since = self.buckets.pop(key, (float(self.amount), now))
        left = self._refilled(left, since, now)
        if left < amount:
            self.buckets[key] = (left, now)
            raise TooMany("that is too often; wait a moment and try again")
        if len(self.buckets) >= self.max_keys:
            self._drop_half(now)
        self.buckets[key] = (left - amount, now)

    def give_back(self, key: str, amount: int = 1) -> None:
        """Return tokens that were spent on something that turned out not to count."""
        if key in self.buckets:
            left, since = self.buckets[key]
            self.buckets[key] = (min(self.amount, left + amount), since)

    def left(self, key: str, now: float) -> float:
        """How many tokens are in the key's bucket."""
        left, since = self.buckets.get(key, (float(self.amount), now))
        return self._refilled(left, since, now)

    def _refilled(self, left: float, since: float, now: float) -> float:
        return min(self.amount, left + (now - since) * self.amount / self.seconds)

    def _drop_half(self, now: float) -> None:
        """Drop the fuller half of the buckets, and among equals those used longest ago.

        A bucket that is limiting goes only if more than half of all are, so memory stays bounded.
        """

        def tokens(key: str) -> float:
            return self._refilled(*self.buckets[key], now)

        for key in sorted(self.buckets, key=tokens, reverse=True)[: self.max_keys // 2]:
            del self.buckets[key]
