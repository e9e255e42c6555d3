"""Whether pieces, control and counts can stand so: nothing is read that play could not reach."""

from typing import Final, final

from hatamoto.games.battles import codes
from hatamoto.games.battles.board.orders import is_foot_in_hand
from hatamoto.games.battles.board.pieces import (
    acting_seat,
    first_commander,
    first_unit,
    is_commander,
    last_commander,
    last_unit,
    unit_at,
)
from hatamoto.games.battles.content import hexes, scenarios, tables
from hatamoto.games.battles.setup import first_held, first_place
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.errors import BadPosition

MOST_PIPS: Final = 6
LAST_PHASE: Final = codes.PHASES - 1
"""The first in which the side that moves first can have lost a unit where nobody is set up."""


@final
class Pending:
    """What chance has still to bring to a seat, though the track has called for it."""

    def __init__(self, units: int, commanders: int) -> None:
        self.units = units
        """How many units the roll of this turn has not brought yet."""
        self.commanders = commanders


NOTHING_PENDING: Final = Pending(0, 0)


def check_table(state: BattlesState) -> None:
    """All that lies on the table, without what is open."""
    for piece in range(len(state.status)):
        check_place(state, piece)
        if state.status[piece] >> 2 == codes.ON_MAP:
            check_hex(state, piece)
        check_flags(state, piece)
    for seat in range(2):
        check_arrivals(state, seat, NOTHING_PENDING)
        check_guns(state, seat)
        check_entry(state, seat)
    check_saigo(state)
    check_control(state)


def wrong(state: BattlesState, field: str, piece: int, message: str) -> BadPosition:
    """The error for one piece."""
    return BadPosition(f"{field}: {state.scenario.pieces[piece]} {message}")


def check_place(state: BattlesState, piece: int) -> None:
    """A piece is where its kind can be (§15-1-4, §15-2-4, §15-2-7)."""
    place = state.status[piece] >> 2
    first = first_place(state.scenario, piece)
    returns = (
        piece < state.scenario.units and state.scenario.reorganises[state.scenario.owner[piece]]
    )
    fits = place in (codes.ON_MAP, first) or (place == codes.REMOVED and not returns)
    if place == codes.BACK:
        fits = bool(returns) and (state.turn > 1 or state.phase == LAST_PHASE)
    elif place == codes.IN_HAND:
        fits = first in (codes.IN_CUP, codes.IN_HAND, codes.ASIDE)
    if place == codes.TO_PLACE:
        fits = first == codes.TO_PLACE and state.turn == 0
    elif state.turn == 0 and place != first:
        fits = place == codes.ON_MAP and first == codes.TO_PLACE
    if not fits:
        raise wrong(state, "pieces", piece, "cannot be there")


def check_hex(state: BattlesState, piece: int) -> None:
    """A piece on the map stands on land, and in the set-up in its area."""
    scenario, hex = state.scenario, state.at[piece]
    if scenario.terrain[hex] == tables.LAKE:
        raise wrong(state, "pieces", piece, "stands in water")
    if state.turn == 0 and hex not in scenario.area_hexes[scenario.area[piece]]:
        raise wrong(state, "pieces", piece, "is set up in its area")
    other = unit_at(state, hex)
    if is_commander(state, piece) and other >= 0 and scenario.owner[other] != scenario.owner[piece]:
        raise wrong(state, "pieces", piece, "stands with an enemy unit")


def check_flags(state: BattlesState, piece: int) -> None:
    """Who is disordered or marked can be so."""
    stands = state.status[piece]
    if not stands & (codes.DISORDERED | codes.MARKED):
        return
    if state.turn == 0:
        raise wrong(state, "marked", piece, "is only being set up")
    if stands & codes.DISORDERED and is_commander(state, piece):
        raise wrong(state, "disordered", piece, "is a commander")
    if not stands & codes.MARKED:
        return
    if state.scenario.owner[piece] != acting_seat(state):
        raise wrong(state, "marked", piece, "does not act in this phase")
    check_mark(state, piece)


def check_mark(state: BattlesState, piece: int) -> None:
    """A marked piece has been able to do what it is marked for."""
    phase = state.phase % 3
    if phase and is_commander(state, piece):
        raise wrong(state, "marked", piece, "is a commander")
    if phase == codes.FIRE:
        if state.status[piece] & codes.DISORDERED or not state.scenario.fire[piece]:
            raise wrong(state, "marked", piece, "cannot have fired")
    elif phase and not state.scenario.has_melee[piece]:
        raise wrong(state, "marked", piece, "cannot have fought")


