"""SVG primitives as text: boxes, discs and lines of text."""

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from hatamoto.drawing.assets import PALETTE
from hatamoto.drawing.columns import wrapped

MINCHO: Final = "'Shippori Mincho','Noto Serif CJK JP','Yu Mincho',serif"
SANS: Final = "'Source Sans 3','Noto Sans','Zen Kaku Gothic New','Noto Sans CJK JP',sans-serif"
INK: Final = PALETTE["ink"]


def box(
    x: float, y: float, width: float, height: float, fill: str, edge: str = "none", more: str = ""
) -> str:
    """A rectangle with rounded corners."""
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} rx="5" fill="{fill}" stroke="{edge}" {more}/>'


def disc(x: float, y: float, radius: float, fill: str, edge: str = "none") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}"/>'


def writing(
    x: float,
    y: float,
    text: str,
    size: float = 14,
    fill: str = INK,
    anchor: str = "start",
    title: bool = False,
    halo: str = "",
) -> str:
    """One line of text; titles are set in Mincho, names on a map have a halo."""
    font = f'font-family="{MINCHO}" font-weight="700"' if title else f'font-family="{SANS}"'
    style = f'{font} font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"'
    round_it = f' stroke="{halo}" stroke-width="3" paint-order="stroke"' if halo else ""
    return f'<text x="{x:g}" y="{y:g}" {style}{round_it}>{escape(text)}</text>'


def block(
    x: float,
    y: float,
    text: str,
    columns: int,
    size: float = 13,
    fill: str = INK,
    title: bool = False,
) -> str:
    """Several lines of text, wrapped at a number of columns."""
    step = round(size * 1.3)
    lines = enumerate(wrapped(text, columns))
    return "".join(writing(x, y + step * at, line, size, fill, title=title) for at, line in lines)


def group(x: float, y: float, parts: list[str], label: str = "") -> str:
    """A translated group, optionally with an accessible name."""
    named = f' role="img" aria-label={quoteattr(label)}' if label else ""
    return f'<g transform="translate({x:g} {y:g})"{named}>{"".join(parts)}</g>'
