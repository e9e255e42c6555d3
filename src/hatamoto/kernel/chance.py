"""Verifiable chance: commit to a secret, let seats contribute words, reveal it at the end.

A word is the first eight bytes, big-endian, of

    HMAC-SHA256(secret, contributions + "|" + purpose + "|" + counter)

where contributions is the compact JSON list of the seats' words (null for a seat without one). To
draw among outcomes with integer weights summing to W, words at or above the largest multiple of W
are skipped; the counter of the purpose counts words, so it counts those too.

There are two schemes. In the first the secret comes from a seed or from the caller, and its SHA-256
is published. In the second, which the server's tables use, each seat commits to random words before
the secret is chosen, and the published commitment covers the secret and the seats' commitments.
"""

import hashlib
import hmac
import json
from typing import Final, final

SPAN: Final = 1 << 64
SCHEME: Final = 2
"""The number of the scheme in which seats commit to words before the secret is chosen."""


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
        """The seats' commitments from before the secret was chosen; None under the first scheme."""
        self.unrevealed = unrevealed or []
        """The seats that did not reveal; their commitments are used in place of their words."""
        self.counters: dict[str, int] = {}

    @property
    def commitment(self) -> str:
        """The digest that is published before play and binds the secret."""
        if self.commitments is None:
            return hashlib.sha256(self.secret).hexdigest()
        return secret_commitment(self.secret, self.commitments)

    def contributions(self) -> str:
        """The seats' words as they go into the HMAC of every draw."""
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
    """The index of the outcome whose interval of the cumulative weights contains the point."""
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    raise AssertionError("the point lies beyond the weights")


def share_of(weights: list[int], index: int) -> str:
    """The interval of an outcome within the cumulative weights, such as `2-3/12`."""
    first = sum(weights[:index])
    return f"{first}-{first + weights[index] - 1}/{sum(weights)}"


def words_commitment(words: str) -> str:
    """A seat's commitment, sent before the secret is chosen: the SHA-256 of its words."""
    return hashlib.sha256(words.encode()).hexdigest()


def secret_commitment(secret: bytes, commitments: list[str | None]) -> str:
    """The SHA-256 of the secret in hexadecimal, "|", and the compact list of the commitments."""
    listed = json.dumps(commitments, separators=(",", ":"))
    return hashlib.sha256(f"{secret.hex()}|{listed}".encode()).hexdigest()


def secret_from_seed(seed: int | str) -> bytes:
    """The secret derived from a seed; the same seed gives the same game."""
    return hashlib.sha256(f"hatamoto seed {seed}".encode()).digest()
