"""Why a piece cannot move to a hex, or past it: too far, or an obstacle (§8).

An obstacle is found by removing it from a copy of the state and repeating the flood fill.
"""

from typing import Final, final

from hatamoto.games.battles import actions, occupants
from hatamoto.games.battles.board import pieces
from hatamoto.games.battles.board.destinations import destinations, prize
from hatamoto.games.battles.board.paths import destinations_via
from hatamoto.games.battles.content import distance, hexes
from hatamoto.games.battles.decisions.naming import off_map
from hatamoto.games.battles.facts import about, where
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.refusals import Refusal, refused

NO_VIA: Final = -1
"""Used in place of a way point: none."""


@final
class RequestedMove:
    """The move to be explained: piece, destination and way point."""

    def __init__(self, piece: int, action: int, via: int, arrives: bool) -> None:
        self.piece = piece
        self.action = action
        self.via = via
        self.arrives = arrives
        self.by_road = action >= actions.ROAD
        self.hex = action - (
            actions.VIA
            if action >= actions.VIA
            else actions.ROAD
            if action >= actions.ROAD
            else actions.NORMAL
        )


def destination_blocker(state: BattlesState, move: RequestedMove) -> Refusal:
    """Why a piece cannot move to a hex, or past it (§8)."""
    if move.action >= actions.VIA:
        return via_blocker(state, move.piece, move.hex)
    found = standing_blocker(state, move)
    if found is not None:
        return found
    return road_blocker(state, move) if move.by_road else step_blocker(state, move)


def standing_blocker(state: BattlesState, move: RequestedMove) -> Refusal | None:
    """Why a piece cannot be in a hex: terrain or stacking (§8(4), §15-2-7-2(4).2,
    §15-2-7-2(4).4)."""
    piece, hex = move.piece, move.hex
    owner = state.scenario.owner
    if off_map(state, hex):
        return refused("8(1)", "off_map", where(hex))
    if hex == begins_at(state, move):
        return refused("8(1)", "already_there", {**about(state, piece), **where(hex)})
    unit, commander = pieces.unit_at(state, hex), pieces.commander_at(state, hex)
    is_unit = piece < state.scenario.units
    if unit >= 0 and unit != piece and (is_unit or owner[unit] != owner[piece]):
        return refused("8(4)", "occupied", where(hex))
    if commander >= 0 and not is_unit:
        item = 2 if owner[commander] == owner[piece] else 4
        return refused(f"15-2-7-2(4).{item}", "has_commander", where(hex))
    return None


def begins_at(state: BattlesState, move: RequestedMove) -> int:
    """Where the move continues from: the way point, or the hex of the piece."""
    return move.via if move.via != NO_VIA else state.at[move.piece]


def road_blocker(state: BattlesState, move: RequestedMove) -> Refusal:
    """Why road movement does not reach the hex (§8-2)."""
    hex, start = move.hex, state.at[move.piece]
    seat = state.scenario.owner[move.piece]
    if not state.ground.roads[start]:
        return refused("8-2(2)", "not_on_road", where(start))
    if pieces.in_enemy_zoc(state, start, seat):
        return refused("8-2(2)", "starts_in_zoc", where(start))
    if not state.ground.roads[hex]:
        return refused("8-2(3)", "not_on_road", where(hex))
    if pieces.in_enemy_zoc(state, hex, seat):
        return refused("8-2(5)", "road_in_zoc", where(hex))
    found = obstacle(state, move, "8-2(5)")
    return refused("8-2(1)", "out_of_reach", where(hex)) if found is None else found


def step_blocker(state: BattlesState, move: RequestedMove) -> Refusal:
    """Why normal movement does not reach the hex (§8-1)."""
    hex, start = move.hex, begins_at(state, move)
    seat = state.scenario.owner[move.piece]
    if distance(start, hex) == 1:
        if hex not in state.ground.dry[start] and hex not in state.ground.roads[start]:
            return refused("8-1(2).2", "through_water", where(hex))
        if pieces.in_enemy_zoc(state, start, seat) and pieces.in_enemy_zoc(state, hex, seat):
            return refused("8-1(3).3", "zoc_to_zoc", where(hex))
    if costs_too_much(state, move):
        return refused("8-1(3).2", "leaving_zoc", where(hex))
    found = obstacle(state, move, "8-1(3).1")
    return refused("8(2)", "out_of_reach", where(hex)) if found is None else found


def via_blocker(state: BattlesState, piece: int, hex: int) -> Refusal:
    """Why a hex cannot be a way point (ruling 59)."""
    if off_map(state, hex):
        return refused("8(1)", "off_map", where(hex))
    if occupants.has_unit(state.field[hex]):
        return refused("8(4)", "occupied", where(hex))
    if piece >= state.scenario.units or not prize(state, state.scenario.owner[piece], hex):
        return refused("14(2)", "nothing_to_seize", where(hex))
    return refused("8(2)", "no_way_point", where(hex))


# Obstacles


def costs_too_much(state: BattlesState, move: RequestedMove) -> bool:
    """Whether only the extra point for leaving an enemy zone is missing (§8-1(3).2)."""
    free = state.clone()
    free.arrivals_pay = False
    return reaches(free, RequestedMove(move.piece, move.action, move.via, True))


def obstacle(state: BattlesState, move: RequestedMove, zoc_rule: str) -> Refusal | None:
    """The obstacle: zones, units or both, or the enemy entry hex, where a move ends."""
    facts = where(move.hex)
    if reaches(cleared(state, move.piece, True, False), move):
        return refused(zoc_rule, "barred_by_zoc", facts)
    if reaches(cleared(state, move.piece, False, True), move):
        return refused("8(4)", "barred_by_units", facts)
    if reaches(cleared(state, move.piece, True, True), move):
        return refused(zoc_rule, "barred_by_both", facts)
    return refused("14(4).1", "ends_at_entry", facts) if leads_past_entry(state, move) else None


def leads_past_entry(state: BattlesState, move: RequestedMove) -> bool:
    """Whether a unit would pass through the enemy entry hex (ruling 20)."""
    piece = move.piece
    goal = state.scenario.entry[1 - state.scenario.owner[piece]]
    if move.via != NO_VIA or goal == hexes.NO_HEX or piece >= state.scenario.units:
        return False
    return reaches(state, RequestedMove(piece, move.action, goal, move.arrives))


def reaches(state: BattlesState, move: RequestedMove) -> bool:
    """Whether the move is possible in this state."""
    piece = move.piece
    start = state.at[piece]
    if move.via != NO_VIA:
        return move.action in destinations_via(state, piece, start, move.via, move.arrives)
    return move.action in destinations(state, piece, start, move.arrives)


def cleared(state: BattlesState, piece: int, zones: bool, units: bool) -> BattlesState:
    """A copy of the state without the zones that stop a piece, or without the units in its way."""
    seat = state.scenario.owner[piece]
    gone = occupants.ZOC_OF[1 - seat] if zones else 0
    if units:
        gone |= occupants.ANY_UNIT
    copy = state.clone()
    for hex in range(hexes.HEXES):
        if hex != state.at[piece]:
            copy.field[hex] &= ~gone
    if zones:
        copy.field[state.at[piece]] &= ~occupants.ZOC_OF[1 - seat]
    return copy
