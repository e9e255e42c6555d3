"""The battle as lines of text: the map hex by hex, then the pieces.

A hex is three characters wide. Units are a letter and a number, A for the first player and B for
the second, lower-case if disordered; a commander alone in a hex is Y or Z. Water is drawn between
the hexes: `/`, `\\` and `|` for rivers and ponds, `'` and `:` for streams.
"""

from typing import Final

from hatamoto.drawing import columns
from hatamoto.drawing.columns import padded, width
from hatamoto.drawing.fields import Fields, inner, number, rows, word, words
from hatamoto.games.battles.content import Content, Scenario, hex_at, hex_name, hexes, maps, tables
from hatamoto.games.battles.picture.standing import Piece, Standing, scenario_of
from hatamoto.games.battles.picture.style import folded
from hatamoto.games.battles.view_types import ROLLS_WITH_MORALE
from hatamoto.kernel.percentages import percentages
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.renderer import Say

NE, NW, WEST = 1, 2, 3
GROUND: Final = ".nM~ "
OWNERS: Final = "AB-"
PAGE: Final = columns.PAGE
COLUMN: Final = PAGE // 2 - 1
"""The width of one of the two columns of units."""
SHOWN: Final = 25
"""The number of map columns that fit on a page."""
AROUND: Final = 7
"""The radius of a window on the map, in hexes."""
MISSING: Final = "x"
"""Stands for a strength that is not printed: a dash would look like a separator."""
WAITING: Final = ("to_place", "hand", "back", "cup", "commanders", "commander_cup", "removed")


def text(content: Content, view: Fields, say: Say) -> list[str]:
    """A view as lines of text."""
    scenario = scenario_of(content, view)
    standing = Standing(scenario, view)
    lines = [heading(scenario, view, say), *score_lines(scenario, view, say), ""]
    first = first_column(standing)
    lines += [*map_lines(scenario, standing, first, first + SHOWN), *legend(say), ""]
    lines += unit_lines(scenario, standing, say)
    lines += waiting_lines(view, say)
    return [part for line in lines for part in columns.folded(line)]


def first_column(standing: Standing) -> int:
    """The first column of the part of the map that is shown, the one with most pieces."""
    held = [hexes.column_of(piece.hex) - 1 for piece in standing.pieces]
    starts = range(hexes.COLS - SHOWN + 1)
    return max(starts, key=lambda start: sum(start <= at < start + SHOWN for at in held))


def around(content: Content, view: Fields, say: Say, place: str) -> list[str]:
    """A window on the map around a piece or a hex, and the pieces in it; empty if unknown."""
    scenario = scenario_of(content, view)
    standing = Standing(scenario, view)
    middle = spot(scenario, standing, place)
    if middle < 0:
        return []
    row, column = hexes.row_of(middle), hexes.column_of(middle) - 1
    rows_shown = range(max(1, row - AROUND), min(hexes.ROWS, row + AROUND) + 1)
    first, last = max(0, column - AROUND), min(hexes.COLS, column + AROUND + 1)
    lines = map_lines(scenario, standing, first, last, rows_shown)
    near = [
        piece_line(scenario, piece, say, PAGE)
        for piece in standing.pieces
        if hexes.row_of(piece.hex) in rows_shown and first <= hexes.column_of(piece.hex) - 1 < last
    ]
    return [*lines, "", *near]


def spot(scenario: Scenario, standing: Standing, place: str) -> int:
    """The hex of a piece by label (A12) or name, or by number (1212, h1212); -1 if none."""
    wanted = place.lower().removeprefix("h")
    for piece in standing.pieces:
        letters = "AB" if piece.index < scenario.units else "YZ"
        if wanted in (label(piece, letters).lower(), scenario.pieces[piece.index]):
            return piece.hex
    for hex in range(hexes.HEXES):
        if hex_name(hex) == wanted:
            return hex
    return -1


def listed(content: Content, view: Fields, say: Say) -> list[str]:
    """All pieces on the map, one per line with its full name, then those off the map."""
    scenario = scenario_of(content, view)
    standing = Standing(scenario, view)
    lines = [heading(scenario, view, say), *score_lines(scenario, view, say), ""]
    lines += [piece_line(scenario, piece, say, PAGE) for piece in standing.pieces]
    lines += waiting_lines(view, say)
    return [part for line in lines for part in columns.folded(line)]


def heading(scenario: Scenario, view: Fields, say: Say) -> str:
    """Battle, turn, date and phase."""
    turn = number(view, "turn")
    parts = [say(f"scenario-{scenario.id}", {})]
    if turn:
        count = say("view-turn_of", {"turn": turn, "turns": scenario.turns})
        parts += [count, say(f"turn-{scenario.id}_{turn}", {})]
    parts.append(say(f"phase-{word(view, 'phase') or 'setup'}", {}))
    return " · ".join(parts)


