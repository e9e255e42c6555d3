"""Beam search for a plan: candidate plans are simulated slot by slot.

The beam keeps the most promising partial plans. In the simulation the others do nothing.
"""

from __future__ import annotations

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
        self.before_idle = 0
        """The worth without the cost of the officials used."""
        self.grown: dict[int, Sketch] = {}
        """The sketches that follow, by the next slot; sketches with equal states share them."""


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
        share_simulations(sketches)
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
    entry = plans.answered(planned, crew)
    cards = sketch.cards & ~masks.one(plans.card(entry))
    used = sketch.used + plans.officials_of(entry)
    answers = [*sketch.answers, planned, crew]
    simulated = sketch.grown.get(entry)
    if simulated is not None:
        done = Sketch(simulated.state, answers, cards, used)
        done.before_idle = simulated.before_idle
    else:
        state = sketch.state.clone()
        state.plan[seat * codes.PLANNED + slot] = entry
        state.passes = slot
        carry_out(state, seat)
        done = Sketch(state, answers, cards, used)
        done.before_idle = worth(state, seat, left) - hunger(state, seat, left)
        sketch.grown[entry] = done
    done.worth = done.before_idle - IDLE * spent(used)
    return done


def share_simulations(sketches: list[Sketch]) -> None:
    """Let sketches with equal states simulate each next slot only once.

    Plans that use the same cards in another order often lead to the same state.
    """
    for index in range(len(sketches)):
        sketch = sketches[index]
        for earlier in range(index):
            if is_same(sketches[earlier].state, sketch.state):
                sketch.grown = sketches[earlier].grown
                break


def is_same(one: EdoState, other: EdoState) -> bool:
    """Whether the simulation goes on equally from two states of the same round.

    What it sets before each turn may differ: the plan, the pass and the officials at work.
    """
    if one is other:
        return True
    return (
        one.holdings == other.holdings
        and one.pieces == other.pieces
        and one.crowd == other.crowd
        and one.city == other.city
        and one.merchant == other.merchant
        and one.display == other.display
        and one.deck == other.deck
        and one.neutrals == other.neutrals
        and one.fortresses == other.fortresses
        and one.court == other.court
        and one.ronin == other.ronin
        and has_same_offers(one, other)
    )


def has_same_offers(one: EdoState, other: EdoState) -> bool:
    """Whether the merchants, the modules and the marks of the turn are equal."""
    return (
        one.current == other.current
        and one.coming == other.coming
        and one.pile == other.pile
        and one.merchant_moved == other.merchant_moved
        and one.repeats_left == other.repeats_left
        and one.top_open == other.top_open
        and one.dispersed == other.dispersed
        and one.closed == other.closed
        and one.barren == other.barren
        and one.demands == other.demands
        and one.grants == other.grants
        and one.drawn == other.drawn
        and one.ended == other.ended
    )


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
