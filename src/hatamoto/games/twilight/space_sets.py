"""Sets of spaces from which an event lets a player choose, declared by the cards.

A frame stores the number of a set; `Chart` computes the mask of each set for its content.
"""

from typing import Final, final

from hatamoto.games.twilight.content import Content
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadContent

MAX_SETS: Final = 63
"""The maximum number of sets, by the width of the frame field `field`."""


@final
class SpaceSet:
    """These spaces, the clans of these areas, or the clans around one space."""

    def __init__(self, spaces: list[str], areas: list[str], centre: str = "") -> None:
        self.spaces = spaces
        self.areas = areas
        self.centre = centre

    def mask(self, content: Content) -> int:
        """The spaces of the set; raises BadContent for one that is not on the map."""
        mask = 0
        for space in self.spaces:
            mask |= masks.one(found(space, content.spaces))
        for area in self.areas:
            mask |= content.area_mask[found(area, content.areas)]
        if self.centre:
            centre = found(self.centre, content.spaces)
            for near in [centre, *content.neighbours[centre]]:
                mask |= masks.one(near) & content.clan_mask
        return mask


def found(id: str, names: list[str]) -> int:
    """The index of an id; raises BadContent."""
    if id not in names:
        raise BadContent(f"an event names {id}, which is not on the map")
    return names.index(id)


DECLARED: Final[list[SpaceSet]] = [SpaceSet([], []), SpaceSet([], []), SpaceSet([], [])]
ALL_CLANS: Final = 0
IN_REACH: Final = 1
"""All clans, but each placement must be in reach (§9.3(2)(ii))."""
POWERED: Final = 2
"""The powered clan of each area (§2.11(2))."""


def declared(space_set: SpaceSet) -> int:
    """Register a set and return its number."""
    if len(DECLARED) > MAX_SETS:
        raise BadContent("there are too many sets of spaces for the frames of events")
    DECLARED.append(space_set)
    return len(DECLARED) - 1


def of_spaces(*spaces: str) -> int:
    """The set of these spaces."""
    return declared(SpaceSet(list(spaces), []))


def of_areas(*areas: str) -> int:
    """The set of all clans of these areas."""
    return declared(SpaceSet([], list(areas)))


def around(space: str) -> int:
    """The set of the clans in and next to a space."""
    return declared(SpaceSet([], [], space))


def set_masks(content: Content) -> list[int]:
    """The spaces of every set, by number."""
    drawn = [each.mask(content) for each in DECLARED]
    drawn[ALL_CLANS] = drawn[IN_REACH] = content.clan_mask
    drawn[POWERED] = content.powered_mask
    return drawn