def score_lines(scenario: Scenario, view: Fields, say: Say) -> list[str]:
    """Each side with its letter and its victory hexes."""
    lines: list[str] = []
    for seat, row in enumerate(rows(view, "sides")):
        sign = "▸" if seat == number(view, "acting") and not word(view, "ended") else " "
        count = say("view-hexes", {"count": number(row, "hexes")})
        lines.append(f"{sign} {OWNERS[seat]} {named(say, scenario.sides[seat])}: {count}")
    return lines


def named(say: Say, side: str) -> str:
    """The name of a side, capitalised for the start of a line."""
    name = say(f"side-{side}", {})
    return name[:1].upper() + name[1:]


# Notes on choices


def choice_note(view: Fields, action: str, facts: Facts, say: Say) -> str:
    """The cost of a move, or the odds against a target, with a supporter, or as they stand."""
    asked = inner(view, "asked")
    verb = action.split(" ", maxsplit=1)[0]
    if word(asked, "kind") == "move" and verb in ("normal", "road"):
        reach = [row for row in rows(asked, verb) if word(row, "hex") == facts.get("hex")]
        return way_note(reach[0], verb, say) if reach else ""
    shots = shots_of(
        asked, verb, str(facts.get("unit", "")), word(inner(view, "declared"), "target")
    )
    return odds_note(shots[0], say) if shots else ""


def shots_of(asked: Fields, verb: str, unit: str, declared: str) -> list[Fields]:
    """The odds that a choice in a fight leads to; none where there is no fight."""
    if verb == "support":
        helping = [row for row in rows(asked, "supporters") if word(row, "unit") == unit]
        return [inner(row, "chance") for row in helping]
    target = {"target": unit, "resolve": declared}.get(verb)
    return [row for row in rows(asked, "targets") if target and word(row, "unit") == target]


def way_note(reach: Fields, verb: str, say: Say) -> str:
    """The cost of a move, and whether it ends next to an enemy."""
    if verb == "road":
        return say("view-cost_road", {"cost": number(reach, "cost")})
    stop = "_stop" if reach.get("stop") else ""
    return say(f"view-cost{stop}", {"cost": number(reach, "cost")})


def odds_note(shot: Fields, say: Say) -> str:
    """Strength or difference, and the percentage of rolls with an effect."""
    odds = inner(shot, "odds")
    if "difference" in shot:
        fails = number(shot, "fails")
        broken = percentages([fails, ROLLS_WITH_MORALE - fails])[0]
        return say("view-note_melee", {"number": number(shot, "difference"), "percent": broken})
    shares = dict(zip(odds, percentages([number(odds, result) for result in odds]), strict=True))
    hit = 100 - shares.get("none", 0)
    return say("view-note_fire", {"number": number(shot, "strength"), "percent": hit})


# The map


def map_lines(
    scenario: Scenario,
    standing: Standing,
    first: int,
    last: int,
    shown: range = range(1, hexes.ROWS + 1),
) -> list[str]:
    """The rows from the north with the water above them, and below the columns that are shown."""
    lines: list[str] = []
    across = range(first, last)
    for row in reversed(shown):
        indent = "  " if row % 2 == 0 else ""
        water = "".join(above(scenario, hex_at(row, column + 1)) for column in across)
        if water.strip():
            lines.append(f"   {indent}{water}".rstrip())
        cells = [cell(scenario, standing, hex_at(row, column + 1)) for column in across]
        lines.append(f"{row:02} {indent}{''.join(cells)}".rstrip())
    return [*lines, "   " + "".join(f" {column + 1:02}" for column in across)]


def above(scenario: Scenario, hex: int) -> str:
    """The water on the two upper sides of a hex."""
    signs = [edge(scenario, hex, NW, "/"), " ", edge(scenario, hex, NE, "\\")]
    return "".join(signs)


def edge(scenario: Scenario, hex: int, side: int, sign: str) -> str:
    """The water of one side; between two lake hexes nothing is drawn."""
    water = scenario.side[hex * hexes.DIRS + side]
    if not water or scenario.terrain[hex] == tables.LAKE:
        return " "
    if water == tables.STREAM:
        return ":" if side == WEST else "'"
    return sign


