"""Previews the open decision: costs and paths of a move, odds of fire and melee.

Everything here is derived from public information.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias, cast

from hatamoto.games.battles import actions, codes, frames
from hatamoto.games.battles.board import combat, dice, paths, support
from hatamoto.games.battles.board.paths import (
    Choices,
    Leg,
    best,
    cheapest_paths,
    first_leg,
    next_leg,
)
from hatamoto.games.battles.board.pieces import (
    commands,
    first_commander,
    first_unit,
    in_enemy_zoc,
    is_disordered,
    last_commander,
    last_unit,
)
from hatamoto.games.battles.content import distance, hexes, tables
from hatamoto.games.battles.content.hexes import direction_to
from hatamoto.games.battles.overlays import zone
from hatamoto.games.battles.state import BattlesState
from hatamoto.games.battles.view_types import (
    AttackView,
    FireSupporterView,
    FireView,
    ForecastView,
    MeleeSupporterView,
    MeleeView,
    MoveView,
    ReachView,
    ShotView,
)
from hatamoto.kernel.frames import Frame, numbers, shared_field, type_of

Part: TypeAlias = list[str | int]
"""One term of a sum: what, of which piece, how much."""
MOVING: Final = numbers(frames.MOVE_TO, frames.ENTER_TO)
MOVING_ON: Final = numbers(frames.MOVE_VIA, frames.ENTER_VIA)
FIRING: Final = numbers(frames.FIRE_TARGET, *frames.SHOTS)
FIGHTING: Final = numbers(frames.MELEE_TARGET, *frames.ATTACKS)
PIECE: Final = shared_field("piece", *frames.MOVES)
VIA: Final = shared_field("via", frames.MOVE_VIA, frames.ENTER_VIA)
ATTACKING: Final = (*frames.SHOTS, *frames.ATTACKS)
UNIT: Final = shared_field("unit", frames.FIRE_TARGET, frames.MELEE_TARGET, *ATTACKING)
AIM: Final = shared_field("target", *ATTACKING)
HELPERS: Final = shared_field("helpers", *ATTACKING)
LAST: Final = shared_field("last", frames.FIRE_SUPPORT, frames.MELEE_SUPPORT)


def preview_of(state: BattlesState) -> MoveView | FireView | MeleeView | None:
    """A preview of the open decision; None if there is nothing to compute."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    frame_type = type_of(frame)
    if frame_type in MOVING:
        return moves(state, PIECE.of(frame), frame_type == frames.ENTER_TO.number)
    if frame_type in MOVING_ON:
        return moves_on(
            state, PIECE.of(frame), VIA.of(frame), frame_type == frames.ENTER_VIA.number
        )
    if frame_type in FIRING:
        return shots(state, frame)
    if frame_type in FIGHTING:
        return attacks(state, frame)
    return None


# Movement


def moves(state: BattlesState, piece: int, arrives: bool) -> MoveView:
    """Each hex in reach with its cost and path (§8-1, §8-2)."""
    leg = first_leg(state, piece, state.at[piece], arrives)
    normal = hexes_in_reach(state, piece, leg, False, paths.NOWHERE, 0)
    return move_row(state, piece, normal, hexes_in_reach(state, piece, leg, True, paths.NOWHERE, 0))


def moves_on(state: BattlesState, piece: int, via: int, arrives: bool) -> MoveView:
    """The same past a way point, with the cost of both legs (ruling 59)."""
    before = first_leg(state, piece, state.at[piece], arrives)
    after = next_leg(state, piece, before, via)
    rows: list[list[ReachView]] = []
    for by_road in (False, True):
        first = cheapest_paths(state, piece, before, by_road, via).get(via, paths.NOWHERE)
        links = before.price(via, by_road) if by_road else 0
        rows.append(hexes_in_reach(state, piece, after, by_road, first, links))
    return move_row(state, piece, rows[0], rows[1])


