"""SVG elements: shapes and centred lines of text."""

from hatamoto.drawing import style
from hatamoto.drawing.columns import width as columns_of


def box(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    """A `rect` element."""
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} fill="{fill}" {more}/>'


def disc(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    """A `circle` element."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" {more}/>'


def path(steps: str, fill: str, more: str = "") -> str:
    """A filled `path` element."""
    return f'<path d="{steps}" fill="{fill}" {more}/>'


def line(steps: str, colour: str, width: float, more: str = "") -> str:
    """A stroked `path` element."""
    pen = f'stroke="{colour}" stroke-width="{width:g}"'
    return f'<path d="{steps}" fill="none" {pen} stroke-linejoin="round" {more}/>'


def writing(
    x: float,
    y: float,
    text: str,
    size: float,
    fill: str = style.INK,
    anchor: str = "middle",
    title: bool = False,
    halo: str = "",
) -> str:
    """One line of text, vertically centred."""
    return style.writing(x, y, text, size, fill, anchor, title, halo)


def folded(text: str, columns: int) -> list[str]:
    """The text wrapped to this many columns, with later lines indented by two."""
    lines, line = [], ""
    for part in text.replace("、", "、\0").replace(", ", ", \0").split("\0"):
        if line.strip() and columns_of(line) + columns_of(part.rstrip()) > columns:
            lines.append(line.rstrip())
            line = "  "
        line += part
    return [*lines, line.rstrip()]
