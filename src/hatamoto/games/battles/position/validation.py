"""Checks the facts of a position; each problem starts with the name of the field."""

from collections.abc import Iterator
from typing import Final

from hatamoto.games.battles import codes, frames, status
from hatamoto.games.battles.board import orders, pieces
from hatamoto.games.battles.content import hexes, tables
from hatamoto.games.battles.decisions.arriving import arrivals
from hatamoto.games.battles.setup import first_held, first_place
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import type_of

MAX_PIPS: Final = 6
LAST_PHASE: Final = codes.PHASES - 1
"""The first phase in which the first player can have lost a unit if nobody is set up."""


def problems(state: BattlesState, begins: bool) -> Iterator[str]:
    """All problems of a state that was read from a position; `begins` if a phase begins."""
    for piece in range(len(state.status)):
        for field, message in piece_problems(state, piece):
            yield f"{field}: {state.scenario.pieces[piece]} {message}"
    marked = any(pieces.is_marked(state, piece) for piece in range(len(state.status)))
    if begins and (state.turn == 0 or codes.phase_kind(state.phase) != codes.MOVE or marked):
        yield "begins: a Recovery/Movement Phase, before anybody has acted"
    for seat in range(state.seats):
        yield from arrival_problems(state, seat, begins and seat == pieces.acting_seat(state))
        yield from entry_problems(state, seat)
    yield from control_problems(state)
    if state.learned:
        yield "learned: nothing is hidden in this game"
    if state.ended != codes.GOING_ON and not is_over(state):
        yield "ended: the victory hexes and the turn do not say so"


def piece_problems(state: BattlesState, piece: int) -> Iterator[tuple[str, str]]:
    """The problems of one piece: field and message."""
    scenario, place = state.scenario, pieces.place_of(state, piece)
    if not may_be(state, piece, place):
        yield "pieces", "cannot be there"
    elif place == status.ON_MAP:
        hex = state.at[piece]
        other = pieces.unit_at(state, hex)
        if scenario.terrain[hex] == tables.LAKE:
            yield "pieces", "stands in water"
        elif state.turn == 0 and hex not in scenario.area_hexes[scenario.area[piece]]:
            yield "pieces", "is set up in its area"
        elif other >= 0 and scenario.owner[other] != scenario.owner[piece]:
            yield "pieces", "stands with an enemy unit"
    yield from flag_problems(state, piece)
    waits = scenario.artillery[piece] and orders.is_foot_in_hand(state, scenario.owner[piece])
    if waits and place not in (status.IN_HAND, status.ASIDE):
        yield "pieces", "comes only after all other units"
    is_early = state.turn == 1 and state.phase < codes.PHASES_EACH * scenario.saigo_seat
    if piece == scenario.saigo and place != status.ASIDE and is_early:
        yield "pieces", "cannot have come yet"


def may_be(state: BattlesState, piece: int, place: int) -> bool:
    """Whether a piece can be in this place now (§15-1-4, §15-2-4, §15-2-7)."""
    scenario = state.scenario
    first = first_place(scenario, piece)
    if state.turn == 0:
        return place == first or (place == status.ON_MAP and first == status.TO_PLACE)
    returns = piece < scenario.units and scenario.reorganises[scenario.owner[piece]] != 0
    if place == status.BACK:
        return returns and (state.turn > 1 or state.phase == LAST_PHASE)
    if place == status.REMOVED:
        return not returns
    if place == status.IN_HAND:
        return first != status.TO_PLACE
    return place == status.ON_MAP or (place == first and first != status.TO_PLACE)


def flag_problems(state: BattlesState, piece: int) -> Iterator[tuple[str, str]]:
    """Pieces that cannot be disordered or marked, but are."""
    scenario, phase = state.scenario, codes.phase_kind(state.phase)
    is_disordered, is_marked = pieces.is_disordered(state, piece), pieces.is_marked(state, piece)
    if (is_disordered or is_marked) and state.turn == 0:
        yield "marked", "is only being set up"
    elif is_disordered and pieces.is_commander(state, piece):
        yield "disordered", "is a commander"
    if not is_marked or state.turn == 0:
        return
    if scenario.owner[piece] != pieces.acting_seat(state):
        yield "marked", "does not act in this phase"
    elif phase != codes.MOVE and pieces.is_commander(state, piece):
        yield "marked", "is a commander"
    elif phase == codes.FIRE and (is_disordered or not scenario.fire[piece]):
        yield "marked", "cannot have fired"
    elif phase == codes.MELEE and not scenario.has_melee[piece]:
        yield "marked", "cannot have fought"


