"""The spaces chosen so far in a choice of an event, packed to fit into its frame.

Each space takes six bits and is stored as its number plus one, the latest in the lowest bits; 0
means no space.
"""

from typing import Final

SPACE_BITS: Final = 6
SPACE_MASK: Final = (1 << SPACE_BITS) - 1


def added(chosen: int, space: int) -> int:
    """The packed spaces with one more."""
    return chosen << SPACE_BITS | space + 1


def times(chosen: int, space: int) -> int:
    """How many times a space was chosen."""
    found = 0
    while chosen:
        if chosen & SPACE_MASK == space + 1:
            found += 1
        chosen >>= SPACE_BITS
    return found


def used_up(chosen: int, most: int) -> int:
    """The mask of the spaces that were chosen `most` times."""
    spaces = 0
    rest = chosen
    while rest:
        space = (rest & SPACE_MASK) - 1
        if times(chosen, space) >= most:
            spaces |= 1 << space
        rest >>= SPACE_BITS
    return spaces
