"""The worth of being in a hex: dangers, attacks and fire from it, victory hexes."""

from typing import Final

from hatamoto.games.battles import occupants, status
from hatamoto.games.battles.board.pieces import first_unit, last_unit
from hatamoto.games.battles.content import distance, hexes, maps
from hatamoto.games.battles.content.hexes import direction_to
from hatamoto.games.battles.hints.worth import unit_worth
from hatamoto.games.battles.judgement.plans import Plan
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks

WIN: Final = 100_000


def standing(state: BattlesState, plan: Plan, unit: int, hex: int) -> int:
    """The worth for a unit of ending its move in a hex."""
    scenario = state.scenario
    if hex == scenario.entry[1 - plan.seat]:
        return WIN
    worth = plan.attraction(state, unit, hex) - plan.doctrine.cover * scenario.fire_cover[hex]
    victory = scenario.victory_of[hex]
    if victory != maps.NO_VICTORY:
        worth += hold_worth(state, plan, victory, hex)
    if state.field[hex] & occupants.ZOC_OF[1 - plan.seat] or state.ground.wet[hex]:
        worth += contact(state, plan, unit, hex)
    return worth


def hold_worth(state: BattlesState, plan: Plan, victory: int, hex: int) -> int:
    """The worth of being on a victory hex, and of not blocking one's own entry hex."""
    if not masks.has(state.held[plan.seat], victory):
        return plan.doctrine.seize + plan.doctrine.seize_late * plan.late
    worth = 0
    if plan.threats[victory]:
        worth = plan.doctrine.hold + plan.doctrine.hold_late * plan.late
        if plan.enemies[victory]:
            worth += plan.doctrine.hold_near
    blocks = plan.is_waited_for and hex == state.scenario.entry[plan.seat]
    return worth - plan.doctrine.blocked if blocks else worth


