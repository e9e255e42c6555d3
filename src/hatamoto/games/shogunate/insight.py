"""What a learned player sees: a full state from a seat's chair as numbers, and whom to believe.

The rivals stand in order of what they will have once this round is paid, so that the numbers are
as many at every table. The weights that read them are in `data/learned.json`.
"""

from typing import Final

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
from hatamoto.kernel.frames import Field, type_of

NAMES: Final[tuple[str, ...]] = (
    "frozen_value", "own_score", "own_due", "own_slots", "own_pair", "own_face_up", "own_best_slot",
    "own_struck", "own_reached", "own_short", "first_score", "first_due", "first_slots",
    "first_struck", "first_reached", "first_short", "first_shared", "first_best_slot",
    "second_score", "second_due", "second_slots", "second_reached", "second_shared",
    "mean_due", "mean_slots", "ahead_due", "ahead_slots", "rivals_ahead", "rivals_sharing",
    "round", "plots_left", "unpaid", "waiting", "own_waiting", "own_hatamoto", "next_hatamoto",
    "own_cards", "threshold", "three", "four", "five", "six",
    "card_0", "card_1", "card_2", "card_3", "card_4", "card_5",
)  # fmt: skip
SLOT_UNIT: Final = 72.0
"""What the worth of a slot is measured in: two points of honour, in 36ths."""


def names() -> tuple[str, ...]:
    """What the numbers mean."""
    return NAMES


def features(state: ShogunateState, seat: int) -> list[float]:
    """The state from a seat's chair."""
    threshold = float(state.options.threshold)
    rows = standings(state)
    order = rivals(rows, seat)
    found = [hints.value(state, seat) / 1000.0]
    found += own_features(state, rows, seat, threshold)
    found += first_features(state, rows, order[0], seat, threshold)
    second = order[1] if len(order) > 1 else order[0]
    row = rows[second]
    found += [
        row[0] / threshold,
        row[1] / threshold,
        row[2] / SLOT_UNIT,
        1.0 if row[1] >= threshold else 0.0,
        shared(state, seat, second) / 2.0,
    ]
    found += table_features(state, rows, order, seat, threshold)
    found += round_features(state, seat, threshold)
    cards = state.hands[seat]
    for card in range(content.CARDS):
        found.append(1.0 if masks.has(cards, card) else 0.0)
    return found


def standings(state: ShogunateState) -> list[list[int]]:
    """By seat: score, score once paid, worth of its slots, best slot, whether struck, pair."""
    due = state.content.honour[state.plot] if hints.is_unpaid(state) else hints.NOTHING
    target = state.line[board.shinobi_slot(state)]
    rows: list[list[int]] = []
    for seat in range(state.seats):
        hand = state.down[seat] + state.up[seat]
        first, second = loyalty.FIRST_OF[hand], loyalty.SECOND_OF[hand]
        slot = state.slot_of[first]
        score, paid = state.honour[first], due[slot]
        slots = state.content.slot_honour[slot]
        best = slot
        struck = 1 if first == target else 0
        if second != first:
            slot = state.slot_of[second]
            score += state.honour[second]
            paid += due[slot]
            slots += state.content.slot_honour[slot]
            best = min(best, slot)
            if second == target:
                struck = 1
        elif state.options.double:
            score, paid, slots = 2 * score, 2 * paid, 2 * slots
        lost = state.strike if struck and score + paid > 0 else 0
        rows.append([score, score + paid - lost, slots, best, struck, int(first == second)])
    return rows


def rivals(rows: list[list[int]], seat: int) -> list[int]:
    """The other seats, whoever stands best first."""
    keyed: list[int] = []
    for other in range(len(rows)):
        if other != seat:
            row = rows[other]
            worth = 36 * row[1] + row[2]
            keyed.append((4000 - worth) * 8 + other)
    keyed.sort()
    return [key % 8 for key in keyed]


def own_features(
    state: ShogunateState, rows: list[list[int]], seat: int, threshold: float
) -> list[float]:
    """The seat's own cards."""
    row = rows[seat]
    return [
        row[0] / threshold,
        row[1] / threshold,
        row[2] / SLOT_UNIT,
        float(row[5]),
        loyalty.held(state.up[seat]) / 2.0,
        row[3] / 5.0,
        float(row[4]),
        1.0 if row[1] >= threshold else 0.0,
        max(0.0, 1.0 - (threshold - row[1]) / 4.0),
    ]


def first_features(
    state: ShogunateState, rows: list[list[int]], rival: int, seat: int, threshold: float
) -> list[float]:
    """The rival who stands best."""
    row = rows[rival]
    return [
        row[0] / threshold,
        row[1] / threshold,
        row[2] / SLOT_UNIT,
        float(row[4]),
        1.0 if row[1] >= threshold else 0.0,
        max(0.0, 1.0 - (threshold - row[1]) / 4.0),
        shared(state, seat, rival) / 2.0,
        row[3] / 5.0,
    ]


