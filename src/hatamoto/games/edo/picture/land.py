"""The board as a picture: land and water, roads, spaces with their pieces."""

from typing import Final

from hatamoto.drawing import pens
from hatamoto.drawing.fields import Fields, number, rows, word, words
from hatamoto.drawing.pens import box, disc, group, polygon, writing
from hatamoto.games.edo.content import CITIES, SPACE_IDS, Content, Side
from hatamoto.games.edo.picture.marks import (
    colour,
    is_covered,
    ronin_at,
    samurai_at,
    seat_mark,
    temple_at,
)
from hatamoto.kernel.game import Say

SCALE: Final = 0.76
WIDE: Final = 760
HIGH: Final = 620
SEA: Final = "#BFD3D6"
LAND: Final = "#EFE3C4"
WATER: Final = "#9CC3CB"
KIND_COLOURS: Final[dict[str, str]] = {
    "forestry": "#5C7F34",
    "quarry": "#6E7681",
    "rice": "#B9901B",
    "river": "#3F7FA0",
    "road": "#5A4A2E",
    "border": "#AE2F1C",
}
KIND_SIGNS: Final[dict[str, str]] = {
    "forestry": "木", "quarry": "石", "rice": "米", "river": "川", "road": "道", "border": "関",
}  # fmt: skip


def board(view: Fields, content: Content, say: Say) -> str:
    """The side in use with everything that stands on it."""
    side = content.sides[1 if word(view, "side") == "large" else 0]
    parts = [box(0, 0, WIDE, HIGH, LAND, pens.EDGE), bay()]
    parts += [road(side, a, b) for a, b in side.roads]
    cities = {word(row, "city"): row for row in rows(view, "cities")}
    for space in side.spaces:
        id = SPACE_IDS[space]
        drawn = city(view, cities.get(id, {}), id, say) if space < CITIES else spot(view, id)
        parts.append(at(side, space, drawn, label(view, id, say)))
    for space in side.spaces:
        id = SPACE_IDS[space]
        named = [] if space < CITIES else [name(id, say)]
        parts.append(at(side, space, [*named, *pieces(view, id)]))
    return "".join(parts)


def at(side: Side, space: int, parts: list[str], label: str = "") -> str:
    """Parts moved to where a space lies."""
    return group(side.x[space] * SCALE, side.y[space] * SCALE, parts, label)


def bay() -> str:
    """The sea at the lower right."""
    shore = "M760 360Q700 420 690 500Q620 570 500 585Q440 595 440 620H755Q760 620 760 615Z"
    return f'<path d="{shore}" fill="{SEA}"/>' + writing(
        690, 600, "江戸湾", 18, "#2C6288", "middle", title=True
    )


def road(side: Side, a: int, b: int) -> str:
    """A road between two spaces."""
    start = f"{side.x[a] * SCALE:g} {side.y[a] * SCALE:g}"
    line = f"M{start}L{side.x[b] * SCALE:g} {side.y[b] * SCALE:g}"
    edge = f'<path d="{line}" stroke="#6B5532" stroke-width="7"/>'
    return edge + f'<path d="{line}" stroke="#F3E3B8" stroke-width="4.5"/>'


def label(view: Fields, id: str, say: Say) -> str:
    """What a space is called, for those who cannot see it."""
    name = say(f"space-{id}", {})
    return f"{name}, {say('view-covered', {})}" if is_covered(view, id) else name


