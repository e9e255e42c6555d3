"""Supporters of fire or melee, packed into six bits: the directions of their hexes from the target.

Six bits fit into a frame together with two pieces.
"""

from hatamoto.games.battles import status
from hatamoto.games.battles.board.pieces import unit_at
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks


def helpers_for(
    state: BattlesState, main: int, target: int, values: list[int], after: int
) -> list[int]:
    """The units numbered above `after` that may support: adjacent, in order (§9-2(2), §10-2(2))."""
    seat = state.scenario.owner[main]
    found: list[int] = []
    for hex in state.ground.beside[state.at[target]]:
        unit = unit_at(state, hex)
        if unit > after and unit != main and may_help(state, unit, seat, values):
            found.append(unit)
    found.sort()
    return found


def may_help(state: BattlesState, unit: int, seat: int, values: list[int]) -> bool:
    """Whether a unit is the seat's, in order, unmarked and has the strength for it."""
    is_ready = state.status[unit] == status.READY
    return is_ready and state.scenario.owner[unit] == seat and values[unit] > 0


def with_helper(state: BattlesState, helpers: int, unit: int, target: int) -> int:
    """The supporters with one more."""
    return helpers | masks.one(state.ground.beside[state.at[target]].index(state.at[unit]))


def helpers_in(state: BattlesState, helpers: int, target: int) -> list[int]:
    """The supporters in ascending order."""
    around = state.ground.beside[state.at[target]]
    found = [unit_at(state, around[index]) for index in masks.members(helpers)]
    found.sort()
    return found
