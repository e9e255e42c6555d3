"""Questions about fire and melee: who can be hit, who may help, what the dice mean."""

from typing import Final

from hatamoto.games.battles import codes
from hatamoto.games.battles.board.pieces import (
    best_commanded,
    commands,
    first_commander,
    first_unit,
    last_commander,
    last_unit,
    unit_at,
)
from hatamoto.games.battles.content import distance, hexes, tables
from hatamoto.games.battles.content.hexes import direction_to
from hatamoto.games.battles.state import BattlesState

LOWEST: Final = 2
"""The first row of both tables."""


# Fire


def is_beside_enemy(state: BattlesState, hex: int, seat: int) -> bool:
    """Whether a unit of the other seat is adjacent, across water too (ruling 22)."""
    enemy = codes.UNIT_OF[1 - seat]
    for beside in state.ground.beside[hex]:
        if state.field[beside] & enemy:
            return True
    return False


def is_spotted(state: BattlesState, target: int) -> bool:
    """Whether a unit is adjacent to a unit of the other seat (§12(2), ruling 27)."""
    hex = state.at[target]
    seat = state.scenario.owner[target]
    if state.field[hex] & codes.ZOC_OF[1 - seat]:
        return True
    return state.ground.wet[hex] and is_beside_enemy(state, hex, seat)


def is_gun_target(state: BattlesState, gun: int, target: int) -> bool:
    """Whether artillery can fire at a unit: in range and spotted (§12(2))."""
    hex = state.at[target]
    if hex == hexes.NO_HEX or distance(state.at[gun], hex) > state.scenario.range_of[gun]:
        return False
    return is_spotted(state, target)


def has_gun_target(state: BattlesState, gun: int) -> bool:
    """Whether artillery has anybody to fire at."""
    other = 1 - state.scenario.owner[gun]
    for target in range(first_unit(state, other), last_unit(state, other)):
        if is_gun_target(state, gun, target):
            return True
    return False


def fire_targets(state: BattlesState, unit: int) -> list[int]:
    """The enemy units a unit can fire at (§9-1(1), §12(2))."""
    other = 1 - state.scenario.owner[unit]
    found: list[int] = []
    if state.scenario.artillery[unit]:
        for target in range(first_unit(state, other), last_unit(state, other)):
            if is_gun_target(state, unit, target):
                found.append(target)
        return found
    return enemies_in(state, state.ground.beside[state.at[unit]], other)


def enemies_in(state: BattlesState, hexes_list: list[int], other: int) -> list[int]:
    """The units of a seat in some hexes."""
    theirs = codes.UNIT_OF[other]
    found: list[int] = []
    for hex in hexes_list:
        if state.field[hex] & theirs:
            found.append((state.field[hex] >> codes.UNIT_SHIFT) - 1)
    return found


def fire_strength(state: BattlesState, unit: int, helpers: int) -> int:
    """The strength of the main unit and one for each helper (§9-2(3))."""
    return state.scenario.fire[unit] + bits_in(helpers)


def fire_modifier(state: BattlesState, unit: int, target: int) -> int:
    """What is added to the dice: terrain and side (§9-2(4).1), mountain top, commander (ruling 4).

    §9-2(4).2, §15-2-7-2(3).3.
    """
    scenario = state.scenario
    hex, aim = state.at[unit], state.at[target]
    added = scenario.fire_cover[aim]
    side = direction_to(hex, aim)
    if side >= 0:
        added += scenario.fire_side[hex * hexes.DIRS + side]
    if scenario.top[hex]:
        added += state.content.top_bonus
    return added + best_commanded(state, scenario.owner[unit], hex, scenario.fire)


def fire_result(state: BattlesState, strength: int, total: int) -> int:
    """The cell of the Fire Results Table: 0, 1 for D, 2 for DD (§9-2(5), ruling 57)."""
    row = clamped(total - LOWEST, tables.FIRE_ROWS - 1)
    return state.content.fire_result[
        state.content.fire_column_of[strength] * tables.FIRE_ROWS + row
    ]


# Support


def helpers_for(
    state: BattlesState, main: int, target: int, values: list[int], after: int
) -> list[int]:
    """The units above a number that may support: adjacent, in order (§9-2(2), §10-2(2))."""
    seat = state.scenario.owner[main]
    found: list[int] = []
    for hex in state.ground.beside[state.at[target]]:
        unit = (state.field[hex] >> codes.UNIT_SHIFT) - 1
        if unit > after and unit != main and may_help(state, unit, seat, values):
            found.append(unit)
    found.sort()
    return found


