"""The board as SVG: land and water, roads, spaces with their pieces."""

from typing import Final

from hatamoto.drawing.fields import Fields, inner, number, rows, word, words
from hatamoto.drawing.shapes import figure
from hatamoto.drawing.style import box, disc, group, writing
from hatamoto.games.edo.content import Content, Side, ids
from hatamoto.games.edo.picture import assets
from hatamoto.games.edo.picture.marks import (
    colour,
    is_covered,
    ronin_at,
    samurai_at,
    seat_mark,
    temple_at,
)
from hatamoto.games.edo.view_types import SPACE_KINDS
from hatamoto.kernel.renderer import Say

SCALE: Final = 0.76
"""The outlines are drawn on a plane of 1000 by 800."""
WIDTH: Final = 760
HEIGHT: Final = 620
LAND: Final = inner(assets.OUTLINES, "land")
BUILDINGS: Final = inner(assets.OUTLINES, "buildings")
SIGNS: Final = inner(assets.EMBLEMS, "signs")
FIGURES: Final = inner(assets.OUTLINES, "figures")
SPACES: Final = inner(assets.OUTLINES, "spaces")
RADII: Final = {"forestry": 44, "quarry": 44, "rice_field": 44, "border_post": 26}
"""The radius of the outlines of a space; 24 for the others."""
COVERED: Final = 0.55
"""The opacity of a space that is not in use."""


def board(view: Fields, content: Content, say: Say) -> str:
    """The side in use with all pieces."""
    side = content.sides[1 if word(view, "side") == "large" else 0]
    parts = [box(0, 0, WIDTH, HEIGHT, assets.PAINT["near"], assets.PAINT["line2"]), land(side, say)]
    parts += [road(side, a, b) for a, b in side.roads]
    cities = {word(row, "city"): row for row in rows(view, "cities")}
    for space in side.spaces:
        id = ids.SPACE_IDS[space]
        drawn = city(view, cities.get(id, {}), id, say) if space < ids.CITIES else spot(view, id)
        parts.append(at(side, space, drawn, label(view, id, say)))
    for space in side.spaces:
        id = ids.SPACE_IDS[space]
        named = [] if space < ids.CITIES else [name(id, say)]
        parts.append(at(side, space, [*named, *pieces(view, id)]))
    return "".join(parts)


def at(side: Side, space: int, parts: list[str], label: str = "") -> str:
    """Parts moved to the coordinates of a space."""
    return group(side.x[space] * SCALE, side.y[space] * SCALE, parts, label)


def land(side: Side, say: Say) -> str:
    """Hills, the mountain, the bay, the moat and the rivers, clipped to the board."""
    hills = "".join(outline(d, assets.PAINT["hill"]) for d in words(LAND, "hills"))
    mount = outline(word(LAND, "fuji"), assets.PAINT["fuji"]) + outline(
        word(LAND, "snow"), assets.PAINT["snow"]
    )
    sea = outline(word(LAND, "sea"), assets.PAINT["sea"])
    moat = disc(
        500, 400, number(inner(LAND, "moat"), side.id), assets.PAINT["moat"], assets.PAINT["bank"]
    )
    rivers = words(inner(LAND, "rivers"), side.id)
    water = "".join(course(d, "bank", 25) + course(d, "river", 21) for d in rivers)
    names = place_name(905, 752, 24, say("view-bay", {})) + place_name(
        114, 648, 18, say("view-mount", {})
    )
    frame = f'<clipPath id="board"><rect width="{WIDTH}" height="{HEIGHT}" rx="5"/></clipPath>'
    drawn = f'<g transform="scale({SCALE})">{hills}{mount}{sea}{moat}{water}{names}</g>'
    return f'<defs>{frame}</defs><g clip-path="url(#board)">{drawn}</g>'


def outline(d: str, fill: str) -> str:
    """A filled outline."""
    return f'<path d="{d}" fill="{fill}"/>'


def course(d: str, token: str, width: int) -> str:
    """A river or, with another colour and width, its banks."""
    style = f'stroke="{assets.PAINT[token]}" stroke-width="{width}" stroke-linecap="round"'
    return f'<path d="{d}" fill="none" {style}/>'


def place_name(x: float, y: float, size: float, text: str) -> str:
    """The name of the bay or of the mountain."""
    return writing(x, y, text, size, assets.PAINT["word"], "middle", title=True)


def road(side: Side, a: int, b: int) -> str:
    """A road between two spaces."""
    start = f"{side.x[a] * SCALE:g} {side.y[a] * SCALE:g}"
    line = f"M{start}L{side.x[b] * SCALE:g} {side.y[b] * SCALE:g}"
    edge = f'<path d="{line}" stroke="{assets.PAINT["road-edge"]}" stroke-width="7"/>'
    return edge + f'<path d="{line}" stroke="{assets.PAINT["road"]}" stroke-width="4.5"/>'


def label(view: Fields, id: str, say: Say) -> str:
    """The label of a space for screen readers."""
    name = say(f"space-{id}", {})
    return f"{name}, {say('view-covered', {})}" if is_covered(view, id) else name


