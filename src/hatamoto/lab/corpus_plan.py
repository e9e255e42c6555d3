"""The plan of a corpus: which games are played for it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

GAMES_PER_PART: Final = 100
"""Games per part: few enough to lose one to a crash, many enough to compress well."""


@dataclass(frozen=True)
class CorpusPlan:
    """The games of a corpus; the same plan gives the same bytes."""

    game: str
    seats: int
    options: dict[str, object]
    bots: list[str]
    games: int
    seed: int = 1
    rotate: bool = True
    seconds: float | None = None
    iterations: int | None = None
    pack: str | None = None

    def parts(self) -> int:
        """The number of parts."""
        return -(-self.games // GAMES_PER_PART)

    def numbers(self, part: int) -> range:
        """The numbers of the games in a part."""
        first = part * GAMES_PER_PART
        return range(first, min(self.games, first + GAMES_PER_PART))

    def secret(self, number: int) -> bytes:
        """The secret of a game's random numbers; it is revealed in the record."""
        return hashlib.sha256(f"{self.game}/{self.seed}/{number}".encode()).digest()

    def seating(self, number: int) -> list[str]:
        """The bot in each seat of a game; rotated by one seat per game if the plan says so."""
        shift = number % self.seats if self.rotate else 0
        return [
            self.bots[(seat - shift) % self.seats % len(self.bots)] for seat in range(self.seats)
        ]
