"""How seats and pieces are marked: always a shape, in pictures a colour as well."""

from typing import Final

from hatamoto.drawing.fields import Fields, number, rows, word, words
from hatamoto.drawing.pens import disc, polygon

SEAT_SIGNS: Final = ["■", "▲", "●", "◆", "⬢"]
SEAT_COLOURS: Final = ["#2A5A9E", "#2B8C7E", "#B5351F", "#A87B00", "#6C3F86"]
ROUND: Final = 2
"""The seat whose shape is a disc."""
CORNERS: Final[list[list[tuple[float, float]]]] = [
    [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
    [(0, -1), (1, 0.85), (-1, 0.85)],
    [],
    [(0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0)],
    [(-0.5, -0.95), (0.5, -0.95), (1.05, 0), (0.5, 0.95), (-0.5, 0.95), (-1.05, 0)],
]
BUILDING_SIGNS: Final[dict[str, str]] = {"house": "h", "post": "P"}


def sign(seat: int) -> str:
    """The sign of a seat."""
    return SEAT_SIGNS[seat % len(SEAT_SIGNS)]


def colour(seat: int) -> str:
    """The colour of a seat."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def samurai_at(view: Fields, space: str) -> list[Fields]:
    """Whose samurai stand on a space, in the order of the seats."""
    return [row for row in rows(view, "samurai") if word(row, "space") == space]


def ronin_at(view: Fields, space: str) -> int:
    """How many Ronin stand on a space."""
    return words(view, "ronin").count(space)


def temple_at(view: Fields, space: str) -> int:
    """The seat whose temple stands on a space, or -1."""
    for row in rows(view, "temples"):
        if word(row, "space") == space:
            return number(row, "seat")
    return -1


def is_covered(view: Fields, space: str) -> bool:
    """Whether a space is out of use."""
    return space in words(view, "covered")


def seat_mark(x: float, y: float, radius: float, seat: int, fill: str = "") -> str:
    """A seat's shape, in its colour unless another one is given."""
    tint = fill or colour(seat)
    if seat % len(CORNERS) == ROUND:
        return disc(x, y, radius, tint)
    corners = CORNERS[seat % len(CORNERS)]
    return polygon([(x + radius * dx, y + radius * dy) for dx, dy in corners], tint)
