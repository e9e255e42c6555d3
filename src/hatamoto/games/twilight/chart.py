"""The map as masks of bits, made once from the content: neighbours, areas, fields of events."""

from typing import Final, final

from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.ids import (
    CHOSHU,
    CHUBU,
    CLANS,
    EDO,
    FUKUI,
    FUKUOKA,
    KUMAMOTO,
    KYO,
    NAGASAKI,
    NANKAIDO,
    OU,
    SAGA,
    SATSUMA,
    SPACES,
    TOSA,
    UWAJIMA,
    YOKOHAMA,
)

CLAN_BITS: Final = (1 << CLANS) - 1
KYO_BIT: Final = 1 << KYO
EDO_BIT: Final = 1 << EDO
NAGASAKI_BIT: Final = 1 << NAGASAKI
YOKOHAMA_BIT: Final = 1 << YOKOHAMA
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
FIELDS: Final = 10


@final
class Chart:
    """Lists and masks by space and by area; a mask has the bit of every space in it."""

    def __init__(self, content: Content) -> None:
        neighbours = content.neighbours
        self.around = [[space, *neighbours[space]] for space in range(SPACES)]
        """Each space, then its neighbours."""
        self.around_mask = [masked(near) for near in self.around]
        self.powered_mask = masked(content.area_powered)
        self.fields = [0] * FIELDS
        self._fill_fields(content)

    def _fill_fields(self, content: Content) -> None:
        fields, areas = self.fields, content.area_mask
        fields[ALL_CLANS] = CLAN_BITS
        fields[POWERED] = self.powered_mask
        fields[NEXT_TO_EDO] = masked(content.neighbours[EDO]) & CLAN_BITS
        fields[NAVAL_SCHOOL] = masked([SAGA, FUKUOKA, KUMAMOTO])
        fields[FOUR_LORDS] = masked([SATSUMA, TOSA, FUKUI, UWAJIMA])
        fields[GLOVER_FRIENDS] = masked([SATSUMA, CHOSHU, SAGA, TOSA, UWAJIMA])
        fields[CONFERENCE] = masked([KYO, SATSUMA, TOSA, UWAJIMA, FUKUI])
        fields[CHOSHU_AND_NEXT] = self.around_mask[CHOSHU] & CLAN_BITS
        fields[CHUBU_AND_NANKAIDO] = areas[CHUBU] | areas[NANKAIDO]
        fields[OU_AND_CHUBU] = areas[OU] | areas[CHUBU]


def masked(spaces: list[int]) -> int:
    """The spaces as a mask of bits."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask
