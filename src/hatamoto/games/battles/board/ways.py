"""The way a move takes, where it matters: what is seized, and what events tell (ruling 59)."""

from typing import Final, cast, final

from hatamoto.games.battles.actions import VIA
from hatamoto.games.battles.board.ground import COST, COST_BITS
from hatamoto.games.battles.board.pieces import first_commander, last_commander
from hatamoto.games.battles.board.reach import (
    LINK_BITS,
    REST,
    commander_roads,
    commander_steps,
    fresh,
    given_back,
    may_stand,
    taken,
    unit_roads,
    unit_steps,
)
from hatamoto.games.battles.content import HEXES, NO_HEX, NO_VICTORY, distance
from hatamoto.games.battles.state import UNIT_BITS, UNIT_SHIFT, ZOC_OF, BattlesState

FAR: Final = 99


def destinations(state: BattlesState, piece: int, start: int) -> list[int]:
    """The moves of a piece from a hex as actions: normal, by road, and way points (§8)."""
    scenario = state.scenario
    points = scenario.allowance[piece]
    marks = taken(state, start)
    passing: list[object] = []
    if piece >= scenario.units:
        found = commander_steps(state, piece, start, points, marks)
        commander_roads(state, piece, start, 2 * points, marks, found)
        wipe_commanders(state, marks)
    else:
        found = unit_steps(state, piece, start, points + 1, marks, True)
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
        if hex != NO_HEX:
            marks[hex] = 0


def prizes(state: BattlesState, seat: int, hex: int) -> list[int]:
    """The hexes about here in which a unit of the seat would seize or capture (§14(2))."""
    scenario = state.scenario
    ground = state.ground
    mask = (ground.on_foot[hex] | ground.by_road[hex]) & ~state.held[seat]
    found: list[int] = []
    place = 0
    while mask:
        if mask & 1:
            found.append(scenario.victory_hexes[place])
        mask >>= 1
        place += 1
    add_commanders(state, seat, found)
    return found


def add_commanders(state: BattlesState, seat: int, found: list[int]) -> None:
    """Add the hexes of enemy commanders who stand alone, but for hexes to be seized."""
    for piece in range(first_commander(state, 1 - seat), last_commander(state, 1 - seat)):
        at = state.at[piece]
        if at != NO_HEX and (state.field[at] & UNIT_BITS) == 0 and is_taken(state, seat, at):
            found.append(at)


def is_taken(state: BattlesState, seat: int, hex: int) -> bool:
    """Whether there is no victory hex here for the seat to seize."""
    victory = state.scenario.victory_of[hex]
    return victory == NO_VICTORY or state.held[seat] >> victory & 1 != 0


def way_points(state: BattlesState, unit: int, start: int, marks: list[int]) -> list[object]:
    """The prizes a move of a unit can pass and go on from, as actions (ruling 59)."""
    scenario = state.scenario
    found: list[object] = []
    ground = state.ground
    mask = (ground.on_foot[start] | ground.by_road[start]) & ~state.held[scenario.owner[unit]]
    place = 0
    while mask:
        if mask & 1:
            hex = scenario.victory_hexes[place]
            if marks[hex] and is_way_point(state, unit, start, hex, marks[hex]):
                found.append(VIA + hex)
        mask >>= 1
        place += 1
    if scenario.units < len(scenario.pieces):
        leaders: list[int] = []
        add_commanders(state, scenario.owner[unit], leaders)
        for hex in leaders:
            if marks[hex] and is_way_point(state, unit, start, hex, marks[hex]):
                found.append(VIA + hex)
    return found


def is_way_point(state: BattlesState, unit: int, start: int, hex: int, mark: int) -> bool:
    """Whether a move that has come to a hex may go on from it."""
    seat = state.scenario.owner[unit]
    if hex == start or hex == state.scenario.entry[1 - seat]:
        return False
    if state.field[hex] & (ZOC_OF[1 - seat] | UNIT_BITS):
        return False
    steps = 2 * state.scenario.allowance[unit]
    return 0 < mark >> LINK_BITS < steps or goes_on(state, unit, hex, mark & REST)


def goes_on(state: BattlesState, unit: int, hex: int, most: int) -> bool:
    """Whether normal movement has a step left from a hex."""
    for edge in state.ground.edges[hex]:
        occupant = state.field[edge >> COST_BITS] >> UNIT_SHIFT
        if edge & COST < most and (occupant == 0 or occupant == unit + 1):
            return True
    return False


def destinations_via(state: BattlesState, unit: int, start: int, hex: int) -> list[int]:
    """The moves of a unit from a hex that pass through another, as actions (ruling 59)."""
    points = state.scenario.allowance[unit]
    marks = fresh(start)
    passed: list[object] = []
    unit_steps(state, unit, start, points + 1, marks, True)
    unit_roads(state, unit, start, 2 * points, marks, passed)
    most, links = marks[hex] & REST, marks[hex] >> LINK_BITS
    onward = fresh(hex)
    found: list[object] = []
    if most > 1:
        found = unit_steps(state, unit, hex, most, onward, False)
    if links:
        unit_roads(state, unit, hex, 2 * points - links, onward, found)
    return cast(list[int], found)  # all of them are numbers, boxed once


