"""The table as SVG: seats at the top, Plot and Line in the middle, the reader's cards below."""

from typing import Final

from hatamoto.drawing.assets import SIGNS
from hatamoto.drawing.columns import width as columns_of
from hatamoto.drawing.columns import wrapped
from hatamoto.drawing.fields import (
    Fields,
    inner,
    number,
    numbers,
    rows,
    word,
    words,
)
from hatamoto.drawing.shapes import figure, on_field
from hatamoto.drawing.style import block, box, disc, group, writing
from hatamoto.games.shogunate.picture import assets
from hatamoto.games.shogunate.picture.crests import beast, crest, crest_of, piece, seat_mark
from hatamoto.games.shogunate.picture.text_board import (
    heading,
    joined,
    note_lines,
    person,
    shinobi_label,
)
from hatamoto.kernel.renderer import Say

WIDTH: Final = 1200
MARGIN: Final = 16
BAR: Final = 48
SEATS_TOP: Final = 64
SEATS_HEIGHT: Final = 122
TABLE_TOP: Final = 210
CARD_WIDTH: Final = 148
CARD_HEIGHT: Final = 292
PLOT_WIDTH: Final = 196
LINE_LEFT: Final = 228
LINE_STEP: Final = 160
LABEL_RIGHT: Final = 4
"""The last slot in which the Shinobi's label fits on its right."""
OWN_TOP: Final = 572
OWN_HEIGHT: Final = 200


def svg(view: Fields, say: Say) -> str:
    """A view as an SVG document."""
    you = inner(view, "you")
    height = OWN_TOP + (OWN_HEIGHT if you else 0)
    parts = [
        box(-8, -8, WIDTH + 16, height + 16, assets.PAINT["paper"]),
        top_bar(view, say),
        seats(view, say),
    ]
    parts += [plot(view, say), line(view, say), shinobi(view, say)]
    if you:
        parts.append(own_side(view, you, say))
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{"".join(parts)}</svg>\n'


def top_bar(view: Fields, say: Say) -> str:
    """The title, the round and the threshold."""
    return (
        box(-8, -8, WIDTH + 16, BAR + 8, assets.PAINT["bar"])
        + on_field(
            36, 24, 14, figure(rows(assets.EMBLEMS, "emblem"), {"figure": assets.PAINT["bar-kin"]})
        )
        + writing(60, 31, say("game-name", {}), 20, assets.PAINT["bar-text"], title=True)
        + writing(WIDTH - MARGIN, 30, heading(view, say), 14, assets.PAINT["bar-text"], "end")
    )


# The seats


def seats(view: Fields, say: Say) -> str:
    """A panel for each player."""
    players = rows(view, "players")
    step = (WIDTH - 2 * MARGIN + 8) / len(players)
    return "".join(
        group(MARGIN + seat * step, SEATS_TOP, panel(view, row, seat, step - 8, say))
        for seat, row in enumerate(players)
    )


def panel(view: Fields, row: Fields, seat: int, width: float, say: Say) -> list[str]:
    """One player: mark, name, loyalty cards, and the card in front."""
    is_hatamoto = seat == number(view, "hatamoto") and number(view, "round") > 0
    parts = [
        box(
            0,
            0,
            width,
            SEATS_HEIGHT,
            assets.PAINT["raised"],
            assets.PAINT["bar-kin"] if is_hatamoto else assets.PAINT["line"],
        ),
        seat_mark(20, 22, 10, seat),
        writing(38, 27, person(say, seat), 15, title=True),
        *loyalty_cards(row, seat == number(inner(view, "you"), "seat"), inner(view, "you"), say),
        in_front(view, row, seat, width, say),
        writing(
            12, 114, f"{say('view-hand', {})} {len(words(row, 'hand'))}", 12, assets.PAINT["ink2"]
        ),
    ]
    if is_hatamoto:
        parts.append(banner(width - 34, say))
    if "score" in row:
        score = f"{say('view-score', {})} {number(row, 'score')}"
        parts.append(writing(width - 10, 114, score, 13, anchor="end", title=True))
    return parts


def banner(x: float, say: Say) -> str:
    """The Hatamoto's banner."""
    cloth = figure(rows(assets.OUTLINES, "banner"), assets.PAINT)
    sign = writing(
        16, 38, word(SIGNS, "banner"), 13.5, assets.PAINT["cloth-text"], "middle", title=True
    )
    return group(x, -6, [f'<g transform="scale(.9)">{cloth}{sign}</g>'], say("view-hatamoto", {}))


