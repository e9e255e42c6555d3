"""The battle as SVG: the map, the victory hexes, the counters, and the pieces off the map."""

from typing import Final

from hatamoto.drawing.fields import Fields, inner, number, numbers, rows, word, words
from hatamoto.drawing.style import group
from hatamoto.games.battles.content import Content, Scenario, hex_name, hexes
from hatamoto.games.battles.picture import assets, standing
from hatamoto.games.battles.picture import ground as picture_ground
from hatamoto.games.battles.picture.ground import ground, middle, outline
from hatamoto.games.battles.picture.standing import Piece, Standing, scenario_of
from hatamoto.games.battles.picture.style import box, disc, line, path, writing
from hatamoto.games.battles.picture.text_board import heading, named, printed_values, strengths
from hatamoto.kernel.renderer import Say

BAR: Final = 44
FOOT: Final = 62
ACROSS: Final = (hexes.COLS + 2) * picture_ground.WIDTH
MAP_HEIGHT: Final = (hexes.ROWS - 1) * picture_ground.STEP + 2 * picture_ground.EDGE + 12
SEATS: Final = (assets.PAINT["ai"], assets.PAINT["shu"], assets.PAINT["line2"])
"""The colours of the first player, of the second, and of nobody."""
COUNTER: Final = inner(assets.OUTLINES, "counter")
COMMANDER: Final = inner(assets.OUTLINES, "commander")
CRESTS: Final = inner(assets.EMBLEMS, "crests")
SIGNS: Final = inner(assets.EMBLEMS, "signs")
SCALE: Final = 32 / number(COUNTER, "size")
"""A counter is 32 wide in a hex that is 46 wide."""


def svg(content: Content, view: Fields, say: Say) -> str:
    """A view as an SVG document."""
    scenario = scenario_of(content, view)
    standing_list = Standing(scenario, view)
    height = BAR + MAP_HEIGHT + FOOT
    field = [ground(scenario, say), victory(scenario, standing_list, say)]
    field += [counter(content, scenario, piece, say) for piece in standing_list.pieces]
    field.append(declared(standing_list, scenario, view))
    parts = [box(0, 0, ACROSS, height, assets.PAINT["paper"]), bar(scenario, view, say)]
    parts += [group(0, BAR, field), foot(view, height, say)]
    size = f'width="{ACROSS:g}" height="{height:g}" viewBox="0 0 {ACROSS:g} {height:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{"".join(parts)}</svg>\n'


def field_spot(hex: int) -> tuple[float, float]:
    """The centre of a hex in the picture."""
    x, y = middle(hex)
    return x, BAR + y


def bar(scenario: Scenario, view: Fields, say: Say) -> str:
    """The battle, turn and phase, and the victory hexes of both sides."""
    parts = [
        box(0, 0, ACROSS, BAR, assets.PAINT["bar"]),
        writing(20, 29, say("game-name", {}), 20, assets.PAINT["bar-text"], "start", title=True),
        writing(300, 28, heading(scenario, view, say), 15, assets.PAINT["bar-text"], "start"),
    ]
    for seat, row in enumerate(rows(view, "sides")):
        x = ACROSS - 640 + 330 * seat
        count = say("view-hexes", {"count": number(row, "hexes")})
        parts.append(side_mark(x, 23, 8, seat))
        label = f"{named(say, scenario.sides[seat])}: {count}"
        parts.append(writing(x + 16, 28, label, 14, assets.PAINT["bar-text"], "start"))
    return "".join(parts)


def side_mark(x: float, y: float, size: float, seat: int) -> str:
    """A square for the first player, a disc for the second, a ring for nobody."""
    if seat == 0:
        return box(
            x - size, y - size, size * 2, size * 2, SEATS[0], f'stroke="{assets.PAINT["on"]}"'
        )
    if seat == standing.NOBODY:
        return disc(
            x, y, size, assets.PAINT["on"], f'stroke="{SEATS[standing.NOBODY]}" stroke-width="2"'
        )
    return disc(x, y, size, SEATS[1], f'stroke="{assets.PAINT["on"]}"')


