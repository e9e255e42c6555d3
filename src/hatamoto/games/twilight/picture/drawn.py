"""The table as a picture: the map of Japan with its spaces, the tracks, the reader's hand."""

from typing import Final

from hatamoto.drawing.columns import cut, width, wrapped
from hatamoto.drawing.fields import (
    Fields,
    inner,
    number,
    rows,
    word,
    words,
)
from hatamoto.drawing.pens import disc, group, writing
from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.picture import pens
from hatamoto.games.twilight.picture.pens import box, path
from hatamoto.games.twilight.picture.printed import memory_mark, net_text, track_lines
from hatamoto.games.twilight.picture.sheet import Place, sheet
from hatamoto.kernel.game import Say

WIDE: Final = 1092
MAP: Final = 592
FOOT: Final = 210
PLAQUE_WIDE: Final = 84
PLAQUE_HIGH: Final = 50
TINTS: Final = {
    "kyushu": "#D2603F",
    "chugoku": "#D59A1F",
    "nankaido": "#8FA03A",
    "chubu": "#6A5F9C",
    "ou": "#4F8A7D",
    "kyo": "#E8CF8A",
    "edo": "#C9762A",
}
FILLS: Final = {"anti": pens.SHU, "pro": pens.AI}
CORNERS: Final = {"anti": 15.0, "pro": 0.0, "": 5.0}


def svg(view: Fields, say: Say, content: Content) -> str:
    """A view as a picture; the content tells what is printed on the map."""
    high = MAP + FOOT
    head = f'viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}"'
    parts = [
        box(0, 0, WIDE, high, pens.PAPER, corner=0),
        land(content),
        *spaces(view, say, content),
    ]
    parts += [tracks(view, say), scores(view, say), hand(view, say)]
    return f'<svg xmlns="http://www.w3.org/2000/svg" {head}>{"".join(parts)}</svg>'


# The map


def land(content: Content) -> str:
    """Sea, coast, areas and lines."""
    printed = sheet(content.folder)
    tints = "".join(path(d, TINTS[area], more='opacity=".27"') for area, d in printed.areas.items())
    ways = "".join(f"M{x} {y}L{to_x} {to_y}" for (x, y), (to_x, to_y) in printed.ways())
    frame = f'<clipPath id="sheet"><rect width="{WIDE}" height="{MAP}"/></clipPath>'
    shape = f'<clipPath id="land">{path(printed.coast)}</clipPath>'
    borders = path(printed.borders, edge=pens.COAST, more='stroke-dasharray="5 4"')
    parts = [
        box(0, 0, WIDE, MAP, pens.SEA, corner=0),
        path(printed.coast, edge=pens.SHOAL, more='stroke-width="12"'),
        path(printed.coast, pens.LAND),
        f'<g clip-path="url(#land)">{tints}{borders}</g>',
        path(printed.coast, edge=pens.COAST),
        path(ways, edge=pens.LAND, more='stroke-width="4.5" opacity=".75"'),
        path(ways, edge=pens.PLAQUE, more='stroke-width="1.6"'),
    ]
    return f'<defs>{frame}{shape}</defs><g clip-path="url(#sheet)">{"".join(parts)}</g>'


def spaces(view: Fields, say: Say, content: Content) -> list[str]:
    """Every space at its place, the markers on top of all."""
    rows_of = {word(row, "space"): row for row in rows(view, "spaces")}
    places = [place for place in sheet(content.folder).places if place.id in rows_of]
    plaques = [plaque(place, rows_of[place.id], say) for place in places]
    return plaques + [markers(place, view, say) for place in places]


def plaque(place: Place, row: Fields, say: Say) -> str:
    """One space: name, stability, influence; corners and colour by control."""
    control = word(row, "control")
    name = say(f"space-{place.id}", {})
    x, y = place.at[0] - PLAQUE_WIDE / 2, place.at[1] - PLAQUE_HIGH / 2
    corner = CORNERS[control]
    fill = pens.AI if place.kind == "edo" else pens.RAISED
    body = box(0, 0, PLAQUE_WIDE, PLAQUE_HIGH, fill, pens.PLAQUE, corner)
    if place.kind == "edo":
        return group(x, y, [body, writing(42, 30, name, 12.5, pens.ON, "middle", True)], name)
    parts = [body, header(place, control, name), number_of(place, control)]
    for side, at in (("anti", 18), ("pro", PLAQUE_WIDE - 18)):
        parts.append(influence(side, number(row, side), at))
    if row.get("closed"):
        parts.append(writing(42, 39, "×", 20, pens.INK2, "middle"))
    label = f"{name}: {say('view-anti', {})} {number(row, 'anti')}, "
    return group(x, y, parts, label + f"{say('view-pro', {})} {number(row, 'pro')}")


