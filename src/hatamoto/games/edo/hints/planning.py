"""Thinking out a plan: the best of many that are carried out in mind, slot by slot.

A beam keeps the most promising beginnings. In mind the others stand still.
"""

from typing import Final

from hatamoto.games.edo import actions, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions import planning
from hatamoto.games.edo.decisions.planning import entry_of, faces, staff_of, staffings, stock_of
from hatamoto.games.edo.hints.carrying import carry_out
from hatamoto.games.edo.hints.worth import rounds_left, worth
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.frames import framed_wide

BEAM: Final = 10
HUNGER: Final = 260
"""What it costs to send a samurai home for want of rice."""
IDLE: Final = 12
"""A small preference for officials kept at home, so that none is wasted."""


class Sketch:
    """The beginning of a plan, and the table as it would be then."""

    def __init__(self, state: EdoState, answers: list[int], planned: int, used: int) -> None:
        self.state = state
        self.answers = answers
        self.planned = planned
        self.used = used
        self.worth = 0


def best_plan(state: EdoState, seat: int, answers: list[int]) -> list[int]:
    """The six answers of the best plan that begins with these answers."""
    start = state.clone()
    start.branches = None
    start.stack = []
    start.plan[seat * codes.PLANNED + planning.STOCK] = stock_of(state, seat)
    left = rounds_left(state)
    sketches = [Sketch(start, [], 0, 0)]
    for slot in range(actions.SLOTS):
        grown: list[Sketch] = []
        for sketch in sketches:
            grow(sketch, seat, slot, left, answers, grown)
        sketches = best_of(grown, BEAM)
    return sketches[0].answers


def grow(
    sketch: Sketch, seat: int, slot: int, left: int, answers: list[int], grown: list[Sketch]
) -> None:
    """Every way to fill the next slot that is worth a thought."""
    state = sketch.state
    stock = state.plan[seat * codes.PLANNED + planning.STOCK]
    choices = faces(state, stock >> 10, sketch.planned)
    if len(answers) > 2 * slot:
        choices = [answers[2 * slot]]
    for face in choices:
        place = (face - actions.PLAN_A_CARD) % actions.FACES
        planned = sketch.planned | place // ids.ACTIONS << 2 + 4 * slot
        most = state.setting.content.officials[place]
        frame = framed_wide(codes.MAKE_PLAN, seat, planned, sketch.used, most)
        crews = worth_trying(staffings(stock, frame))
        if len(answers) > 2 * slot + 1:
            crews = [answers[2 * slot + 1]]
        for crew in crews:
            grown.append(filled(sketch, seat, slot, left, face, crew, planned))


def worth_trying(crews: list[int]) -> list[int]:
    """For each number of officials one way to send them: neutral and black ones first.

    Ways that send own officials instead are tried too, for only those may enter the board.
    """
    kept: list[int] = []
    seen = 0
    for crew in crews:
        staff = staff_of(crew)
        own, neutral, black = staff & 7, staff >> 3 & 31, staff >> 8
        total = own + neutral + black
        if own == total or not seen >> total & 1:
            kept.append(crew)
            seen |= 1 << total
    return kept


def filled(
    sketch: Sketch, seat: int, slot: int, left: int, face: int, crew: int, planned: int
) -> Sketch:
    """The sketch with one more slot, carried out."""
    state = sketch.state.clone()
    state.plan[seat * codes.PLANNED + slot] = entry_of(face, crew)
    state.passes = slot
    carry_out(state, seat)
    used = sketch.used + staff_of(crew)
    done = Sketch(state, [*sketch.answers, face, crew], planned + 1, used)
    done.worth = worth(state, seat, left) - hunger(state, seat, left) - IDLE * spent(used)
    return done


def spent(used: int) -> int:
    """The officials of a plan so far."""
    return (used & 7) + (used >> 3 & 31)


def hunger(state: EdoState, seat: int, left: int) -> int:
    """Samurai who could not be paid at the end of the round."""
    unpaid = state.hold[seat * codes.HELD + codes.ABROAD] - state.hold[seat * codes.HELD + ids.RICE]
    return unpaid * HUNGER if unpaid > 0 and left else 0


def best_of(sketches: list[Sketch], count: int) -> list[Sketch]:
    """The most promising ones, best first; of equals the earlier."""
    kept: list[Sketch] = []
    for sketch in sketches:
        place = len(kept)
        while place > 0 and kept[place - 1].worth < sketch.worth:
            place -= 1
        if place < count:
            kept.insert(place, sketch)
            if len(kept) > count:
                kept.pop()
    return kept
