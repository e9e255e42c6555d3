"""The map under the pieces: washes of terrain with ink signs, water, roads, names."""

from math import sqrt
from typing import Final

from hatamoto.drawing.pens import group
from hatamoto.games.battles.content import (
    DIRS,
    HEXES,
    LAKE,
    NEIGHBOURS,
    NO_HEX,
    RIVER,
    ROWS,
    STREAM,
    Scenario,
    hex_name,
)
from hatamoto.games.battles.content.hexes import column_of, row_of
from hatamoto.games.battles.picture import pens
from hatamoto.games.battles.picture.pens import line, path, writing
from hatamoto.kernel.game import Say

WIDE: Final = 46.0
"""From side to side of a hex."""
EDGE: Final = WIDE / sqrt(3)
STEP: Final = EDGE * 1.5
CORNERS: Final = (
    (WIDE / 2, EDGE / 2), (WIDE / 2, -EDGE / 2), (0.0, -EDGE),
    (-WIDE / 2, -EDGE / 2), (-WIDE / 2, EDGE / 2), (0.0, EDGE),
)  # fmt: skip
"""Side d runs from corner d to corner d + 1; y grows downwards."""
WASHES: Final = ("#EFE6CB", "#DCCB98", "#B99A6B", "#CBD6B8", "#A3C1CC")
WATER: Final = "#5B93B5"
DEEP: Final = "#37617F"
ROAD: Final = "#E9C27C"
ROAD_EDGE: Final = "#5E4420"
HILL: Final = "M-9 5q5-9 10 0M1 -3q5-9 10 0"
PEAK: Final = "M-13 8l7-15 7 15M-1 8l6-12 7 12M-6 -7l2 8"
REED: Final = "M-10 6h8M-8 6v-6M-6 6l2-6M3 -2h8M5 -2v-6M7 -2l2-6"
HOUSES: Final = ((-12, -8), (2, -11), (-5, 2), (8, 3), (-13, 8), (3, 11))


def centre(row: float, column: float) -> tuple[float, float]:
    """Where a row and column lie; even rows half a hex further east."""
    shift = 0.5 if round(row) % 2 == 0 else 0.0
    return ((column + shift) * WIDE, (ROWS - row) * STEP + EDGE + 6)


def middle(hex: int) -> tuple[float, float]:
    """The middle of a hex."""
    return centre(row_of(hex), column_of(hex))


def outline(x: float, y: float, size: float = 1.0) -> str:
    """The steps around a hex."""
    points = [f"{x + dx * size:.1f} {y + dy * size:.1f}" for dx, dy in CORNERS]
    return f"M{'L'.join(points)}Z"


def side_line(hex: int, side: int) -> str:
    """The steps along one side of a hex."""
    x, y = middle(hex)
    (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % DIRS]
    return f"M{x + ax:.1f} {y + ay:.1f}L{x + bx:.1f} {y + by:.1f}"


def ground(scenario: Scenario, say: Say) -> str:
    """Everything that never changes."""
    parts = [wash(scenario, kind) for kind in range(len(WASHES))]
    parts += [signs(scenario), grid(), waters(scenario), roads(scenario), names(scenario, say)]
    return "".join(parts)


def wash(scenario: Scenario, kind: int) -> str:
    """All hexes of one terrain."""
    hexes = [hex for hex in range(HEXES) if scenario.terrain[hex] == kind]
    steps = "".join(outline(*middle(hex), 1.015) for hex in hexes)
    return path(steps, WASHES[kind]) if steps else ""


def signs(scenario: Scenario) -> str:
    """Small ink signs: slopes, peaks, reeds, roofs."""
    parts: list[str] = []
    for hex in range(HEXES):
        x, y = middle(hex)
        parts += [group(x, y, [mark]) for mark in marks(scenario, hex)]
    return "".join(parts)


def marks(scenario: Scenario, hex: int) -> list[str]:
    """The signs of one hex."""
    found: list[str] = []
    kind = scenario.terrain[hex]
    if kind in (1, 2, 3):
        found.append(line((HILL, PEAK, REED)[kind - 1], "#6B5B38", 1, 'opacity=".55"'))
    if scenario.top[hex]:
        found.append(path("M-8 7L0 -9L8 7Z", "#4A3A20"))
    if scenario.city[hex]:
        roofs = "".join(f"M{x} {y}h7v4h-7z" for x, y in HOUSES)
        found.append(path(roofs, "#8A5A46", 'opacity=".75"'))
    return found


def grid() -> str:
    """The faint lines of the hexes with their numbers."""
    steps = "".join(outline(*middle(hex)) for hex in range(HEXES))
    parts = [line(steps, "#8E7B5C", 0.6, 'opacity=".5"')]
    for hex in range(HEXES):
        x, y = middle(hex)
        parts.append(writing(x, y - 17, hex_name(hex), 6.5, "#6B6050"))
    return "".join(parts)


def waters(scenario: Scenario) -> str:
    """Rivers and ponds broad with a dark edge, streams thin."""
    rivers, streams = [], []
    for place in range(HEXES * DIRS):
        hex, other = place // DIRS, NEIGHBOURS[place]
        if other == NO_HEX or other < hex:
            continue
        if scenario.side[place] == STREAM:
            streams.append(side_line(hex, place % DIRS))
        elif scenario.side[place] >= RIVER and not is_inside(scenario, hex, other):
            rivers.append(side_line(hex, place % DIRS))
    broad, thin = "".join(rivers), "".join(streams)
    round_ends = 'stroke-linecap="round"'
    return (
        line(broad, DEEP, 9, round_ends)
        + line(broad, WATER, 6.5, round_ends)
        + line(thin, WATER, 3, round_ends)
    )


def is_inside(scenario: Scenario, hex: int, other: int) -> bool:
    """Whether a side lies in open water."""
    return scenario.terrain[hex] == LAKE or scenario.terrain[other] == LAKE


def roads(scenario: Scenario) -> str:
    """Roads from middle to middle, with rails where they bridge water."""
    steps = "".join(
        "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in map(middle, way))
        for way in scenario.field.ways
    )
    parts = [line(steps, ROAD_EDGE, 5.4), line(steps, ROAD, 3)]
    for place in scenario.field.bridges:
        parts.append(bridge(place))
    return "".join(parts)


def bridge(place: int) -> str:
    """Two rails along the road over a side."""
    (x, y), (u, v) = middle(place // DIRS), middle(NEIGHBOURS[place])
    dx, dy = (u - x) / WIDE, (v - y) / WIDE
    mx, my = (x + u) / 2, (y + v) / 2
    rails = "".join(
        f"M{mx - dx * 9 - dy * off:.1f} {my - dy * 9 + dx * off:.1f}"
        f"L{mx + dx * 9 - dy * off:.1f} {my + dy * 9 + dx * off:.1f}"
        for off in (-4.5, 4.5)
    )
    return line(rails, "#1D1503", 1.6)


def names(scenario: Scenario, say: Say) -> str:
    """Rivers, heights and places by name."""
    parts: list[str] = []
    for label in scenario.field.labels:
        x, y = centre(label.row, label.column)
        is_water = label.kind in ("water", "marsh")
        colour, halo = ("#24506B", "#DCE8E6") if is_water else (pens.INK, "#F6EED6")
        text = say(f"place-{label.id}", {})
        parts.append(writing(x, y, text, 13 if is_water else 11, colour, title=True, halo=halo))
    return "".join(parts)
