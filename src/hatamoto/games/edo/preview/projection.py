"""Simulates a plan, and the same plan with one official more or fewer.

The hints take the turns, the others do nothing, and hidden information is not used.
"""

from typing import Final, final

from hatamoto.games.edo import actions, board, codes, frames, plans
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.planning import faces, staffings, stock_of
from hatamoto.games.edo.decisions.wages import wages
from hatamoto.games.edo.hints.carrying import carry_out, finish_turn
from hatamoto.games.edo.hints.worth import rounds_left, worth
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.events import Event
from hatamoto.kernel.frames import seat_of

ANSWERS: Final = 2 * actions.SLOTS
WALKED: Final = ("samurai_moved", "merchant_moved")
OFFICIALS: Final[list[int]] = [
    plans.officials(1, 0, 0),
    plans.officials(0, 1, 0),
    plans.officials(0, 0, 1),
]


@final
class Projection:
    """A simulated plan: the final state, and what each card did."""

    def __init__(self, state: EdoState, slots: list[int]) -> None:
        self.state = state
        self.slots = slots
        self.done: list[list[int]] = [[] for _ in slots]
        self.gains: list[list[int]] = [[0] * (codes.POINTS + 1) for _ in slots]
        self.walked = [0] * len(slots)
        """By slot, the ryo paid for movement."""
        self.worth = 0


@final
class Change:
    """One official more or fewer on a card of the plan."""

    def __init__(self, slot: int, sort: int, by: int, projection: Projection) -> None:
        self.slot = slot
        self.sort = sort
        self.by = by
        self.projection = projection


# The plan


def planned_slots(state: EdoState, seat: int, answers: list[int]) -> list[int]:
    """The slots of the plan; empty if there is no plan."""
    if state.branches is None:
        if not plans.is_locked(state, seat):
            return []
        return [plans.slot_at(state, seat, slot) for slot in range(actions.SLOTS)]
    given = answers or state.branches.answers[seat]
    if len(given) < ANSWERS:
        return []
    check_plan(state, seat, given)
    return [plans.answered(given[2 * slot], given[2 * slot + 1]) for slot in range(actions.SLOTS)]


def check_plan(state: EdoState, seat: int, answers: list[int]) -> None:
    """Raise BadArgument unless the plan is legal (§plan/cards, §plan/officials)."""
    stock = stock_of(state, seat)
    cards, used = plans.cards_in(stock), 0
    for slot in range(actions.SLOTS):
        planned, staffed = answers[2 * slot], answers[2 * slot + 1]
        if planned not in faces(state, cards, slot):
            raise BadArgument(f"this is no card for slot {slot + 1} of the plan")
        face = plans.face_of_answer(planned)
        if staffed not in staffings(stock, used, slot, state.config.content.officials[face]):
            raise BadArgument(f"these are no officials for slot {slot + 1} of the plan")
        cards &= ~masks.one(face // ids.ACTIONS)
        used += plans.answered_officials(staffed)


# Simulation


def project(state: EdoState, seat: int, slots: list[int]) -> Projection:
    """Simulate the rest of a plan on a copy without the other plans."""
    now = state.clone()
    now.branches = None
    now.events = []
    now.plan = [codes.NO_PLAN] * len(state.plan)
    now.plan[seat * codes.PLANNED : seat * codes.PLANNED + len(slots)] = slots
    now.plan[seat * codes.PLANNED + plans.STOCK] = stock_of(state, seat)
    found = Projection(now, slots)
    now.stack = open_turn(state, seat)
    first = 0 if state.branches is not None else board.shown(state, seat)
    if now.stack:
        take_turn(found, seat, first - 1)
    for slot in range(first, len(slots)):
        take_turn(found, seat, slot)
    found.worth = worth(now, seat, rounds_left(state))
    return found


def open_turn(state: EdoState, seat: int) -> list[int]:
    """The open turn of the seat without the decisions above it; empty if there is none."""
    if state.branches is None:
        for frame in state.stack:
            if frames.is_turn(frame) and seat_of(frame) == seat:
                return [frame]
    return []


def take_turn(found: Projection, seat: int, slot: int) -> None:
    """Play the card of a slot and record the result."""
    state = found.state
    before = totals(state, seat)
    state.events = []
    state.passes = slot
    found.done[slot] = finish_turn(state, seat) if state.stack else carry_out(state, seat)
    found.walked[slot] = sum(int(str(event.facts["price"])) for event in walks(state.events))
    after = totals(state, seat)
    found.gains[slot] = [after[good] - before[good] for good in range(codes.POINTS + 1)]


def walks(events: list[Event]) -> list[Event]:
    """The paid moves among events."""
    return [event for event in events if event.kind in WALKED]


def totals(state: EdoState, seat: int) -> list[int]:
    """A seat's wood, stone, rice, ryo and points."""
    at = seat * codes.HELD
    return state.holdings[at : at + codes.POINTS + 1]


def income(state: EdoState, seat: int) -> int:
    """What all cities would pay a seat."""
    return sum(board.income(state, seat, city) for city in state.config.cities)


def overflow(found: Projection, seat: int) -> int:
    """The number of goods that would be lost at the end of the round (§end/limit)."""
    return max(0, stored(found.state, seat) - found.state.config.content.limit)


def unpaid(found: Projection, seat: int) -> int:
    """The rice that would be missing for the wages (§wages/return)."""
    rice = found.state.holdings[seat * codes.HELD + ids.RICE]
    return max(0, wages(found.state, seat) - rice)


def stored(state: EdoState, seat: int) -> int:
    """The goods of a seat after the wages (§end/limit)."""
    rice = state.holdings[seat * codes.HELD + ids.RICE]
    return board.resources(state, seat) - min(rice, wages(state, seat))


# One official more or fewer


def changes_of(state: EdoState, seat: int, base: Projection) -> list[Change]:
    """The plans with one official more or fewer on a card, simulated."""
    stock, content = stock_of(state, seat), state.config.content
    used = sum(plans.officials_of(slot) for slot in base.slots)
    found: list[Change] = []
    for slot, entry in enumerate(base.slots):
        staff = plans.officials_of(entry)
        free = content.officials[plans.face(entry)] - count_of(staff)
        sort = first_of(stock - used)
        if free > 0 and sort >= 0:
            found.append(changed(state, seat, base, slot, sort, 1))
        sort = last_of(staff)
        if sort >= 0:
            found.append(changed(state, seat, base, slot, sort, -1))
    return found


def changed(state: EdoState, seat: int, base: Projection, slot: int, sort: int, by: int) -> Change:
    """The plan with one official more or fewer on a card, simulated."""
    entry = base.slots[slot]
    staff = plans.officials_of(entry) + by * OFFICIALS[sort]
    slots = base.slots.copy()
    slots[slot] = plans.slot(
        plans.card(entry),
        plans.action(entry),
        plans.own_in(staff),
        plans.neutral_in(staff),
        plans.black_in(staff),
    )
    return Change(slot, sort, by, project(state, seat, slots))


def sorts(staff: int) -> list[int]:
    """The numbers of own, neutral and black officials."""
    return [plans.own_in(staff), plans.neutral_in(staff), plans.black_in(staff)]


def count_of(staff: int) -> int:
    """The number of officials."""
    return sum(sorts(staff))


def first_of(staff: int) -> int:
    """The first sort that has an official, or -1."""
    return next((sort for sort, count in enumerate(sorts(staff)) if count), -1)


def last_of(staff: int) -> int:
    """The last sort that has an official, or -1."""
    found = [sort for sort, count in enumerate(sorts(staff)) if count]
    return found[-1] if found else -1
