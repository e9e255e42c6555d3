"""The map as bit masks, computed once from the content: neighbours and the sets of events."""

from typing import Final, final

from hatamoto.games.twilight import ids, space_sets
from hatamoto.games.twilight.content import Content
from hatamoto.kernel import masks

CLAN_BITS: Final = (1 << ids.CLANS) - 1
KYO_BIT: Final = 1 << ids.KYO
EDO_BIT: Final = 1 << ids.EDO
NAGASAKI_BIT: Final = 1 << ids.NAGASAKI
YOKOHAMA_BIT: Final = 1 << ids.YOKOHAMA
PORT_BITS: Final = NAGASAKI_BIT | YOKOHAMA_BIT
CLOSED_LAND: Final = CLAN_BITS | KYO_BIT | NAGASAKI_BIT
"""The spaces that can have influence while Yokohama is closed (§2.24(2)(iii))."""
OPEN_LAND: Final = CLOSED_LAND | YOKOHAMA_BIT


@final
class Chart:
    """Lists and masks by space and by area; a mask has one bit per space."""

    def __init__(self, content: Content) -> None:
        neighbours = content.neighbours
        self.around = [[space, *neighbours[space]] for space in range(ids.SPACES)]
        """Each space, then its neighbours."""
        self.around_mask = [masks.of(near) for near in self.around]
        self.next_to_edo = self.around_mask[ids.EDO]
        """Edo-Bakufu and the spaces next to it."""
        self.powered_mask = content.powered_mask
        self.space_sets = space_sets.set_masks(content)
        """The spaces of each set, by its number."""
