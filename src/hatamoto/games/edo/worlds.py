"""What a seat holds possible: hidden are only the plans that have not been shown.

Whoever plans does so slot by slot, and slots are shown in the same order. So what is not yet shown
is planned anew, evenly at each question, from what could be planned with. How many black officials
were called is known to all (ruling 42), so plans that call another number are thrown away.
"""

from hatamoto.games.edo import actions, board, codes, plans
from hatamoto.games.edo.decisions.planning import faces, staffings
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
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
    return plans.is_locked(state, seat) and board.shown(state, seat) < actions.SLOTS


def plan_anew(state: EdoState, seat: int, rng: Rng) -> None:
    """Replace what a seat has not shown, keeping the number of black officials."""
    called = plans.calls(state, seat)
    first = board.shown(state, seat)
    while True:
        if plan_once(state, seat, first, rng) == called:
            return


def plan_once(state: EdoState, seat: int, first: int, rng: Rng) -> int:
    """Plan the slots from one on; returns how many black officials the whole plan calls."""
    at = seat * codes.PLANNED
    stock = plans.stock_at(state, seat)
    cards, used = plans.cards_in(stock), 0
    for slot in range(first):
        planned = state.plan[at + slot]
        cards &= ~masks.one(plans.card(planned))
        used += plans.officials_of(planned)
    for slot in range(first, actions.SLOTS):
        choices = faces(state, cards, slot)
        chosen = choices[rng.below(len(choices))]
        face = (chosen - actions.PLAN_A_CARD) % actions.FACES
        crews = staffings(stock, used, slot, state.config.content.officials[face])
        crew = crews[rng.below(len(crews))]
        planned = plans.answered(chosen, crew)
        state.plan[at + slot] = planned
        cards &= ~masks.one(plans.card(planned))
        used += plans.officials_of(planned)
    return plans.black_in(used)
