"""Where a piece can go: flood fills for normal movement and road movement (§8-1, §8-2).

A flood fill writes its marks into one list by hex, see `marks`. Most of a game's time is spent
here, so marks and occupants are tested inline instead of by calls, and the fills of units use
machine words (`i64`) when compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from hatamoto.games.battles import actions, occupants
from hatamoto.games.battles.board import steps
from hatamoto.games.battles.board.marks import REST, START, by_road, fresh
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.state import BattlesState

if TYPE_CHECKING:
    from mypy_extensions import i64


def take_scratch(state: BattlesState, start: i64) -> list[i64]:
    """Take the state's scratch list for a flood fill, with the start marked."""
    marks = state.scratch
    if marks is None:
        return fresh(start)
    state.scratch = None
    marks[start] = START
    return marks


def return_scratch(state: BattlesState, marks: list[i64], start: i64, found: list[object]) -> None:
    """Clear the marks of the start and of all hexes found, and return the scratch list."""
    marks[start] = 0
    for action in found:
        hex = cast("i64", action) - actions.NORMAL  # all items are integers
        marks[hex if hex < hexes.HEXES else hex - hexes.HEXES] = 0
    state.scratch = marks


def points_at_start(state: BattlesState, piece: int, start: int, arrives: bool) -> int:
    """The value a flood fill starts with: the piece's movement points plus one."""
    return state.scenario.allowance[piece] + 1 + spare_point(state, piece, start, arrives)


def flood(
    state: BattlesState,
    piece: int,
    start: int,
    budget: int,
    links: int,
    leaving: bool,
    marks: list[int],
) -> list[object]:
    """All normal and road movement of a piece as actions; `budget` is its points plus one."""
    if piece >= state.scenario.units:
        found = commander_steps(state, piece, start, budget - 1, marks)
        commander_roads(state, piece, start, links, marks, found)
    else:
        found = unit_steps(state, piece, start, budget, marks, leaving)
        unit_roads(state, piece, start, links, marks, found)
    return found


def spare_point(state: BattlesState, piece: int, start: int, arrives: bool) -> int:
    """The extra point that an arrival need not pay in an enemy zone, by an option (ruling 41).

    It is added before the move, and leaving the zone uses it up.
    """
    if state.arrivals_pay or not arrives:
        return 0
    return 1 if state.field[start] & occupants.ZOC_OF[1 - state.scenario.owner[piece]] else 0


def move_ends(state: BattlesState, piece: int, hex: int) -> bool:
    """Whether a move that enters a hex ends there (§8-1(3).1, §14(4).1).

    An enemy zone stops every piece, the enemy entry hex only units. The flood fills have the same
    test inline, for speed.
    """
    seat = state.scenario.owner[piece]
    if state.field[hex] & occupants.ZOC_OF[1 - seat]:
        return True
    return piece < state.scenario.units and hex == state.scenario.entry[1 - seat]


def commander_can_move(state: BattlesState, piece: int) -> bool:
    """Whether a commander can move at all; a free neighbour is enough (§8-1(4))."""
    start = state.at[piece]
    seat = state.scenario.owner[piece]
    enemy = occupants.ZOC_OF[1 - seat]
    shut = occupants.COMMANDER | (enemy if state.field[start] & enemy else 0)
    for edge in state.ground.edges[start]:
        hex = steps.hex_of(edge)
        if not state.field[hex] & shut and may_stand(state, seat, hex, True):
            return True
    points = state.scenario.allowance[piece]
    return len(commander_steps(state, piece, start, points, fresh(start))) > 0


def unit_steps(
    state: BattlesState, unit: i64, start: i64, budget: i64, marks: list[i64], leaving: bool
) -> list[object]:
    """Normal movement of a unit as actions; `budget` is its points plus one (§8-1, §8-1(3)).

    Hexes are expanded in the order they are found; a hex reached with more points later is expanded
    again.
    """
    found = first_steps(state, unit, start, budget, marks, leaving)
    field: list[i64] = state.field
    edges: list[list[i64]] = state.ground.edges
    seat = state.scenario.owner[unit]
    enemy: i64 = occupants.ZOC_OF[1 - seat]
    goal: i64 = state.scenario.entry[1 - seat]
    home: i64 = state.at[unit]
    again: list[i64] = []
    index: i64 = 0
    while index < len(found) or again:
        if index < len(found):
            hex = cast("i64", found[index]) - actions.NORMAL  # all items are integers
            index += 1
        else:
            hex = again.pop()
        points = marks[hex]
        if points < 2 or field[hex] & enemy or hex == goal:
            continue
        for edge in edges[hex]:
            rest = points - steps.cost_of(edge)
            if rest < 1:
                break
            other = steps.hex_of(edge)
            if rest <= marks[other] or (field[other] > occupants.NO_UNIT and other != home):
                continue
            if marks[other]:
                again.append(other)
            else:
                found.append(actions.NORMAL_TO[other])
            marks[other] = rest
    return found


