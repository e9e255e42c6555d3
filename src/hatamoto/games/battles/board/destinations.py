"""The destinations of a move: its last hex, and the way points it may name (§8, ruling 59)."""

from typing import Final, cast

from hatamoto.games.battles import actions, occupants
from hatamoto.games.battles.board import reach
from hatamoto.games.battles.board.marks import links_of, rest_of
from hatamoto.games.battles.board.pieces import first_commander, last_commander, unit_at
from hatamoto.games.battles.board.steps import cost_of, hex_of
from hatamoto.games.battles.content import distance, hexes, maps
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks

NO_VICTORIES: Final[list[int]] = []


def destinations(state: BattlesState, piece: int, start: int, arrives: bool = False) -> list[int]:
    """The moves of a piece from a hex as actions: normal, by road, and way points (§8)."""
    scenario = state.scenario
    budget = reach.points_at_start(state, piece, start, arrives)
    marks = reach.take_scratch(state, start)
    found = reach.flood(state, piece, start, budget, 2 * scenario.allowance[piece], True, marks)
    passing: list[object] = []
    if piece >= scenario.units:
        wipe_commanders(state, marks)
    else:
        passing = way_points(state, piece, start, marks)
    reach.return_scratch(state, marks, start, found)
    if passing:
        found.extend(passing)
    return cast(list[int], found)  # all items are integers, boxed once


def wipe_commanders(state: BattlesState, marks: list[int]) -> None:
    """Clear the marks of hexes where a commander was passed, which are not among those found."""
    for piece in range(state.scenario.units, len(state.scenario.pieces)):
        hex = state.at[piece]
        if hex != hexes.NO_HEX:
            marks[hex] = 0


def prize(state: BattlesState, seat: int, hex: int) -> int:
    """The bit of what a unit of the seat would seize or capture in a hex, or 0 (§14(2))."""
    victory = state.scenario.victory_of[hex]
    if victory != maps.NO_VICTORY and not masks.has(state.held[seat], victory):
        return masks.one(victory)
    if not occupants.has_commander(state.field[hex]) or occupants.has_unit(state.field[hex]):
        return 0
    for piece in range(first_commander(state, 1 - seat), last_commander(state, 1 - seat)):
        if state.at[piece] == hex:
            return masks.one(maps.VICTORIES + piece - state.scenario.units)
    return 0


def add_commanders(state: BattlesState, seat: int, found: list[int]) -> None:
    """Add the hexes of enemy commanders without a unit, except hexes to be seized."""
    for piece in range(first_commander(state, 1 - seat), last_commander(state, 1 - seat)):
        at = state.at[piece]
        if (
            at != hexes.NO_HEX
            and not occupants.has_unit(state.field[at])
            and is_taken(state, seat, at)
        ):
            found.append(at)


def is_taken(state: BattlesState, seat: int, hex: int) -> bool:
    """Whether the seat has no victory hex to seize here."""
    victory = state.scenario.victory_of[hex]
    return victory == maps.NO_VICTORY or masks.has(state.held[seat], victory)


def way_points(state: BattlesState, unit: int, start: int, marks: list[int]) -> list[object]:
    """The prizes that a unit's move can pass and continue from, as actions (ruling 59)."""
    scenario, ground = state.scenario, state.ground
    found: list[object] = []
    near = ground.on_foot[start] | ground.by_road[start]
    left = masks.without(near, state.held[scenario.owner[unit]])
    for victory in masks.members(left) if left else NO_VICTORIES:
        hex = scenario.victory_hexes[victory]
        if marks[hex] and is_way_point(state, unit, start, hex, marks[hex]):
            found.append(actions.VIA + hex)
    if scenario.units < len(scenario.pieces):
        leaders: list[int] = []
        add_commanders(state, scenario.owner[unit], leaders)
        for hex in leaders:
            if marks[hex] and is_way_point(state, unit, start, hex, marks[hex]):
                found.append(actions.VIA + hex)
    return found


def is_way_point(state: BattlesState, unit: int, start: int, hex: int, mark: int) -> bool:
    """Whether a move can continue from a hex."""
    seat = state.scenario.owner[unit]
    if hex == start or hex == state.scenario.entry[1 - seat]:
        return False
    if state.field[hex] & (occupants.ZOC_OF[1 - seat] | occupants.UNIT_BITS):
        return False
    links = 2 * state.scenario.allowance[unit]
    return 0 < links_of(mark) < links or can_continue(state, unit, hex, rest_of(mark))


def can_continue(state: BattlesState, unit: int, hex: int, budget: int) -> bool:
    """Whether normal movement has a step left from a hex."""
    for edge in state.ground.edges[hex]:
        occupant = unit_at(state, hex_of(edge))
        if cost_of(edge) < budget and (occupant < 0 or occupant == unit):
            return True
    return False


def matters(state: BattlesState, unit: int, start: int, goal: int, by_road: bool) -> bool:
    """Whether a path of the unit could pass a prize before it ends."""
    scenario, ground = state.scenario, state.ground
    seat = scenario.owner[unit]
    budget = scenario.allowance[unit] * (2 if by_road else 1)
    near = ground.by_road[start] if by_road else ground.on_foot[start]
    there = ground.links if by_road else ground.far
    onward = ground.links if by_road else ground.onward
    left = masks.without(near, state.held[seat])
    for victory in masks.members(left) if left else NO_VICTORIES:
        points = onward[victory * hexes.HEXES + goal]
        if points and points + there[victory * hexes.HEXES + start] <= budget:
            return True
    if scenario.units == len(scenario.pieces):
        return False
    return meets_commander(state, 1 - seat, start, goal, budget, by_road)


def meets_commander(
    state: BattlesState, seat: int, start: int, goal: int, budget: int, by_road: bool
) -> bool:
    """Whether a path of `budget` steps could pass a commander of the seat without a unit."""
    for piece in range(first_commander(state, seat), last_commander(state, seat)):
        hex = state.at[piece]
        if hex == hexes.NO_HEX or hex == goal or occupants.has_unit(state.field[hex]):
            continue
        if by_road and not state.ground.roads[hex]:
            continue
        if distance(start, hex) + distance(hex, goal) <= budget:
            return True
    return False
