"""Generates plans of a round by beam search, a little at a time.

As in `hints/planning.py`, a plan is simulated slot by slot while the others do nothing. Here goods
and samurai that would be lost count against it, and all plans at the end of the beam are kept.
"""

from typing import Final, final

from hatamoto.games.edo import actions, board, codes, plans
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.planning import faces, staffings, stock_of
from hatamoto.games.edo.hints.planning import Sketch, best_of, filled, worth_trying
from hatamoto.games.edo.hints.worth import POINT, SCALE, rounds_left
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.plan_generator import CandidatePlan, PlanGenerator

NARROW: Final = 3
"""Width of the beam that is always finished, however short the time."""
ALIKE: Final = 2
"""The most plans returned with the same three actions."""
SIFTED: Final = 4
"""Varied plans are picked from this many times as many of the best."""
LOST: Final = 150
"""The cost of a good beyond the storage limit, which was counted but will be discarded."""
HUNGRY: Final = 500
"""The extra cost if samurai go home for want of rice and none is left to feed any."""


@final
class RoundPlanGenerator(PlanGenerator):
    """Beam search over the three slots, one card of one sketch at a time; narrow, then broad."""

    def __init__(self, state: EdoState, seat: int, breadth: int) -> None:
        branches = state.branches
        assert branches is not None
        self.seat = seat
        self.given = branches.answers[seat]
        """What the seat has answered already."""
        self.left = rounds_left(state)
        self.stock = stock_of(state, seat)
        start = state.clone()
        start.branches = None
        start.stack = []
        start.plan[seat * codes.PLANNED + plans.STOCK] = self.stock
        self.breadths = [breadth] if breadth <= NARROW else [breadth, NARROW]
        """The widths of the beams still to be run, last first."""
        self.levels = [[Sketch(start, [], plans.cards_in(self.stock), 0)]]
        """The sketches by number of filled slots."""
        for _ in range(actions.SLOTS):
            self.levels.append([])
        self.slot = 0
        self.expanded: list[Sketch] = []
        """The sketches already expanded."""
        self.waiting = self.levels[0].copy()
        """The sketches of this slot to expand next; `choices` are the cards for the first one."""
        self.choices = self._choices()

    def work(self) -> bool:
        """Fill the next slot of a sketch with one card and every crew worth trying."""
        if not self.breadths:
            return False
        sketch = self.waiting[0]
        planned = self.choices.pop(0)
        for crew in self._crews(sketch, planned):
            done = filled(sketch, self.seat, self.slot, self.left, planned, crew)
            done.worth -= self._waste(done.state)
            self.levels[self.slot + 1].append(done)
        if not self.choices:
            self.expanded.append(self.waiting.pop(0))
            self._advance()
        return len(self.breadths) > 0

    def _advance(self) -> None:
        """Move to the next sketch, slot or beam that has anything to expand."""
        while not self.waiting and self.breadths:
            self.slot += 1
            if self.slot == actions.SLOTS:
                self.slot = 0
                self.breadths.pop()
            if self.breadths:
                best = best_of(self.levels[self.slot], self.breadths[-1])
                self.waiting = [sketch for sketch in best if not self._is_expanded(sketch)]
        if self.waiting:
            self.choices = self._choices()

    def _is_expanded(self, sketch: Sketch) -> bool:
        for other in self.expanded:
            if other is sketch:
                return True
        return False

    def _choices(self) -> list[int]:
        """The cards for the next slot of the sketch that is being expanded."""
        if len(self.given) > 2 * self.slot:
            return [self.given[2 * self.slot]]
        sketch = self.waiting[0]
        return faces(sketch.state, sketch.cards, self.slot)

    def _crews(self, sketch: Sketch, planned: int) -> list[int]:
        if len(self.given) > 2 * self.slot + 1:
            return [self.given[2 * self.slot + 1]]
        face = plans.face_of_answer(planned)
        most = sketch.state.config.content.officials[face]
        return worth_trying(staffings(self.stock, sketch.used, self.slot, most))

    def _waste(self, state: EdoState) -> int:
        """Goods that will be discarded, and samurai who will be sent home for want of rice."""
        at = self.seat * codes.HELD
        abroad, rice = state.holdings[at + codes.ABROAD], state.holdings[at + ids.RICE]
        if not self.left:
            each = POINT // state.config.content.samurai_per_point
            return max(0, abroad - rice) * each
        kept = board.resources(state, self.seat) - min(abroad, rice)
        lost = HUNGRY if abroad and not rice else 0
        return lost + max(0, kept - state.config.content.limit) * LOST

    def plans(self, count: int) -> list[CandidatePlan]:
        """The best plans, few of them with the same actions."""
        while len(self.breadths) > 1 or not self.levels[actions.SLOTS]:
            self.work()
        found: list[CandidatePlan] = []
        seen: dict[tuple[int, int, int], int] = {}
        for sketch in best_of(self.levels[actions.SLOTS], SIFTED * count):
            answers = sketch.answers
            key = (answers[0], answers[2], answers[4])
            alike = seen.get(key, 0)
            if alike < ALIKE:
                seen[key] = alike + 1
                rest = [*answers[len(self.given) :], actions.READY]
                found.append(CandidatePlan(rest, sketch.worth / SCALE))
                if len(found) == count:
                    break
        return found
