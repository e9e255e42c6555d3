"""Where a commander should stand: with his units, and not where he is captured."""

from typing import Final

from hatamoto.games.battles import occupants
from hatamoto.games.battles.board.pieces import first_unit, last_unit
from hatamoto.games.battles.content import distance, hexes
from hatamoto.games.battles.hints.plans import Plan
from hatamoto.games.battles.state import BattlesState

LED: Final = 8
"""For each unit in range."""
FRONT: Final = 10
"""More for one that faces the enemy."""
TOGETHER: Final = 14
"""For standing with a unit."""
EXPOSED: Final = 70
"""For standing alone where an enemy is near."""
APPROACH: Final = 3


def commander_standing(state: BattlesState, plan: Plan, commander: int, hex: int) -> int:
    """How good it is for a commander to end his move in a hex."""
    scenario = state.scenario
    enemy_zone = occupants.ZOC_OF[1 - plan.seat]
    worth, nearest = 0, 99
    for unit in range(first_unit(state, plan.seat), last_unit(state, plan.seat)):
        at = state.at[unit]
        if at == hexes.NO_HEX:
            continue
        away = distance(at, hex)
        nearest = away if away < nearest else nearest
        if away <= scenario.range_of[commander]:
            worth += LED + (FRONT if state.field[at] & enemy_zone else 0)
    friend = occupants.unit_in(state.field[hex])
    if friend >= 0:
        worth += TOGETHER
    elif is_near_enemy(state, plan.seat, hex):
        worth -= EXPOSED
    return worth - APPROACH * nearest + plan.lure(state, commander, hex) // 8


def is_near_enemy(state: BattlesState, seat: int, hex: int) -> bool:
    """Whether an enemy could be here after a move or two."""
    for unit in range(first_unit(state, 1 - seat), last_unit(state, 1 - seat)):
        at = state.at[unit]
        if at != hexes.NO_HEX and distance(at, hex) <= 5:
            return True
    return False
