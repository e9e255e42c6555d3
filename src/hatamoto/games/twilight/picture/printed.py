"""The table as lines of text: tracks, spaces by area, scores, cards; 100 columns wide."""

from typing import Final

from hatamoto.drawing.columns import cut, padded, width, wrapped
from hatamoto.drawing.fields import (
    Fields,
    inner,
    number,
    numbers,
    rows,
    word,
    words,
)
from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.ids import TYPE_IDS
from hatamoto.games.twilight.picture.sheet import Place, sheet
from hatamoto.kernel.game import Say

COLUMN: Final = 49
NAME: Final = 13
SIDES: Final = ("anti", "pro")
MARKS: Final = {"anti": "●", "pro": "■"}
WEST: Final = ("kyushu", "chugoku", "nankaido")
EAST: Final = ("chubu", "ou", "")


def text(view: Fields, say: Say, content: Content) -> list[str]:
    """A view as lines of text; the content tells what is printed on the cards."""
    lines = [*track_lines(view, say), ""]
    lines += [*map_lines(view, say), ""]
    lines += [*score_lines(view, say), ""]
    return lines + card_lines(view, say, content)


# Tracks


def track_lines(view: Fields, say: Say) -> list[str]:
    """Turn and points, then treaty, powers, Jo-i and the courts."""
    years = word(view, "years")
    turn = f"{say('view-turn', {})} {number(view, 'turn')} ({years})"
    phase = say("view-opened" if view.get("opened") else "view-closed", {})
    coup = say("view-coup_allowed" if view.get("coup_allowed") else "view-coup_banned", {})
    hand = say("view-treaty_hand", {"count": number(view, "hand_size")})
    joi = say("view-joi_yes" if view.get("joi") else "view-joi_no", {})
    powers = f"{say('view-intervention', {})} {number(view, 'intervention')}, {coup}"
    return [
        f"{turn} · {phase} · {points_text(view, say)}",
        f"{say('view-treaty', {})} {number(view, 'treaty')}, {hand} · {powers}"
        f" · {say('view-joi', {})}: {joi}",
        " · ".join(court_text(view, say, seat) for seat in (0, 1)),
    ]


def points_text(view: Fields, say: Say) -> str:
    """Who leads in victory points."""
    points = number(view, "vp")
    if points == 0:
        return say("view-vp_even", {})
    side = SIDES[points > 0]
    return f"{MARKS[side]} " + say("view-vp_of", {"side": side, "amount": abs(points)})


def court_text(view: Fields, say: Say, seat: int) -> str:
    """A side's court level, and whether it may still try this turn."""
    level = numbers(view, "court")[seat]
    done = view.get("court_done")
    is_done = isinstance(done, list) and done[seat] is True
    state = say("view-court_done" if is_done else "view-court_ready", {})
    modifier = f", {say('view-court_modifier', {})}" if seat == 0 and view.get("modifier") else ""
    return f"{say('view-court', {})} {MARKS[SIDES[seat]]} {level}, {state}{modifier}"


# The map


def map_lines(view: Fields, say: Say) -> list[str]:
    """The spaces in two columns, west and east, each area under its name."""
    west, east = (
        [line for area in areas for line in area_lines(view, say, area)] for areas in (WEST, EAST)
    )
    high = max(len(west), len(east))
    pairs = zip(padding(west, high), padding(east, high), strict=True)
    return [f"{padded(left, COLUMN)}  {right}".rstrip() for left, right in pairs]


def padding(lines: list[str], high: int) -> list[str]:
    """The lines and empty ones under them."""
    return lines + [""] * (high - len(lines))


def area_lines(view: Fields, say: Say, area: str) -> list[str]:
    """An area's name and its spaces."""
    name = say(f"area-{area}", {}) if area else say("view-outside", {})
    spaces = {word(row, "space"): row for row in rows(view, "spaces")}
    lines = [f"-- {name} --"]
    for place in sheet().places:
        if place.area == area and place.id in spaces:
            lines += space_lines(view, say, place, spaces[place.id])
    return lines


