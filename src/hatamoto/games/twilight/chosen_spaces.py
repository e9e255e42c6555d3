"""The spaces that a choice of an event has gone to, packed so that they fit into its frame.

Each space takes six bits and is stored as one more than its number, the latest lowest; 0 is none.
"""

from typing import Final

SPACE_BITS: Final = 6
SPACE_MASK: Final = (1 << SPACE_BITS) - 1


def added(chosen: int, space: int) -> int:
    """The choice with one space more."""
    return chosen << SPACE_BITS | space + 1


def times(chosen: int, space: int) -> int:
    """How often a space was chosen."""
    found = 0
    while chosen:
        if chosen & SPACE_MASK == space + 1:
            found += 1
        chosen >>= SPACE_BITS
    return found


def used_up(chosen: int, most: int) -> int:
    """The spaces that were chosen as often as they can be, as a mask."""
    spaces = 0
    rest = chosen
    while rest:
        space = (rest & SPACE_MASK) - 1
        if times(chosen, space) >= most:
            spaces |= 1 << space
        rest >>= SPACE_BITS
    return spaces
