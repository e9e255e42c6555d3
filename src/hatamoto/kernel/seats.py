"""The seats of a table, and three pseudo-seats: NATURE, WATCHER and NOBODY."""

from typing import Final

NATURE: Final = -1
"""Chance: dice and draws are actions of this seat."""
WATCHER: Final = -2
"""A spectator."""
NOBODY: Final = -3
"""Nobody is to act: the game is over."""

EVERYONE: Final = 0xFFFF
"""The audience of a public fact, watchers included."""
WATCHERS: Final = 0x8000
MAX_SEATS: Final = 12
BITS: Final[list[int]] = [1 << seat for seat in range(MAX_SEATS)]
"""The mask of each seat: a table look-up for the places where calling `bit` is too slow."""
LOWEST_SEAT: Final[list[int]] = [
    min([seat for seat in range(MAX_SEATS) if mask >> seat & 1], default=NOBODY)
    for mask in range(1 << MAX_SEATS)
]
"""The lowest seat of each mask."""


def bit(seat: int) -> int:
    """The mask of one seat, or of the watchers."""
    return WATCHERS if seat == WATCHER else 1 << seat


def is_in(audience: int, seat: int) -> bool:
    """Whether the seat (or WATCHER) belongs to an audience."""
    return audience & bit(seat) != 0


def seats_in(mask: int) -> list[int]:
    """The seats of a mask in ascending order."""
    return [seat for seat in range(MAX_SEATS) if mask >> seat & 1]
