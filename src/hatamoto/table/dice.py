"""The chance of a table before it is dealt: who committed to words, the secret, who revealed.

    open     seats commit; the secret does not exist yet
    sealed   the secret is chosen and committed to; the seats that committed reveal
    dealt    the words are fixed; a seat that did not reveal has its commitment for words

Tables made by the first scheme have their secret from the beginning and the words they were given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hatamoto.kernel.chance import SCHEME, Stream
from hatamoto.table import entries as e
from hatamoto.table.entries import Entry

FIRST_SCHEME: Final = 1
REVEAL_MS: Final = 10_000
"""How long a sealed table waits for words unless the server says otherwise, in milliseconds."""


@dataclass
class Dice:
    """What a table knows of its chance."""

    scheme: int
    commitments: list[str | None]
    words: list[str | None]
    """What the seats revealed; by the first scheme what they said."""
    secret: bytes = b""
    sealed_at: int = 0
    wait: int = 0
    """How many milliseconds after it was sealed the table is dealt without the missing words."""

    @property
    def is_sealed(self) -> bool:
        """Whether the secret is chosen, so that no seat can commit any more."""
        return bool(self.secret)

    @property
    def commitment(self) -> str | None:
        """What binds the secret; None before there is one."""
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
        """The stream of the draws, by the words there are."""
        if self.scheme == FIRST_SCHEME:
            return Stream(self.secret, self.words)
        entered = [
            bound if words is None else words
            for bound, words in zip(self.commitments, self.words, strict=True)
        ]
        return Stream(self.secret, entered, self.commitments, self.unrevealed())

    def fold(self, entry: Entry) -> bool:
        """Take an entry about chance into account; whether the game is dealt by it."""
        if "commitment" in entry.data:
            self.commitments[entry.seat] = str(entry.data["commitment"])
        if "secret" in entry.data:
            self.secret = bytes.fromhex(str(entry.data["secret"]))
            self.sealed_at = entry.at
            self.wait = int(str(entry.data.get("wait", REVEAL_MS)))
        if entry.kind == e.WORDS:
            self.words[entry.seat] = str(entry.data["text"]) or None
        if entry.kind == e.REVEALED:
            self.words[entry.seat] = str(entry.data["words"])
        is_last = entry.kind == e.REVEALED and not self.unrevealed()
        return is_last or entry.kind == e.BEGAN


def first_dice(seats: int, secret: object, commitments: object) -> Dice:
    """The chance of a new table, from its first entry; a secret there is of the first scheme."""
    empty: list[str | None] = [None] * seats
    if secret is not None:
        return Dice(FIRST_SCHEME, empty, empty.copy(), bytes.fromhex(str(secret)))
    dice = Dice(SCHEME, empty, empty.copy())
    for seat, text in commitments.items() if isinstance(commitments, dict) else ():
        dice.commitments[int(seat)] = str(text)
    return dice
