"""What a flood knows of a hex, packed into one number: links of a road, then points left plus one.

0 is a hex that is not reached. One list of small numbers serves both kinds of movement, and the
floods of `reach` write it themselves, for speed.
"""

from typing import Final

from hatamoto.games.battles.content import hexes

LINK_BITS: Final = 4
REST: Final = (1 << LINK_BITS) - 1
MOST_LINKS: Final = 31
START: Final = MOST_LINKS << LINK_BITS | REST
"""Where the move begins: no way leads back."""
UNSEEN: Final[list[int]] = [0] * hexes.HEXES


def fresh(start: int) -> list[int]:
    """Nothing reached yet but the beginning."""
    marks = UNSEEN.copy()
    marks[start] = START
    return marks


def rest_of(mark: int) -> int:
    """The points left after normal movement plus one; 0 when it does not lead here."""
    return mark & REST


def links_of(mark: int) -> int:
    """The links of the road movement that leads here; 0 when none does."""
    return mark >> LINK_BITS


def by_road(links: int) -> int:
    """What road movement adds to the mark of a hex."""
    return links << LINK_BITS
