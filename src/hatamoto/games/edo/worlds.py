"""Sampling: only the plans that have not been shown are hidden.

Plans are made slot by slot, and slots are shown in the same order. So what is not shown yet is
replanned, uniformly at each decision, from the stock. The number of black officials used is public
(ruling 42), so plans with another number are rejected.
"""

from hatamoto.games.edo import actions, board, codes, plans
from hatamoto.games.edo.decisions.planning import faces, staffings
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.rng import Rng


def sample(state: EdoState, seat: int, rng: Rng) -> EdoState:
    """A state that the seat cannot tell from the true one, with uniformly random plans."""
    drawn = state.clone()
    drawn.redraw_answers(seat, rng)
    for other in range(state.seats):
        if other != seat and is_hidden(state, other):
            replan(drawn, other, rng)
    return drawn


def is_hidden(state: EdoState, seat: int) -> bool:
    """Whether a part of a seat's locked plan is not shown yet."""
    return plans.is_locked(state, seat) and board.shown(state, seat) < actions.SLOTS


def replan(state: EdoState, seat: int, rng: Rng) -> None:
    """Replace the hidden part of a seat's plan, keeping the number of black officials."""
    called = plans.calls(state, seat)
    first = board.shown(state, seat)
    while True:
        if plan_once(state, seat, first, rng) == called:
            return


def plan_once(state: EdoState, seat: int, first: int, rng: Rng) -> int:
    """Replan the slots from `first` on; returns the number of black officials in the plan."""
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
        face = plans.face_of_answer(chosen)
        crews = staffings(stock, used, slot, state.config.content.officials[face])
        crew = crews[rng.below(len(crews))]
        planned = plans.answered(chosen, crew)
        state.plan[at + slot] = planned
        cards &= ~masks.one(plans.card(planned))
        used += plans.officials_of(planned)
    return plans.black_in(used)
