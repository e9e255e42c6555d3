"""The worth of hexes for a commander: near his units, but not where he can be captured."""

from typing import Final

from hatamoto.games.battles import occupants
from hatamoto.games.battles.board.pieces import first_unit, last_unit
from hatamoto.games.battles.content import distance, hexes
from hatamoto.games.battles.judgement.plans import Plan
from hatamoto.games.battles.state import BattlesState

LED: Final = 8
"""For each unit in range."""
FRONT: Final = 10
"""Extra for a unit in contact with the enemy."""
TOGETHER: Final = 14
"""For sharing a hex with a unit."""
EXPOSED: Final = 70
"""The cost of being alone near an enemy."""
APPROACH: Final = 3


def commander_standing(state: BattlesState, plan: Plan, commander: int, hex: int) -> int:
    """The worth for a commander of ending his move in a hex."""
    scenario = state.scenario
    enemy_zone = occupants.ZOC_OF[1 - plan.seat]
    reach = scenario.range_of[commander]
    worth, nearest = 0, 99
    for unit in range(first_unit(state, plan.seat), last_unit(state, plan.seat)):
        at = state.at[unit]
        if at == hexes.NO_HEX:
            continue
        away = distance(at, hex)
        nearest = away if away < nearest else nearest
        if away <= reach:
            worth += LED + (FRONT if state.field[at] & enemy_zone else 0)
    friend = occupants.unit_in(state.field[hex])
    if friend >= 0:
        worth += TOGETHER
    elif is_near_enemy(state, plan.seat, hex):
        worth -= EXPOSED
    return worth - APPROACH * nearest + plan.attraction(state, commander, hex) // 8


def is_near_enemy(state: BattlesState, seat: int, hex: int) -> bool:
    """Whether an enemy could reach this hex within a move or two."""
    for unit in range(first_unit(state, 1 - seat), last_unit(state, 1 - seat)):
        at = state.at[unit]
        if at != hexes.NO_HEX and distance(at, hex) <= 5:
            return True
    return False
