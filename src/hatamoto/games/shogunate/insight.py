"""Inputs of the learned model, likelihoods of hands, and the worth of information.

The rivals are sorted by their score once this round is paid, so that the size of the vector does
not depend on the table. The weights of the model are in `data/learned.json`.
"""

from typing import Final, final

from hatamoto.games.shogunate import (
    actions,
    board,
    codes,
    content,
    favours,
    frames,
    hints,
    ledger,
    loyalty,
)
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Field, numbers, shared_field, type_of

NAMES: Final[tuple[str, ...]] = (
    "frozen_value", "own_score", "own_due", "own_slots", "own_pair", "own_face_up", "own_best_slot",
    "own_struck", "own_reached", "own_short", "first_score", "first_due", "first_slots",
    "first_struck", "first_reached", "first_short", "first_shared", "first_best_slot",
    "second_score", "second_due", "second_slots", "second_reached", "second_shared",
    "mean_due", "mean_slots", "ahead_due", "ahead_slots", "rivals_ahead", "rivals_sharing",
    "round", "plots_left", "unpaid", "waiting", "own_waiting", "own_hatamoto", "next_hatamoto",
    "own_cards", "threshold", "three", "four", "five", "six",
    "card_0", "card_1", "card_2", "card_3", "card_4", "card_5",
    "own_known", "own_favoured", "own_worst_slot", "first_known", "first_favoured", "rivals_known",
    "own_rich", "first_rich",
)  # fmt: skip
SLOT_UNIT: Final = 72.0
"""The unit of the worth of a slot: two points of honour, in 36ths."""
SORT_SEATS: Final = 8
"""More seats than any table has: a sort key is a rank times this, plus the seat."""
MAX_WORTH: Final = 4000
"""More than the honour and the slots of a hand can be worth together, in 36ths of a point."""


@final
class Standing:
    """A seat's hand as it stands, before and after this round is paid."""

    def __init__(
        self,
        score: int,
        paid_score: int,
        slots: int,
        best_slot: int,
        is_struck: bool,
        is_pair: bool,
    ) -> None:
        self.score = score
        self.paid_score = paid_score
        """The score after the honour and the Shinobi of this round."""
        self.slots = slots
        """The worth of the leaders' slots, in 36ths of a point."""
        self.best_slot = best_slot
        self.is_struck = is_struck
        self.is_pair = is_pair


def names() -> tuple[str, ...]:
    """The names of the features, in order."""
    return NAMES


def features(state: ShogunateState, seat: int) -> list[float]:
    """The state from a seat's perspective."""
    threshold = float(state.options.threshold)
    table = standings(state)
    order = rivals(table, seat)
    found = [hints.value(state, seat) / 1000.0]
    found += own_features(state, table, seat, threshold)
    found += first_features(state, table, order[0], seat, threshold)
    second = order[1] if len(order) > 1 else order[0]
    rival = table[second]
    found += [
        rival.score / threshold,
        rival.paid_score / threshold,
        rival.slots / SLOT_UNIT,
        1.0 if rival.paid_score >= threshold else 0.0,
        shared(state, seat, second) / 2.0,
    ]
    found += table_features(state, table, order, seat, threshold)
    found += round_features(state, seat, threshold)
    cards = state.hands[seat]
    for card in range(content.CARDS):
        found.append(1.0 if masks.has(cards, card) else 0.0)
    return found + secret_features(state, seat, order[0], threshold)


def secret_features(state: ShogunateState, seat: int, first: int, threshold: float) -> list[float]:
    """Who knows whose loyalty, by what was shown and by what was favoured."""
    seats = state.seats
    seen = all_seen(state)
    known = rivals_known = 0
    for other in range(seats):
        if other != seat:
            known += cards_known(state, seen[other * seats + seat], seat)
            rivals_known += cards_known(state, seen[seat * seats + other], other)
    pairs = 2.0 * (seats - 1)
    own = state.down[seat] + state.up[seat]
    rival = state.down[first] + state.up[first]
    worst = max(state.slot_of[loyalty.FIRST_OF[own]], state.slot_of[loyalty.SECOND_OF[own]])
    return [
        known / pairs,
        favoured(state, seat) / 4.0,
        worst / 5.0,
        cards_known(state, seen[seat * seats + first], first) / 2.0,
        favoured(state, first) / 4.0,
        rivals_known / pairs,
        richest(state, own) / threshold,
        richest(state, rival) / threshold,
    ]