def shared(state: ShogunateState, seat: int, rival: int) -> int:
    """How many leaders two seats both hold."""
    own = loyalty.CLANS_OF[state.down[seat] + state.up[seat]]
    other = loyalty.CLANS_OF[state.down[rival] + state.up[rival]]
    return masks.count(own & other)


def table_features(
    state: ShogunateState,
    rows: list[list[int]],
    order: list[int],
    seat: int,
    threshold: float,
) -> list[float]:
    """All rivals together, and the seat beside them."""
    own, first = rows[seat], rows[order[0]]
    due = slots = ahead = sharing = 0
    for rival in order:
        due += rows[rival][1]
        slots += rows[rival][2]
        ahead += 1 if rows[rival][1] > own[1] else 0
        sharing += shared(state, seat, rival)
    count = float(len(order))
    return [
        due / count / threshold,
        slots / count / SLOT_UNIT,
        (own[1] - first[1]) / threshold,
        (own[2] - first[2]) / SLOT_UNIT,
        ahead / count,
        sharing / 4.0,
    ]


def round_features(state: ShogunateState, seat: int, threshold: float) -> list[float]:
    """How far the game and the round have come."""
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


# Whom to believe

CERTAIN: Final = 9
"""No more steps of favour than this, for or against, are believed."""
BELIEFS: Final[list[float]] = [0.4 * steps for steps in range(-CERTAIN, CERTAIN + 1)]
"""By steps of favour from -CERTAIN on, what they say about holding a leader, in log-odds."""


def credence(state: ShogunateState, seat: int) -> float:
    """How well the others' favours fit the hands of a world."""
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            seen = state.favours[other]
            hand = state.down[other] + state.up[other]
            first, second = loyalty.FIRST_OF[hand], loyalty.SECOND_OF[hand]
            total += believed(favours.shown(seen, first))
            if second != first:
                total += believed(favours.shown(seen, second))
    return total


def believed(steps: int) -> float:
    """What so many steps of favour add."""
    return BELIEFS[max(-CERTAIN, min(CERTAIN, steps)) + CERTAIN]


# What is learned and given away

CURIOSITY: Final = 30.0
"""What it is worth to see a card one does not know, in thousandths of a win."""
SHYNESS: Final = 12.0
"""What it costs to let one more player see a card of one's own."""
ASKING: Final[list[int]] = [frames.ARROW_PLAYER.number, frames.INQUIRY_PLAYER.number]
SHOWING: Final[list[int]] = [
    frames.UPSTREAM_SHOW.number,
    frames.ARROW_SHOW.number,
    frames.INQUIRY_SHOW.number,
]
VIEWER: Final[Field] = frames.ARROW_SHOW.field("viewer")
"""All kinds of showing have their only field in the same place."""


def news(state: ShogunateState, seat: int, action: int) -> float:
    """What an action lets the seat learn, less what it gives away."""
    frame = state.open_frame(seat)
    kind = type_of(frame)
    if kind in ASKING:
        owner = action - actions.PLAYER
        hidden = loyalty.clans_in(state.down[owner])
        seen = seen_of(state, seat, owner)
        unknown = [clan for clan in hidden if not masks.has(seen, clan)]
        return CURIOSITY * len(unknown) / max(1, len(hidden))
    if kind in SHOWING:
        seen = seen_of(state, VIEWER.of(frame), seat)
        return 0.0 if masks.has(seen, action - actions.SHOW) else -SHYNESS
    if kind == frames.DISHONOUR_TURN.number:
        clan = action - actions.TURN
        blind = [
            other
            for other in range(state.seats)
            if other != seat and not masks.has(seen_of(state, other, seat), clan)
        ]
        return -SHYNESS * len(blind)
    return 0.0


def seen_of(state: ShogunateState, viewer: int, owner: int) -> int:
    """The clans of an owner's face-down cards that a viewer has seen, as a mask."""
    seen = 0
    for fact in state.ledger:
        kind, one, other = ledger.kind_in(fact), ledger.part(fact, 0), ledger.part(fact, 1)
        if kind == ledger.SAW and one == viewer and other == owner:
            seen |= masks.one(ledger.part(fact, 2))
        elif kind == ledger.CONCEALED and one == owner:
            seen |= masks.one(other)
        elif kind == ledger.TURNED and one == owner:
            seen &= ~masks.one(other)
        elif kind == ledger.EXCHANGED and (one == owner or other == owner):
            seen = 0
    return seen
