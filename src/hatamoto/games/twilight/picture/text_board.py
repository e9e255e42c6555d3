"""The table as lines of text: tracks, spaces by area, scores, cards; 100 columns wide."""

from typing import Final

from hatamoto.drawing.columns import PAGE, cut, folded, padded, width, wrapped
from hatamoto.drawing.fields import (
    Fields,
    inner,
    number,
    numbers,
    rows,
    word,
    words,
)
from hatamoto.games.twilight import ids
from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.picture.sheet import Place, sheet
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.renderer import Say

COLUMN: Final = 39
INDENT: Final = "    "
NAME: Final = 13
MARKS: Final = {"anti": "●", "pro": "■"}
SCORED: Final = "✓ "
"""A scoring memory marker."""
WEST: Final = ("kyushu", "chugoku", "nankaido")
EAST: Final = ("chubu", "ou", "")


def text(view: Fields, say: Say, content: Content) -> list[str]:
    """A view as lines of text; the content has what is printed on the cards."""
    lines = [*track_lines(view, say), ""]
    lines += [*map_lines(view, say, content), *wrapped(say("view-map_key", {}), PAGE), ""]
    lines += [*score_lines(view, say), ""]
    lines += card_lines(view, say, content)
    return [part for line in lines for part in folded(line)]


# Tracks


def track_lines(view: Fields, say: Say) -> list[str]:
    """Turn and points, then treaty, powers, Jo-i and the courts."""
    turn = say("view-summary", {"turn": number(view, "turn"), "years": word(view, "years")})
    phase = say("view-opened" if view.get("opened") else "view-closed", {})
    coup = say("view-coup_allowed" if view.get("coup_allowed") else "view-coup_banned", {})
    hand = say("view-treaty_hand", {"count": number(view, "hand_size")})
    joi = say("view-joi_yes" if view.get("joi") else "view-joi_no", {})
    powers = f"{say('view-intervention', {})} {number(view, 'intervention')}, {coup}"
    return [
        f"{turn[:1].upper()}{turn[1:]} · {phase} · {points_text(view, say)}",
        f"{say('view-treaty', {})} {number(view, 'treaty')}, {hand} · {powers}"
        f" · {say('view-joi', {})}: {joi}",
        " · ".join(court_text(view, say, seat) for seat in (0, 1)),
    ]


def points_text(view: Fields, say: Say) -> str:
    """Who leads in victory points."""
    points = number(view, "vp")
    if points == 0:
        return say("view-vp_even", {})
    side = ids.SIDE_IDS[points > 0]
    return f"{MARKS[side]} " + say("view-vp_of", {"side": side, "amount": abs(points)})


def court_text(view: Fields, say: Say, seat: int) -> str:
    """A side's court level, and whether it may still try this turn."""
    level = numbers(view, "court")[seat]
    done = view.get("court_done")
    is_done = isinstance(done, list) and done[seat] is True
    state = say("view-court_done" if is_done else "view-court_ready", {})
    is_helped = any(numbers(view, "court_modifiers")[seat : seat + 1])
    modifier = f", {say('view-court_modifier', {})}" if is_helped else ""
    return f"{say('view-court', {})} {MARKS[ids.SIDE_IDS[seat]]} {level}, {state}{modifier}"


# The map


def map_lines(view: Fields, say: Say, content: Content) -> list[str]:
    """The spaces in two columns, west and east, each area under its name."""
    west, east = (
        [line for area in areas for line in area_lines(view, say, content, area)]
        for areas in (WEST, EAST)
    )
    height = max(len(west), len(east))
    pairs = zip(padding(west, height), padding(east, height), strict=True)
    return [f"{padded(left, COLUMN)}  {right}".rstrip() for left, right in pairs]


def padding(lines: list[str], height: int) -> list[str]:
    """The lines and empty ones under them."""
    return lines + [""] * (height - len(lines))


def area_lines(view: Fields, say: Say, content: Content, area: str) -> list[str]:
    """An area's name and its spaces."""
    name = say(f"area-{area}", {}) if area else say("view-outside", {})
    spaces = {word(row, "space"): row for row in rows(view, "spaces")}
    lines = [f"-- {name} --"]
    for place in sheet(content.folder).places:
        if place.area == area and place.id in spaces:
            lines += space_lines(view, say, place, spaces[place.id])
    return lines


def space_lines(view: Fields, say: Say, place: Place, row: Fields) -> list[str]:
    """A space: name, stability, both influences over their support, control, markers."""
    name = padded(cut(say(f"space-{place.id}", {}), NAME), NAME)
    head = f"{name}{'*' if place.is_powered else ' '}{place.stability or ' '} "
    if place.kind != "edo":
        held = " ".join(influence(row, side) for side in ids.SIDE_IDS)
        control = MARKS.get(word(row, "control"), "x" if row.get("closed") else " ")
        head += f"{held} {control} "
    beside = offer_text(view, say, place.id) + marker_text(view, say, place.id)
    if width(head + beside) <= COLUMN:
        return [(head + beside).rstrip()]
    return [head.rstrip(), *(f"{INDENT}{line}" for line in wrapped(beside, COLUMN - len(INDENT)))]


def influence(row: Fields, side: str) -> str:
    """A side's influence, with its support if it has some."""
    support = number(row, f"{side}_support")
    return f"{MARKS[side]}{number(row, side):>2}{f'/{support}' if support else '  '}"


