"""The fields: sets of spaces among which an event lets a player choose, declared by the cards.

A frame has the number of a field; `Chart` makes each into a mask of spaces once for its content.
"""

from typing import Final, final

from hatamoto.games.twilight.content import Content
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadContent

MOST_SETS: Final = 63
"""The numbers that the frame field `field` of an event has room for."""


@final
class Field:
    """What a field holds: these spaces, the clans of these areas, the clans around one space."""

    def __init__(self, spaces: list[str], areas: list[str], centre: str = "") -> None:
        self.spaces = spaces
        self.areas = areas
        self.centre = centre

    def mask(self, content: Content) -> int:
        """The spaces of the field; raises BadContent for one that is not on the map."""
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
    """The number of an id; raises BadContent."""
    if id not in names:
        raise BadContent(f"an event names {id}, which is not on the map")
    return names.index(id)


DECLARED: Final[list[Field]] = [Field([], []), Field([], []), Field([], [])]
ALL_CLANS: Final = 0
IN_REACH: Final = 1
"""All clans too, but each placement must be in reach (§9.3(2)(ii))."""
POWERED: Final = 2
"""The powered clan of each area (§2.11(2))."""


def declared(field: Field) -> int:
    """Give a field its number."""
    if len(DECLARED) > MOST_SETS:
        raise BadContent("there are too many fields for the frames of events")
    DECLARED.append(field)
    return len(DECLARED) - 1


def of_spaces(*spaces: str) -> int:
    """The field of these spaces."""
    return declared(Field(list(spaces), []))


def of_areas(*areas: str) -> int:
    """The field of all clans of these areas."""
    return declared(Field([], list(areas)))


def around(space: str) -> int:
    """The field of the clans in and next to a space."""
    return declared(Field([], [], space))


def field_masks(content: Content) -> list[int]:
    """The spaces of every field, by number."""
    drawn = [field.mask(content) for field in DECLARED]
    drawn[ALL_CLANS] = drawn[IN_REACH] = content.clan_mask
    drawn[POWERED] = content.powered_mask
    return drawn
