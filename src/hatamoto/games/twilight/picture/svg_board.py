"""The table as SVG: the map of Japan with its spaces, the tracks, the reader's hand."""

from typing import Final

from hatamoto.drawing.columns import cut, wrapped
from hatamoto.drawing.columns import width as columns_of
from hatamoto.drawing.fields import (
    Fields,
    inner,
    number,
    numbers,
    rows,
    word,
    words,
)
from hatamoto.drawing.shapes import on_field
from hatamoto.drawing.style import disc, group, writing
from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.picture import assets
from hatamoto.games.twilight.picture.sheet import Place, sheet
from hatamoto.games.twilight.picture.style import box, path
from hatamoto.games.twilight.picture.text_board import memory_mark, net_text, track_lines
from hatamoto.kernel.renderer import Say

WIDTH: Final = 1092
MAP: Final = 592
FOOT: Final = 210
PLAQUE_WIDTH: Final = 84
PLAQUE_HEIGHT: Final = 50
FILLS: Final = {"anti": assets.PAINT["shu"], "pro": assets.PAINT["ai"]}
CORNERS: Final = {"anti": 15.0, "pro": 0.0, "": 5.0}


def svg(view: Fields, say: Say, content: Content) -> str:
    """A view as an SVG document; the content has what is printed on the map."""
    cards = cards_shown(view)
    height = MAP + FOOT if cards else MAP
    head = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        box(0, 0, WIDTH, height, assets.PAINT["paper"], corner=0),
        land(content),
        *spaces(view, say, content),
    ]
    parts += [tracks(view, say), scores(view, say), hand(cards, word(view, "card"), say)]
    return f'<svg xmlns="http://www.w3.org/2000/svg" {head}>{"".join(parts)}</svg>'


# The map


def land(content: Content) -> str:
    """Sea, coast, areas and lines."""
    printed = sheet(content.folder)
    tints = "".join(
        path(d, assets.PAINT[area], more='opacity=".27"') for area, d in printed.areas.items()
    )
    ways = "".join(f"M{x} {y}L{to_x} {to_y}" for (x, y), (to_x, to_y) in printed.lines())
    frame = f'<clipPath id="sheet"><rect width="{WIDTH}" height="{MAP}"/></clipPath>'
    shape = f'<clipPath id="land">{path(printed.coast)}</clipPath>'
    tone, strength = assets.PAINT["shoal"][:7], int(assets.PAINT["shoal"][7:], 16) / 255
    borders = path(printed.borders, edge=assets.PAINT["coast"], more='stroke-dasharray="5 4"')
    parts = [
        box(0, 0, WIDTH, MAP, "url(#sea)", corner=0),
        path(printed.coast, edge=tone, more=f'stroke-width="9" stroke-opacity="{strength:.2g}"'),
        path(printed.coast, assets.PAINT["land"]),
        f'<g clip-path="url(#land)">{tints}{borders}</g>',
        path(printed.coast, edge=assets.PAINT["coast"]),
        path(ways, edge=assets.PAINT["land"], more='stroke-width="4.5" opacity=".75"'),
        path(ways, edge=assets.PAINT["way"], more='stroke-width="1.6"'),
    ]
    return f'<defs>{frame}{shape}{sea()}</defs><g clip-path="url(#sheet)">{"".join(parts)}</g>'


def sea() -> str:
    """The sea, lighter to the south."""
    stops = ((0, assets.PAINT["sea"]), (1, assets.PAINT["sea-south"]))
    drawn = "".join(f'<stop offset="{at}" stop-color="{tone}"/>' for at, tone in stops)
    return f'<linearGradient id="sea" x2="0" y2="1">{drawn}</linearGradient>'


def spaces(view: Fields, say: Say, content: Content) -> list[str]:
    """All spaces, with the markers on top."""
    rows_of = {word(row, "space"): row for row in rows(view, "spaces")}
    places = [place for place in sheet(content.folder).places if place.id in rows_of]
    plaques = [plaque(place, rows_of[place.id], say) for place in places]
    return plaques + [markers(place, view, say) for place in places]


def plaque(place: Place, row: Fields, say: Say) -> str:
    """One space: name, stability, influence; corners and colour by control."""
    control = word(row, "control")
    name = say(f"space-{place.id}", {})
    x, y = place.at[0] - PLAQUE_WIDTH / 2, place.at[1] - PLAQUE_HEIGHT / 2
    corner = CORNERS[control]
    fill = assets.PAINT["ai"] if place.kind == "edo" else assets.PAINT["raised"]
    body = box(0, 0, PLAQUE_WIDTH, PLAQUE_HEIGHT, fill, assets.PAINT["plaque"], corner)
    if place.kind == "edo":
        return group(
            x, y, [body, writing(42, 30, name, 12.5, assets.PAINT["on"], "middle", True)], name
        )
    parts = [body, header(place, control, name), number_of(place, control)]
    for side, at in (("anti", 18), ("pro", PLAQUE_WIDTH - 18)):
        parts.append(influence(side, number(row, side), at))
    if row.get("closed"):
        parts.append(writing(42, 39, "×", 20, assets.PAINT["ink2"], "middle"))
    label = f"{name}: {say('view-anti', {})} {number(row, 'anti')}, "
    return group(x, y, parts, label + f"{say('view-pro', {})} {number(row, 'pro')}")


