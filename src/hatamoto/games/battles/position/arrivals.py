"""Whether what chance has still to bring fits the table (§13-1, §15-2-7-2(2), ruling 61)."""

from typing import Final

from hatamoto.games.battles import codes
from hatamoto.games.battles.board import pieces
from hatamoto.games.battles.decisions.arriving import count, is_saigo_rolled, still_to_come
from hatamoto.games.battles.position import standing
from hatamoto.games.battles.position.standing import Pending
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import Frame, a_of, b_of, c_of, framed, kind_of
from hatamoto.kernel.seats import NATURE

ARRIVALS: Final = {
    codes.SAIGO_DIE: 0,
    codes.DRAW_COMMANDER: 1,
    codes.REINFORCEMENT_DIE: 2,
    codes.DRAW_UNIT: 2,
}
"""What chance brings at the start of a Recovery/Movement Phase, from the bottom to the top.

The die comes before the draws it calls for, so they share a place.
"""


def fits_arrivals(state: BattlesState, above: list[Frame]) -> bool:
    """In the order of ruling 61, for the seat whose phase it is, before anybody has acted."""
    seat = pieces.acting_seat(state)
    last = -1
    for frame in above:
        rank = ARRIVALS.get(kind_of(frame), -1)
        if rank <= last or a_of(frame) != seat or c_of(frame) or not is_due(state, frame):
            return False
        if any(is_due(state, framed(kind, NATURE, seat)) for kind in between(last, rank)):
            return False
        last = rank
    return state.phase % 3 == codes.MOVE and not any_marked(state)


def between(last: int, rank: int) -> list[int]:
    """What would lie between two parts of the arrivals and has not been brought yet."""
    return [kind for kind, place in ARRIVALS.items() if last < place < rank]


def pending(state: BattlesState, seat: int) -> Pending:
    """What the track has called for this turn that chance has not brought yet."""
    units, commanders = 0, 0
    for frame in state.stack:
        kind = kind_of(frame)
        if kind == codes.BEGIN_PHASE and a_of(frame) % 3 == codes.MOVE and a_of(frame):
            space = seat * state.scenario.turns + state.turn - 1
            begins = codes.ACTING[a_of(frame)] == seat
            units = standing.MOST_PIPS if begins and state.scenario.reinforcements[space] else 0
            commanders = 1 if begins and state.scenario.commanders_due[space] else 0
        elif kind in ARRIVALS and a_of(frame) == seat:
            units += standing.MOST_PIPS if kind == codes.REINFORCEMENT_DIE else 0
            units += b_of(frame) if kind == codes.DRAW_UNIT else 0
            commanders += int(kind == codes.DRAW_COMMANDER)
    return Pending(units, commanders)


def any_marked(state: BattlesState) -> bool:
    """Whether anybody has acted in this phase."""
    return any(pieces.is_marked(state, piece) for piece in range(len(state.status)))


def is_due(state: BattlesState, frame: Frame) -> bool:
    """Whether chance has this to bring to a seat now."""
    kind, seat = kind_of(frame), a_of(frame)
    space = seat * state.scenario.turns + state.turn - 1
    if kind == codes.SAIGO_DIE:
        return b_of(frame) == 0 and is_saigo_rolled(state, seat)
    if kind == codes.DRAW_COMMANDER:
        due = state.scenario.commanders_due[space] and count(state, seat, codes.IN_CUP, True)
        return b_of(frame) == 0 and bool(due)
    if not state.scenario.reinforcements[space] or still_to_come(state, seat) < 1:
        return False
    if kind == codes.REINFORCEMENT_DIE:
        return b_of(frame) == 0
    left = count(state, seat, codes.IN_CUP, False)
    return state.scenario.cup[seat] != 0 and 0 < b_of(frame) <= min(left, 6)
