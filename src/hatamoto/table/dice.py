"""Commit and reveal: how the seats and the server fix a table's random numbers before the deal.

    open     seats commit to words; the secret does not exist yet
    sealed   the secret is chosen and committed to; the seats reveal their words
    dealt    the words are fixed; for a seat that did not reveal, its commitment is used instead

Tables of the first scheme have their secret from the start, and words that were public at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hatamoto.kernel.chance import SCHEME, Stream
from hatamoto.table import entries
from hatamoto.table.entries import Entry

FIRST_SCHEME: Final = 1
REVEAL_MS: Final = 10_000
"""Default wait for words at a sealed table, in milliseconds."""


@dataclass
class Dice:
    """The state of a table's commit-and-reveal protocol."""

    scheme: int
    commitments: list[str | None]
    words: list[str | None]
    """The words the seats revealed."""
    secret: bytes = b""
    sealed_at: int = 0
    wait: int = 0
    """Milliseconds after sealing until the table is dealt without the missing words."""

    @property
    def is_sealed(self) -> bool:
        """Whether the secret is chosen; from then on no seat can commit."""
        return bool(self.secret)

    @property
    def commitment(self) -> str | None:
        """The commitment to the secret; None before it is chosen."""
        return self.stream().commitment if self.is_sealed else None

    def has_commitments(self) -> bool:
        """Whether any seat committed to words."""
        return any(one is not None for one in self.commitments)

    def unrevealed(self) -> list[int]:
        """The seats that committed to words and have not revealed them."""
        if self.scheme == FIRST_SCHEME:
            return []
        pairs = enumerate(zip(self.commitments, self.words, strict=True))
        return [seat for seat, (bound, words) in pairs if bound is not None and words is None]

    def stream(self) -> Stream:
        """The random stream from the secret and the words revealed so far."""
        if self.scheme == FIRST_SCHEME:
            return Stream(self.secret, self.words)
        entered = [
            bound if words is None else words
            for bound, words in zip(self.commitments, self.words, strict=True)
        ]
        return Stream(self.secret, entered, self.commitments, self.unrevealed())

    def fold(self, entry: Entry) -> bool:
        """Apply an entry of the protocol; returns whether it deals the game."""
        if "commitment" in entry.data:
            self.commitments[entry.seat] = str(entry.data["commitment"])
        if "secret" in entry.data:
            self.secret = bytes.fromhex(str(entry.data["secret"]))
            self.sealed_at = entry.at
            self.wait = int(str(entry.data.get("wait", REVEAL_MS)))
        if entry.kind == entries.WORDS:
            self.words[entry.seat] = str(entry.data["text"]) or None
        if entry.kind == entries.REVEALED:
            self.words[entry.seat] = str(entry.data["words"])
        is_last = entry.kind == entries.REVEALED and not self.unrevealed()
        return is_last or entry.kind == entries.BEGAN


def first_dice(seats: int, secret: object, commitments: object) -> Dice:
    """The dice of a new table, from its first entry; only the first scheme has a secret there."""
    empty: list[str | None] = [None] * seats
    if secret is not None:
        return Dice(FIRST_SCHEME, empty, empty.copy(), bytes.fromhex(str(secret)))
    dice = Dice(SCHEME, empty, empty.copy())
    for seat, text in commitments.items() if isinstance(commitments, dict) else ():
        dice.commitments[int(seat)] = str(text)
    return dice
