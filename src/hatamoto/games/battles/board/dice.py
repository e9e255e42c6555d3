"""Two dice and the morale die: how often they fall how."""

from typing import Final

PIPS: Final = 6
ROLLS: Final = ((2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2),
                (12, 1))  # fmt: skip
"""Every sum of two dice, and in how many of 36 ways it falls."""


def failing(morale: int, added: int) -> int:
    """How many of the six sides fail a check of this morale with so much added (§10-2(7))."""
    passing = morale - added
    return PIPS - (PIPS if passing > PIPS else passing if passing > 0 else 0)