def cards_known(state: ShogunateState, seen: int, owner: int) -> int:
    """How many of an owner's cards are known to a viewer who has seen these clans face-down."""
    return loyalty.size(state.up[owner]) + masks.count(seen & loyalty.CLANS_OF[state.down[owner]])


def richest(state: ShogunateState, hand: int) -> int:
    """The honour of the richer leader of a hand."""
    return max(state.honour[loyalty.FIRST_OF[hand]], state.honour[loyalty.SECOND_OF[hand]])


def standings(state: ShogunateState) -> list[Standing]:
    """The standing of each seat."""
    due = state.content.honour[state.plot] if hints.is_unpaid(state) else hints.NOTHING
    target = state.line[board.shinobi_slot(state)]
    table: list[Standing] = []
    for seat in range(state.seats):
        hand = state.down[seat] + state.up[seat]
        first, second = loyalty.FIRST_OF[hand], loyalty.SECOND_OF[hand]
        slot = state.slot_of[first]
        score, paid = state.honour[first], due[slot]
        slots = state.content.slot_honour[slot]
        best = slot
        is_struck = first == target or second == target
        if second != first:
            slot = state.slot_of[second]
            score += state.honour[second]
            paid += due[slot]
            slots += state.content.slot_honour[slot]
            best = min(best, slot)
        elif state.options.pairs_count_twice:
            score, paid, slots = 2 * score, 2 * paid, 2 * slots
        lost = state.strike if is_struck and score + paid > 0 else 0
        table.append(Standing(score, score + paid - lost, slots, best, is_struck, first == second))
    return table


def rivals(table: list[Standing], seat: int) -> list[int]:
    """The other seats, strongest first."""
    # Rank and seat in one integer, so that sorting needs no key function.
    keys: list[int] = []
    for other in range(len(table)):
        if other != seat:
            worth = hints.POINT * table[other].paid_score + table[other].slots
            keys.append((MAX_WORTH - worth) * SORT_SEATS + other)
    keys.sort()
    return [key % SORT_SEATS for key in keys]


def own_features(
    state: ShogunateState, table: list[Standing], seat: int, threshold: float
) -> list[float]:
    """The seat's own cards."""
    own = table[seat]
    return [
        own.score / threshold,
        own.paid_score / threshold,
        own.slots / SLOT_UNIT,
        1.0 if own.is_pair else 0.0,
        loyalty.size(state.up[seat]) / 2.0,
        own.best_slot / 5.0,
        1.0 if own.is_struck else 0.0,
        1.0 if own.paid_score >= threshold else 0.0,
        max(0.0, 1.0 - (threshold - own.paid_score) / 4.0),
    ]


def first_features(
    state: ShogunateState, table: list[Standing], rival: int, seat: int, threshold: float
) -> list[float]:
    """The strongest rival."""
    first = table[rival]
    return [
        first.score / threshold,
        first.paid_score / threshold,
        first.slots / SLOT_UNIT,
        1.0 if first.is_struck else 0.0,
        1.0 if first.paid_score >= threshold else 0.0,
        max(0.0, 1.0 - (threshold - first.paid_score) / 4.0),
        shared(state, seat, rival) / 2.0,
        first.best_slot / 5.0,
    ]


def shared(state: ShogunateState, seat: int, rival: int) -> int:
    """How many leaders two seats both hold."""
    own = loyalty.CLANS_OF[state.down[seat] + state.up[seat]]
    other = loyalty.CLANS_OF[state.down[rival] + state.up[rival]]
    return masks.count(own & other)


def table_features(
    state: ShogunateState,
    table: list[Standing],
    order: list[int],
    seat: int,
    threshold: float,
) -> list[float]:
    """All rivals together, and the seat compared with them."""
    own, first = table[seat], table[order[0]]
    due = slots = ahead = sharing = 0
    for rival in order:
        due += table[rival].paid_score
        slots += table[rival].slots
        ahead += 1 if table[rival].paid_score > own.paid_score else 0
        sharing += shared(state, seat, rival)
    count = float(len(order))
    return [
        due / count / threshold,
        slots / count / SLOT_UNIT,
        (own.paid_score - first.paid_score) / threshold,
        (own.slots - first.slots) / SLOT_UNIT,
        ahead / count,
        sharing / 4.0,
    ]


