"""Figures made of shapes, as the data files of emblems and outlines hold them."""

from collections.abc import Mapping
from typing import Final

from hatamoto.drawing.assets import OUTLINES
from hatamoto.drawing.fields import Fields, word, words

SEATS: Final = words(OUTLINES, "seats")
FIELD: Final = 100
"""Emblems and the shapes of seats are drawn on a field of this width and height."""


def figure(shapes: list[Fields], tones: Mapping[str, str]) -> str:
    """Shapes one above the other; a tone is a token of the palette or a part of the figure."""
    return "".join(_shape(shape, tones) for shape in shapes)


def _shape(shape: Fields, tones: Mapping[str, str]) -> str:
    fill, line = word(shape, "fill"), word(shape, "line")
    parts = [f'd="{word(shape, "d")}" fill="{tones[fill] if fill else "none"}"']
    if line:
        parts.append(f'stroke="{tones[line]}" stroke-width="{shape["width"]}"')
    if "cap" in shape:
        parts.append(f'stroke-linecap="{word(shape, "cap")}"')
    return f'<path {" ".join(parts)} stroke-linejoin="round"/>'


def on_field(x: float, y: float, radius: float, drawn: str, field: float = FIELD) -> str:
    """What is drawn on a square field, about a point and within a radius."""
    scale = 2 * radius / field
    return f'<g transform="translate({x - radius:g} {y - radius:g}) scale({scale:g})">{drawn}</g>'


def seat_shape(x: float, y: float, radius: float, seat: int, fill: str) -> str:
    """The shape of a seat; seats beyond the list begin again."""
    return on_field(x, y, radius, f'<path d="{SEATS[seat % len(SEATS)]}" fill="{fill}"/>')