def may_help(state: BattlesState, unit: int, seat: int, values: list[int]) -> bool:
    """Whether a unit is the seat's, in order, unmarked and has the strength for it."""
    return state.scenario.owner[unit] == seat and state.status[unit] == 0 and values[unit] > 0


def helper_bit(state: BattlesState, unit: int, target: int) -> int:
    """A supporter as a bit: its place among the hexes about the target."""
    hexes_list = state.ground.beside[state.at[target]]
    for place in range(len(hexes_list)):
        if hexes_list[place] == state.at[unit]:
            return 1 << place
    return 0


def helpers_in(state: BattlesState, helpers: int, target: int) -> list[int]:
    """The supporters of a mask, rising."""
    hexes_list = state.ground.beside[state.at[target]]
    found = [
        unit_at(state, hexes_list[place])
        for place in range(len(hexes_list))
        if helpers >> place & 1
    ]
    found.sort()
    return found


def bits_in(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


# Melee


def melee_targets(state: BattlesState, unit: int) -> list[int]:
    """The adjacent enemies not behind a river or pond (§10-2(1))."""
    other = 1 - state.scenario.owner[unit]
    return enemies_in(state, state.ground.dry[state.at[unit]], other)


def melee_difference(state: BattlesState, unit: int, target: int, helpers: int) -> int:
    """The attack's total strength less the defender's (§10-2(3), §10-2(4))."""
    melee = state.scenario.melee
    return melee[unit] + bits_in(helpers) - melee[target]


def melee_modifier(state: BattlesState, unit: int, target: int, commander: int) -> int:
    """What is added to the dice: terrain, side, commanders (§10-2(5), §15-2-7-2(3).4)."""
    scenario = state.scenario
    hex, aim = state.at[unit], state.at[target]
    added = (
        scenario.melee_cover[aim] + scenario.melee_side[hex * hexes.DIRS + direction_to(hex, aim)]
    )
    added += best_commanded(state, scenario.owner[unit], hex, scenario.melee)
    return added - scenario.melee[commander] if commander >= 0 else added


def melee_result(state: BattlesState, difference: int, total: int) -> int:
    """The cell of the Melee Results Table: 0, or 1 + x for Mx (§10-2(6), ruling 74)."""
    gap = clamped(difference + tables.WIDEST, 2 * tables.WIDEST)
    row = clamped(total - LOWEST, tables.MELEE_ROWS - 1)
    return state.content.melee_result[state.content.melee_column_of[gap] * tables.MELEE_ROWS + row]


def clamped(row: int, last: int) -> int:
    """A row or column inside its table (ruling 57)."""
    return 0 if row < 0 else last if row > last else row


def defending_commanders(state: BattlesState, target: int) -> list[int]:
    """The commanders whose values a defender could use (§15-2-7-2(3).2)."""
    seat = state.scenario.owner[target]
    hex = state.at[target]
    return [
        commander
        for commander in range(first_commander(state, seat), last_commander(state, seat))
        if commands(state, commander, hex)
    ]


def best_defender(state: BattlesState, target: int, commanders: list[int]) -> int:
    """The commander at least as good as the others in everything, or -1 (ruling 54)."""
    scenario = state.scenario
    own = 9 if scenario.artillery[target] else scenario.morale[target]
    best_melee, best_morale = 0, own
    for commander in commanders:
        best_melee = max(best_melee, scenario.melee[commander])
        best_morale = max(best_morale, scenario.morale[commander])
    for commander in commanders:
        morale = max(own, scenario.morale[commander])
        if scenario.melee[commander] == best_melee and morale == best_morale:
            return commander
    return -1


def defending_morale(state: BattlesState, target: int, commander: int) -> int:
    """The defender's morale, or that of the commander it uses if better (§15-2-7-2(3).5)."""
    own = state.scenario.morale[target]
    if commander < 0:
        return own
    other = state.scenario.morale[commander]
    return other if other > own else own


# Retreat


def exits(state: BattlesState, unit: int, hex: int) -> list[int]:
    """Where a retreat may go from a hex: no enemy, no enemy zone, not over water (§11(1))."""
    seat = state.scenario.owner[unit]
    shut = codes.ZOC_OF[1 - seat] | codes.UNIT_OF[1 - seat]
    found: list[int] = []
    for beside in state.ground.dry[hex]:
        if state.field[beside] & shut:
            continue
        if beside != state.at[unit] and beside not in state.trail:
            found.append(beside)
    return found
