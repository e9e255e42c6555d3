"""What a seat holds possible: hidden are only the plans that have not been shown.

Whoever plans does so slot by slot, and slots are shown in the same order. So what is not yet shown
is planned anew, evenly at each question, from what could be planned with. How many black officials
were called is known to all (ruling 42), so plans that call another number are thrown away.
"""

from hatamoto.games.edo import actions, board, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions import planning
from hatamoto.games.edo.decisions.planning import entry_of, faces, staff_of, staffings
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.frames import framed_wide
from hatamoto.kernel.rng import Rng


def sample(state: EdoState, seat: int, rng: Rng) -> EdoState:
    """A state the seat cannot tell from the truth, with the odds of even planning."""
    drawn = state.clone()
    drawn.reseal(seat, rng)
    for other in range(state.seats):
        if other != seat and is_hidden(state, other):
            plan_anew(drawn, other, rng)
    return drawn


def is_hidden(state: EdoState, seat: int) -> bool:
    """Whether a seat has a locked plan of which some is not shown yet."""
    return (
        state.plan[seat * codes.PLANNED + planning.STOCK] != codes.NO_PLAN
        and board.shown(state, seat) < actions.SLOTS
    )


def plan_anew(state: EdoState, seat: int, rng: Rng) -> None:
    """Replace what a seat has not shown, keeping the number of black officials."""
    at = seat * codes.PLANNED
    called = (state.plan[at] >> 14) + (state.plan[at + 1] >> 14) + (state.plan[at + 2] >> 14)
    first = board.shown(state, seat)
    while True:
        if plan_once(state, seat, first, rng) == called:
            return


def plan_once(state: EdoState, seat: int, first: int, rng: Rng) -> int:
    """Plan the slots from one on; returns how many black officials the whole plan calls."""
    at = seat * codes.PLANNED
    stock = state.plan[at + planning.STOCK]
    planned = first
    used = 0
    for slot in range(first):
        entry = state.plan[at + slot]
        planned |= (entry & 15) << 2 + 4 * slot
        used += (entry >> 8 & 7) + ((entry >> 11 & 7) << 3) + (entry >> 14 << 8)
    for slot in range(first, actions.SLOTS):
        choices = faces(state, stock >> 10, planned)
        face = choices[rng.below(len(choices))]
        place = (face - actions.PLAN_A_CARD) % actions.FACES
        planned |= place // ids.ACTIONS << 2 + 4 * slot
        most = state.setting.content.officials[place]
        crews = staffings(stock, framed_wide(codes.MAKE_PLAN, seat, planned, used, most))
        crew = crews[rng.below(len(crews))]
        state.plan[at + slot] = entry_of(face, crew)
        used += staff_of(crew)
        planned += 1
    return used >> 8
