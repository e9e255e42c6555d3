"""Beam search for a plan: candidate plans are simulated slot by slot.

The beam keeps the most promising partial plans. In the simulation the others do nothing.
"""

from typing import Final

from hatamoto.games.edo import actions, codes, plans
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.planning import faces, staffings, stock_of
from hatamoto.games.edo.hints.carrying import carry_out
from hatamoto.games.edo.hints.worth import rounds_left, worth
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks

BEAM: Final = 10
HUNGER: Final = 260
"""The cost of a samurai that has to go home because there is too little rice."""
IDLE: Final = 12
"""A small preference for officials kept at home, so that none is wasted."""


class Sketch:
    """A partial plan, and the simulated state after it."""

    def __init__(self, state: EdoState, answers: list[int], cards: int, used: int) -> None:
        self.state = state
        self.answers = answers
        self.cards = cards
        """The set of cards left."""
        self.used = used
        """The officials of the slots so far (`plans.py`)."""
        self.worth = 0


def best_plan(state: EdoState, seat: int, answers: list[int]) -> list[int]:
    """The six answers of the best plan that starts with these answers."""
    start = state.clone()
    start.branches = None
    start.stack = []
    stock = stock_of(state, seat)
    start.plan[seat * codes.PLANNED + plans.STOCK] = stock
    left = rounds_left(state)
    sketches = [Sketch(start, [], plans.cards_in(stock), 0)]
    for slot in range(actions.SLOTS):
        grown: list[Sketch] = []
        for sketch in sketches:
            grow(sketch, seat, slot, left, answers, grown)
        sketches = best_of(grown, BEAM)
    return sketches[0].answers


def grow(
    sketch: Sketch, seat: int, slot: int, left: int, answers: list[int], grown: list[Sketch]
) -> None:
    """Extend a sketch by all promising ways to fill the next slot."""
    state = sketch.state
    stock = plans.stock_at(state, seat)
    choices = faces(state, sketch.cards, slot)
    if len(answers) > 2 * slot:
        choices = [answers[2 * slot]]
    for planned in choices:
        face = plans.face_of_answer(planned)
        most = state.config.content.officials[face]
        crews = worth_trying(staffings(stock, sketch.used, slot, most))
        if len(answers) > 2 * slot + 1:
            crews = [answers[2 * slot + 1]]
        for crew in crews:
            grown.append(filled(sketch, seat, slot, left, planned, crew))


def worth_trying(crews: list[int]) -> list[int]:
    """For each number of officials, one way to staff the card: neutral and black ones first.

    Ways with own officials are tried too, since only those may enter the board.
    """
    kept: list[int] = []
    seen = 0
    for crew in crews:
        staff = plans.answered_officials(crew)
        own = plans.own_in(staff)
        total = own + plans.neutral_in(staff) + plans.black_in(staff)
        if own == total or not masks.has(seen, total):
            kept.append(crew)
            seen |= masks.one(total)
    return kept


def filled(sketch: Sketch, seat: int, slot: int, left: int, planned: int, crew: int) -> Sketch:
    """The sketch with one more slot, simulated."""
    state = sketch.state.clone()
    entry = plans.answered(planned, crew)
    state.plan[seat * codes.PLANNED + slot] = entry
    state.passes = slot
    carry_out(state, seat)
    cards = sketch.cards & ~masks.one(plans.card(entry))
    used = sketch.used + plans.officials_of(entry)
    done = Sketch(state, [*sketch.answers, planned, crew], cards, used)
    done.worth = worth(state, seat, left) - hunger(state, seat, left) - IDLE * spent(used)
    return done


def spent(used: int) -> int:
    """The number of officials used in a plan so far."""
    return plans.own_in(used) + plans.neutral_in(used)


def hunger(state: EdoState, seat: int, left: int) -> int:
    """The cost of samurai who could not be paid at the end of the round."""
    unpaid = (
        state.holdings[seat * codes.HELD + codes.ABROAD]
        - state.holdings[seat * codes.HELD + ids.RICE]
    )
    return unpaid * HUNGER if unpaid > 0 and left else 0


def best_of(sketches: list[Sketch], count: int) -> list[Sketch]:
    """The best sketches, best first; the earlier of equal ones."""
    kept: list[Sketch] = []
    for sketch in sketches:
        index = len(kept)
        while index > 0 and kept[index - 1].worth < sketch.worth:
            index -= 1
        if index < count:
            kept.insert(index, sketch)
            if len(kept) > count:
                kept.pop()
    return kept