def contact(state: BattlesState, plan: Plan, unit: int, hex: int) -> int:
    """The worth of adjacent enemies: own attacks and fire minus the danger from them."""
    doctrine = plan.doctrine
    danger = storm = 0
    chance = 0
    shot = 0
    touched = False
    owner = state.scenario.owner
    for beside in state.ground.beside[hex]:
        enemy = occupants.unit_in(state.field[beside])
        if enemy < 0 or owner[enemy] == plan.seat:
            continue
        touched = True
        danger += danger_from(state, enemy, unit, hex)
        if doctrine.melee_danger:
            storm = max(storm, storm_from(state, enemy, unit, hex))
        chance = max(chance, attack_worth(state, plan, unit, hex, enemy))
        shot = max(shot, shot_worth(state, plan, unit, enemy))
    if not touched:
        return 0
    danger += danger_from_guns(state, plan.seat, hex)
    danger = danger if danger < 36 else 36
    hurt = unit_worth(state, unit) * danger * doctrine.hurt // 100
    if state.scenario.artillery[unit]:
        hurt = hurt * doctrine.fragile // 100
    hurt += unit_worth(state, unit) * storm * doctrine.melee_danger // 300
    gain = (chance + shot * doctrine.shot // 100) * (36 - danger // 2) // 36 * plan.boldness // 100
    return gain - hurt // 72


def shot_worth(state: BattlesState, plan: Plan, unit: int, enemy: int) -> int:
    """The worth of fire at an adjacent enemy in the enemy's turn."""
    scenario = state.scenario
    if status.is_disordered(state.status[unit]) or not scenario.fire[unit]:
        return 0
    cover = scenario.fire_cover[state.at[enemy]]
    return state.ground.odds.hit(scenario.fire[unit], cover) * prize(state, plan, enemy) // 36


def danger_from(state: BattlesState, enemy: int, unit: int, hex: int) -> int:
    """Hits of 36 by an adjacent enemy's fire, divided among the units it could fire at."""
    scenario = state.scenario
    if status.is_disordered(state.status[enemy]) or not scenario.fire[enemy]:
        return 0
    hit = state.ground.odds.hit(scenario.fire[enemy], scenario.fire_cover[hex])
    others = 0
    for beside in state.ground.beside[state.at[enemy]]:
        friend = occupants.unit_in(state.field[beside])
        if friend >= 0 and friend != unit and scenario.owner[friend] == scenario.owner[unit]:
            others += 1
    return hit // (1 + others)


def storm_from(state: BattlesState, enemy: int, unit: int, hex: int) -> int:
    """Breaks of 216 by an adjacent enemy's attack in its turn."""
    scenario = state.scenario
    there = state.at[enemy]
    if status.is_disordered(state.status[enemy]) or not scenario.has_melee[enemy]:
        return 0
    side = direction_to(there, hex)
    if side < 0 or hex not in state.ground.dry[there]:
        return 0
    shift = scenario.melee_cover[hex] + scenario.melee_side[there * hexes.DIRS + side]
    morale = 0 if scenario.artillery[unit] else scenario.morale[unit]
    gap = scenario.melee[enemy] - scenario.melee[unit]
    return state.ground.odds.break_(gap, shift, morale)


def danger_from_guns(state: BattlesState, seat: int, hex: int) -> int:
    """Hits of 36 by guns in range at a unit in contact."""
    scenario = state.scenario
    total = 0
    for gun in range(first_unit(state, 1 - seat), last_unit(state, 1 - seat)):
        if not scenario.artillery[gun] or state.status[gun]:
            continue
        away = distance(state.at[gun], hex)
        if 1 < away <= scenario.range_of[gun]:
            total += state.ground.odds.hit(scenario.fire[gun], scenario.fire_cover[hex]) // 3
    return total


def attack_worth(state: BattlesState, plan: Plan, unit: int, hex: int, enemy: int) -> int:
    """The worth of an attack on an enemy with all possible supporters."""
    scenario = state.scenario
    there = state.at[enemy]
    side = direction_to(hex, there)
    if status.is_disordered(state.status[unit]) or not scenario.has_melee[unit]:
        return 0
    if side < 0 or there not in state.ground.dry[hex]:
        return 0
    helpers = helpers_about(state, unit, there)
    shift = scenario.melee_cover[there] + scenario.melee_side[hex * hexes.DIRS + side]
    return break_worth(state, plan, unit, enemy, helpers, shift)


def helpers_about(state: BattlesState, unit: int, hex: int) -> int:
    """The number of friendly units in order around a hex."""
    scenario = state.scenario
    found = 0
    for beside in state.ground.beside[hex]:
        friend = occupants.unit_in(state.field[beside])
        if friend < 0 or friend == unit or scenario.owner[friend] != scenario.owner[unit]:
            continue
        if not status.is_disordered(state.status[friend]) and scenario.has_melee[friend]:
            found += 1
    return found


def break_worth(
    state: BattlesState, plan: Plan, unit: int, enemy: int, helpers: int, shift: int
) -> int:
    """The probability of breaking an enemy times its worth, which is a win on its entry hex."""
    scenario = state.scenario
    gap = scenario.melee[unit] + helpers - scenario.melee[enemy]
    morale = 0 if scenario.artillery[enemy] else scenario.morale[enemy]
    worth = prize(state, plan, enemy)
    if state.at[enemy] == scenario.entry[scenario.owner[enemy]]:
        worth += plan.doctrine.last_stand
    return state.ground.odds.break_(gap, shift, morale) * worth // 216


def prize(state: BattlesState, plan: Plan, enemy: int) -> int:
    """The worth of breaking or hitting an enemy: more if disordered or on a victory hex."""
    worth = unit_worth(state, enemy)
    if status.is_disordered(state.status[enemy]):
        worth = worth * plan.doctrine.prize_disordered // 100
    elif not state.scenario.artillery[enemy]:
        worth = worth * plan.doctrine.prize_ready // 100
    if state.scenario.victory_of[state.at[enemy]] != maps.NO_VICTORY:
        worth += plan.doctrine.prize_victory
    return worth
