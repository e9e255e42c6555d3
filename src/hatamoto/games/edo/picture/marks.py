"""The marks of seats and pieces: always a shape, in pictures also a colour."""

from typing import Final

from hatamoto.drawing.fields import Fields, number, rows, word, words
from hatamoto.drawing.shapes import seat_shape
from hatamoto.games.edo.picture import assets

SEAT_SIGNS: Final = ["■", "▲", "●", "◆", "⬢"]
BUILDING_SIGNS: Final[dict[str, str]] = {"house": "h", "post": "P"}


def sign(seat: int) -> str:
    """The sign of a seat."""
    return SEAT_SIGNS[seat % len(SEAT_SIGNS)]


def colour(seat: int) -> str:
    """The colour of a seat."""
    return assets.PAINT[f"seat-{seat % len(SEAT_SIGNS)}"]


def samurai_at(view: Fields, space: str) -> list[Fields]:
    """The samurai on a space, in the order of the seats."""
    return [row for row in rows(view, "samurai") if word(row, "space") == space]


def ronin_at(view: Fields, space: str) -> int:
    """The number of Ronin on a space."""
    return words(view, "ronin").count(space)


def temple_at(view: Fields, space: str) -> int:
    """The seat with a temple on a space, or -1."""
    for row in rows(view, "temples"):
        if word(row, "space") == space:
            return number(row, "seat")
    return -1


def is_covered(view: Fields, space: str) -> bool:
    """Whether a space is not in use."""
    return space in words(view, "covered")


def seat_mark(x: float, y: float, radius: float, seat: int, fill: str = "") -> str:
    """A seat's shape, in its colour unless another one is given."""
    return seat_shape(x, y, radius, seat % len(SEAT_SIGNS), fill or colour(seat))
