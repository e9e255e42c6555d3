"""How often one visitor may do something: a bucket that refills."""

from __future__ import annotations

from hatamoto.kernel.errors import HatamotoError


class TooMany(HatamotoError):
    """Somebody asks too often."""

    slug = "too-many-requests"

    def __init__(self, message: str, seconds: float = 1.0) -> None:
        super().__init__(message)
        self.seconds = seconds
        """After which it may be tried again."""


class Limit:
    """Allows so many at once, refilled evenly over a time."""

    def __init__(self, amount: int, seconds: float, most_keys: int = 100_000) -> None:
        self.amount = amount
        self.seconds = seconds
        self.most_keys = most_keys
        self.buckets: dict[str, tuple[float, float]] = {}

    def spend(self, key: str, now: float, amount: int = 1) -> None:
        """Take some from the key's bucket; raises TooMany when there is too little in it."""
        left, since = self.buckets.pop(key, (float(self.amount), now))
        left = min(self.amount, left + (now - since) * self.amount / self.seconds)
        if left < amount:
            self.buckets[key] = (left, now)
            raise TooMany("that is too often; wait a moment and try again")
        if len(self.buckets) >= self.most_keys:
            self._make_room()
        self.buckets[key] = (left - amount, now)

    def _make_room(self) -> None:
        """Forget the half that was used longest ago; whoever is being held back now stays so."""
        for key in list(self.buckets)[: self.most_keys // 2]:
            del self.buckets[key]
