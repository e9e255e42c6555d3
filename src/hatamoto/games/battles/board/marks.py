"""The mark of a hex in a flood fill, packed: road links, then points left plus one.

0 is a hex that is not reached. One list of small numbers serves both kinds of movement; the flood
fills in `reach` pack marks inline, for speed.
"""

from typing import Final

from hatamoto.games.battles.content import hexes

REST_BITS: Final = 4
REST: Final = (1 << REST_BITS) - 1
MAX_LINKS: Final = 31
START: Final = MAX_LINKS << REST_BITS | REST
"""The mark of the starting hex, which no path can improve."""
UNSEEN: Final[list[int]] = [0] * hexes.HEXES


def fresh(start: int) -> list[int]:
    """Marks with only the starting hex reached."""
    marks = UNSEEN.copy()
    marks[start] = START
    return marks


def rest_of(mark: int) -> int:
    """The points left after normal movement plus one; 0 if not reached."""
    return mark & REST


def links_of(mark: int) -> int:
    """The road links to this hex; 0 if not reached by road."""
    return mark >> REST_BITS


def by_road(links: int) -> int:
    """The part of a mark for road movement."""
    return links << REST_BITS