def check_arrivals(state: BattlesState, seat: int, pending: Pending) -> None:
    """No more has come than the rolls so far can have brought (§13-1, §15-2-7-2(2))."""
    scenario = state.scenario
    cup = scenario.cup[seat]
    start = codes.IN_CUP if cup else codes.IN_HAND
    waiting, come = 0, 0
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        if first_place(scenario, unit) == start:
            waiting += int(state.status[unit] >> 2 == start)
            come += int(state.status[unit] >> 2 != start)
    if state.owed[seat] > (0 if cup else waiting):
        raise BadPosition(f"owed: seat {seat} has not so many units in hand")
    brought = MOST_PIPS * marks(state, seat, scenario.reinforcements) - pending.units
    if come + state.owed[seat] > brought:
        raise BadPosition(f"pieces: seat {seat} has more reinforcements than it can have rolled")
    drawn = 0
    for piece in range(first_commander(state, seat), last_commander(state, seat)):
        drawn += int(scenario.in_cup[piece] and state.status[piece] >> 2 != codes.IN_CUP)
    if drawn > marks(state, seat, scenario.commanders_due) - pending.commanders:
        raise BadPosition(f"pieces: seat {seat} has drawn more commanders than it can have")


def check_guns(state: BattlesState, seat: int) -> None:
    """No gun has come while others of its force still wait (§15-2-5(1).2)."""
    if not is_foot_in_hand(state, seat):
        return
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        if state.scenario.artillery[unit] and state.status[unit] >> 2 != codes.IN_HAND:
            raise wrong(state, "pieces", unit, "comes only after all other units")


def check_saigo(state: BattlesState) -> None:
    """Saigo has not come before his side has begun a phase (§15-2-7-2(2).2)."""
    scenario = state.scenario
    if scenario.saigo == scenarios.NO_PIECE or state.status[scenario.saigo] >> 2 == codes.ASIDE:
        return
    if state.turn == 1 and state.phase < 3 * scenario.saigo_seat:
        raise wrong(state, "pieces", scenario.saigo, "cannot have come yet")


def marks(state: BattlesState, seat: int, track: list[int]) -> int:
    """How often the track has called a seat so far, this turn included."""
    first = seat * state.scenario.turns
    turns = state.turn - int(seat == 1 and state.phase < 3 and state.turn > 0)
    return sum(track[first : first + turns])


def check_entry(state: BattlesState, seat: int) -> None:
    """Nobody stands on an enemy's entry hex while the game goes on (§14(4).1)."""
    entry = state.scenario.entry[seat]
    if entry == hexes.NO_HEX:
        return
    unit = unit_at(state, entry)
    intruded = unit >= 0 and state.scenario.owner[unit] != seat
    lost = state.ended == codes.ENTRY_HEX and state.winner == 1 - seat
    if intruded != lost:
        raise BadPosition(f"pieces: the entry hex of seat {seat} ends the game once it is entered")


def check_control(state: BattlesState) -> None:
    """A unit controls the victory hex it stands on, and what was held stays held (§14(3))."""
    nobody = (1 << len(state.scenario.victory_hexes)) - 1 & ~(state.held[0] | state.held[1])
    start = first_held(state.scenario, 0) | first_held(state.scenario, 1)
    if nobody & start:
        raise BadPosition("control: a victory hex once controlled stays so")
    if state.turn == 0 and state.held[0] != first_held(state.scenario, 0):
        raise BadPosition("control: it changes only in play")
    for place, hex in enumerate(state.scenario.victory_hexes):
        unit = unit_at(state, hex)
        if unit >= 0 and not state.held[state.scenario.owner[unit]] >> place & 1:
            raise wrong(state, "control", unit, "controls the hex it stands on")
    for seat in range(2):
        entry = state.scenario.entry[seat]
        home = hexes.NO_HEX if entry == hexes.NO_HEX else state.scenario.victory_of[entry]
        if (
            home != hexes.NO_HEX
            and state.ended == codes.GOING_ON
            and not state.held[seat] >> home & 1
        ):
            raise BadPosition(f"control: seat {seat} has lost its entry hex")
