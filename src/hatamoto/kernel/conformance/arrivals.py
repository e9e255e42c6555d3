"""Promise: in a simultaneous step the order in which answers arrive changes nothing."""

from typing import final

from hatamoto.kernel.conformance.case import Case, replayable
from hatamoto.kernel.conformance.runs import BOUND, random_choice
from hatamoto.kernel.events import Event
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.record import compact
from hatamoto.kernel.rng import Rng

PROMISE = "arrivals"


@final
class Arrivals:
    """A game whose answers depend on the position only and arrive in a seeded order.

    Order 0 is by seat.
    """

    def __init__(self, case: Case, order: int) -> None:
        self.case = case
        self.order = Rng(order)
        self.in_order = order == 0
        self.match = case.match(auto=True)
        self.events: list[Event] = self.match.begin()
        self.permuted = 0
        """How many answers came before one of a lower seat, or were taken back and repeated."""

    def advance(self) -> None:
        """Play on until no answer is pending."""
        state = self.match.state
        if state.branches is None:
            self._answer(state.actor())
            return
        step = state.branches
        while state.branches is step:
            owing = state.to_act()
            seat = owing[0] if self.in_order else random_choice(self.order, owing)
            self.permuted += seat != owing[0]
            self._answer(seat)
            if state.branches is step and not self.in_order and self.order.below(4) == 0:
                self._take_back(seat)

    def _answer(self, seat: int) -> None:
        """Give an answer that depends only on the record and the seat's own pending answers."""
        pending = len(self.match.sealed[seat])
        rng = Rng((len(self.match.lines) << 8 | seat << 4 | pending) ^ self.case.seed << 24)
        events = self.match.act(seat, random_choice(rng, self.match.state.legal(seat)))
        if not any(self.match.sealed):
            self.events = events
        elif events:
            raise self.case.fault(
                PROMISE, f"seat {seat}'s sealed answer emitted events", self.match
            )

    def _take_back(self, seat: int) -> None:
        self.match.undo(seat)
        self.permuted += 1

    def snapshot(self) -> list[str]:
        """Everything that must not depend on the order."""
        events = [event.as_json() for event in self.events]
        position = fingerprint(self.match.state)
        counters = compact(self.match.stream.counters)
        return [position, replayable(self.match), counters, compact(events)]


def check_arrivals(case: Case, orders: int) -> int:
    """Play one game in several orders of arrival; returns how many answers were out of order."""
    permuted = 0
    for order in range(1, orders + 1):
        in_order, shuffled = Arrivals(case, 0), Arrivals(case, case.seed << 8 | order)
        for _ in range(BOUND):
            check_same(case, in_order, shuffled)
            if not in_order.match.state.to_act():
                break
            in_order.advance()
            shuffled.advance()
        permuted += shuffled.permuted
    return permuted


def check_same(case: Case, in_order: Arrivals, shuffled: Arrivals) -> None:
    """Check that state, record, chance and events are the same in both orders."""
    names = ("position", "record", "chance counters", "events")
    for name, one, other in zip(names, in_order.snapshot(), shuffled.snapshot(), strict=True):
        if one != other:
            message = f"the {name} depends on the order of arrival"
            raise case.fault(PROMISE, message, shuffled.match)