def space_lines(view: Fields, say: Say, place: Place, row: Fields) -> list[str]:
    """A space: name, stability, both influences over their support, control, markers."""
    name = padded(cut(say(f"space-{place.id}", {}), NAME), NAME)
    head = f"{name}{'*' if place.is_powered else ' '}{place.stability or ' '} "
    if place.kind != "edo":
        held = " ".join(influence(row, side) for side in SIDES)
        control = MARKS.get(word(row, "control"), "x" if row.get("closed") else " ")
        head += f"{held} {control} "
    here = wrapped(marker_text(view, say, place.id), COLUMN - width(head))
    first, more = (here[0], here[1:]) if here else ("", [])
    return [(head + first).rstrip(), *[" " * width(head) + line for line in more]]


def influence(row: Fields, side: str) -> str:
    """A side's influence, over its support where it has some."""
    support = number(row, f"{side}_support")
    return f"{MARKS[side]}{number(row, side):>2}{f'/{support}' if support else '  '}"


def marker_text(view: Fields, say: Say, space: str) -> str:
    """The support markers in a space."""
    markers = [row for row in rows(view, "markers") if word(row, "space") == space]
    return ", ".join(
        f"{MARKS[word(row, 'side')]}{say('marker-' + word(row, 'marker'), {})}"
        f" {number(row, 'value')}"
        for row in markers
    )


# Scores and cards


def score_lines(view: Fields, say: Say) -> list[str]:
    """What each area, Kyo and the ports would pay now."""
    table = [
        (say(f"area-{word(row, 'area')}", {}), statuses(row, say), number(row, "net"))
        for row in rows(view, "areas")
    ]
    table.append((say("space-kyo", {}), "", number(view, "kyo_net")))
    table.append((say("view-ports", {}), "", number(view, "ports_net")))
    lines = [
        f"{padded(name, 14)}{padded(status, 40)}{net_text(net, say)}".rstrip()
        for name, status, net in table
    ]
    return [f"{say('view-scored_now', {})}:", *lines]


def statuses(row: Fields, say: Say) -> str:
    """Both sides' clans and status in an area."""
    parts = []
    for side in SIDES:
        held = inner(row, side)
        status = say(f"status-{word(held, 'status')}", {})
        parts.append(f"{MARKS[side]} {number(held, 'clans')} {status}")
    return padded(parts[0], 20) + parts[1]


def net_text(net: int, say: Say) -> str:
    """Points for one side."""
    if net == 0:
        return say("view-net_even", {})
    side = SIDES[net > 0]
    return f"{MARKS[side]} " + say("view-net", {"side": side, "amount": abs(net)})


def card_lines(view: Fields, say: Say, content: Content) -> list[str]:
    """The card in play, the piles, and the reader's hand."""
    lines = []
    card = word(view, "card")
    if card:
        name = card_name(say, content, card)
        lines.append(f"{say('view-in_play', {})}: {name} · {card_type(say, content, card)}")
    hands = numbers(view, "hands")
    counts = " · ".join(f"{MARKS[side]} {hands[seat]}" for seat, side in enumerate(SIDES))
    piles = [f"{say('view-pile', {})} {number(view, 'pile')}"]
    piles += [
        f"{say(f'view-{id}', {})} {len(words(view, key))}"
        for id, key in (("discarded", "discard"), ("removed", "removed"))
    ]
    lines.append(f"{say('view-cards', {})}: {counts} · {' · '.join(piles)}")
    hand = words(inner(view, "you"), "hand")
    if hand:
        lines += [f"{say('view-hand', {})}:", *[hand_line(say, content, card) for card in hand]]
    return lines


def hand_line(say: Say, content: Content, card: str) -> str:
    """A card of the hand: name, points, type, and the beginning of its effect."""
    name = padded(cut(card_name(say, content, card), 34), 34)
    effect = say(f"card-{card}-text", {})
    return cut(f"  {name} {card_type(say, content, card)} · {effect}", 100)


def card_name(say: Say, content: Content, card: str) -> str:
    """A card's name, with a star if its event removes it (§2.35(3))."""
    star = " *" if content.star[content.cards.index(card)] else ""
    return say(f"card-{card}", {}) + star


def card_type(say: Say, content: Content, card: str) -> str:
    """A card's action points, and whose it is or that it must be played (§2.33)."""
    place = content.cards.index(card)
    type = TYPE_IDS[content.type[place]]
    return f"{say('view-tab', {'points': content.points[place]})} · {say(f'view-type_{type}', {})}"