def round_features(state: ShogunateState, seat: int, threshold: float) -> list[float]:
    """The progress of the game and of the round."""
    seats = state.seats
    is_next = board.left_of(state, state.hatamoto) == seat
    return [
        state.rounds / 8.0,
        (masks.count(state.bag) + len(state.top_plots)) / 18.0,
        1.0 if hints.is_unpaid(state) else 0.0,
        masks.count(state.waiting) / 5.0,
        1.0 if state.played[seat] != codes.NO_CARD else 0.0,
        1.0 if state.hatamoto == seat else 0.0,
        1.0 if is_next else 0.0,
        masks.count(state.hands[seat]) / 6.0,
        threshold / 20.0,
        1.0 if seats == 3 else 0.0,
        1.0 if seats == 4 else 0.0,
        1.0 if seats == 5 else 0.0,
        1.0 if seats == 6 else 0.0,
    ]


# Likelihoods

MAX_STEPS: Final = 9
"""Favours are clipped to this many steps, for or against."""
LOG_ODDS: Final[list[float]] = [0.4 * steps for steps in range(-MAX_STEPS, MAX_STEPS + 1)]
"""By steps of favour from -MAX_STEPS on, the log-odds of holding the leader's card."""


def log_likelihood(state: ShogunateState, seat: int) -> float:
    """How well the others' favours fit their hands in a world."""
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            total += favoured(state, other)
    return total


def favoured(state: ShogunateState, seat: int) -> float:
    """How well what a seat was seen to favour fits its hand, in log-odds."""
    seen = state.favours[seat]
    hand = state.down[seat] + state.up[seat]
    first, second = loyalty.FIRST_OF[hand], loyalty.SECOND_OF[hand]
    total = step_log_odds(favours.shown(seen, first))
    if second != first:
        total += step_log_odds(favours.shown(seen, second))
    return total


def step_log_odds(steps: int) -> float:
    """The log-odds for this many steps of favour."""
    return LOG_ODDS[max(-MAX_STEPS, min(MAX_STEPS, steps)) + MAX_STEPS]


# The worth of information

SEEING_WORTH: Final = 30.0
"""The worth of seeing an unknown card, in thousandths of a win."""
SHOWING_COST: Final = 12.0
"""The cost of showing one's own card to one more player."""
ASKING: Final[list[int]] = [frames.ARROW_PLAYER.number, frames.INQUIRY_PLAYER.number]
SHOWS: Final = (frames.UPSTREAM_SHOW, frames.ARROW_SHOW, frames.INQUIRY_SHOW)
SHOWING: Final[list[int]] = list(numbers(*SHOWS))
VIEWER: Final[Field] = shared_field("viewer", *SHOWS)


def information_gain(state: ShogunateState, seat: int, action: int) -> float:
    """The worth of what an action reveals to the seat, minus what it gives away."""
    frame = state.open_frame(seat)
    frame_type = type_of(frame)
    if frame_type in ASKING:
        owner = action - actions.PLAYER
        hidden = loyalty.clans_in(state.down[owner])
        seen = seen_of(state, seat, owner)
        unknown = [clan for clan in hidden if not masks.has(seen, clan)]
        return SEEING_WORTH * len(unknown) / max(1, len(hidden))
    if frame_type in SHOWING:
        seen = seen_of(state, VIEWER.of(frame), seat)
        return 0.0 if masks.has(seen, action - actions.SHOW) else -SHOWING_COST
    if frame_type == frames.DISHONOUR_TURN.number:
        clan = action - actions.TURN
        blind = [
            other
            for other in range(state.seats)
            if other != seat and not masks.has(seen_of(state, other, seat), clan)
        ]
        return -SHOWING_COST * len(blind)
    return 0.0


def all_seen(state: ShogunateState) -> list[int]:
    """At `viewer * seats + owner`, the mask of the owner's clans that the viewer has seen."""
    seats = state.seats
    seen = [0] * (seats * seats)
    for fact in state.ledger:
        entry_type, one, other = ledger.type_in(fact), ledger.part(fact, 0), ledger.part(fact, 1)
        if entry_type == ledger.SAW:
            seen[one * seats + other] |= masks.one(ledger.part(fact, 2))
        elif entry_type == ledger.EXCHANGED:
            for viewer in range(seats):
                seen[viewer * seats + one] = 0
                seen[viewer * seats + other] = 0
        elif entry_type != ledger.PASSED:
            for viewer in range(seats):
                if entry_type == ledger.CONCEALED:
                    seen[viewer * seats + one] |= masks.one(other)
                else:
                    seen[viewer * seats + one] &= ~masks.one(other)
    return seen


def seen_of(state: ShogunateState, viewer: int, owner: int) -> int:
    """The clans of an owner's face-down cards that a viewer has seen, as a mask."""
    return all_seen(state)[viewer * state.seats + owner]
