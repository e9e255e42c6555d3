"""Drawing with text: boxes, discs, lines of writing, and the tokens of the palette."""

import unicodedata
from typing import Final
from xml.sax.saxutils import escape, quoteattr

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
CLOSING: Final = "、。」）"
"""Signs that never begin a line."""

MINCHO: Final = "'Shippori Mincho','Noto Serif CJK JP','Yu Mincho',serif"
SANS: Final = "'Source Sans 3','Noto Sans','Zen Kaku Gothic New','Noto Sans CJK JP',sans-serif"


def box(
    x: float, y: float, wide: float, high: float, fill: str, edge: str = "none", corner: float = 4
) -> str:
    """A rectangle."""
    place = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
    return f'<rect {place} rx="{corner:g}" fill="{fill}" stroke="{edge}"/>'


def disc(x: float, y: float, radius: float, fill: str, edge: str = "none") -> str:
    """A circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}"/>'


def path(d: str, fill: str = "none", edge: str = "none", more: str = "") -> str:
    """An outline."""
    return f'<path d="{d}" fill="{fill}" stroke="{edge}" {more}/>'


def writing(
    x: float,
    y: float,
    text: str,
    size: float = 13,
    fill: str = INK,
    anchor: str = "start",
    title: bool = False,
) -> str:
    """One line of writing; titles stand in Mincho."""
    font = f'font-family="{MINCHO}" font-weight="700"' if title else f'font-family="{SANS}"'
    style = f'{font} font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(text)}</text>'


def group(x: float, y: float, parts: list[str], label: str = "") -> str:
    """Parts moved to a place, perhaps with a name for those who cannot see them."""
    named = f' role="img" aria-label={quoteattr(label)}' if label else ""
    return f'<g transform="translate({x:g} {y:g})"{named}>{"".join(parts)}</g>'


def width(text: str) -> int:
    """How many columns a text takes; Japanese signs take two."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def padded(text: str, columns: int) -> str:
    """The text and as many spaces as are missing."""
    return text + " " * (columns - width(text))


def cut(text: str, columns: int) -> str:
    """The text in so many columns; what is too long ends in an ellipsis."""
    if width(text) <= columns:
        return text
    kept = ""
    for sign in text:
        if width(kept + sign) > columns - 1:
            break
        kept += sign
    return kept + "…"


def wrapped(text: str, columns: int) -> list[str]:
    """The text in lines of at most so many columns, broken at spaces or between wide signs."""
    lines: list[str] = []
    line = ""
    for piece in pieces(text):
        if line and width(line) + width(piece.rstrip()) > columns:
            lines.append(line.rstrip())
            line = ""
        line += piece
    return [*lines, line.rstrip()] if line.strip() else lines


def pieces(text: str) -> list[str]:
    """The parts a line may be broken between: words with their space, and single wide signs."""
    found: list[str] = []
    word = ""
    for sign in text:
        if sign in CLOSING and found and not word:
            found[-1] += sign
        elif width(sign) == 2:
            found += [word, sign] if word else [sign]
            word = ""
        elif sign == " ":
            found.append(word + sign)
            word = ""
        else:
            word += sign
    return [*found, word] if word else found