def hexes_in_reach(
    state: BattlesState, piece: int, leg: Leg, by_road: bool, before: Choices, links: int
) -> list[ReachView]:
    """The hexes that a leg reaches; `before` and `links` are paths and road links of the first
    leg."""
    found = cheapest_paths(state, piece, leg, by_road)
    base = actions.ROAD if by_road else actions.NORMAL
    rows: list[ReachView] = []
    for action in cast(list[int], leg.found):  # all items are integers
        if base <= action < base + hexes.HEXES:
            hex = action - base
            price = leg.price(hex, by_road)
            cost = (price + links + 1) // 2 if by_road else price
            rows.append(reach(state, piece, hex, cost, best(before, found[hex])))
    return rows


def reach(state: BattlesState, piece: int, hex: int, cost: int, path: list[int]) -> ReachView:
    """A hex in reach: its cost, the path, and whether an enemy zone stops the move."""
    stop = in_enemy_zoc(state, hex, state.scenario.owner[piece])
    return {
        "hex": hexes.HEX_IDS[hex],
        "cost": cost,
        "path": [hexes.HEX_IDS[on] for on in path],
        "stop": stop,
        "fire": forecast(state, piece, hex),
    }


def forecast(state: BattlesState, piece: int, hex: int) -> ForecastView | None:
    """The worst fire at a unit in a hex: by adjacent enemies, and by guns if spotted (§9).

    Guns fire at units that are adjacent to one of their side's units (§12(2)).
    """
    scenario = state.scenario
    other = 1 - scenario.owner[piece]
    near = combat.enemies_in(state, state.ground.beside[hex], other)
    if not is_unit(state, piece) or not near:
        return None
    ready = [unit for unit in near if may_fire(state, unit)]
    guns = [unit for unit in guns_on(state, other, hex) if unit not in ready]
    shots = [into(state, unit, hex, len(ready) - (unit in ready)) for unit in ready + guns]
    worst: ForecastView | None = None
    for shot in shots:
        if worst is None or shot["odds"]["none"] < worst["odds"]["none"]:
            worst = {**shot, "count": len(shots)}
    return worst


def is_unit(state: BattlesState, piece: int) -> bool:
    """Whether a piece can be fired at: commanders cannot (§15-2-7-2(4).5)."""
    seat = state.scenario.owner[piece]
    return first_unit(state, seat) <= piece < last_unit(state, seat)


def may_fire(state: BattlesState, unit: int) -> bool:
    """Whether a unit could fire in the next phase: in order and with a strength (§9-1(1))."""
    return state.scenario.fire[unit] > 0 and not is_disordered(state, unit)


def guns_on(state: BattlesState, seat: int, hex: int) -> list[int]:
    """The artillery of a seat with a hex in range."""
    scenario = state.scenario
    return [
        unit
        for unit in range(first_unit(state, seat), last_unit(state, seat))
        if scenario.artillery[unit]
        and state.at[unit] != hexes.NO_HEX
        and distance(state.at[unit], hex) <= scenario.range_of[unit]
        and may_fire(state, unit)
    ]


def into(state: BattlesState, unit: int, hex: int, supporters: int) -> ForecastView:
    """The odds of one enemy's fire into a hex with this number of supporters (§9-2)."""
    strength = state.scenario.fire[unit] + supporters
    modifier = combat.fire_modifier_into(state, unit, hex)
    odds = result_counts(fire_ladder(state, strength, modifier), codes.FIRE_RESULTS)
    return {"count": 1, "strength": strength, "modifier": modifier, "odds": odds}


def fire_ladder(state: BattlesState, strength: int, modifier: int) -> list[str]:
    """The result of each sum of the dice, from 2 to 12 (§9-2(5))."""
    cell = state.content.fire_cell
    return [codes.FIRE_RESULTS[cell(strength, roll + modifier)] for roll, _ in dice.ROLLS]