def first_steps(
    state: BattlesState, unit: i64, start: i64, budget: i64, marks: list[i64], leaving: bool
) -> list[object]:
    """The hexes adjacent to the start, as actions.

    With `leaving` the move begins here: leaving a zone of control costs an extra point, entering
    another one directly is forbidden (§8-1(3).2, §8-1(3).3), and one step is allowed at any cost
    (§8-1(4)). A move ends in a zone (§8-1(3).1).
    """
    field: list[i64] = state.field
    edges: list[i64] = state.ground.edges[start]
    home: i64 = state.at[unit]
    enemy: i64 = occupants.ZOC_OF[1 - state.scenario.owner[unit]]
    shut: i64 = enemy if leaving and field[start] & enemy else 0
    if shut:
        budget -= 1
    found: list[object] = []
    for edge in edges:
        hex = steps.hex_of(edge)
        holds = field[hex]
        if holds & shut or (holds > occupants.NO_UNIT and hex != home):
            continue
        rest = budget - steps.cost_of(edge)
        if rest < 1:
            if not leaving:
                continue
            rest = 1
        marks[hex] = rest
        found.append(actions.NORMAL_TO[hex])
    return found


def unit_roads(
    state: BattlesState, unit: i64, start: i64, budget: i64, marks: list[i64], found: list[object]
) -> None:
    """Add road movement: along road links only, never in a zone of control (§8-2)."""
    roads: list[list[i64]] = state.ground.roads
    field: list[i64] = state.field
    seat = state.scenario.owner[unit]
    enemy: i64 = occupants.ZOC_OF[1 - seat]
    goal: i64 = state.scenario.entry[1 - seat]
    home: i64 = state.at[unit]
    if not roads[start] or field[start] & enemy:
        return
    queue: list[i64] = [start]
    index: i64 = 0
    links: i64 = 0
    while links < budget and index < len(queue):
        links += 1
        reached = by_road(links)
        stop = len(queue)
        while index < stop:
            for hex in roads[queue[index]]:
                if marks[hex] > REST or field[hex] & enemy:
                    continue
                if field[hex] > occupants.NO_UNIT and hex != home:
                    continue
                marks[hex] |= reached
                found.append(actions.ROAD_TO[hex])
                if hex != goal:
                    queue.append(hex)
            index += 1


# Commanders pass through friends and other commanders (§15-2-7-2(4))


def commander_steps(
    state: BattlesState, piece: int, start: int, points: int, marks: list[int]
) -> list[object]:
    """Normal movement of a commander, past others, as actions (§15-2-7-2(4), ruling 51)."""
    again: list[int] = []
    found = commander_first_steps(state, piece, start, points + 1, marks, again)
    field = state.field
    edges = state.ground.edges
    seat = state.scenario.owner[piece]
    enemy = occupants.ZOC_OF[1 - seat]
    barred = occupants.UNIT_OF[1 - seat]
    index = 0
    while index < len(found) or again:
        if index < len(found):
            hex = cast(int, found[index]) - actions.NORMAL  # all items are integers
            index += 1
        else:
            hex = again.pop()
        have = marks[hex]
        if have < 2 or field[hex] & enemy:
            continue
        for edge in edges[hex]:
            rest = have - steps.cost_of(edge)
            if rest < 1:
                break
            other = steps.hex_of(edge)
            if rest <= marks[other]:
                continue
            holds = field[other]
            is_met = holds & occupants.COMMANDER != 0
            if holds & barred or (is_met and (rest == 1 or holds & enemy)):
                continue
            if marks[other] or is_met:
                again.append(other)
            else:
                found.append(actions.NORMAL_TO[other])
            marks[other] = rest
    return found


def commander_first_steps(
    state: BattlesState, piece: int, start: int, budget: int, marks: list[int], passed: list[int]
) -> list[object]:
    """The hexes adjacent to the start, as actions; zones stop a commander like a unit.

    A hex with another commander is added to `passed` only.
    """
    seat = state.scenario.owner[piece]
    enemy = occupants.ZOC_OF[1 - seat]
    shut = enemy if state.field[start] & enemy else 0
    if shut:
        budget -= 1
    found: list[object] = []
    for edge in state.ground.edges[start]:
        hex = steps.hex_of(edge)
        rest = budget - steps.cost_of(edge)
        rest = max(rest, 1)
        if state.field[hex] & shut or not may_stand(state, seat, hex, rest == 1):
            continue
        marks[hex] = rest
        if state.field[hex] & occupants.COMMANDER:
            passed.append(hex)
        else:
            found.append(actions.NORMAL_TO[hex])
    return found


def may_stand(state: BattlesState, seat: int, hex: int, stops: bool) -> bool:
    """Whether a commander of a seat may enter a hex.

    No enemy unit may be there and, if he must stop there (always in an enemy zone), no commander.
    """
    holds = state.field[hex]
    if holds & occupants.UNIT_OF[1 - seat]:
        return False
    return not holds & occupants.COMMANDER or not (stops or holds & occupants.ZOC_OF[1 - seat])


def commander_roads(
    state: BattlesState, piece: int, start: int, budget: int, marks: list[int], found: list[object]
) -> None:
    """Add the road movement of a commander (§8-2, §15-2-7-2(4).1)."""
    roads = state.ground.roads
    field = state.field
    seat = state.scenario.owner[piece]
    shut = occupants.ZOC_OF[1 - seat] | occupants.UNIT_OF[1 - seat]
    if not roads[start] or field[start] & shut:
        return
    queue = [start]
    index = 0
    links = 0
    while links < budget and index < len(queue):
        links += 1
        reached = by_road(links)
        stop = len(queue)
        while index < stop:
            for hex in roads[queue[index]]:
                if marks[hex] > REST or field[hex] & shut:
                    continue
                marks[hex] |= reached
                queue.append(hex)
                if not field[hex] & occupants.COMMANDER:
                    found.append(actions.ROAD_TO[hex])
            index += 1
