"""The field as a picture: the map, who controls what, the counters, and what waits beside it."""

from typing import Final

from hatamoto.drawing.fields import Fields, inner, number, rows, word, words
from hatamoto.drawing.pens import group
from hatamoto.games.battles.content import COLS, ROWS, Content, Scenario, hex_name
from hatamoto.games.battles.picture import pens
from hatamoto.games.battles.picture.ground import EDGE, STEP, WIDE, ground, middle, outline
from hatamoto.games.battles.picture.pens import box, disc, line, path, writing
from hatamoto.games.battles.picture.printed import heading, named, strengths
from hatamoto.games.battles.picture.standing import NOBODY, Piece, Standing, scenario_of
from hatamoto.kernel.game import Say

BAR: Final = 44
FOOT: Final = 62
ACROSS: Final = (COLS + 2) * WIDE
MAP_HIGH: Final = (ROWS - 1) * STEP + 2 * EDGE + 12
SEATS: Final = (pens.AI, pens.SHU, "#8E7B5C")
"""The colours of the first player, of the second, and of nobody."""
SIZE: Final = 32.0
CROSS: Final = "M-9 -5h18v11h-18ZM-9 -5l18 11M9 -5l-18 11"
GUN: Final = "M-9 -5h18v11h-18Z"
SWORDS: Final = "M0 -5v11"


def svg(content: Content, view: Fields, say: Say) -> str:
    """A view as a picture."""
    scenario = scenario_of(content, view)
    standing = Standing(scenario, view)
    high = BAR + MAP_HIGH + FOOT
    field = [ground(scenario, say), victory(scenario, standing, say)]
    field += [counter(content, scenario, piece, say) for piece in standing.pieces]
    field.append(declared(standing, scenario, view))
    parts = [box(0, 0, ACROSS, high, pens.PAPER), bar(scenario, view, say)]
    parts += [group(0, BAR, field), foot(view, high, say)]
    size = f'width="{ACROSS:g}" height="{high:g}" viewBox="0 0 {ACROSS:g} {high:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{"".join(parts)}</svg>\n'


def bar(scenario: Scenario, view: Fields, say: Say) -> str:
    """What is played, how far it has come, and who holds how much."""
    parts = [
        box(0, 0, ACROSS, BAR, pens.BAR),
        writing(20, 29, say("game-name", {}), 20, pens.BAR_TEXT, "start", title=True),
        writing(300, 28, heading(scenario, view, say), 15, pens.BAR_TEXT, "start"),
    ]
    for seat, row in enumerate(rows(view, "sides")):
        x = ACROSS - 640 + 330 * seat
        count = say("view-hexes", {"count": number(row, "hexes")})
        parts.append(side_mark(x, 23, 8, seat))
        told = f"{named(say, scenario.sides[seat])}: {count}"
        parts.append(writing(x + 16, 28, told, 14, pens.BAR_TEXT, "start"))
    return "".join(parts)


def side_mark(x: float, y: float, size: float, seat: int) -> str:
    """A square for the first player, a disc for the second, a ring for nobody."""
    if seat == 0:
        return box(x - size, y - size, size * 2, size * 2, SEATS[0], 'stroke="#FFFBF2"')
    if seat == NOBODY:
        return disc(x, y, size, "#FFFBF2", f'stroke="{SEATS[NOBODY]}" stroke-width="2"')
    return disc(x, y, size, SEATS[1], 'stroke="#FFFBF2"')


def victory(scenario: Scenario, standing: Standing, say: Say) -> str:
    """The victory hexes: ring and mark of their owner, and their names."""
    parts: list[str] = []
    for hex in scenario.victory_hexes:
        x, y = middle(hex)
        seat = standing.control[hex]
        ring = path(outline(x, y, 0.9), "none", f'stroke="{SEATS[seat]}" stroke-width="3"')
        id = f"{scenario.id}_h{hex_name(hex)}"
        name = say(f"victory-{id}", {})
        mark = side_mark(x - 15, y - 13, 6.5, seat) + sign(x - 15, y - 9.5, seat)
        label = writing(x, y + 30, name, 12, title=True, halo="#F6EED6")
        parts.append(group(0, 0, [ring, mark, label], f"{name}, {owner(scenario, seat, say)}"))
    return "".join(parts)


def sign(x: float, y: float, seat: int) -> str:
    """The sign for victory on the owner's mark."""
    return writing(x, y, "勝", 9, pens.INK2 if seat == NOBODY else "#FFFBF2", title=True)