def header(place: Place, control: str, name: str) -> str:
    """The head of a plaque."""
    plain = pens.SUNKEN if place.kind == "clan" else pens.BAR
    fill = FILLS.get(control, plain)
    ink = pens.INK if fill == pens.SUNKEN else pens.ON
    corner = min(CORNERS[control], 8)
    bar = box(1, 1, PLAQUE_WIDE - 2, 17, fill, corner=corner)
    crest = "◆ " if place.is_powered else ""
    return bar + writing(6, 14, crest + name, 10.6, ink)


def number_of(place: Place, control: str) -> str:
    """The stability of a clan."""
    ink = pens.ON if control else pens.INK
    return writing(PLAQUE_WIDE - 7, 14, place.stability, 11, ink, "end")


def influence(side: str, count: int, x: float) -> str:
    """A side's influence: a disc for Anti-Bakufu, a square for Pro-Bakufu."""
    fill = FILLS[side] if count else pens.RAISED
    edge = FILLS[side] if count else pens.EDGE
    ink = pens.ON if count else pens.INK2
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
        wide = 6 * width(label) + 10
        corner = 8 if side == "anti" else 0
        tag = box(-wide / 2, 0, wide, 16, pens.RAISED, FILLS[side], corner)
        parts.append(group(0, 17 * at, [tag, writing(0, 12, label, 10.6, anchor="middle")]))
    return group(place.at[0], place.at[1] + PLAQUE_HIGH / 2 + 3, parts) if parts else ""


# Tracks, scores, hand


def tracks(view: Fields, say: Say) -> str:
    """The tracks in words, in the sea of the north-west."""
    lines = [line for row in track_lines(view, say) for line in row.split(" · ")]
    parts = [box(0, 0, 330, 16 + 17 * len(lines), pens.RAISED, pens.EDGE)]
    parts += [writing(10, 22 + 17 * at, line, 12.5) for at, line in enumerate(lines)]
    return group(12, 12, parts)


def scores(view: Fields, say: Say) -> str:
    """What each area would pay now, in the sea of the south-east; a mark where it was scored."""
    table = [
        (word(row, "area"), say(f"area-{word(row, 'area')}", {}), number(row, "net"))
        for row in rows(view, "areas")
    ]
    table.append(("kyo", say("space-kyo", {}), number(view, "kyo_net")))
    table.append(("ports", say("view-ports", {}), number(view, "ports_net")))
    parts = [box(0, 0, 290, 148, pens.RAISED, pens.EDGE)]
    parts.append(writing(10, 20, say("view-scored_now", {}), 13, title=True))
    if words(view, "scored"):
        parts.append(writing(280, 20, say("view-memory_key", {}), 10.5, pens.INK2, "end"))
    for at, (id, name, net) in enumerate(table):
        parts.append(writing(10, 38 + 16 * at, memory_mark(view, id).strip(), 12))
        parts.append(writing(26, 38 + 16 * at, name, 12))
        parts.append(writing(280, 38 + 16 * at, net_text(net, say), 12, anchor="end"))
    return group(790, 436, parts)


def hand(view: Fields, say: Say) -> str:
    """The card in play and the reader's hand under the map."""
    cards = words(inner(view, "you"), "hand")
    played = word(view, "card")
    shown = [played, *[card for card in cards if card != played]] if played else cards
    step = min(180, (WIDE - 24) / max(1, len(shown)))
    parts = [
        card_face(12 + step * at, MAP + 14, step - 10, card, card == played, say)
        for at, card in enumerate(shown)
    ]
    return "".join(parts)


def card_face(x: float, y: float, wide: float, card: str, in_play: bool, say: Say) -> str:
    """A card: title, effect."""
    fill = "#F6E6B8" if in_play else pens.RAISED
    columns = int(wide / 6.4)
    title = wrapped(say(f"card-{card}", {}), columns)[:2]
    effect = wrapped(say(f"card-{card}-text", {}), columns)[: 10 - len(title)]
    parts = [box(0, 0, wide, FOOT - 28, fill, pens.EDGE, 6)]
    parts += [writing(9, 21 + 16 * at, line, 13, title=True) for at, line in enumerate(title)]
    top = 28 + 16 * len(title)
    parts += [writing(9, top + 14 * at, line, 11) for at, line in enumerate(effect)]
    return group(x, y, parts, say(f"card-{card}", {}))