def loyalty_cards(row: Fields, is_own: bool, you: Fields, say: Say) -> list[str]:
    """A player's cards: open ones with their crest, hidden ones with their back."""
    clans = words(row, "loyalty") if "loyalty" in row else words(row, "face_up")
    hidden = 0 if "loyalty" in row else number(row, "face_down")
    seen = words(you, "loyalty") if is_own and hidden else []
    parts = [open_card(12 + 40 * index, 42, clan, say) for index, clan in enumerate(clans)]
    for index in range(hidden):
        x = 12 + 40 * (len(clans) + index)
        parts.append(card_back(x, 42, seen[index] if index < len(seen) else "", say))
    return parts


def open_card(x: float, y: float, clan: str, say: Say) -> str:
    """A face-up loyalty card."""
    name = say(f"clan-{clan}", {})
    colour = crest_of(clan).colour
    parts = [box(0, 0, 34, 52, assets.PAINT["raised"], colour), crest(17, 20, 13, clan, name)]
    parts.append(writing(17, 46, crest_of(clan).kanji, 11, colour, "middle", title=True))
    return group(x, y, parts, name)


def card_back(x: float, y: float, clan: str, say: Say) -> str:
    """A face-down loyalty card; for its owner, with its clan."""
    gold, night = assets.PAINT["gold"], assets.PAINT["night"]
    parts = [box(0, 0, 34, 52, night, gold), disc(17, 26, 10, "none", gold)]
    if clan:
        parts.append(beast(17, 26, 7.5, clan, say(f"clan-{clan}", {}), gold, night))
    return group(x, y, parts, say("view-face_down", {}))


def in_front(view: Fields, row: Fields, seat: int, width: float, say: Say) -> str:
    """The card in front of a player, or an empty frame."""
    card = word(row, "played")
    left = 98
    if not card:
        chosen = bool(row.get("ready")) and seat != number(view, "hatamoto")
        empty = box(
            left, 42, width - left - 12, 52, "none", assets.PAINT["line2"], 'stroke-dasharray="3 3"'
        )
        note = say("view-ready", {}) if chosen else ""
        return empty + block(
            left + 8, 62, note, columns_for(width - left - 24, 12), 12, assets.PAINT["ink2"]
        )
    name = say(f"card-{card}", {})
    waits = seat in numbers(view, "waiting")
    fill = assets.PAINT["raised"] if waits else assets.PAINT["kin-soft"]
    edge = assets.PAINT["line2"] if waits else assets.PAINT["bar-kin"]
    return box(left, 42, width - left - 12, 52, fill, edge) + block(
        left + 8, 62, name, columns_for(width - left - 24, 13), 13
    )


def columns_for(width: float, size: float) -> int:
    """The number of text columns that fit into a width."""
    return max(6, int(width / (size * 0.52)))


# Plot and Line


def plot(view: Fields, say: Say) -> str:
    """The active Plot with what it pays by slot."""
    id = word(view, "plot")
    if not id:
        return ""
    label = say("view-plot", {})
    parts = [
        box(0, 0, PLOT_WIDTH, CARD_HEIGHT, assets.PAINT["bar"]),
        writing(14, 26, label, 12, assets.PAINT["bar-text2"]),
        block(14, 54, say(f"plot-{id}", {}), 17, 18, assets.PAINT["bar-text"], title=True),
        *(pay_box(slot, pay) for slot, pay in enumerate(numbers(view, "plot_honour"))),
        block(14, 168, say(f"plot-{id}-text", {}), 27, 13, assets.PAINT["bar-text"]),
    ]
    left = f"{say('view-plots_left', {})} {number(view, 'plots_left')}"
    parts.append(writing(14, CARD_HEIGHT - 14, left, 12, assets.PAINT["bar-text2"]))
    return group(MARGIN, TABLE_TOP, parts, f"{label} {say(f'plot-{id}', {})}")