def result_counts(ladder: list[str], results: Sequence[str]) -> dict[str, int]:
    """The number of the 36 rolls with each result."""
    odds = dict.fromkeys(results, 0)
    for (_, count), result in zip(dice.ROLLS, ladder, strict=True):
        odds[result] += count
    return odds


def move_row(
    state: BattlesState, piece: int, normal: list[ReachView], road: list[ReachView]
) -> MoveView:
    """A move: the piece, its hex, enemy zones, and the hexes in reach."""
    seat = state.scenario.owner[piece]
    return {
        "kind": "move",
        "unit": state.scenario.pieces[piece],
        "from": hexes.HEX_IDS[state.at[piece]],
        "points": state.scenario.allowance[piece],
        "zoc": zone(state, 1 - seat),
        "normal": normal,
        "road": road,
    }


# Fire


def shots(state: BattlesState, frame: Frame) -> FireView:
    """Each possible target, or the declared one, with the odds of the fire (§9-2)."""
    unit = UNIT.of(frame)
    if type_of(frame) == frames.FIRE_TARGET.number:
        found = [shot(state, unit, target, 0) for target in combat.fire_targets(state, unit)]
    else:
        found = [shot(state, unit, AIM.of(frame), HELPERS.of(frame))]
    supporters: list[FireSupporterView] = []
    if type_of(frame) == frames.FIRE_SUPPORT.number:
        target, helpers = AIM.of(frame), HELPERS.of(frame)
        for helper in helpers_left(state, frame, state.scenario.fire):
            more = support.with_helper(state, helpers, helper, target)
            chance = shot(state, unit, target, more)
            supporters.append({"unit": state.scenario.pieces[helper], "chance": chance})
    return {
        "kind": "fire",
        "unit": state.scenario.pieces[unit],
        "targets": found,
        "supporters": supporters,
    }


def helpers_left(state: BattlesState, frame: Frame, values: list[int]) -> list[int]:
    """The units that may still support the declared fire or attack."""
    return support.helpers_for(state, UNIT.of(frame), AIM.of(frame), values, LAST.of(frame))


def shot(state: BattlesState, unit: int, target: int, helpers: int) -> ShotView:
    """The strength, the modifier, and the number of rolls with each result."""
    strength = combat.fire_strength(state, unit, helpers)
    modifier = combat.fire_modifier(state, unit, target)
    ladder = fire_ladder(state, strength, modifier)
    scenario = state.scenario
    return {
        "unit": scenario.pieces[target],
        "strength": strength,
        "modifier": modifier,
        "parts": strengths(state, unit, target, helpers, scenario.fire)
        + ground_parts(state, unit, target, scenario.fire_cover, scenario.fire_side)
        + top_part(state, unit)
        + command_part(state, unit, scenario.fire),
        "odds": result_counts(ladder, codes.FIRE_RESULTS),
        "ladder": ladder,
    }


def top_part(state: BattlesState, unit: int) -> list[Part]:
    """The mountain top under the firing unit (§9-2(4).2)."""
    return [["top", "", state.content.top_bonus]] if state.scenario.top[state.at[unit]] else []


# Melee


def attacks(state: BattlesState, frame: Frame) -> MeleeView:
    """Each possible defender, or the declared one, with the odds of the attack (§10-2)."""
    unit = UNIT.of(frame)
    if type_of(frame) == frames.MELEE_TARGET.number:
        found = [attack(state, unit, target, 0) for target in combat.melee_targets(state, unit)]
    else:
        found = [attack(state, unit, AIM.of(frame), HELPERS.of(frame))]
    supporters: list[MeleeSupporterView] = []
    if type_of(frame) == frames.MELEE_SUPPORT.number:
        target, helpers = AIM.of(frame), HELPERS.of(frame)
        for helper in helpers_left(state, frame, state.scenario.melee):
            more = support.with_helper(state, helpers, helper, target)
            chance = attack(state, unit, target, more)
            supporters.append({"unit": state.scenario.pieces[helper], "chance": chance})
    return {
        "kind": "melee",
        "unit": state.scenario.pieces[unit],
        "targets": found,
        "supporters": supporters,
    }


