"""Why a piece cannot go to a hex, or past it: too far, or what bars the way (§8).

What bars a way is found by taking it off a copy of the table and asking the flood again.
"""

from typing import Final, final

from hatamoto.games.battles import actions, occupants
from hatamoto.games.battles.board import pieces
from hatamoto.games.battles.board.paths import destinations_via
from hatamoto.games.battles.board.ways import destinations, prize
from hatamoto.games.battles.content import distance, hexes
from hatamoto.games.battles.decisions.naming import off_map
from hatamoto.games.battles.facts import about, where
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.refusals import Refusal, refused

NO_VIA: Final = -1
"""In the place of a way point: the move passes none."""


@final
class Course:
    """A move somebody asks for: who, where to, and past which hex."""

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


def way_blocker(state: BattlesState, course: Course) -> Refusal:
    """Why a piece cannot go to a hex, or past it (§8)."""
    if course.action >= actions.VIA:
        return via_blocker(state, course.piece, course.hex)
    found = standing_blocker(state, course)
    if found is not None:
        return found
    return road_blocker(state, course) if course.by_road else step_blocker(state, course)


def standing_blocker(state: BattlesState, course: Course) -> Refusal | None:
    """Nobody can stand there, or somebody does (§8(4), §15-2-7-2(4).2, §15-2-7-2(4).4)."""
    piece, hex = course.piece, course.hex
    owner = state.scenario.owner
    if off_map(state, hex):
        return refused("8(1)", "off_map", where(hex))
    if hex == begins_at(state, course):
        return refused("8(1)", "already_there", {**about(state, piece), **where(hex)})
    unit, commander = pieces.unit_at(state, hex), pieces.commander_at(state, hex)
    is_unit = piece < state.scenario.units
    if unit >= 0 and unit != piece and (is_unit or owner[unit] != owner[piece]):
        return refused("8(4)", "occupied", where(hex))
    if commander >= 0 and not is_unit:
        item = 2 if owner[commander] == owner[piece] else 4
        return refused(f"15-2-7-2(4).{item}", "has_commander", where(hex))
    return None


def begins_at(state: BattlesState, course: Course) -> int:
    """Where the piece is: on its way point, or where it stands."""
    return course.via if course.via != NO_VIA else state.at[course.piece]


def road_blocker(state: BattlesState, course: Course) -> Refusal:
    """Why road movement does not lead there (§8-2)."""
    hex, start = course.hex, state.at[course.piece]
    seat = state.scenario.owner[course.piece]
    if not state.ground.roads[start]:
        return refused("8-2(2)", "not_on_road", where(start))
    if pieces.in_enemy_zoc(state, start, seat):
        return refused("8-2(2)", "starts_in_zoc", where(start))
    if not state.ground.roads[hex]:
        return refused("8-2(3)", "not_on_road", where(hex))
    if pieces.in_enemy_zoc(state, hex, seat):
        return refused("8-2(5)", "road_in_zoc", where(hex))
    found = bar(state, course, "8-2(5)")
    return refused("8-2(1)", "out_of_reach", where(hex)) if found is None else found


def step_blocker(state: BattlesState, course: Course) -> Refusal:
    """Why normal movement does not lead there (§8-1)."""
    hex, start = course.hex, begins_at(state, course)
    seat = state.scenario.owner[course.piece]
    if distance(start, hex) == 1:
        if hex not in state.ground.dry[start] and hex not in state.ground.roads[start]:
            return refused("8-1(2).2", "through_water", where(hex))
        if pieces.in_enemy_zoc(state, start, seat) and pieces.in_enemy_zoc(state, hex, seat):
            return refused("8-1(3).3", "zoc_to_zoc", where(hex))
    if costs_too_much(state, course):
        return refused("8-1(3).2", "leaving_zoc", where(hex))
    found = bar(state, course, "8-1(3).1")
    return refused("8(2)", "out_of_reach", where(hex)) if found is None else found


def via_blocker(state: BattlesState, piece: int, hex: int) -> Refusal:
    """Why a hex is no way point (ruling 59)."""
    if off_map(state, hex):
        return refused("8(1)", "off_map", where(hex))
    if occupants.has_unit(state.field[hex]):
        return refused("8(4)", "occupied", where(hex))
    if piece >= state.scenario.units or not prize(state, state.scenario.owner[piece], hex):
        return refused("14(2)", "nothing_to_seize", where(hex))
    return refused("8(2)", "no_way_point", where(hex))


# What bars the way


def costs_too_much(state: BattlesState, course: Course) -> bool:
    """Whether only the extra point for leaving an enemy zone is missing (§8-1(3).2)."""
    free = state.clone()
    free.arrivals_pay = False
    return reaches(free, Course(course.piece, course.action, course.via, True))


def bar(state: BattlesState, course: Course, zoc_rule: str) -> Refusal | None:
    """Zones, units or both on the way, or the end of the move in the enemy entry hex."""
    facts = where(course.hex)
    if reaches(cleared(state, course.piece, True, False), course):
        return refused(zoc_rule, "barred_by_zoc", facts)
    if reaches(cleared(state, course.piece, False, True), course):
        return refused("8(4)", "barred_by_units", facts)
    if reaches(cleared(state, course.piece, True, True), course):
        return refused(zoc_rule, "barred_by_both", facts)
    return refused("14(4).1", "ends_at_entry", facts) if leads_past_entry(state, course) else None


def leads_past_entry(state: BattlesState, course: Course) -> bool:
    """Whether a unit would come there through the enemy entry hex (ruling 20)."""
    piece = course.piece
    goal = state.scenario.entry[1 - state.scenario.owner[piece]]
    if course.via != NO_VIA or goal == hexes.NO_HEX or piece >= state.scenario.units:
        return False
    return reaches(state, Course(piece, course.action, goal, course.arrives))


def reaches(state: BattlesState, course: Course) -> bool:
    """Whether a piece can go there on this table."""
    piece = course.piece
    start = state.at[piece]
    if course.via != NO_VIA:
        return course.action in destinations_via(state, piece, start, course.via, course.arrives)
    return course.action in destinations(state, piece, start, course.arrives)


def cleared(state: BattlesState, piece: int, zones: bool, units: bool) -> BattlesState:
    """A copy without the zones that hold a piece, or without the units that bar its way."""
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