def pay_box(slot: int, pay: int) -> str:
    """What the Plot pays to a slot."""
    x = 14 + 28 * slot
    ink = assets.PAINT["legal-text"] if pay else assets.PAINT["bar-text2"]
    if pay:
        slot_box = box(x, 110, 24, 26, assets.PAINT["mark"])
    else:
        slot_box = box(x, 110, 24, 26, "white", more='fill-opacity=".07"')
    return (
        writing(x + 12, 104, str(slot + 1), 11, assets.PAINT["bar-text2"], "middle")
        + slot_box
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


def leader_spot(slot: int) -> tuple[float, float]:
    """The middle of the crest of the leader in a slot."""
    return LINE_LEFT + slot * LINE_STEP + CARD_WIDTH / 2, TABLE_TOP + 84


def leader(row: Fields, slot: int, pay: int, say: Say) -> str:
    """A leader's card: slot, animal, name, honour."""
    id = word(row, "leader")
    drawn = crest_of(id)
    name = say(f"leader-{id}", {})
    edge = assets.PAINT["bar-kin"] if pay else assets.PAINT["line2"]
    parts = [
        box(
            0,
            0,
            CARD_WIDTH,
            CARD_HEIGHT,
            assets.PAINT["raised"],
            edge,
            f'stroke-width="{3 if pay else 1}"',
        ),
        box(4, 4, CARD_WIDTH - 8, 150, drawn.colour),
        disc(CARD_WIDTH / 2, 84, 50, assets.PAINT["cream"]),
        beast(CARD_WIDTH / 2, 84, 34, id, name),
        box(10, 10, 22, 24, assets.PAINT["raised"]),
        writing(21, 28, str(slot + 1), 16, anchor="middle", title=True),
        writing(CARD_WIDTH - 22, 29, drawn.kanji, 17, assets.PAINT["cream"], "middle", title=True),
        block(12, 182, name, 16, 15, title=True),
        *honour_tokens(number(row, "honour")),
    ]
    if pay:
        tab = [
            box(-22, 0, 44, 22, assets.PAINT["bar"]),
            writing(
                0, 16, f"+{pay} {word(SIGNS, 'honour')}", 13, assets.PAINT["bar-cite"], "middle"
            ),
        ]
        parts.append(group(CARD_WIDTH / 2, CARD_HEIGHT - 11, tab))
    label = f"{slot + 1}: {name}, {say('view-honour', {})} {number(row, 'honour')}"
    return group(LINE_LEFT + slot * LINE_STEP, TABLE_TOP, parts, label)


def honour_tokens(honour: int) -> list[str]:
    """Honour as gold hexagons, or as a number if there are many."""
    token = rows(assets.OUTLINES, "honour")
    if honour > 10:
        return [piece(44, 252, 16, token), writing(66, 260, f"× {honour}", 20, title=True)]
    parts: list[str] = []
    for index in range(honour):
        x, y = 22 + 26 * (index % 5), 240 + 26 * (index // 5)
        parts.append(piece(x, y, 12.5, token))
        parts.append(
            writing(
                x,
                y + 4.5,
                word(SIGNS, "honour"),
                12,
                assets.PAINT["gold-text"],
                "middle",
                title=True,
            )
        )
    return parts


def shinobi(view: Fields, say: Say) -> str:
    """The Shinobi beside its slot, what it takes this round, and what it follows."""
    slot = number(view, "shinobi")
    if not slot:
        return ""
    y = TABLE_TOP + CARD_HEIGHT + 34
    start, end = LINE_LEFT + 8, LINE_LEFT + 6 * LINE_STEP - 20
    rail = f'<path d="M{start} {y}H{end}" stroke="{assets.PAINT["line2"]}" stroke-dasharray="2 6"/>'
    x = LINE_LEFT + (slot - 1) * LINE_STEP + 26
    label = shinobi_label(view, say)
    wide = 16 + 8 * columns_of(label)
    is_right = slot <= LABEL_RIGHT
    words_at = writing(30, 5, label, 14) if is_right else writing(-30, 5, label, 14, anchor="end")
    mask = piece(0, 0, 20, rows(assets.OUTLINES, "shinobi"))
    note = box(26 if is_right else -26 - wide, -13, wide, 26, assets.PAINT["paper"])
    return rail + group(x, y, [note, mask, words_at], label)


# The reader's own cards


def own_side(view: Fields, you: Fields, say: Say) -> str:
    """The reader's loyalty, score, hand and notes."""
    own = rows(view, "players")[number(you, "seat")]
    cards = words(you, "loyalty") + words(own, "face_up")
    parts = [writing(MARGIN, OWN_TOP + 16, say("view-loyalty", {}), 15, title=True)]
    for index, clan in enumerate(cards):
        parts.append(loyalty_large(MARGIN + 92 * index, OWN_TOP + 28, clan, say))
    score = f"{say('view-score', {})} {number(you, 'score')} / {number(view, 'threshold')}"
    parts.append(writing(MARGIN, OWN_TOP + 166, score, 14))
    for index, card in enumerate(words(own, "hand")):
        parts.append(hand_card(LINE_LEFT + 114 * index, OWN_TOP + 4, card, say))
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
        box(0, 0, 84, 118, assets.PAINT["raised"], crest_of(clan).colour, 'stroke-width="2"'),
        crest(42, 46, 30, clan, name),
        writing(42, 104, name, 14, anchor="middle", title=True),
    ]
    return group(x, y, parts, name)


def hand_card(x: float, y: float, card: str, say: Say) -> str:
    """An action card in the reader's hand."""
    parts = [
        box(0, 0, 108, 184, assets.PAINT["raised"], assets.PAINT["line2"]),
        block(8, 22, say(f"card-{card}", {}), 13, 14, title=True),
        block(8, 62, say(f"card-{card}-text", {}), 19, 10.4, assets.PAINT["ink2"]),
    ]
    return group(x, y, parts)
