"""Chance that anyone can check: commit to a secret, let seats add words, reveal at the end.

A word is the first eight bytes, big-endian, of

    HMAC-SHA256(secret, contributions + "|" + purpose + "|" + counter)

where contributions is the compact JSON list of the seats' words (null for a seat without one). To
draw among outcomes with integer weights summing to W, words at or above the largest multiple of W
are passed over; the counter of the purpose counts words, so it also counts those.

There are two schemes. By the first a seed or a driver gives the secret, and its SHA-256 is
published. By the second, which tables of a server use, each seat commits to random words before the
secret is chosen, and the published commitment covers the secret and those of the seats.
"""

import hashlib
import hmac
import json
from typing import Final, final

SPAN: Final = 1 << 64
SCHEME: Final = 2
"""The number in a record whose seats committed to their words before the secret was chosen."""


@final
class Stream:
    """The table's source of chance, one counted stream per purpose."""

    def __init__(
        self,
        secret: bytes,
        words: list[str | None],
        commitments: list[str | None] | None = None,
        unrevealed: list[int] | None = None,
    ) -> None:
        self.secret = secret
        self.words = words
        self.commitments = commitments
        """What the seats committed to before the secret was chosen; None by the first scheme."""
        self.unrevealed = unrevealed or []
        """The seats that did not reveal: their commitments stand for their words."""
        self.counters: dict[str, int] = {}

    @property
    def commitment(self) -> str:
        """What is published before play, and binds the secret."""
        if self.commitments is None:
            return hashlib.sha256(self.secret).hexdigest()
        return secret_commitment(self.secret, self.commitments)

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


def share_of(weights: list[int], index: int) -> str:
    """The points that fall on an outcome, first and last, and how many there are: `2-3/12`."""
    first = sum(weights[:index])
    return f"{first}-{first + weights[index] - 1}/{sum(weights)}"


def words_commitment(words: str) -> str:
    """What a seat sends before the secret is chosen: the SHA-256 of its words."""
    return hashlib.sha256(words.encode()).hexdigest()


def secret_commitment(secret: bytes, commitments: list[str | None]) -> str:
    """The SHA-256 of the secret in hexadecimal, "|", and the compact list of the commitments."""
    listed = json.dumps(commitments, separators=(",", ":"))
    return hashlib.sha256(f"{secret.hex()}|{listed}".encode()).hexdigest()


def secret_from_seed(seed: int | str) -> bytes:
    """The secret a seed stands for, so that the same seed gives the same game."""
    return hashlib.sha256(f"hatamoto seed {seed}".encode()).digest()
