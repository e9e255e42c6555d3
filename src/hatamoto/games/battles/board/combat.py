"""Queries about fire and melee: targets, strengths, modifiers, retreats."""

from hatamoto.games.battles import occupants
from hatamoto.games.battles.board.pieces import (
    best_commanded,
    commands,
    first_commander,
    first_unit,
    last_commander,
    last_unit,
)
from hatamoto.games.battles.content import distance, hexes
from hatamoto.games.battles.content.hexes import direction_to
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks

# Fire


def is_beside_enemy(state: BattlesState, hex: int, seat: int) -> bool:
    """Whether a unit of the other seat is adjacent, across water too (ruling 22)."""
    enemy = occupants.UNIT_OF[1 - seat]
    for beside in state.ground.beside[hex]:
        if state.field[beside] & enemy:
            return True
    return False


def is_spotted(state: BattlesState, target: int) -> bool:
    """Whether a unit is adjacent to a unit of the other seat (§12(2), ruling 27)."""
    return is_beside_unit(state, state.at[target], 1 - state.scenario.owner[target])


def is_beside_unit(state: BattlesState, hex: int, seat: int) -> bool:
    """Whether a unit of a seat is adjacent; across water its zone of control does not show it."""
    if state.field[hex] & occupants.ZOC_OF[seat]:
        return True
    return state.ground.wet[hex] and is_beside_enemy(state, hex, 1 - seat)


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
    """The units of a seat in these hexes."""
    theirs = occupants.UNIT_OF[other]
    found: list[int] = []
    for hex in hexes_list:
        if state.field[hex] & theirs:
            found.append(occupants.unit_in(state.field[hex]))
    return found


def fire_strength(state: BattlesState, unit: int, helpers: int) -> int:
    """The strength of the main unit and one for each helper (§9-2(3))."""
    return state.scenario.fire[unit] + masks.count(helpers)


def fire_modifier(state: BattlesState, unit: int, target: int) -> int:
    """The modifier of the dice: terrain and side (§9-2(4).1), mountain top, commander (ruling 4).

    §9-2(4).2, §15-2-7-2(3).3.
    """
    return fire_modifier_into(state, unit, state.at[target])


def fire_modifier_into(state: BattlesState, unit: int, aim: int) -> int:
    """The modifier of fire into a hex, whoever is there."""
    scenario = state.scenario
    hex = state.at[unit]
    added = scenario.fire_cover[aim]
    side = direction_to(hex, aim)
    if side >= 0:
        added += scenario.fire_side[hex * hexes.DIRS + side]
    if scenario.top[hex]:
        added += state.content.top_bonus
    return added + best_commanded(state, scenario.owner[unit], hex, scenario.fire)


# Melee


def melee_targets(state: BattlesState, unit: int) -> list[int]:
    """The adjacent enemies not behind a river or pond (§10-2(1))."""
    other = 1 - state.scenario.owner[unit]
    return enemies_in(state, state.ground.dry[state.at[unit]], other)


def melee_difference(state: BattlesState, unit: int, target: int, helpers: int) -> int:
    """The attack's total strength minus the defender's (§10-2(3), §10-2(4))."""
    melee = state.scenario.melee
    return melee[unit] + masks.count(helpers) - melee[target]


def melee_modifier(state: BattlesState, unit: int, target: int, commander: int) -> int:
    """The modifier of the dice: terrain, side, commanders (§10-2(5), §15-2-7-2(3).4)."""
    scenario = state.scenario
    hex, aim = state.at[unit], state.at[target]
    added = (
        scenario.melee_cover[aim] + scenario.melee_side[hex * hexes.DIRS + direction_to(hex, aim)]
    )
    added += best_commanded(state, scenario.owner[unit], hex, scenario.melee)
    return added - scenario.melee[commander] if commander >= 0 else added


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
    """The hexes a retreat may enter from a hex: no enemy, no enemy zone, not over water
    (§11(1))."""
    seat = state.scenario.owner[unit]
    shut = occupants.ZOC_OF[1 - seat] | occupants.UNIT_OF[1 - seat]
    found: list[int] = []
    for beside in state.ground.dry[hex]:
        if state.field[beside] & shut:
            continue
        if beside != state.at[unit] and beside not in state.trail:
            found.append(beside)
    return found
