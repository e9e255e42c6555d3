"""Promise: in a simultaneous step the order of arrival changes nothing."""

from typing import final

from hatamoto.kernel.conformance.case import Case, replayable
from hatamoto.kernel.conformance.runs import BOUND, picked
from hatamoto.kernel.events import Event
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.record import compact
from hatamoto.kernel.rng import Rng

PROMISE = "arrivals"


@final
class Arrivals:
    """A game whose answers do not depend on when they are given, and whose order is any."""

    def __init__(self, case: Case, order: int) -> None:
        self.case = case
        self.order = Rng(order)
        self.straight = order == 0
        self.match = case.match(auto=True)
        self.told: list[Event] = self.match.begin()
        self.permuted = 0
        """How many answers came before one of a lower seat, or were taken back and given anew."""

    def go_on(self) -> None:
        """Play to the next moment at which no answer is pending."""
        state = self.match.state
        if state.branches is None:
            self._answer(state.actor())
            return
        step = state.branches
        while state.branches is step:
            owing = state.to_act()
            seat = owing[0] if self.straight else picked(self.order, owing)
            self.permuted += seat != owing[0]
            self._answer(seat)
            if state.branches is step and not self.straight and self.order.below(4) == 0:
                self._take_back(seat)

    def _answer(self, seat: int) -> None:
        """What a seat answers depends on the record and its own pending answers only."""
        pending = len(self.match.sealed[seat])
        luck = Rng((len(self.match.lines) << 8 | seat << 4 | pending) ^ self.case.seed << 24)
        events = self.match.act(seat, picked(luck, self.match.state.legal(seat)))
        if not any(self.match.sealed):
            self.told = events
        elif events:
            raise self.case.fault(
                PROMISE, f"seat {seat}'s sealed answer told something", self.match
            )

    def _take_back(self, seat: int) -> None:
        self.match.undo(seat)
        self.permuted += 1

    def image(self) -> list[str]:
        """All that must not depend on the order."""
        told = [event.as_json() for event in self.told]
        position = fingerprint(self.match.state)
        counters = compact(self.match.stream.counters)
        return [position, replayable(self.match), counters, compact(told)]


def check_arrivals(case: Case, orders: int) -> int:
    """One game in several orders of arrival; returns how many answers came in another order."""
    permuted = 0
    for order in range(1, orders + 1):
        straight, shuffled = Arrivals(case, 0), Arrivals(case, case.seed << 8 | order)
        for _ in range(BOUND):
            check_same(case, straight, shuffled)
            if not straight.match.state.to_act():
                break
            straight.go_on()
            shuffled.go_on()
        permuted += shuffled.permuted
    return permuted


def check_same(case: Case, straight: Arrivals, shuffled: Arrivals) -> None:
    """State, record, chance and events are the same in both orders."""
    names = ("position", "record", "chance counters", "events")
    for name, one, other in zip(names, straight.image(), shuffled.image(), strict=True):
        if one != other:
            message = f"the {name} depends on the order of arrival"
            raise case.fault(PROMISE, message, shuffled.match)
