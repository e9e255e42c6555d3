"""The status of a piece, packed into one number: place, then marked, then disordered.

0 is a piece on the map, in order and unmarked, so that one comparison finds pieces that can act.
"""

from typing import Final

READY: Final = 0
DISORDERED: Final = 1
MARKED: Final = 2
PLACE_SHIFT: Final = 2

ON_MAP: Final = 0
TO_PLACE: Final = 1
IN_CUP: Final = 2
IN_HAND: Final = 3
BACK: Final = 4
REMOVED: Final = 5
ASIDE: Final = 6
PLACES: Final = ["map", "to_place", "cup", "hand", "back", "removed", "aside"]


def in_place(place: int) -> int:
    """The status of a piece in a place, in order and unmarked."""
    return place << PLACE_SHIFT


def place_of(status: int) -> int:
    """The place: on the map, in the cup, in hand and so on."""
    return status >> PLACE_SHIFT


def is_disordered(status: int) -> bool:
    """Whether a unit is on its back (§2-2-1(1).2)."""
    return status & DISORDERED != 0


def is_marked(status: int) -> bool:
    """Whether a piece has acted in this phase (§6(3), §9-1(2), §10-1(3))."""
    return status & MARKED != 0


def disordered(status: int) -> int:
    """The status with the unit disordered."""
    return status | DISORDERED


def recovered(status: int) -> int:
    """The status with the unit in order."""
    return status & ~DISORDERED


def marked(status: int) -> int:
    """The status with the marker."""
    return status | MARKED


def unmarked(status: int) -> int:
    """The status without the marker."""
    return status & ~MARKED
