"""The table as a picture: seats above, Plot and Line in the middle, the reader's side below."""

from typing import Final

from hatamoto.drawing import pens
from hatamoto.drawing.columns import width, wrapped
from hatamoto.drawing.fields import (
    Fields,
    inner,
    number,
    numbers,
    rows,
    word,
    words,
)
from hatamoto.drawing.pens import block, box, disc, group, writing
from hatamoto.games.shogunate.picture.crests import beast, crest, crest_of, seat_mark, shape
from hatamoto.games.shogunate.picture.printed import heading, joined, note_lines, person
from hatamoto.kernel.game import Say

WIDE: Final = 1200
MARGIN: Final = 16
BAR: Final = 48
SEATS_TOP: Final = 64
SEATS_HIGH: Final = 122
TABLE_TOP: Final = 210
CARD_WIDE: Final = 148
CARD_HIGH: Final = 292
PLOT_WIDE: Final = 196
LINE_LEFT: Final = 228
LINE_STEP: Final = 160
OWN_TOP: Final = 572
OWN_HIGH: Final = 200


def svg(view: Fields, say: Say) -> str:
    """A view as a picture."""
    you = inner(view, "you")
    high = OWN_TOP + (OWN_HIGH if you else 0)
    parts = [box(-8, -8, WIDE + 16, high + 16, pens.PAPER), top_bar(view, say), seats(view, say)]
    parts += [plot(view, say), line(view, say), shinobi(view, say)]
    if you:
        parts.append(own_side(view, you, say))
    size = f'width="{WIDE}" height="{high}" viewBox="0 0 {WIDE} {high}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{"".join(parts)}</svg>\n'


def top_bar(view: Fields, say: Say) -> str:
    """What is played, and how far it has come."""
    return (
        box(-8, -8, WIDE + 16, BAR + 8, pens.BAR)
        + disc(36, 24, 13, "none", pens.GOLD)
        + writing(36, 29, "旗", 14, pens.GOLD, "middle", title=True)
        + writing(60, 31, say("game-name", {}), 20, pens.BAR_TEXT, title=True)
        + writing(WIDE - MARGIN, 30, heading(view, say), 14, pens.BAR_TEXT, "end")
    )


# The seats


def seats(view: Fields, say: Say) -> str:
    """A panel for each player."""
    players = rows(view, "players")
    step = (WIDE - 2 * MARGIN + 8) / len(players)
    return "".join(
        group(MARGIN + seat * step, SEATS_TOP, panel(view, row, seat, step - 8, say))
        for seat, row in enumerate(players)
    )


def panel(view: Fields, row: Fields, seat: int, wide: float, say: Say) -> list[str]:
    """One player: mark, name, loyalty cards as they lie, the card in front."""
    is_hatamoto = seat == number(view, "hatamoto") and number(view, "round") > 0
    parts = [
        box(0, 0, wide, SEATS_HIGH, pens.RAISED, pens.GOLD if is_hatamoto else pens.LINE),
        seat_mark(20, 22, 10, seat),
        writing(38, 27, person(say, seat), 15, title=True),
        *loyalty_cards(row, seat == number(inner(view, "you"), "seat"), inner(view, "you"), say),
        in_front(view, row, seat, wide, say),
        writing(12, 114, f"{say('view-hand', {})} {len(words(row, 'hand'))}", 12, pens.INK2),
    ]
    if is_hatamoto:
        parts.append(banner(wide - 34, say))
    if "score" in row:
        score = f"{say('view-score', {})} {number(row, 'score')}"
        parts.append(writing(wide - 10, 114, score, 13, anchor="end", title=True))
    return parts


def banner(x: float, say: Say) -> str:
    """The Hatamoto's banner."""
    cloth = pens.polygon([(0, 0), (24, 0), (24, 42), (12, 34), (0, 42)], pens.SHU)
    sign = writing(12, 22, "旗", 13, pens.BAR_TEXT, "middle", title=True)
    return group(x, -6, [cloth, sign], say("view-hatamoto", {}))


def loyalty_cards(row: Fields, is_own: bool, you: Fields, say: Say) -> list[str]:
    """A player's cards: open ones with their crest, hidden ones with their back."""
    clans = words(row, "loyalty") if "loyalty" in row else words(row, "face_up")
    hidden = 0 if "loyalty" in row else number(row, "face_down")
    seen = words(you, "loyalty") if is_own and hidden else []
    parts = [open_card(12 + 40 * place, 42, clan, say) for place, clan in enumerate(clans)]
    for place in range(hidden):
        x = 12 + 40 * (len(clans) + place)
        parts.append(card_back(x, 42, seen[place] if place < len(seen) else "", say))
    return parts


