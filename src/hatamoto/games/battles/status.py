"""Where a piece is and in which state, packed into one number: place, then marked, then disordered.

0 is a piece on the map, in order and unmarked, so that one comparison finds those who may act.
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
    """The status of a piece that has come to a place, in order and unmarked."""
    return place << PLACE_SHIFT


def place_of(status: int) -> int:
    """On the map, in the cup, in hand and so on."""
    return status >> PLACE_SHIFT


def is_disordered(status: int) -> bool:
    """Whether a unit is on its back (§2-2-1(1).2)."""
    return status & DISORDERED != 0


def is_marked(status: int) -> bool:
    """Whether a piece has done its part in this phase (§6(3), §9-1(2), §10-1(3))."""
    return status & MARKED != 0


def disordered(status: int) -> int:
    """The status once the unit is flipped."""
    return status | DISORDERED


def recovered(status: int) -> int:
    """The status once the unit is turned to its front."""
    return status & ~DISORDERED


def marked(status: int) -> int:
    """The status once the piece has acted."""
    return status | MARKED


def unmarked(status: int) -> int:
    """The status once the marker is off."""
    return status & ~MARKED
