"""Queries about pieces: owner, hex, status, commanders."""

from hatamoto.games.battles import codes, occupants, status
from hatamoto.games.battles.content import distance, hexes
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks


def unit_at(state: BattlesState, hex: int) -> int:
    """The combat unit in a hex, or -1."""
    return occupants.unit_in(state.field[hex])


def commander_at(state: BattlesState, hex: int) -> int:
    """The commander in a hex, or -1."""
    if not state.field[hex] & occupants.COMMANDER:
        return -1
    for piece in range(state.scenario.units, len(state.scenario.pieces)):
        if state.at[piece] == hex:
            return piece
    return -1


def in_enemy_zoc(state: BattlesState, hex: int, seat: int) -> bool:
    """Whether a hex is in a zone of control of the other seat (§3-2)."""
    return state.field[hex] & occupants.ZOC_OF[1 - seat] != 0


def place_of(state: BattlesState, piece: int) -> int:
    """The place of a piece: on the map, in the cup, in hand and so on."""
    return status.place_of(state.status[piece])


def is_on_map(state: BattlesState, piece: int) -> bool:
    """Whether a piece is on the map."""
    return status.place_of(state.status[piece]) == status.ON_MAP


def is_disordered(state: BattlesState, piece: int) -> bool:
    """Whether a unit is on its back (§2-2-1(1).2)."""
    return status.is_disordered(state.status[piece])


def is_marked(state: BattlesState, piece: int) -> bool:
    """Whether a piece has acted in this phase (§6(3), §9-1(2), §10-1(3))."""
    return status.is_marked(state.status[piece])


def is_commander(state: BattlesState, piece: int) -> bool:
    """Whether a piece is a commander unit (§2-2-2)."""
    return piece >= state.scenario.units


def acting_seat(state: BattlesState) -> int:
    """The seat that acts in the current phase; seat 0 during set-up."""
    return codes.ACTING[state.phase] if state.phase < codes.PHASES else 0


def first_unit(state: BattlesState, seat: int) -> int:
    """The first combat unit of a seat; its units are numbered consecutively."""
    return state.scenario.split if seat else 0


def last_unit(state: BattlesState, seat: int) -> int:
    """One more than the last combat unit of a seat."""
    return state.scenario.units if seat else state.scenario.split


def first_commander(state: BattlesState, seat: int) -> int:
    """The first commander of a seat."""
    return state.scenario.commander_split if seat else state.scenario.units


def last_commander(state: BattlesState, seat: int) -> int:
    """One more than the last commander of a seat."""
    return len(state.scenario.pieces) if seat else state.scenario.commander_split


def commands(state: BattlesState, commander: int, hex: int) -> bool:
    """Whether a commander is on the map and a hex within the command range (ruling 52)."""
    at = state.at[commander]
    return at != hexes.NO_HEX and distance(at, hex) <= state.scenario.range_of[commander]


def best_commanded(state: BattlesState, seat: int, hex: int, values: list[int]) -> int:
    """The best value of a seat's commanders in range of a hex, or 0 (§15-2-7-2(3).2)."""
    best = 0
    for commander in range(first_commander(state, seat), last_commander(state, seat)):
        if values[commander] > best and commands(state, commander, hex):
            best = values[commander]
    return best


def morale(state: BattlesState, unit: int) -> int:
    """The morale of a unit, or a better one of a commander in range (§15-2-7-2(3).5)."""
    scenario = state.scenario
    own = scenario.morale[unit]
    best = best_commanded(state, scenario.owner[unit], state.at[unit], scenario.morale)
    return best if best > own else own


def hexes_held(state: BattlesState, seat: int) -> int:
    """The number of victory hexes a seat controls (§14)."""
    return masks.count(state.held[seat])