def owner(scenario: Scenario, seat: int, say: Say) -> str:
    """Who controls a hex, in words."""
    return say("view-nobody", {}) if seat == NOBODY else say(f"side-{scenario.sides[seat]}", {})


def counter(content: Content, scenario: Scenario, piece: Piece, say: Say) -> str:
    """A counter as printed: head with its name, symbol, values; grey when disordered."""
    x, y = middle(piece.hex)
    if piece.place >= scenario.units:
        return commander(scenario, piece, say, x, y)
    colour = content.formations[scenario.formation[piece.place]].colour
    head = "#7A7264" if piece.disordered else colour
    half = SIZE / 2
    corner = 3 if piece.seat == 0 else 9
    values = strengths(scenario, piece.place).split()[0]
    parts = [
        box(-half, -half, SIZE, SIZE, pens.RAISED, f'rx="{corner}" stroke="{head}"'),
        path(f"M{-half} -5V{-half + corner}Q{-half} {-half} {-half + corner} {-half}"
             f"H{half - corner}Q{half} {-half} {half} {-half + corner}V-5Z", head),
        writing(0, -7.5, scenario.forces.drawn[piece.place], 8.5, "#FFFBF2", title=True),
        line(symbol(scenario, piece.place), pens.INK, 1),
        writing(0, 14, values, 8.5, title=True),
    ]  # fmt: skip
    if scenario.artillery[piece.place]:
        parts.append(disc(0, 0.5, 2.2, pens.INK))
        parts.append(writing(12.5, 4, f"r{scenario.range_of[piece.place]}", 6.5, pens.INK2))
    if piece.disordered:
        parts.append(disc(11, 1, 5.5, "#211C17") + writing(11, 3.6, "乱", 8, "#FFFBF2", title=True))
    if piece.marked:
        parts.append(path(f"M{-half} {half}v-8l8 8Z", pens.INK))
    return group(x, y + 1, parts, spoken(scenario, piece, say))


def symbol(scenario: Scenario, place: int) -> str:
    """Crossed belts for infantry, with a third stroke for swords; a ball for guns."""
    if scenario.artillery[place]:
        return GUN
    return CROSS + SWORDS if scenario.melee[place] > scenario.fire[place] + 1 else CROSS


def commander(scenario: Scenario, piece: Piece, say: Say, x: float, y: float) -> str:
    """A commander: a small banner above the hex."""
    cloth = path("M-15 -12h30v15l-15 6l-15 -6Z", SEATS[piece.seat], 'stroke="#FFFBF2"')
    name = writing(0, 0, scenario.forces.drawn[piece.place], 9, "#FFFBF2", title=True)
    return group(x, y - 14, [cloth, name], spoken(scenario, piece, say))


def spoken(scenario: Scenario, piece: Piece, say: Say) -> str:
    """A piece in words."""
    name = say(f"unit-{scenario.pieces[piece.place]}", {})
    state = f", {say('view-disordered', {})}" if piece.disordered else ""
    return f"{name}, {strengths(scenario, piece.place).strip()}, {hex_name(piece.hex)}{state}"


def declared(standing: Standing, scenario: Scenario, view: Fields) -> str:
    """A line from each unit that takes part to the target."""
    told = inner(view, "declared")
    places = {scenario.pieces[piece.place]: piece.hex for piece in standing.pieces}
    target = word(told, "target")
    if target not in places:
        return ""
    end = middle(places[target])
    parts: list[str] = []
    for unit in [word(told, "unit"), *words(told, "support")]:
        if unit in places:
            x, y = middle(places[unit])
            steps = f"M{x:.1f} {y:.1f}L{end[0]:.1f} {end[1]:.1f}"
            parts.append(line(steps, pens.SHU, 2.5, 'stroke-dasharray="6 4"'))
    return "".join(parts)


def foot(view: Fields, high: float, say: Say) -> str:
    """Who waits beside the map."""
    parts: list[str] = []
    for seat, row in enumerate(rows(view, "sides")):
        waiting = words(row, "hand") + words(row, "back") + words(row, "commanders")
        told = [
            f"{say('view-hand', {})}: {len(waiting)}",
            f"{say('view-cup', {})}: {len(words(row, 'cup'))}",
            f"{say('view-removed', {})}: {len(words(row, 'removed'))}",
        ]
        y = high - FOOT + 22 + 22 * seat
        parts.append(side_mark(26, y - 5, 7, seat))
        parts.append(writing(44, y, " · ".join(told), 14, pens.INK2, "start"))
    return "".join(parts)