def offer_text(view: Fields, say: Say, space: str) -> str:
    """The cost and the odds of choosing the space now."""
    asked = inner(view, "asked")
    parts = []
    if space in inner(asked, "prices"):
        parts.append(say("view-tab", {"points": number(inner(asked, "prices"), space)}))
    if space in inner(asked, "odds"):
        gain, loss = numbers(inner(asked, "odds"), space)
        parts.append(f"+{gain}% -{loss}%")
    if space in inner(asked, "needs"):
        parts.append(f"{(7 - number(inner(asked, 'needs'), space)) * 100 // 6}%")
    if not parts and space in inner(asked, "after"):
        parts.append("-1" if word(asked, "decision") == "take" else "+1")
    return f"[{', '.join(parts)}] " if parts else ""


def choice_note(view: Fields, facts: Facts, say: Say) -> str:
    """The cost and the odds of choosing a space."""
    return offer_text(view, say, str(facts["space"])).strip() if "space" in facts else ""


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
    """What each area, Kyo and the ports would score now, with memory markers (§2.24(3))."""
    lines = []
    for row in rows(view, "areas"):
        id = word(row, "area")
        name = padded(say(f"area-{id}", {}), 14) + padded(statuses(row, say), 40)
        lines.append(memory_mark(view, id) + name + net_text(number(row, "net"), say))
    for id, message in (("kyo", "space-kyo"), ("ports", "view-ports")):
        net = net_text(number(view, f"{id}_net"), say)
        lines.append(memory_mark(view, id) + padded(say(message, {}), 54) + net)
    key = f" ({say('view-memory_key', {})})" if words(view, "scored") else ""
    return [f"{say('view-scored_now', {})}{key}:", *lines]


def memory_mark(view: Fields, id: str) -> str:
    """The scoring memory marker, or spaces of the same width."""
    return SCORED if id in words(view, "scored") else "  "


def statuses(row: Fields, say: Say) -> str:
    """Both sides' clans and status in an area."""
    parts = []
    for side in ids.SIDE_IDS:
        held = inner(row, side)
        status = say(f"status-{word(held, 'status')}", {})
        parts.append(f"{MARKS[side]} {number(held, 'clans')} {status}")
    return padded(parts[0], 20) + parts[1]


def net_text(net: int, say: Say) -> str:
    """Points for one side."""
    if net == 0:
        return say("view-net_even", {})
    side = ids.SIDE_IDS[net > 0]
    return f"{MARKS[side]} " + say("view-net", {"side": side, "amount": abs(net)})


def card_lines(view: Fields, say: Say, content: Content) -> list[str]:
    """The card in play, the piles, and the reader's hand."""
    lines = []
    card = word(view, "card")
    if card:
        name = card_name(say, content, card)
        lines.append(f"{say('view-in_play', {})}: {name} · {card_type(say, content, card)}")
        lines += play_lines(view, say)
    hands = numbers(view, "hands")
    counts = " · ".join(f"{MARKS[side]} {hands[seat]}" for seat, side in enumerate(ids.SIDE_IDS))
    piles = [f"{say('view-pile', {})} {number(view, 'pile')}"]
    piles += [
        f"{say(f'view-{id}', {})} {len(words(view, key))}"
        for id, key in (("discarded", "discard"), ("removed", "removed"))
    ]
    lines.append(f"{say('view-cards', {})}: {counts} · {' · '.join(piles)}")
    hand = words(inner(view, "you"), "hand")
    if hand:
        lines.append(f"{say('view-held', {})}:")
        lines += [hand_line(view, say, content, at) for at in range(len(hand))]
    return lines


def play_lines(view: Fields, say: Say) -> list[str]:
    """What the card does; then who plays it, what it is used for, and the current step."""
    active = view.get("active")
    if not isinstance(active, int):
        return []
    parts = [MARKS[ids.SIDE_IDS[active]]]
    use, asked = word(view, "use"), inner(view, "asked")
    parts.append(say(f"use-{use}", {}) if use else say("view-step_choose_use", {}))
    if asked:
        facts: Facts = {"points": number(asked, "points"), "target": number(asked, "target")}
        step = say(f"view-step_{word(asked, 'decision')}", facts)
        parts.append(f"· {MARKS[ids.SIDE_IDS[number(asked, 'seat')]]} {step}")
    effect = say(f"card-{word(view, 'card')}-text", {})
    return [f"  {line}" for line in [*wrapped(effect, PAGE - 2), " ".join(parts)]]


def hand_line(view: Fields, say: Say, content: Content, at: int) -> str:
    """A card of the hand: name, points, type, what playing it would do, and its effect."""
    you = inner(view, "you")
    card = words(you, "hand")[at]
    name = padded(cut(card_name(say, content, card), 30), 30)
    events = you.get("events")
    occurs = isinstance(events, list) and events[at] is True
    note = say(f"view-note_{note_of(content, card, number(you, 'seat'), occurs)}", {})
    effect = say(f"card-{card}-text", {})
    return cut(f"  {name} {card_type(say, content, card)} · {note} · {effect}", PAGE)


def note_of(content: Content, card: str, seat: int, occurs: bool) -> str:
    """The message that says what playing a card would do now (§7.21)."""
    owner = content.type[content.cards.index(card)]
    if owner in (seat, ids.COMMON):
        return "own" if occurs else "own_idle"
    if owner == 1 - seat:
        return "theirs" if occurs else "theirs_idle"
    return "must" if occurs else "must_idle"


def card_name(say: Say, content: Content, card: str) -> str:
    """A card's name, with a star if its event removes it (§2.35(3))."""
    star = " *" if content.star[content.cards.index(card)] else ""
    return say(f"card-{card}", {}) + star


def card_type(say: Say, content: Content, card: str) -> str:
    """A card's action points, and whose it is or that it must be played (§2.33)."""
    number = content.cards.index(card)
    type = ids.TYPE_IDS[content.type[number]]
    return f"{say('view-tab', {'points': content.points[number]})} · {say(f'view-type_{type}', {})}"
