"""The distributions of two dice and of the morale die."""

from typing import Final

PIPS: Final = 6
ROLLS: Final[tuple[tuple[int, int], ...]] = (
    (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)
)  # fmt: skip
"""Every sum of two dice with its number of the 36 rolls."""


def failing_faces(morale: int, added: int) -> int:
    """How many of the six faces fail a check of this morale with `added` (§10-2(7))."""
    passing = morale - added
    return PIPS - (PIPS if passing > PIPS else passing if passing > 0 else 0)
