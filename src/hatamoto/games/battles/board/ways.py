"""Where a move can lead: its last hex, and the way points it may name (§8, ruling 59)."""

from typing import cast

from hatamoto.games.battles import actions, codes
from hatamoto.games.battles.board import ground, reach
from hatamoto.games.battles.board.pieces import first_commander, last_commander
from hatamoto.games.battles.board.reach import (
    commander_roads,
    commander_steps,
    given_back,
    spare_point,
    taken,
    unit_roads,
    unit_steps,
)
from hatamoto.games.battles.content import distance, hexes, maps
from hatamoto.games.battles.state import BattlesState


def destinations(state: BattlesState, piece: int, start: int, arrives: bool = False) -> list[int]:
    """The moves of a piece from a hex as actions: normal, by road, and way points (§8)."""
    scenario = state.scenario
    points = scenario.allowance[piece]
    most = points + spare_point(state, piece, start, arrives)
    marks = taken(state, start)
    passing: list[object] = []
    if piece >= scenario.units:
        found = commander_steps(state, piece, start, most, marks)
        commander_roads(state, piece, start, 2 * points, marks, found)
        wipe_commanders(state, marks)
    else:
        found = unit_steps(state, piece, start, most + 1, marks, True)
        unit_roads(state, piece, start, 2 * points, marks, found)
        passing = way_points(state, piece, start, marks)
    given_back(state, marks, start, found)
    if passing:
        found.extend(passing)
    return cast(list[int], found)  # all of them are numbers, boxed once


def wipe_commanders(state: BattlesState, marks: list[int]) -> None:
    """Wipe the marks where a commander was passed: such a hex is not among those found."""
    for piece in range(state.scenario.units, len(state.scenario.pieces)):
        hex = state.at[piece]
        if hex != hexes.NO_HEX:
            marks[hex] = 0


def prize(state: BattlesState, seat: int, hex: int) -> int:
    """What a unit of the seat would seize or capture in a hex, as one bit; else 0 (§14(2))."""
    victory = state.scenario.victory_of[hex]
    if victory != maps.NO_VICTORY and not state.held[seat] >> victory & 1:
        return 1 << victory
    if not state.field[hex] & codes.COMMANDER or state.field[hex] & codes.UNIT_BITS:
        return 0
    for piece in range(first_commander(state, 1 - seat), last_commander(state, 1 - seat)):
        if state.at[piece] == hex:
            return 1 << maps.VICTORIES + piece - state.scenario.units
    return 0


def add_commanders(state: BattlesState, seat: int, found: list[int]) -> None:
    """Add the hexes of enemy commanders who stand alone, but for hexes to be seized."""
    for piece in range(first_commander(state, 1 - seat), last_commander(state, 1 - seat)):
        at = state.at[piece]
        if (
            at != hexes.NO_HEX
            and (state.field[at] & codes.UNIT_BITS) == 0
            and is_taken(state, seat, at)
        ):
            found.append(at)


def is_taken(state: BattlesState, seat: int, hex: int) -> bool:
    """Whether there is no victory hex here for the seat to seize."""
    victory = state.scenario.victory_of[hex]
    return victory == maps.NO_VICTORY or state.held[seat] >> victory & 1 != 0


def way_points(state: BattlesState, unit: int, start: int, marks: list[int]) -> list[object]:
    """The prizes a move of a unit can pass and go on from, as actions (ruling 59)."""
    scenario = state.scenario
    found: list[object] = []
    ground_list = state.ground
    mask = (ground_list.on_foot[start] | ground_list.by_road[start]) & ~state.held[
        scenario.owner[unit]
    ]
    place = 0
    while mask:
        if mask & 1:
            hex = scenario.victory_hexes[place]
            if marks[hex] and is_way_point(state, unit, start, hex, marks[hex]):
                found.append(actions.VIA + hex)
        mask >>= 1
        place += 1
    if scenario.units < len(scenario.pieces):
        leaders: list[int] = []
        add_commanders(state, scenario.owner[unit], leaders)
        for hex in leaders:
            if marks[hex] and is_way_point(state, unit, start, hex, marks[hex]):
                found.append(actions.VIA + hex)
    return found


def is_way_point(state: BattlesState, unit: int, start: int, hex: int, mark: int) -> bool:
    """Whether a move that has come to a hex may go on from it."""
    seat = state.scenario.owner[unit]
    if hex == start or hex == state.scenario.entry[1 - seat]:
        return False
    if state.field[hex] & (codes.ZOC_OF[1 - seat] | codes.UNIT_BITS):
        return False
    steps = 2 * state.scenario.allowance[unit]
    return 0 < mark >> reach.LINK_BITS < steps or goes_on(state, unit, hex, mark & reach.REST)


def goes_on(state: BattlesState, unit: int, hex: int, most: int) -> bool:
    """Whether normal movement has a step left from a hex."""
    for edge in state.ground.edges[hex]:
        occupant = state.field[edge >> ground.COST_BITS] >> codes.UNIT_SHIFT
        if edge & ground.COST < most and (occupant == 0 or occupant == unit + 1):
            return True
    return False


def matters(state: BattlesState, unit: int, start: int, goal: int, by_road: bool) -> bool:
    """Whether a way of the unit could pass a prize before it ends."""
    scenario, ground_list = state.scenario, state.ground
    seat = scenario.owner[unit]
    most = scenario.allowance[unit] * (2 if by_road else 1)
    mask = (ground_list.by_road[start] if by_road else ground_list.on_foot[start]) & ~state.held[
        seat
    ]
    there = ground_list.links if by_road else ground_list.far
    onward = ground_list.links if by_road else ground_list.onward
    first = 0
    while mask:
        if mask & 1:
            points = onward[first + goal]
            if points and points + there[first + start] <= most:
                return True
        mask >>= 1
        first += hexes.HEXES
    if scenario.units == len(scenario.pieces):
        return False
    return meets_commander(state, 1 - seat, start, goal, most, by_road)


def meets_commander(
    state: BattlesState, seat: int, start: int, goal: int, most: int, by_road: bool
) -> bool:
    """Whether so many steps could pass a commander of the seat who stands alone."""
    for piece in range(first_commander(state, seat), last_commander(state, seat)):
        hex = state.at[piece]
        if hex == hexes.NO_HEX or hex == goal or state.field[hex] & codes.UNIT_BITS:
            continue
        if by_road and not state.ground.roads[hex]:
            continue
        if distance(start, hex) + distance(hex, goal) <= most:
            return True
    return False