def city(view: Fields, row: Fields, id: str, say: Say) -> list[str]:
    """A plaque with the name, the sites and the fortresses."""
    count, per_row = number(row, "sites"), 6
    height = 42 + 20 * ((count + per_row - 1) // per_row)
    edge = assets.PAINT["kin"] if id == "edo" else assets.PAINT["ink"]
    parts = [box(-66, -24, 132, height, assets.PAINT["raised"], edge, 'stroke-width="1.5"')]
    parts.append(writing(-58, -7, say(f"space-{id}", {}), 14, title=True))
    parts.append(fortress_sign(30, -12, number(row, "fortresses"), number(row, "fortress_sites")))
    for site in range(count):
        x, y = -58 + 20 * (site % per_row), 0 + 20 * (site // per_row)
        parts.append(box(x, y, 17, 17, assets.PAINT["site"], assets.PAINT["fold"]))
    for site, built in enumerate(rows(row, "buildings")):
        middle, floor = -49.5 + 20 * (site % per_row), 8.5 + 20 * (site // per_row)
        parts.append(building(middle, floor, 0.7, word(built, "building"), number(built, "seat")))
    return dimmed(parts) if is_covered(view, id) else parts


def dimmed(parts: list[str]) -> list[str]:
    """Parts with the opacity of a space that is not in use."""
    return [f'<g opacity="{COVERED}">{"".join(parts)}</g>']


def fortress_sign(x: float, y: float, built: int, sites: int) -> str:
    """The number of fortresses and of their sites."""
    sign = building(x, y, 0.6, "fortress")
    return sign + writing(x + 10, y + 5, f"{built}/{sites}", 11, assets.PAINT["ink2"])


def building(x: float, y: float, scale: float, building_id: str, seat: int = -1) -> str:
    """A house, trading post or temple with the mark of its owner, or nobody's fortress."""
    tint = colour(seat) if seat >= 0 else assets.PAINT["fortress"]
    edge = f'stroke="{assets.PAINT["ink"]}" stroke-width="1.2"'
    shape = f'<path d="{word(BUILDINGS, building_id)}" fill="{tint}" {edge}/>'
    low = 5 if building_id == "temple" else 3
    mark = seat_mark(0, low, 4, seat, assets.PAINT["raised"]) if seat >= 0 else ""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{shape}{mark}</g>'


def radius_of(id: str) -> int:
    """The radius of a round space."""
    return 24 if ids.SPACE_KIND_IDS.index(SPACE_KINDS[id]) < ids.RESOURCES else 17


def name(id: str, say: Say) -> str:
    """The name under a round space, with a light edge so that roads do not cross it."""
    text = say(f"space-{id}", {})
    return writing(0, radius_of(id) + 13, text, 11, anchor="middle", halo=assets.PAINT["halo"])


def spot(view: Fields, id: str) -> list[str]:
    """A round space with the picture of its kind; a square one at the border."""
    kind, radius = SPACE_KINDS[id], radius_of(id)
    edge = assets.PAINT[f"kind-{kind}"]
    scale = radius / RADII.get(kind, 24)
    picture = f'<g transform="scale({scale:.3g})">{figure(rows(SPACES, kind), assets.PAINT)}</g>'
    if kind == "border_post":
        ground = box(-radius, -radius, 2 * radius, 2 * radius, assets.PAINT["raised"], edge)
    else:
        ground = disc(0, 0, radius, assets.PAINT["raised"], edge) + disc(
            0, 0, radius - 3, "none", edge
        )
    parts = [ground, picture]
    owner = temple_at(view, id)
    temple = [building(-radius, -radius, 1, "temple", owner)] if owner >= 0 else []
    return [*(dimmed(parts) if is_covered(view, id) else parts), *temple]


def pieces(view: Fields, id: str) -> list[str]:
    """Samurai, Ronin and the merchant, side by side above a space."""
    found = [
        samurai(colour(number(row, "seat")), number(row, "count"), number(row, "seat"))
        for row in samurai_at(view, id)
    ]
    if id in words(view, "outsiders"):
        found.append(samurai(assets.PAINT["idle"], 1))
    if ronin_at(view, id):
        found.append(person("ronin", assets.PAINT["ronin"]) + tally(ronin_at(view, id)))
    if word(view, "merchant") == id:
        sign = writing(
            12.5, -10, word(SIGNS, "merchant"), 11, assets.PAINT["cream"], "middle", title=True
        )
        found.append(person("merchant") + sign)
    start = -13 * (len(found) - 1)
    return [
        f'<g transform="translate({start + 26 * index} -22) scale({SCALE})">{part}</g>'
        for index, part in enumerate(found)
    ]


def samurai(tint: str, count: int, seat: int = -1) -> str:
    """A helmeted figure with the mark of its seat, and how many there are."""
    mark = seat_mark(0, -10.5, 6.5, seat, assets.PAINT["raised"]) if seat >= 0 else ""
    return person("samurai", tint) + mark + tally(count)


def person(figure_id: str, tint: str = "") -> str:
    """A figure standing on its point."""
    own = {"tint": tint, "helmet": tint, "edge": assets.PAINT["ink"]}
    return figure(rows(FIGURES, figure_id), {**assets.PAINT, **own})


def tally(count: int) -> str:
    """The number of pieces, if more than one."""
    if count < 2:
        return ""
    number = writing(13, 1, str(count), 14, assets.PAINT["raised"], "middle")
    return disc(13, -4, 9.5, assets.PAINT["bar"], assets.PAINT["raised"]) + number