def header(place: Place, control: str, name: str) -> str:
    """The head of a plaque."""
    plain = assets.PAINT["sunken"] if place.kind == "clan" else assets.PAINT["port"]
    fill = FILLS.get(control, plain)
    ink = assets.PAINT["ink"] if fill == assets.PAINT["sunken"] else assets.PAINT["on"]
    corner = min(CORNERS[control], 8)
    bar = box(1, 1, PLAQUE_WIDTH - 2, 17, fill, corner=corner)
    crest = house(place.id, 10.5, 9.5, 6, ink) if place.is_powered else ""
    return bar + crest + writing(19 if crest else 6, 14, name, 10.6, ink)


def house(id: str, x: float, y: float, radius: float, ink: str) -> str:
    """The crest of a great house; a diamond for an unknown one."""
    drawn = inner(inner(assets.EMBLEMS, "houses"), id) or {
        "d": "M50 5L95 50L50 95L5 50Z",
        "turns": [0],
    }
    parts = [
        f'<path d="{word(drawn, "d")}" transform="rotate({turn} 50 50)" fill="{ink}"/>'
        for turn in numbers(drawn, "turns")
    ]
    return on_field(x, y, radius, "".join(parts))


def number_of(place: Place, control: str) -> str:
    """The stability of a clan."""
    ink = assets.PAINT["on"] if control else assets.PAINT["ink"]
    return writing(PLAQUE_WIDTH - 7, 14, place.stability, 11, ink, "end")


def influence(side: str, count: int, x: float) -> str:
    """A side's influence: a disc for Anti-Bakufu, a square for Pro-Bakufu."""
    fill = FILLS[side] if count else assets.PAINT["raised"]
    edge = FILLS[side] if count else assets.PAINT["line2"]
    ink = assets.PAINT["on"] if count else assets.PAINT["ink2"]
    if side == "anti":
        mark = disc(x, 34, 11, fill, edge)
    else:
        mark = box(x - 10.5, 23.5, 21, 21, fill, edge, 1)
    return mark + writing(x, 38.5, str(count), 13, ink, "middle")


def markers(place: Place, view: Fields, say: Say) -> str:
    """The support markers under a space."""
    found = [row for row in rows(view, "markers") if word(row, "space") == place.id]
    parts = []
    for at, row in enumerate(found):
        side = word(row, "side")
        name = say("marker-" + word(row, "marker"), {})
        label = f"{cut(name, 17)} {number(row, 'value')}"
        width = 6 * columns_of(label) + 10
        corner = 8 if side == "anti" else 0
        tag = box(-width / 2, 0, width, 16, assets.PAINT["raised"], FILLS[side], corner)
        parts.append(group(0, 17 * at, [tag, writing(0, 12, label, 10.6, anchor="middle")]))
    return group(place.at[0], place.at[1] + PLAQUE_HEIGHT / 2 + 3, parts) if parts else ""


# Tracks, scores, hand


def tracks(view: Fields, say: Say) -> str:
    """The tracks as text, in the sea in the north-west."""
    lines = [line for row in track_lines(view, say) for line in row.split(" · ")]
    parts = [box(0, 0, 330, 16 + 17 * len(lines), assets.PAINT["raised"], assets.PAINT["line2"])]
    parts += [writing(10, 22 + 17 * at, line, 12.5) for at, line in enumerate(lines)]
    return group(12, 12, parts)


def scores(view: Fields, say: Say) -> str:
    """What each area would score now, in the sea in the south-east, with scoring memory marks."""
    table = [
        (word(row, "area"), say(f"area-{word(row, 'area')}", {}), number(row, "net"))
        for row in rows(view, "areas")
    ]
    table.append(("kyo", say("space-kyo", {}), number(view, "kyo_net")))
    table.append(("ports", say("view-ports", {}), number(view, "ports_net")))
    parts = [box(0, 0, 290, 148, assets.PAINT["raised"], assets.PAINT["line2"])]
    parts.append(writing(10, 20, say("view-scored_now", {}), 13, title=True))
    if words(view, "scored"):
        parts.append(
            writing(280, 20, say("view-memory_key", {}), 10.5, assets.PAINT["ink2"], "end")
        )
    for at, (id, name, net) in enumerate(table):
        parts.append(writing(10, 38 + 16 * at, memory_mark(view, id).strip(), 12))
        parts.append(writing(26, 38 + 16 * at, name, 12))
        parts.append(writing(280, 38 + 16 * at, net_text(net, say), 12, anchor="end"))
    return group(790, 436, parts)


def cards_shown(view: Fields) -> list[str]:
    """The card in play and the reader's hand."""
    cards, played = words(inner(view, "you"), "hand"), word(view, "card")
    return [played, *[card for card in cards if card != played]] if played else cards


def hand(cards: list[str], played: str, say: Say) -> str:
    """The cards under the map."""
    step = min(180, (WIDTH - 24) / max(1, len(cards)))
    parts = [
        card_face(12 + step * at, MAP + 14, step - 10, card, card == played, say)
        for at, card in enumerate(cards)
    ]
    return "".join(parts)


def card_face(x: float, y: float, width: float, card: str, in_play: bool, say: Say) -> str:
    """A card: title, effect."""
    fill = assets.PAINT["kin-soft"] if in_play else assets.PAINT["raised"]
    columns = int(width / 6.4)
    title = wrapped(say(f"card-{card}", {}), int(width / 7.6))[:2]
    effect = wrapped(say(f"card-{card}-text", {}), columns)[: 10 - len(title)]
    parts = [box(0, 0, width, FOOT - 28, fill, assets.PAINT["line2"], 6)]
    parts += [writing(9, 21 + 16 * at, line, 13, title=True) for at, line in enumerate(title)]
    top = 28 + 16 * len(title)
    parts += [writing(9, top + 14 * at, line, 11) for at, line in enumerate(effect)]
    return group(x, y, parts, say(f"card-{card}", {}))
