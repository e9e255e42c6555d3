"""Who can act or look: the seats at the table, and three that are no player's."""

from typing import Final

NATURE: Final = -1
"""Dice and draws: chance acts as this seat."""
WATCHER: Final = -2
"""Somebody who looks on and holds nothing."""
NOBODY: Final = -3
"""Nobody owes an answer: the game is over."""

EVERYONE: Final = 0xFFFF
"""The audience of a public fact, watchers included."""
WATCHERS: Final = 0x8000
MOST_SEATS: Final = 12
BITS: Final[list[int]] = [1 << seat for seat in range(MOST_SEATS)]
"""The mask of each seat, where a call for it would be too slow."""
LOWEST: Final[list[int]] = [
    min([seat for seat in range(MOST_SEATS) if mask >> seat & 1], default=NOBODY)
    for mask in range(1 << MOST_SEATS)
]
"""The lowest seat of each mask."""


def bit(seat: int) -> int:
    """The mask of one seat, or of the watchers."""
    return WATCHERS if seat == WATCHER else 1 << seat


def is_in(audience: int, seat: int) -> bool:
    """Whether the seat (or WATCHER) belongs to an audience."""
    return audience & bit(seat) != 0


def seats_in(mask: int) -> list[int]:
    """The seats of a mask, rising."""
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]
