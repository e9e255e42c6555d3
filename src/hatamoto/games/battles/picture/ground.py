"""The map under the pieces: washes of terrain with ink signs, water, roads, names."""

from math import sqrt
from typing import Final

from hatamoto.drawing.fields import inner, word, words
from hatamoto.games.battles.content import Scenario, hex_name, hexes, tables
from hatamoto.games.battles.content.hexes import column_of, row_of
from hatamoto.games.battles.picture import assets
from hatamoto.games.battles.picture.style import line, path, writing
from hatamoto.kernel.renderer import Say

WIDTH: Final = 46.0
"""The width of a hex."""
EDGE: Final = WIDTH / sqrt(3)
STEP: Final = EDGE * 1.5
CORNERS: Final = (
    (WIDTH / 2, EDGE / 2), (WIDTH / 2, -EDGE / 2), (0.0, -EDGE),
    (-WIDTH / 2, -EDGE / 2), (-WIDTH / 2, EDGE / 2), (0.0, EDGE),
)  # fmt: skip
"""Side d runs from corner d to corner d + 1; y grows downwards."""
GROUNDS: Final = ("flat", "hill", "mountain", "wetland", "lake")
"""The names of terrains in palette and outlines, by number."""
SIGNS: Final = {kind: words(inner(assets.OUTLINES, "signs"), kind) for kind in (*GROUNDS, "city")}
SIGN_SCALE: Final = WIDTH / 62
"""The signs are drawn for a hex that is 62 wide."""
INKS: Final = {"wetland": "reed", "lake": "river-edge", "city": "roof"}
STRENGTHS: Final = {"flat": 0.2, "mountain": 0.62, "wetland": 0.6, "lake": 0.35, "city": 0.72}
"""The opacity of the signs by terrain; 0.5 for the others."""


def centre(row: float, column: float) -> tuple[float, float]:
    """The coordinates of a row and column; even rows are half a hex further east."""
    shift = 0.5 if round(row) % 2 == 0 else 0.0
    return ((column + shift) * WIDTH, (hexes.ROWS - row) * STEP + EDGE + 6)


def middle(hex: int) -> tuple[float, float]:
    """The centre of a hex."""
    return centre(row_of(hex), column_of(hex))


def outline(x: float, y: float, size: float = 1.0) -> str:
    """The path data of a hex."""
    points = [f"{x + dx * size:.1f} {y + dy * size:.1f}" for dx, dy in CORNERS]
    return f"M{'L'.join(points)}Z"


def side_line(hex: int, side: int) -> str:
    """The path data of one side of a hex."""
    x, y = middle(hex)
    (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % hexes.DIRS]
    return f"M{x + ax:.1f} {y + ay:.1f}L{x + bx:.1f} {y + by:.1f}"


def ground(scenario: Scenario, say: Say) -> str:
    """The map without pieces."""
    parts = [wash(scenario, kind) for kind in range(len(GROUNDS))]
    parts += [signs(scenario), grid(), waters(scenario), roads(scenario), names(scenario, say)]
    return "".join(parts)


def wash(scenario: Scenario, kind: int) -> str:
    """All hexes of one terrain."""
    hexes_list = [hex for hex in range(hexes.HEXES) if scenario.terrain[hex] == kind]
    steps = "".join(outline(*middle(hex), 1.015) for hex in hexes_list)
    return path(steps, assets.PAINT[GROUNDS[kind]]) if steps else ""


def signs(scenario: Scenario) -> str:
    """Small ink signs: rice, slopes, peaks, reeds, waves, roofs."""
    parts: list[str] = []
    for hex in range(hexes.HEXES):
        x, y = middle(hex)
        parts += [scaled(x, y, mark) for mark in marks(scenario, hex)]
    return "".join(parts)


def scaled(x: float, y: float, mark: str) -> str:
    """A mark of the outlines, moved and scaled to the map."""
    return f'<g transform="translate({x:g} {y:g}) scale({SIGN_SCALE:.3g})">{mark}</g>'


def marks(scenario: Scenario, hex: int) -> list[str]:
    """The signs of one hex."""
    if scenario.city[hex]:
        return [ink("city", hex)]
    found = [ink(GROUNDS[scenario.terrain[hex]], hex)] if has_sign(scenario, hex) else []
    if scenario.top[hex]:
        found.append(path(word(assets.OUTLINES, "top"), assets.PAINT["top"]))
        found.append(path(word(assets.OUTLINES, "snow"), assets.PAINT["snow"]))
    return found


