"""Drawing with text: figures, lines of writing, and the tokens of the palette."""

from typing import Final

from hatamoto.drawing import pens
from hatamoto.drawing.columns import width

PAPER: Final = "#F3ECDC"
RAISED: Final = "#FFFCF4"
INK: Final = "#211C17"
INK2: Final = "#51483C"
LINE: Final = "#D5C8AC"
EDGE: Final = "#8E7B5C"
SHU: Final = "#AE2F1C"
AI: Final = "#23467C"
GOLD: Final = "#EBB220"
BAR: Final = "#2A241E"
BAR_TEXT: Final = "#F4ECDC"


def box(x: float, y: float, wide: float, high: float, fill: str, more: str = "") -> str:
    """A rectangle."""
    place = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
    return f'<rect {place} fill="{fill}" {more}/>'


def disc(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    """A circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" {more}/>'


def path(steps: str, fill: str, more: str = "") -> str:
    """A figure by its steps."""
    return f'<path d="{steps}" fill="{fill}" {more}/>'


def line(steps: str, colour: str, wide: float, more: str = "") -> str:
    """A line by its steps."""
    style = f'stroke="{colour}" stroke-width="{wide:g}"'
    return f'<path d="{steps}" fill="none" {style} stroke-linejoin="round" {more}/>'


def writing(
    x: float,
    y: float,
    text: str,
    size: float,
    fill: str = INK,
    anchor: str = "middle",
    title: bool = False,
    halo: str = "",
) -> str:
    """One line of writing, in the middle of its place as on a map."""
    return pens.writing(x, y, text, size, fill, anchor, title, halo)


def folded(text: str, columns: int) -> list[str]:
    """The text in lines of at most so many columns, the later ones indented by two."""
    lines, line = [], ""
    for part in text.replace("、", "、\0").replace(", ", ", \0").split("\0"):
        if line.strip() and width(line) + width(part.rstrip()) > columns:
            lines.append(line.rstrip())
            line = "  "
        line += part
    return [*lines, line.rstrip()]