def victory(scenario: Scenario, standing_list: Standing, say: Say) -> str:
    """The victory hexes: a ring and mark of their controller, and their names."""
    parts: list[str] = []
    for hex in scenario.victory_hexes:
        x, y = middle(hex)
        seat = standing_list.control[hex]
        ring = path(outline(x, y, 0.9), "none", f'stroke="{SEATS[seat]}" stroke-width="3"')
        id = f"{scenario.id}_h{hex_name(hex)}"
        name = say(f"victory-{id}", {})
        mark = side_mark(x - 15, y - 13, 6.5, seat) + sign(x - 15, y - 9.5, seat)
        label = writing(x, y + 30, name, 12, title=True, halo=assets.PAINT["halo"])
        parts.append(group(0, 0, [ring, mark, label], f"{name}, {owner(scenario, seat, say)}"))
    return "".join(parts)


def sign(x: float, y: float, seat: int) -> str:
    """The sign for victory on the owner's mark."""
    return writing(
        x,
        y,
        word(SIGNS, "victory"),
        9,
        assets.PAINT["ink2"] if seat == standing.NOBODY else assets.PAINT["on"],
        title=True,
    )


def owner(scenario: Scenario, seat: int, say: Say) -> str:
    """The text for the controller of a hex."""
    return (
        say("view-nobody", {})
        if seat == standing.NOBODY
        else say(f"side-{scenario.sides[seat]}", {})
    )


def counter(content: Content, scenario: Scenario, piece: Piece, say: Say) -> str:
    """A counter as printed: head with its name, crest, symbol, values; grey when disordered."""
    if piece.index >= scenario.units:
        return commander(scenario, piece, say)
    formation = content.formations[scenario.formation[piece.index]]
    head = assets.PAINT["disordered"] if piece.disordered else formation.colour
    half, corner = number(COUNTER, "size") / 2, numbers(COUNTER, "corners")[piece.seat]
    face = assets.PAINT["disordered-face" if piece.disordered else "raised"]
    values = zip(numbers(COUNTER, "columns"), printed_values(scenario, piece.index), strict=True)
    parts = [
        box(-half, -half, 2 * half, 2 * half, face, f'rx="{corner}" stroke="{head}"'),
        path(head_outline(half, corner), head),
        writing(0, -11.4, scenario.forces.drawn[piece.index], 11, assets.PAINT["on"], title=True),
        crest(formation.crest, head),
        line(symbol(scenario, piece.index), assets.PAINT["ink"], 1.2),
        line(word(COUNTER, "cells"), assets.PAINT["line2"], 0.8),
        *(writing(x, 18.4, value, 11.6, title=True) for x, value in values),
        *signs(scenario, piece),
    ]
    return placed(scenario, piece, parts, 1, say)


def head_outline(half: float, corner: int) -> str:
    """The coloured head of a counter, with the corners of the counter."""
    return (
        f"M{-half:g} {number(COUNTER, 'head')}V{corner - half:g}Q{-half:g} {-half:g}"
        f" {corner - half:g} {-half:g}H{half - corner:g}Q{half:g} {-half:g}"
        f" {half:g} {corner - half:g}V{number(COUNTER, 'head')}Z"
    )


def crest(name: str, ink: str) -> str:
    """The crest of a contingent; a ring for an unknown one."""
    drawn = inner(CRESTS, name) or inner(CRESTS, "ring")
    turned = [
        f'<path d="{word(drawn, "d")}" transform="rotate({turn})" fill="{ink}"/>'
        for turn in numbers(drawn, "turns")
        if word(drawn, "d")
    ]
    ring = line(word(assets.EMBLEMS, "ring"), ink, 2.2) if drawn.get("ringed") else ""
    return f'<g transform="translate(-15.5 .5) scale(.42)">{"".join(turned)}{ring}</g>'


