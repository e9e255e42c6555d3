"""The map as masks of bits, made once from the content: neighbours, areas, fields of events."""

from typing import Final, final

from hatamoto.games.twilight import ids
from hatamoto.games.twilight.content import Content
from hatamoto.kernel import masks

CLAN_BITS: Final = (1 << ids.CLANS) - 1
KYO_BIT: Final = 1 << ids.KYO
EDO_BIT: Final = 1 << ids.EDO
NAGASAKI_BIT: Final = 1 << ids.NAGASAKI
YOKOHAMA_BIT: Final = 1 << ids.YOKOHAMA
PORT_BITS: Final = NAGASAKI_BIT | YOKOHAMA_BIT
CLOSED_LAND: Final = CLAN_BITS | KYO_BIT | NAGASAKI_BIT
"""The spaces that take influence while Yokohama is closed (§2.24(2)(iii))."""
OPEN_LAND: Final = CLOSED_LAND | YOKOHAMA_BIT

# The fields: where an event lets a player choose, by number.
ALL_CLANS: Final = 0
POWERED: Final = 1
NEXT_TO_EDO: Final = 2
NAVAL_SCHOOL: Final = 3
FOUR_LORDS: Final = 4
GLOVER_FRIENDS: Final = 5
CONFERENCE: Final = 6
CHOSHU_AND_NEXT: Final = 7
CHUBU_AND_NANKAIDO: Final = 8
OU_AND_CHUBU: Final = 9
IN_REACH: Final = 10
"""All clans, but each placement must be in reach (§9.3(2)(ii))."""
FIELDS: Final = 11


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
        self.powered_mask = masked(content.area_powered)
        self.fields = [0] * FIELDS
        self._fill_fields(content)

    def _fill_fields(self, content: Content) -> None:
        fields, areas = self.fields, content.area_mask
        fields[ALL_CLANS] = fields[IN_REACH] = CLAN_BITS
        fields[POWERED] = self.powered_mask
        fields[NEXT_TO_EDO] = masked(content.neighbours[ids.EDO]) & CLAN_BITS
        fields[NAVAL_SCHOOL] = masked([ids.SAGA, ids.FUKUOKA, ids.KUMAMOTO])
        fields[FOUR_LORDS] = masked([ids.SATSUMA, ids.TOSA, ids.FUKUI, ids.UWAJIMA])
        fields[GLOVER_FRIENDS] = masked([ids.SATSUMA, ids.CHOSHU, ids.SAGA, ids.TOSA, ids.UWAJIMA])
        fields[CONFERENCE] = masked([ids.KYO, ids.SATSUMA, ids.TOSA, ids.UWAJIMA, ids.FUKUI])
        fields[CHOSHU_AND_NEXT] = self.around_mask[ids.CHOSHU] & CLAN_BITS
        fields[CHUBU_AND_NANKAIDO] = areas[ids.CHUBU] | areas[ids.NANKAIDO]
        fields[OU_AND_CHUBU] = areas[ids.OU] | areas[ids.CHUBU]


def masked(spaces: list[int]) -> int:
    """The spaces as a mask of bits."""
    mask = 0
    for space in spaces:
        mask |= masks.one(space)
    return mask
