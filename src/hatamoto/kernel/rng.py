"""A small, fast random generator for playouts and searches; never used for a table's dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
"""The mask of 32 bits."""
NARROW: Final = 1 << 20
"""The largest bound of `below`, whose bias grows with the bound."""


@final
class Rng:
    """Marsaglia's two-word xorshift: 64 bits of state, 32 bits per draw, the same in every
    build."""

    def __init__(self, seed: int) -> None:
        # Machine words when compiled: 32 bits shifted by ten still fit.
        self.x: i64 = self._mix(seed & WORD, seed >> 32 & WORD)
        self.y: i64 = self._mix(seed >> 32 & WORD, self.x)
        for _ in range(8):
            self.word()

    def _mix(self, low: int, high: int) -> int:
        mixed = (low * 0x2545F491 + high * 0x9E3779B + 0x632BE5AB) & WORD
        mixed ^= mixed >> 15
        mixed = (mixed * 0x2C1B3C6D) & WORD
        return (mixed ^ mixed >> 13) | 1

    def word(self) -> i64:
        """The next 32 bits."""
        t = self.x ^ (self.x << 10 & WORD)
        self.x = self.y
        self.y = (self.y ^ self.y >> 10) ^ (t ^ t >> 13)
        return self.y

    def long_word(self) -> int:
        """The next 64 bits."""
        high, low = int(self.word()), int(self.word())
        return high << 32 | low

    def below(self, bound: i64) -> int:
        """A number from 0 to bound - 1, for bounds up to a million."""
        # Scales 30 random bits; the product fits in a machine word, and no division is needed.
        return (self.word() >> 2) * bound >> 30

    def below_any(self, bound: i64) -> int:
        """A number from 0 to bound - 1, for bounds of any size up to 2**61."""
        return (self.word() << 29 | self.word() >> 3) % bound

    def weighted(self, weights: list[int]) -> int:
        """An index, with probability proportional to its weight."""
        total = 0
        for weight in weights:
            total += weight
        left = self.below(total) if total < NARROW else self.long_word() % total
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("weights must have a positive sum")

    def split(self) -> Rng:
        """A new generator seeded from this one."""
        return Rng(self.long_word())
