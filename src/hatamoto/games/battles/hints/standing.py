"""The worth of being in a hex: dangers, attacks and fire from it, victory hexes."""

from typing import Final

from hatamoto.games.battles import occupants, status
from hatamoto.games.battles.board.pieces import first_unit, last_unit
from hatamoto.games.battles.content import distance, hexes, maps
from hatamoto.games.battles.content.hexes import direction_to
from hatamoto.games.battles.hints.plans import Plan
from hatamoto.games.battles.hints.worth import unit_worth
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks

WIN: Final = 100_000
SEIZE: Final = 150
HOLD: Final = 40
SHOT: Final = 150
"""The weight of a future shot, in hundredths."""
BLOCKED: Final = 150
LAST_STAND: Final = 600
"""Extra for an enemy on its entry hex, since advancing there wins the game (§14(4).1)."""
COVER: Final = 5
FRAGILE: Final = 3
"""The factor for hits on artillery."""


def standing(state: BattlesState, plan: Plan, unit: int, hex: int) -> int:
    """The worth for a unit of ending its move in a hex."""
    scenario = state.scenario
    if hex == scenario.entry[1 - plan.seat]:
        return WIN
    worth = plan.attraction(state, unit, hex) - COVER * scenario.fire_cover[hex]
    victory = scenario.victory_of[hex]
    if victory != maps.NO_VICTORY:
        worth += hold_worth(state, plan, victory, hex)
    if state.field[hex] & occupants.ZOC_OF[1 - plan.seat] or state.ground.wet[hex]:
        worth += contact(state, plan, unit, hex)
    return worth


def hold_worth(state: BattlesState, plan: Plan, victory: int, hex: int) -> int:
    """The worth of being on a victory hex, and of not blocking one's own entry hex."""
    if not masks.has(state.held[plan.seat], victory):
        return SEIZE
    worth = HOLD if plan.threats[victory] else 0
    blocks = plan.is_waited_for and hex == state.scenario.entry[plan.seat]
    return worth - BLOCKED if blocks else worth


def contact(state: BattlesState, plan: Plan, unit: int, hex: int) -> int:
    """The worth of adjacent enemies: own attacks and fire minus the danger from them."""
    danger = 0
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
        chance = max(chance, attack_worth(state, unit, hex, enemy))
        shot = max(shot, shot_worth(state, unit, enemy))
    if not touched:
        return 0
    danger += danger_from_guns(state, plan.seat, hex)
    danger = danger if danger < 36 else 36
    hurt = unit_worth(state, unit) * danger * (FRAGILE if state.scenario.artillery[unit] else 1)
    gain = (chance + shot * SHOT // 100) * (36 - danger // 2) // 36 * plan.boldness // 100
    return gain - hurt // 72


def shot_worth(state: BattlesState, unit: int, enemy: int) -> int:
    """The worth of fire at an adjacent enemy in the enemy's turn."""
    scenario = state.scenario
    if status.is_disordered(state.status[unit]) or not scenario.fire[unit]:
        return 0
    cover = scenario.fire_cover[state.at[enemy]]
    return state.ground.odds.hit(scenario.fire[unit], cover) * prize(state, enemy) // 36


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


def attack_worth(state: BattlesState, unit: int, hex: int, enemy: int) -> int:
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
    return break_worth(state, unit, enemy, helpers, shift)


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


def break_worth(state: BattlesState, unit: int, enemy: int, helpers: int, shift: int) -> int:
    """The probability of breaking an enemy times its worth, which is a win on its entry hex."""
    scenario = state.scenario
    gap = scenario.melee[unit] + helpers - scenario.melee[enemy]
    morale = 0 if scenario.artillery[enemy] else scenario.morale[enemy]
    worth = prize(state, enemy)
    if state.at[enemy] == scenario.entry[scenario.owner[enemy]]:
        worth += LAST_STAND
    return state.ground.odds.break_(gap, shift, morale) * worth // 216


def prize(state: BattlesState, enemy: int) -> int:
    """The worth of breaking or hitting an enemy: more if disordered or on a victory hex."""
    worth = unit_worth(state, enemy)
    if status.is_disordered(state.status[enemy]):
        worth += worth // 2
    elif not state.scenario.artillery[enemy]:
        worth = worth * 2 // 3
    if state.scenario.victory_of[state.at[enemy]] != maps.NO_VICTORY:
        worth += 50
    return worth