def city(view: Fields, row: Fields, id: str, say: Say) -> list[str]:
    """A plaque with the name, the sites and the fortresses."""
    count, per_row = number(row, "sites"), 6
    high = 42 + 20 * ((count + per_row - 1) // per_row)
    edge = pens.GOLD if id == "edo" else pens.INK
    fill = "#D8CDB4" if is_covered(view, id) else pens.RAISED
    parts = [box(-66, -24, 132, high, fill, edge, 'stroke-width="1.5"')]
    parts.append(writing(-58, -7, say(f"space-{id}", {}), 14, title=True))
    parts.append(fortress_sign(30, -12, number(row, "fortresses"), number(row, "fortress_sites")))
    for place in range(count):
        x, y = -58 + 20 * (place % per_row), 0 + 20 * (place // per_row)
        parts.append(box(x, y, 17, 17, "#F3EAD3", pens.LINE))
    for place, built in enumerate(rows(row, "buildings")):
        middle, floor = -49.5 + 20 * (place % per_row), 8.5 + 20 * (place // per_row)
        parts.append(building(middle, floor, number(built, "seat"), word(built, "building")))
    return parts


def fortress_sign(x: float, y: float, built: int, sites: int) -> str:
    """How many fortresses stand, of how many."""
    sign = polygon([(x - 6, y + 6), (x - 4, y - 6), (x + 4, y - 6), (x + 6, y + 6)], pens.INK2)
    return sign + writing(x + 10, y + 5, f"{built}/{sites}", 11, pens.INK2)


def building(x: float, y: float, seat: int, kind: str) -> str:
    """A house with a roof, or a trading post with two."""
    tint = colour(seat)
    roof = [(x - 8, y - 1), (x, y - 8), (x + 8, y - 1)]
    walls = [(x - 6, y - 1), (x + 6, y - 1), (x + 6, y + 7), (x - 6, y + 7)]
    if kind == "post":
        roof = [(x - 9, y + 1), (x - 4, y - 4), (x - 4, y - 9), (x + 4, y - 9), (x + 4, y - 4),
                (x + 9, y + 1)]  # fmt: skip
    return polygon(roof, tint) + polygon(walls, tint) + seat_mark(x, y + 2.5, 3.2, seat, "#FFFCF4")


def radius_of(id: str) -> int:
    """How large a round space is."""
    return 24 if id.partition("_")[0] in ("forestry", "quarry", "rice") else 17


def name(id: str, say: Say) -> str:
    """The name under a round space, with a light edge so that roads do not cross it."""
    text = writing(0, radius_of(id) + 13, say(f"space-{id}", {}), 11, anchor="middle")
    return text.replace("<text", f'<text paint-order="stroke" stroke="{LAND}" stroke-width="3"', 1)


def spot(view: Fields, id: str) -> list[str]:
    """A round space with the sign of its kind."""
    kind = id.partition("_")[0]
    tint = "#A59B86" if is_covered(view, id) else KIND_COLOURS[kind]
    radius = radius_of(id)
    parts = [disc(0, 0, radius, pens.RAISED, tint), disc(0, 0, radius - 3, "none", tint)]
    parts.append(writing(0, radius / 3, KIND_SIGNS[kind], radius * 0.9, tint, "middle", title=True))
    owner = temple_at(view, id)
    if owner >= 0:
        parts.append(temple(-radius, -radius, owner))
    return parts


def temple(x: float, y: float, seat: int) -> str:
    """A temple with two roofs in the colour of its owner."""
    tint = colour(seat)
    upper = [(x - 7, y - 3), (x, y - 10), (x + 7, y - 3)]
    lower = [(x - 11, y + 5), (x, y - 4), (x + 11, y + 5)]
    walls = [(x - 6, y + 5), (x + 6, y + 5), (x + 6, y + 11), (x - 6, y + 11)]
    return polygon(upper, tint) + polygon(lower, tint) + polygon(walls, tint)


def pieces(view: Fields, id: str) -> list[str]:
    """Samurai, Ronin and the merchant, side by side above a space."""
    found = [
        figure(colour(number(row, "seat")), number(row, "count"), number(row, "seat"))
        for row in samurai_at(view, id)
    ]
    if id in words(view, "outsiders"):
        found.append(figure("#A59B86", 1, -1))
    if ronin_at(view, id):
        found.append(figure(pens.BAR, ronin_at(view, id), -1))
    if word(view, "merchant") == id:
        found.append(merchant_figure())
    start = -13 * (len(found) - 1)
    return [group(start + 26 * place, -38, [part]) for place, part in enumerate(found)]


def figure(tint: str, count: int, seat: int) -> str:
    """A helmeted figure with the mark of its seat, and how many there are."""
    body = f'<path d="M-9 16Q-10 2 0 0Q10 2 9 16Z" fill="{tint}" stroke="#211C17"/>'
    head = disc(0, -5, 6, "#F6DDBF", pens.INK)
    helmet = f'<path d="M-9 -5Q-8 -14 0 -14Q8 -14 9 -5Z" fill="{tint}" stroke="#211C17"/>'
    mark = seat_mark(0, 9, 3.6, seat, "#FFFCF4") if seat >= 0 else ""
    tally = disc(10, 12, 7, pens.BAR) + writing(10, 16, str(count), 11, pens.BAR_TEXT, "middle")
    return body + head + helmet + mark + (tally if count > 1 else "")


def merchant_figure() -> str:
    """The merchant with his sign."""
    body = '<path d="M-9 16Q-10 2 0 0Q10 2 9 16Z" fill="#C58F12" stroke="#211C17"/>'
    return body + disc(0, -5, 6, "#F6DDBF", pens.INK) + writing(0, 14, "商", 11, anchor="middle")