def matters(state: BattlesState, unit: int, start: int, goal: int, by_road: bool) -> bool:
    """Whether a way of the unit could pass a prize before it ends."""
    scenario, ground = state.scenario, state.ground
    seat = scenario.owner[unit]
    most = scenario.allowance[unit] * (2 if by_road else 1)
    mask = (ground.by_road[start] if by_road else ground.on_foot[start]) & ~state.held[seat]
    there = ground.links if by_road else ground.far
    onward = ground.links if by_road else ground.onward
    first = 0
    while mask:
        if mask & 1:
            points = onward[first + goal]
            if points and points + there[first + start] <= most:
                return True
        mask >>= 1
        first += HEXES
    if scenario.units == len(scenario.pieces):
        return False
    return meets_commander(state, 1 - seat, start, goal, most, by_road)


def meets_commander(
    state: BattlesState, seat: int, start: int, goal: int, most: int, by_road: bool
) -> bool:
    """Whether so many steps could pass a commander of the seat who stands alone."""
    for piece in range(first_commander(state, seat), last_commander(state, seat)):
        hex = state.at[piece]
        if hex == NO_HEX or hex == goal or state.field[hex] & UNIT_BITS:
            continue
        if by_road and not state.ground.roads[hex]:
            continue
        if distance(start, hex) + distance(hex, goal) <= most:
            return True
    return False


@final
class Ways:
    """The best way to each hex so far: points, seizures, hexes."""

    def __init__(self, start: int, points: int) -> None:
        self.costs = [FAR] * HEXES
        self.gains = [0] * HEXES
        self.hexes: list[list[int]] = [[]] * HEXES
        self.levels: list[list[int]] = [[] for _ in range(points + 1)]
        self.costs[start] = 0
        self.levels[0].append(start)

    def offer(self, hex: int, cost: int, gain: int, hexes: list[int]) -> None:
        """Keep a way if it is better: fewer points, more seizures, lower numbers (ruling 59)."""
        if cost > self.costs[hex]:
            return
        behind = gain < self.gains[hex] or (gain == self.gains[hex] and hexes >= self.hexes[hex])
        if cost == self.costs[hex] and behind:
            return
        self.costs[hex], self.gains[hex], self.hexes[hex] = cost, gain, hexes
        self.levels[cost].append(hex)


def way(
    state: BattlesState, piece: int, start: int, goal: int, by_road: bool, leaving: bool
) -> list[int]:
    """The hexes from behind the start to the goal, the best way (ruling 59)."""
    return ways(state, piece, start, by_road, leaving, goal).hexes[goal]


def ways(
    state: BattlesState, piece: int, start: int, by_road: bool, leaving: bool, goal: int = NO_HEX
) -> Ways:
    """The best way to every hex; a hex of road movement counts as half a point.

    With `leaving` the move begins here, else it goes on from a way point. With a goal nothing is
    looked for that is farther.
    """
    scenario = state.scenario
    points = scenario.allowance[piece] * (2 if by_road else 1)
    seat = scenario.owner[piece]
    enemy = ZOC_OF[1 - seat]
    wanted = prizes(state, seat, start) if piece < scenario.units else []
    found = Ways(start, points)
    for level in range(points):
        if goal != NO_HEX and found.costs[goal] <= level:
            break
        for hex in found.levels[level]:
            stops = state.field[hex] & enemy != 0 or hex == scenario.entry[1 - seat]
            if found.costs[hex] != level or (hex != start and stops):
                continue
            is_first = leaving and hex == start
            for edge in steps_from(state, piece, hex, by_road, is_first):
                other = edge >> COST_BITS
                cost = level + (edge & COST)
                if is_first and cost > points:
                    cost = points
                if cost <= points:
                    gain = found.gains[hex] + int(other in wanted)
                    found.offer(other, cost, gain, [*found.hexes[hex], other])
    return found


def steps_from(
    state: BattlesState, piece: int, hex: int, by_road: bool, is_first: bool
) -> list[int]:
    """The steps a piece may take from a hex, each with its points."""
    enemy = ZOC_OF[1 - state.scenario.owner[piece]]
    held_fast = is_first and state.field[hex] & enemy != 0
    shut = enemy if by_road or held_fast else 0
    edges = roads_of(state, hex) if by_road else state.ground.edges[hex]
    found: list[int] = []
    for edge in edges:
        other = edge >> COST_BITS
        if is_open(state, piece, other) and not state.field[other] & shut:
            found.append(edge + int(held_fast))
    return found


def roads_of(state: BattlesState, hex: int) -> list[int]:
    """The links of a road as steps of one point."""
    return [other << COST_BITS | 1 for other in state.ground.roads[hex]]


def is_open(state: BattlesState, piece: int, hex: int) -> bool:
    """Whether a piece may pass into a hex at all (§8(4), §15-2-7-2(4).1)."""
    if piece >= state.scenario.units:
        return may_stand(state, state.scenario.owner[piece], hex, False)
    occupant = state.field[hex] >> UNIT_SHIFT
    return occupant == 0 or occupant == piece + 1