def attack(state: BattlesState, unit: int, target: int, helpers: int) -> AttackView:
    """The difference, the modifier, the results, and how often the defender breaks."""
    scenario = state.scenario
    commander = likely_defender(state, target)
    difference = combat.melee_difference(state, unit, target, helpers)
    modifier = combat.melee_modifier(state, unit, target, commander)
    ladder: list[str] = []
    fails = 0
    for roll, count in dice.ROLLS:
        result = state.content.melee_cell(difference, roll + modifier)
        ladder.append(codes.MELEE_RESULTS[result])
        fails += count * dice_that_break(state, target, commander, result)
    parts = strengths(state, unit, target, helpers, scenario.melee)
    parts.append(["defence", scenario.pieces[target], -scenario.melee[target]])
    parts += ground_parts(state, unit, target, scenario.melee_cover, scenario.melee_side)
    parts += command_part(state, unit, scenario.melee)
    if commander >= 0 and scenario.melee[commander]:
        parts.append(["enemy_command", scenario.pieces[commander], -scenario.melee[commander]])
    return {
        "unit": scenario.pieces[target],
        "strength": difference + scenario.melee[target],
        "defence": scenario.melee[target],
        "difference": difference,
        "modifier": modifier,
        "parts": parts,
        "odds": result_counts(ladder, codes.MELEE_RESULTS),
        "ladder": ladder,
        "fails": fails,
    }


def likely_defender(state: BattlesState, target: int) -> int:
    """The commander a defender would use: the best, or the strongest if there is a choice."""
    commanders = combat.defending_commanders(state, target)
    best = combat.best_defender(state, target, commanders)
    if best >= 0 or not commanders:
        return best
    strongest = commanders[0]
    for commander in commanders:
        if state.scenario.melee[commander] > state.scenario.melee[strongest]:
            strongest = commander
    return strongest


def dice_that_break(state: BattlesState, target: int, commander: int, result: int) -> int:
    """How many faces of the morale die a defender fails; all for artillery (§10-2(7), §12(4))."""
    if result == 0:
        return 0
    if state.scenario.artillery[target]:
        return dice.PIPS
    return dice.failing_faces(combat.defending_morale(state, target, commander), result - 1)


# The terms of a sum


def strengths(
    state: BattlesState, unit: int, target: int, helpers: int, values: list[int]
) -> list[Part]:
    """The main unit's strength and one for each supporter."""
    names = state.scenario.pieces
    parts: list[Part] = [["main", names[unit], values[unit]]]
    supporters = support.helpers_in(state, helpers, target)
    return parts + [["support", names[helper], 1] for helper in supporters]


def ground_parts(
    state: BattlesState, unit: int, target: int, cover: list[int], sides: list[int]
) -> list[Part]:
    """The target's terrain and, if they are adjacent, the hex side between them."""
    scenario = state.scenario
    hex, aim = state.at[unit], state.at[target]
    parts: list[Part] = []
    if cover[aim]:
        word = "city" if scenario.city[aim] else tables.TERRAINS[scenario.terrain[aim]]
        parts.append(["terrain", word, cover[aim]])
    side = direction_to(hex, aim)
    if side >= 0 and sides[hex * hexes.DIRS + side]:
        at = hex * hexes.DIRS + side
        parts.append(["side", tables.WATERS[scenario.side[at]], sides[at]])
    return parts


def command_part(state: BattlesState, unit: int, values: list[int]) -> list[Part]:
    """The best commander in range of the main unit (§15-2-7-2(3).2)."""
    seat = state.scenario.owner[unit]
    best, amount = -1, 0
    for commander in range(first_commander(state, seat), last_commander(state, seat)):
        if values[commander] > amount and commands(state, commander, state.at[unit]):
            best, amount = commander, values[commander]
    return [["command", state.scenario.pieces[best], amount]] if best >= 0 else []