def has_sign(scenario: Scenario, hex: int) -> bool:
    """Whether a hex has a sign; only some flat and lake hexes do, as on the page."""
    sparse = {"flat": 3, "lake": 2}.get(GROUNDS[scenario.terrain[hex]], 1)
    return (row_of(hex) * 7 + column_of(hex) * 5) % sparse == 0


def ink(kind: str, hex: int) -> str:
    """The sign of a ground in the variant of a hex."""
    variants = SIGNS[kind]
    steps = variants[(row_of(hex) * 5 + column_of(hex) * 3) % len(variants)]
    colour = assets.PAINT[INKS.get(kind, "sign")]
    strength = f'opacity="{STRENGTHS.get(kind, 0.5)}"'
    return path(steps, colour, strength) if kind == "city" else line(steps, colour, 1.3, strength)


def grid() -> str:
    """The faint lines of the hexes with their numbers."""
    steps = "".join(outline(*middle(hex)) for hex in range(hexes.HEXES))
    parts = [line(steps, assets.PAINT["sign"], 0.6, 'opacity=".32"')]
    for hex in range(hexes.HEXES):
        x, y = middle(hex)
        parts.append(writing(x, y - 17, hex_name(hex), 6.5, assets.PAINT["ink3"]))
    return "".join(parts)


def waters(scenario: Scenario) -> str:
    """Rivers and ponds as wide lines with a dark edge, streams as thin ones."""
    rivers, streams = [], []
    for side in range(hexes.HEXES * hexes.DIRS):
        hex, other = side // hexes.DIRS, hexes.NEIGHBOURS[side]
        if other == hexes.NO_HEX or other < hex:
            continue
        if scenario.side[side] == tables.STREAM:
            streams.append(side_line(hex, side % hexes.DIRS))
        elif scenario.side[side] >= tables.RIVER and not is_inside(scenario, hex, other):
            rivers.append(side_line(hex, side % hexes.DIRS))
    broad, thin = "".join(rivers), "".join(streams)
    round_ends = 'stroke-linecap="round"'
    return (
        line(broad, assets.PAINT["river-edge"], 9, round_ends)
        + line(broad, assets.PAINT["river"], 6.5, round_ends)
        + line(thin, assets.PAINT["river"], 3, round_ends)
    )


def is_inside(scenario: Scenario, hex: int, other: int) -> bool:
    """Whether a side lies in open water."""
    return scenario.terrain[hex] == tables.LAKE or scenario.terrain[other] == tables.LAKE


def roads(scenario: Scenario) -> str:
    """Roads from centre to centre, with rails on bridges."""
    steps = "".join(
        "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in map(middle, way))
        for way in scenario.field.ways
    )
    parts = [line(steps, assets.PAINT["road-edge"], 5.4), line(steps, assets.PAINT["road"], 3)]
    for side in scenario.field.bridges:
        parts.append(bridge(side))
    return "".join(parts)


def bridge(side: int) -> str:
    """Two rails along the road over a side."""
    (x, y), (u, v) = middle(side // hexes.DIRS), middle(hexes.NEIGHBOURS[side])
    dx, dy = (u - x) / WIDTH, (v - y) / WIDTH
    mx, my = (x + u) / 2, (y + v) / 2
    rails = "".join(
        f"M{mx - dx * 9 - dy * off:.1f} {my - dy * 9 + dx * off:.1f}"
        f"L{mx + dx * 9 - dy * off:.1f} {my + dy * 9 + dx * off:.1f}"
        for off in (-4.5, 4.5)
    )
    return line(rails, assets.PAINT["rail"], 1.6)


def names(scenario: Scenario, say: Say) -> str:
    """The names of rivers, heights and places."""
    parts: list[str] = []
    for label in scenario.field.labels:
        x, y = centre(label.row, label.column)
        is_water = label.kind in ("water", "marsh")
        colour, halo = assets.PAINT["water-name" if is_water else "ink"], assets.PAINT["halo"]
        text = say(f"place-{label.id}", {})
        parts.append(writing(x, y, text, 13 if is_water else 11, colour, title=True, halo=halo))
    return "".join(parts)
