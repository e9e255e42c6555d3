"""The crests of clans and the marks of seats; each has its own shape as well as its colour."""

from typing import Final, final

from hatamoto.drawing.fields import Fields, inner, rows, word
from hatamoto.drawing.shapes import FIELD, SEATS, figure, on_field, seat_shape
from hatamoto.drawing.style import disc, writing
from hatamoto.games.shogunate.picture import assets


@final
class Crest:
    """How a clan is drawn: colour, kanji, frame of its cards, animal and its size."""

    def __init__(self, colour: str, drawn: Fields) -> None:
        self.colour = colour
        self.kanji = word(drawn, "kanji")
        self.frame = word(drawn, "frame")
        self.animal = rows(drawn, "animal")
        inset = drawn.get("inset")
        self.inset = inset if isinstance(inset, float) else 0.0


CLANS: Final = inner(assets.EMBLEMS, "clans")
CRESTS: Final = {clan: Crest(assets.PAINT[clan], inner(CLANS, clan)) for clan in CLANS}
OTHER: Final = Crest(assets.PAINT["ink3"], {})
"""The crest of a clan from a content pack that has none."""


def crest_of(clan: str) -> Crest:
    """A clan's crest; a plain one for an unknown clan."""
    return CRESTS.get(clan, OTHER)


def crest(x: float, y: float, radius: float, clan: str, name: str) -> str:
    """A clan's frame in its colour with the animal cut into it."""
    drawn, light = crest_of(clan), assets.PAINT["cream"]
    if not drawn.frame:
        return disc(x, y, radius, drawn.colour) + initial(x, y, radius, name, light)
    frame = f'<path d="{drawn.frame}" fill="{drawn.colour}"/>'
    animal = beast(x, y, radius * drawn.inset, clan, name, light, drawn.colour)
    return on_field(x, y, radius, frame) + animal


def beast(
    x: float, y: float, radius: float, clan: str, name: str, tint: str = "", ground: str = ""
) -> str:
    """The animal alone, or the initial of a clan without one; in its colour on cream."""
    drawn = crest_of(clan)
    tones = {"figure": tint or drawn.colour, "ground": ground or assets.PAINT["cream"]}
    if not drawn.animal:
        return initial(x, y, radius, name, tones["figure"])
    return on_field(x, y, radius, figure(drawn.animal, tones))


def initial(x: float, y: float, radius: float, name: str, ink: str) -> str:
    """The first letter of a name in place of an animal."""
    return writing(x, y + radius * 0.4, name[:1], radius * 1.2, ink, "middle", title=True)


def seat_mark(x: float, y: float, radius: float, seat: int) -> str:
    """A seat's shape in its colour."""
    return seat_shape(x, y, radius, seat, assets.PAINT[f"seat-{seat % len(SEATS)}"])


def piece(x: float, y: float, radius: float, shapes: list[Fields], field: float = FIELD) -> str:
    """A piece of the game in its printed colours."""
    return on_field(x, y, radius, figure(shapes, assets.PAINT), field)