def symbol(scenario: Scenario, index: int) -> str:
    """Crossed belts for infantry, with a third stroke for swords; an empty box for guns."""
    parts = [word(COUNTER, "box")]
    if not scenario.artillery[index]:
        parts.append(word(COUNTER, "belts"))
        if scenario.melee[index] > scenario.fire[index] + 1:
            parts.append(word(COUNTER, "swords"))
    return "".join(parts)


def signs(scenario: Scenario, piece: Piece) -> list[str]:
    """A ball and the range for guns, the sign for disorder, the corner of a marked unit."""
    parts: list[str] = []
    if scenario.artillery[piece.index]:
        parts.append(disc(0, 0.75, 2.9, assets.PAINT["ink"]))
        parts.append(writing(15.6, 4.6, f"r{scenario.range_of[piece.index]}", 9.5))
    if piece.disordered:
        parts.append(disc(15.4, 0.6, 6.6, assets.PAINT["ink"]))
        parts.append(
            writing(15.4, 4.3, word(SIGNS, "disordered"), 10, assets.PAINT["on"], title=True)
        )
    if piece.marked:
        parts.append(path(word(COUNTER, "marked"), assets.PAINT["ink"]))
    return parts


def commander(scenario: Scenario, piece: Piece, say: Say) -> str:
    """A commander: a banner above the hex, forked for the second player."""
    cloth = words(COMMANDER, "cloth")[piece.seat]
    edge = f'stroke="{assets.PAINT["on"]}" stroke-width="1.4"'
    parts = [
        line(word(COMMANDER, "pole"), assets.PAINT["pole"], 2.4),
        path(cloth, SEATS[piece.seat], edge),
        writing(0, 2, scenario.forces.drawn[piece.index], 12.5, assets.PAINT["on"], title=True),
    ]
    if piece.marked:
        parts.append(path(word(COMMANDER, "marked"), assets.PAINT["ink"]))
    return placed(scenario, piece, parts, -14, say)


def placed(scenario: Scenario, piece: Piece, parts: list[str], rise: float, say: Say) -> str:
    """A piece on its hex, `rise` below the centre, with its description."""
    x, y = middle(piece.hex)
    scaled = f'<g transform="scale({SCALE:.3g})">{"".join(parts)}</g>'
    return group(x, y + rise, [scaled], spoken(scenario, piece, say))


def spoken(scenario: Scenario, piece: Piece, say: Say) -> str:
    """The description of a piece."""
    name = say(f"unit-{scenario.pieces[piece.index]}", {})
    state = f", {say('view-disordered', {})}" if piece.disordered else ""
    return f"{name}, {strengths(scenario, piece.index).strip()}, {hex_name(piece.hex)}{state}"


def declared(standing_list: Standing, scenario: Scenario, view: Fields) -> str:
    """A line from each unit that takes part to the target."""
    attack = inner(view, "declared")
    hex_of = {scenario.pieces[piece.index]: piece.hex for piece in standing_list.pieces}
    target = word(attack, "target")
    if target not in hex_of:
        return ""
    end = middle(hex_of[target])
    parts: list[str] = []
    for unit in [word(attack, "unit"), *words(attack, "support")]:
        if unit in hex_of:
            x, y = middle(hex_of[unit])
            steps = f"M{x:.1f} {y:.1f}L{end[0]:.1f} {end[1]:.1f}"
            parts.append(line(steps, assets.PAINT["shu"], 2.5, 'stroke-dasharray="6 4"'))
    return "".join(parts)


def foot(view: Fields, height: float, say: Say) -> str:
    """The pieces off the map."""
    parts: list[str] = []
    for seat, row in enumerate(rows(view, "sides")):
        waiting = words(row, "hand") + words(row, "back") + words(row, "commanders")
        lines = [
            f"{say('view-hand', {})}: {len(waiting)}",
            f"{say('view-cup', {})}: {len(words(row, 'cup'))}",
            f"{say('view-removed', {})}: {len(words(row, 'removed'))}",
        ]
        y = height - FOOT + 22 + 22 * seat
        parts.append(side_mark(26, y - 5, 7, seat))
        parts.append(writing(44, y, " · ".join(lines), 14, assets.PAINT["ink2"], "start"))
    return "".join(parts)