def open_card(x: float, y: float, clan: str, say: Say) -> str:
    """A face-up loyalty card."""
    name = say(f"clan-{clan}", {})
    colour = crest_of(clan).colour
    parts = [box(0, 0, 34, 52, pens.RAISED, colour), crest(17, 20, 13, clan, name)]
    parts.append(writing(17, 46, crest_of(clan).kanji, 11, colour, "middle", title=True))
    return group(x, y, parts, name)


def card_back(x: float, y: float, clan: str, say: Say) -> str:
    """A face-down loyalty card; its owner is reminded of what it is."""
    parts = [box(0, 0, 34, 52, pens.BACK, pens.GOLD), disc(17, 26, 9, "none", pens.GOLD)]
    if clan:
        parts.append(beast(17, 26, 11, clan, say(f"clan-{clan}", {}), pens.BACK))
        parts[-1] = parts[-1].replace(crest_of(clan).colour, pens.GOLD)
    return group(x, y, parts, say("view-face_down", {}))


def in_front(view: Fields, row: Fields, seat: int, wide: float, say: Say) -> str:
    """The card in front of a player, or the place for it."""
    card = word(row, "played")
    left = 98
    if not card:
        chosen = bool(row.get("ready")) and seat != number(view, "hatamoto")
        empty = box(left, 42, wide - left - 12, 52, "none", pens.EDGE, 'stroke-dasharray="3 3"')
        note = say("view-ready", {}) if chosen else ""
        return empty + block(left + 8, 62, note, columns_for(wide - left - 24, 12), 12, pens.INK2)
    name = say(f"card-{card}", {})
    waits = seat in numbers(view, "waiting")
    fill = pens.RAISED if waits else "#F6E6B8"
    edge = pens.EDGE if waits else pens.GOLD
    return box(left, 42, wide - left - 12, 52, fill, edge) + block(
        left + 8, 62, name, columns_for(wide - left - 24, 13), 13
    )


def columns_for(wide: float, size: float) -> int:
    """How many columns of writing fit into a width."""
    return max(6, int(wide / (size * 0.52)))


# Plot and Line


def plot(view: Fields, say: Say) -> str:
    """The active Plot with what it pays by slot."""
    id = word(view, "plot")
    if not id:
        return ""
    label = say("view-plot", {})
    parts = [
        box(0, 0, PLOT_WIDE, CARD_HIGH, pens.BAR),
        writing(14, 26, label, 12, "#CFC6B4"),
        block(14, 54, say(f"plot-{id}", {}), 17, 18, pens.BAR_TEXT, title=True),
        *(pay_box(slot, pay) for slot, pay in enumerate(numbers(view, "plot_honour"))),
        block(14, 168, say(f"plot-{id}-text", {}), 27, 13, pens.BAR_TEXT),
    ]
    left = f"{say('view-plots_left', {})} {number(view, 'plots_left')}"
    parts.append(writing(14, CARD_HIGH - 14, left, 12, "#CFC6B4"))
    return group(MARGIN, TABLE_TOP, parts, f"{label} {say(f'plot-{id}', {})}")


def pay_box(slot: int, pay: int) -> str:
    """What the Plot pays to a slot."""
    x = 14 + 28 * slot
    fill, ink = (pens.GOLD, "#1D1503") if pay else ("#3A332B", "#A39B8B")
    return (
        writing(x + 12, 104, str(slot + 1), 11, "#CFC6B4", "middle")
        + box(x, 110, 24, 26, fill)
        + writing(x + 12, 128, str(pay) if pay else "·", 14, ink, "middle")
    )


def line(view: Fields, say: Say) -> str:
    """The six leaders from the head to the tail."""
    pays = numbers(view, "plot_honour")
    parts: list[str] = []
    for slot, row in enumerate(rows(view, "line")):
        pay = pays[slot] if slot < len(pays) else 0
        parts.append(leader(row, slot, pay, say))
    return "".join(parts)


def leader(row: Fields, slot: int, pay: int, say: Say) -> str:
    """A leader's card: slot, animal, name, honour."""
    id = word(row, "leader")
    drawn = crest_of(id)
    name = say(f"leader-{id}", {})
    edge = pens.GOLD if pay else pens.EDGE
    parts = [
        box(0, 0, CARD_WIDE, CARD_HIGH, pens.RAISED, edge, f'stroke-width="{3 if pay else 1}"'),
        box(4, 4, CARD_WIDE - 8, 150, drawn.colour),
        disc(CARD_WIDE / 2, 84, 50, pens.PAPER),
        beast(CARD_WIDE / 2, 84, 66, id, name),
        box(10, 10, 22, 24, pens.RAISED),
        writing(21, 28, str(slot + 1), 16, anchor="middle", title=True),
        writing(CARD_WIDE - 22, 29, drawn.kanji, 17, pens.PAPER, "middle", title=True),
        block(12, 182, name, 16, 15, title=True),
        *honour_tokens(number(row, "honour")),
    ]
    if pay:
        tab = [box(-22, 0, 44, 22, pens.BAR), writing(0, 16, f"+{pay} 誉", 13, "#F0C766", "middle")]
        parts.append(group(CARD_WIDE / 2, CARD_HIGH - 11, tab))
    label = f"{slot + 1}: {name}, {say('view-honour', {})} {number(row, 'honour')}"
    return group(LINE_LEFT + slot * LINE_STEP, TABLE_TOP, parts, label)


