"""The worth of units and of whole states."""

from typing import Final

from hatamoto.games.battles import codes, status
from hatamoto.games.battles.board.pieces import (
    first_commander,
    first_unit,
    hexes_held,
    last_commander,
    last_unit,
)
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.state import BattlesState

HEX: Final = 34
"""The weight of one victory hex, in thousandths of a win."""
LEAD: Final = 70
"""The weight of holding enough of them."""
LOW: Final = 20
HIGH: Final = 980


def unit_worth(state: BattlesState, unit: int) -> int:
    """The worth of a unit, about 30 to 70."""
    scenario = state.scenario
    return 16 + 4 * scenario.fire[unit] + 3 * scenario.melee[unit] + 3 * scenario.morale[unit]


def value(state: BattlesState, seat: int) -> int:
    """The heuristic value of a full state for a seat, in thousandths of a win."""
    if state.ended != codes.GOING_ON:
        if state.winner == codes.NOBODY_WON:
            return 500
        return 1000 if state.winner == seat else 0
    own, other = hexes_held(state, seat), hexes_held(state, 1 - seat)
    worth = 500 + HEX * (own - other) * (10 + state.turn) // 20
    worth += LEAD * (int(own >= state.scenario.needed) - int(other >= state.scenario.needed))
    worth += (strength(state, seat) - strength(state, 1 - seat)) // 6
    return LOW if worth < LOW else HIGH if worth > HIGH else worth


def strength(state: BattlesState, seat: int) -> int:
    """The strength of a seat's units: less for disordered ones, half for those to come."""
    total = 0
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        place = status.place_of(state.status[unit])
        if place == status.ON_MAP:
            full = unit_worth(state, unit)
            total += full * 7 // 10 if status.is_disordered(state.status[unit]) else full
        elif place == status.IN_HAND or place == status.BACK or place == status.IN_CUP:
            total += unit_worth(state, unit) // 2
    for piece in range(first_commander(state, seat), last_commander(state, seat)):
        if state.at[piece] != hexes.NO_HEX:
            total += 30
    return total