# Arrivals


def arrival_problems(state: BattlesState, seat: int, begins: bool) -> Iterator[str]:
    """More arrivals than the rolls so far allow (§13-1, §15-2-7-2(2))."""
    scenario = state.scenario
    open = [type_of(frame) for frame in arrivals(state, seat)] if begins else []
    start = status.IN_CUP if scenario.cup[seat] else status.IN_HAND
    units = range(pieces.first_unit(state, seat), pieces.last_unit(state, seat))
    reserve = [unit for unit in units if first_place(scenario, unit) == start]
    come = sum(1 for unit in reserve if pieces.place_of(state, unit) != start)
    if state.owed[seat] > (0 if scenario.cup[seat] else len(reserve) - come):
        yield f"owed: seat {seat} has not so many units in hand"
    rolled = called(state, seat, scenario.reinforcements)
    rolled -= open.count(frames.REINFORCEMENT_DIE.number)
    if come + state.owed[seat] > MAX_PIPS * rolled:
        yield f"pieces: seat {seat} has more reinforcements than it can have rolled"
    drawn = open.count(frames.DRAW_COMMANDER.number)
    for piece in range(pieces.first_commander(state, seat), pieces.last_commander(state, seat)):
        drawn += int(scenario.in_cup[piece] and pieces.place_of(state, piece) != status.IN_CUP)
    if drawn > called(state, seat, scenario.commanders_due):
        yield f"pieces: seat {seat} has drawn more commanders than it can have"


def called(state: BattlesState, seat: int, track: list[int]) -> int:
    """The number of marks on a seat's track so far, including this turn."""
    first = seat * state.scenario.turns
    turns = state.turn - int(seat == 1 and state.phase < 3 and state.turn > 0)
    return sum(track[first : first + turns])


# Victory hexes and the end


def entry_problems(state: BattlesState, seat: int) -> Iterator[str]:
    """An enemy is on an entry hex if and only if that ended the game (§14(4).1)."""
    scenario = state.scenario
    entry = scenario.entry[seat]
    if entry == hexes.NO_HEX:
        return
    unit = pieces.unit_at(state, entry)
    intruded = unit >= 0 and scenario.owner[unit] != seat
    if intruded != (state.ended == codes.ENTRY_HEX and state.winner == 1 - seat):
        yield f"pieces: the entry hex of seat {seat} ends the game once it is entered"
    is_held = masks.has(state.held[seat], scenario.victory_of[entry])
    if state.ended == codes.GOING_ON and not is_held:
        yield f"control: seat {seat} has lost its entry hex"


def control_problems(state: BattlesState) -> Iterator[str]:
    """A unit's side controls the victory hex it is on; control is never lost otherwise (§14(3))."""
    scenario = state.scenario
    start = first_held(scenario, 0) | first_held(scenario, 1)
    if masks.without(start, state.held[0] | state.held[1]):
        yield "control: a victory hex once controlled stays so"
    if state.turn == 0 and state.held[0] != first_held(scenario, 0):
        yield "control: it changes only in play"
    for index, hex in enumerate(scenario.victory_hexes):
        unit = pieces.unit_at(state, hex)
        if unit >= 0 and not masks.has(state.held[scenario.owner[unit]], index):
            yield f"control: {scenario.pieces[unit]} controls the hex it stands on"


def is_over(state: BattlesState) -> bool:
    """Whether the game can have ended for the reason given (§14(4))."""
    if state.ended == codes.ENTRY_HEX:
        won = state.winner != codes.NOBODY_WON
        return won and state.scenario.entry[1 - state.winner] != hexes.NO_HEX
    if state.turn < state.scenario.turns or state.phase != LAST_PHASE:
        return False
    held = [pieces.hexes_held(state, seat) for seat in range(state.seats)]
    if state.ended == codes.DRAWN:
        return state.winner == codes.NOBODY_WON and max(held) < state.scenario.needed
    return state.winner != codes.NOBODY_WON and held[state.winner] >= state.scenario.needed