def honour_tokens(honour: int) -> list[str]:
    """Honour as gold hexagons, as a number when there are many."""
    if honour > 10:
        parts = [shape("hexagon", 44, 252, 15, pens.GOLD)]
        return [*parts, writing(66, 260, f"× {honour}", 20, title=True)]
    parts = []
    for token in range(honour):
        x, y = 20 + 26 * (token % 5), 240 + 26 * (token // 5)
        parts.append(shape("hexagon", x + 2, y, 12.5, pens.KEYLINE))
        parts.append(shape("hexagon", x + 2, y, 11, pens.GOLD))
        parts.append(writing(x + 2, y + 4.5, "誉", 12, pens.KEYLINE, "middle", title=True))
    return parts


def shinobi(view: Fields, say: Say) -> str:
    """The Shinobi beside its slot, and what it takes this round."""
    slot = number(view, "shinobi")
    if not slot:
        return ""
    y = TABLE_TOP + CARD_HIGH + 34
    start, end = LINE_LEFT + 8, LINE_LEFT + 6 * LINE_STEP - 20
    rail = f'<path d="M{start} {y}H{end}" stroke="{pens.EDGE}" stroke-dasharray="2 6"/>'
    x = LINE_LEFT + (slot - 1) * LINE_STEP + 26
    label = f"{say('view-shinobi', {})} -{number(view, 'strike')}"
    mask = [
        disc(0, 0, 20, pens.BAR),
        box(-15, -7, 30, 13, "#E9C9A4"),
        disc(-6, -1, 2.6, pens.INK),
        disc(6, -1, 2.6, pens.INK),
        f'<path d="M-19 -9H19" stroke="{pens.SHU}" stroke-width="4"/>',
    ]
    note = box(26, -13, 16 + 8 * width(label), 26, pens.PAPER)
    return rail + group(x, y, [note, *mask, writing(30, 5, label, 14)], label)


# The reader's side


def own_side(view: Fields, you: Fields, say: Say) -> str:
    """The reader's loyalty, score, hand and notes."""
    own = rows(view, "players")[number(you, "seat")]
    cards = words(you, "loyalty") + words(own, "face_up")
    parts = [writing(MARGIN, OWN_TOP + 16, say("view-loyalty", {}), 15, title=True)]
    for place, clan in enumerate(cards):
        parts.append(loyalty_large(MARGIN + 92 * place, OWN_TOP + 28, clan, say))
    score = f"{say('view-score', {})} {number(you, 'score')} / {number(view, 'threshold')}"
    parts.append(writing(MARGIN, OWN_TOP + 166, score, 14))
    for place, card in enumerate(words(own, "hand")):
        parts.append(hand_card(LINE_LEFT + 114 * place, OWN_TOP + 4, card, say))
    lines = note_lines(you, say)
    plots = words(you, "plots_known")
    if plots:
        lines.append(f"{say('view-plots_known', {})}: {joined(say, 'plots', plots)}")
    y = OWN_TOP + 16
    for note in lines[:8]:
        for part in wrapped(note.strip(), 44)[:2]:
            parts.append(writing(LINE_LEFT + 6 * 114 + 12, y, part, 12))
            y += 16
    return "".join(parts)


def loyalty_large(x: float, y: float, clan: str, say: Say) -> str:
    """One of the reader's own loyalty cards."""
    name = say(f"clan-{clan}", {})
    parts = [
        box(0, 0, 84, 118, pens.RAISED, crest_of(clan).colour, 'stroke-width="2"'),
        crest(42, 46, 30, clan, name),
        writing(42, 104, name, 14, anchor="middle", title=True),
    ]
    return group(x, y, parts, name)


def hand_card(x: float, y: float, card: str, say: Say) -> str:
    """An action card in the reader's hand."""
    parts = [
        box(0, 0, 108, 184, pens.RAISED, pens.EDGE),
        block(8, 22, say(f"card-{card}", {}), 13, 14, title=True),
        block(8, 62, say(f"card-{card}-text", {}), 19, 10.4, pens.INK2),
    ]
    return group(x, y, parts)
