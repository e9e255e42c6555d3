"""Chance that anyone can check: commit to a secret, let seats add words, reveal at the end.

A word is the first eight bytes, big-endian, of

    HMAC-SHA256(secret, contributions + "|" + purpose + "|" + counter)

where contributions is the compact JSON list of the seats' words (null for a seat without one). To
draw among outcomes with integer weights summing to W, words at or above the largest multiple of W
are passed over; the counter of the purpose counts words, so it also counts those.
"""

import hashlib
import hmac
import json
from typing import Final, final

SPAN: Final = 1 << 64


@final
class Stream:
    """The table's source of chance, one counted stream per purpose."""

    def __init__(self, secret: bytes, words: list[str | None]) -> None:
        self.secret = secret
        self.words = words
        self.counters: dict[str, int] = {}

    @property
    def commitment(self) -> str:
        """What is published before play: the SHA-256 of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    def contributions(self) -> str:
        """The seats' words as they enter every draw."""
        return json.dumps(self.words, separators=(",", ":"))

    def word(self, purpose: str, counter: int) -> int:
        """The 64-bit word of a purpose at a counter."""
        message = f"{self.contributions()}|{purpose}|{counter}".encode()
        digest = hmac.new(self.secret, message, hashlib.sha256).digest()
        return int.from_bytes(digest[:8], "big")

    def draw(self, purpose: str, weights: list[int]) -> tuple[int, int]:
        """An index by weight, and the counter of the word that decided it."""
        total = sum(weights)
        ceiling = SPAN - SPAN % total
        counter = self.counters.get(purpose, 0)
        word = self.word(purpose, counter)
        while word >= ceiling:
            counter += 1
            word = self.word(purpose, counter)
        self.counters[purpose] = counter + 1
        return index_at(weights, word % total), counter


def index_at(weights: list[int], point: int) -> int:
    """The outcome whose stretch of the cumulative weights holds the point."""
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    raise AssertionError("the point lies beyond the weights")


def secret_from_seed(seed: int | str) -> bytes:
    """The secret a seed stands for, so that the same seed gives the same game."""
    return hashlib.sha256(f"hatamoto seed {seed}".encode()).digest()
