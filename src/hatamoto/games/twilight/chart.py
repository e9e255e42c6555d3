"""The map as masks of bits, made once from the content: neighbours and fields of events."""

from typing import Final, final

from hatamoto.games.twilight import fields, ids
from hatamoto.games.twilight.content import Content
from hatamoto.kernel import masks

SPACE_BITS: Final[list[int]] = [1 << space for space in range(ids.SPACES)]
"""The bit of each space: looked up, since every action of every bot comes by."""
CLAN_BITS: Final = (1 << ids.CLANS) - 1
KYO_BIT: Final = 1 << ids.KYO
EDO_BIT: Final = 1 << ids.EDO
NAGASAKI_BIT: Final = 1 << ids.NAGASAKI
YOKOHAMA_BIT: Final = 1 << ids.YOKOHAMA
PORT_BITS: Final = NAGASAKI_BIT | YOKOHAMA_BIT
CLOSED_LAND: Final = CLAN_BITS | KYO_BIT | NAGASAKI_BIT
"""The spaces that take influence while Yokohama is closed (§2.24(2)(iii))."""
OPEN_LAND: Final = CLOSED_LAND | YOKOHAMA_BIT


@final
class Chart:
    """Lists and masks by space and by area; a mask has the bit of every space in it."""

    def __init__(self, content: Content) -> None:
        neighbours = content.neighbours
        self.around = [[space, *neighbours[space]] for space in range(ids.SPACES)]
        """Each space, then its neighbours."""
        self.around_mask = [masked(near) for near in self.around]
        self.next_to_edo = self.around_mask[ids.EDO]
        """Edo-Bakufu and the spaces next to it."""
        self.powered_mask = content.powered_mask
        self.fields = fields.field_masks(content)
        """The spaces of each field, by its number."""


def masked(spaces: list[int]) -> int:
    """The spaces as a mask of bits."""
    mask = 0
    for space in spaces:
        mask |= masks.one(space)
    return mask