def cell(scenario: Scenario, standing: Standing, hex: int) -> str:
    """Three characters for a hex: its piece, or its terrain."""
    unit, commander = standing.unit_at[hex], standing.commander_at[hex]
    if unit is not None:
        return label(unit)
    if commander is not None:
        return label(commander, "YZ")
    if scenario.terrain[hex] == tables.LAKE:
        return "≈≈≈"
    west = edge(scenario, hex, WEST, "|")
    ground = "#" if scenario.city[hex] else GROUND[scenario.terrain[hex]]
    if scenario.top[hex]:
        ground = "^"
    has_road = any(scenario.road[hex * hexes.DIRS : hex * hexes.DIRS + hexes.DIRS])
    first = west if west != " " else ("=" if has_road else " ")
    if scenario.victory_of[hex] != maps.NO_VICTORY:
        return f"{first}*{OWNERS[standing.control[hex]]}"
    return f"{first}{ground} "


def label(piece: Piece, letters: str = "AB") -> str:
    """The letter of the side, lower-case if disordered, and the number of the piece."""
    letter = letters[piece.seat]
    return f"{letter.lower() if piece.disordered else letter}{piece.index + 1:02}"


def legend(say: Say) -> list[str]:
    """The legend of the map and of the list."""
    signs = [("n", "hill"), ("M", "mountain"), ("^", "mountain_top"), ("~", "wetland")]
    signs += [("#", "city"), ("=", "road"), ("≈", "lake")]
    ground = "  ".join(f"{sign} {say(f'terrain-{id}', {})}" for sign, id in signs)
    return [ground, say("view-legend", {})]


# The pieces


def unit_lines(scenario: Scenario, standing: Standing, say: Say) -> list[str]:
    """The pieces on the map in two columns, the first player's on the left."""
    columns = [
        [piece_line(scenario, piece, say) for piece in standing.pieces if piece.seat == seat]
        for seat in range(2)
    ]
    count = max(len(column) for column in columns)
    left, right = (column + [""] * (count - len(column)) for column in columns)
    return [
        f"{padded(one, COLUMN)}  {other}".rstrip() for one, other in zip(left, right, strict=True)
    ]


def piece_line(scenario: Scenario, piece: Piece, say: Say, wide: int = COLUMN) -> str:
    """One piece: its label, name, values, hex and marks."""
    letters = "AB" if piece.index < scenario.units else "YZ"
    values = strengths(scenario, piece.index)
    name = say(f"unit-{scenario.pieces[piece.index]}", {})
    columns = wide - 4 - len(values) - 8
    short = name if width(name) <= columns else clipped(name, columns)
    marks = ("!" if piece.disordered else "") + ("*" if piece.marked else "")
    where = hex_name(piece.hex)
    return f"{label(piece, letters)} {padded(short, columns)} {values} {where}{marks}"


def clipped(name: str, columns: int) -> str:
    """A name cut to the given width."""
    while width(name) > columns - 1:
        name = name[:-1]
    return f"{name}…"


def strengths(scenario: Scenario, index: int) -> str:
    """The printed values: fire, melee, morale, movement, and the range."""
    is_unit = index < scenario.units
    values = "-".join(printed_values(scenario, index))
    reach = scenario.range_of[index]
    return f"{values} r{reach}" if reach or not is_unit else f"{values}   "


def printed_values(scenario: Scenario, index: int) -> list[str]:
    """Fire, melee, morale and movement; `x` for a strength that a unit does not have."""
    is_unit = index < scenario.units
    fire = str(scenario.fire[index]) if scenario.fire[index] or not is_unit else MISSING
    melee = str(scenario.melee[index]) if scenario.has_melee[index] or not is_unit else MISSING
    return [fire, melee, str(scenario.morale[index]), str(scenario.allowance[index])]


def waiting_lines(view: Fields, say: Say) -> list[str]:
    """The pieces off the map and the losses; no lines for empty lists."""
    lines: list[str] = []
    for seat, row in enumerate(rows(view, "sides")):
        for key in WAITING:
            units = words(row, key)
            if units:
                names = say("view-units", {"units": units})
                line = f"{OWNERS[seat]} {say(f'view-{key}', {})}: {names}"
                lines += folded(line, PAGE)
        if number(row, "owed"):
            lines.append(f"{OWNERS[seat]} {say('view-owed', {'count': number(row, 'owed')})}")
    declared = inner(view, "declared")
    if word(declared, "unit"):
        lines.append(declared_line(declared, say))
    return ["", *lines] if lines else []


def declared_line(declared: Fields, say: Say) -> str:
    """The open declaration."""
    main = say(f"unit-{word(declared, 'unit')}", {})
    target = word(declared, "target")
    support = words(declared, "support")
    aimed = f" → {say(f'unit-{target}', {})}" if target else ""
    helped = f" + {say('view-units', {'units': support})}" if support else ""
    return f"{main}{helped}{aimed}"
