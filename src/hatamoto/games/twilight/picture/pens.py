"""Drawing with text: boxes, outlines, and the tokens of the palette."""

from typing import Final

PAPER: Final = "#F3ECDC"
RAISED: Final = "#FFFCF4"
SUNKEN: Final = "#E8DFCA"
INK: Final = "#211C17"
INK2: Final = "#51483C"
EDGE: Final = "#8E7B5C"
PLAQUE: Final = "#5A4A2C"
SHU: Final = "#AE2F1C"
AI: Final = "#23467C"
KIN: Final = "#7D5708"
MATCHA: Final = "#4C6629"
ON: Final = "#FFFBF2"
BAR: Final = "#4A3F33"
SEA: Final = "#CFDDDC"
SHOAL: Final = "#E3ECE8"
LAND: Final = "#F6EED6"
COAST: Final = "#7A6A4A"


def box(
    x: float, y: float, wide: float, high: float, fill: str, edge: str = "none", corner: float = 4
) -> str:
    """A rectangle."""
    place = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
    return f'<rect {place} rx="{corner:g}" fill="{fill}" stroke="{edge}"/>'


def path(d: str, fill: str = "none", edge: str = "none", more: str = "") -> str:
    """An outline."""
    return f'<path d="{d}" fill="{fill}" stroke="{edge}" {more}/>'
