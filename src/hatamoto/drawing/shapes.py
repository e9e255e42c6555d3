"""Figures made of shapes, from the data files of emblems and outlines."""

from collections.abc import Mapping
from typing import Final

from hatamoto.drawing.assets import OUTLINES
from hatamoto.drawing.fields import Fields, word, words

SEATS: Final = words(OUTLINES, "seats")
FIELD: Final = 100
"""Width and height of the square that emblems and seat shapes are drawn in."""


def figure(shapes: list[Fields], tones: Mapping[str, str]) -> str:
    """Shapes in drawing order; a tone is a palette token or a part of the figure."""
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
    """Place a drawing of a square field around a point, scaled to a radius."""
    scale = 2 * radius / field
    return f'<g transform="translate({x - radius:g} {y - radius:g}) scale({scale:g})">{drawn}</g>'


def seat_shape(x: float, y: float, radius: float, seat: int, fill: str) -> str:
    """The shape of a seat; after the last shape they repeat."""
    return on_field(x, y, radius, f'<path d="{SEATS[seat % len(SEATS)]}" fill="{fill}"/>')
