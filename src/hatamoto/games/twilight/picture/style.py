"""SVG elements: boxes and outlines."""


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    edge: str = "none",
    corner: float = 4,
) -> str:
    """A `rect` element."""
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} rx="{corner:g}" fill="{fill}" stroke="{edge}"/>'


def path(d: str, fill: str = "none", edge: str = "none", more: str = "") -> str:
    """A `path` element."""
    return f'<path d="{d}" fill="{fill}" stroke="{edge}" {more}/>'
