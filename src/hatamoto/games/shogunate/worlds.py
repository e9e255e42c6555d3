"""The worlds that a seat considers possible, and sampling from them (ruling 29).

The others' loyalty cards are hidden. A world is a deal plus, for each exchange of other seats, the
two cards given. Deals have the probability of the shuffle; unseen choices are uniform; a card that
was shown proves only that its owner has it, since players choose what they show. Facts between two
exchanges only restrict single hands, so they become masks over the 21 pairs; the weights of
exchanges are summed backward, so that every draw succeeds.
"""

from bisect import bisect_right
from typing import Final, final

from hatamoto.games.shogunate import (
    board,
    codes,
    content,
    deals,
    ledger,
    loyalty,
    scoring,
    top_plots,
)
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.rng import Rng

UNSEEN: Final = -1
ANY_WATCHER: Final = -1
"""Used in place of a seat for watchers, whose worlds are the last of `state.worlds`."""


@final
class Swap:
    """An exchange as one seat saw it: the parties, their face-up cards, and the cards if known."""

    def __init__(self, one: int, other: int, up_one: int, up_other: int) -> None:
        self.one = one
        self.other = other
        self.up_one = up_one
        self.up_other = up_other
        self.first = UNSEEN
        """The clan `one` gave, or UNSEEN."""
        self.second = UNSEEN
        """The clan `other` gave, or UNSEEN."""


@final
class Worlds:
    """All worlds that one seat considers possible, with their weights."""

    def __init__(self, state: ShogunateState, seat: int) -> None:
        self.seats = state.seats
        self.allowed: list[list[int]] = []
        """By layer (before the first exchange, after it, ...) and seat, a mask of hands."""
        self.swaps: list[Swap] = []
        self.deals: list[int] = []
        self.sums: list[int] = []
        """Cumulative weights of the deals."""
        self.memo: list[dict[int, int]] = []
        self._read(state, seat)
        self._propagate_back()
        self.live = self._live_masks()
        self._deal(state.seats, 0, loyalty.FULL, 1)

    # Reading the ledger

    def _read(self, state: ShogunateState, seat: int) -> None:
        up = ledger.first_up(state)
        first = deals.PAIRLESS if state.pairless else deals.ANY
        self.allowed.append([first & deals.HOLDING[up[s]] for s in range(state.seats)])
        for fact in state.ledger:
            self._read_fact(state, seat, fact, up)
        own = state.down[seat] + state.up[seat] if seat >= 0 else 0
        for layer in range(len(self.swaps), -1, -1):
            if seat >= 0:
                self.allowed[layer][seat] &= masks.one(deals.HAND_OF[own])
            if layer:
                own = before_swap(self.swaps[layer - 1], seat, own)

    def _read_fact(self, state: ShogunateState, seat: int, fact: int, up: list[int]) -> None:
        entry_type = ledger.type_in(fact)
        layer = self.allowed[-1]
        owner = ledger.part(fact, 0)
        if entry_type == ledger.SAW and owner == seat:
            owner = ledger.part(fact, 1)
            layer[owner] &= deals.HOLDING[up[owner] + loyalty.ONE[ledger.part(fact, 2)]]
        elif entry_type == ledger.TURNED:
            up[owner] += loyalty.ONE[ledger.part(fact, 1)]
            layer[owner] &= deals.HOLDING[up[owner]]
        elif entry_type == ledger.CONCEALED:
            up[owner] -= loyalty.ONE[ledger.part(fact, 1)]
        elif entry_type == ledger.EXCHANGED:
            self._read_swap(seat, fact, up)
        elif entry_type == ledger.PASSED:
            below = hands_below(state, ledger.honour_in(fact))
            for s in range(self.seats):
                layer[s] &= below

    def _read_swap(self, seat: int, fact: int, up: list[int]) -> None:
        one, other = ledger.part(fact, 0), ledger.part(fact, 1)
        swap = Swap(one, other, up[one], up[other])
        if seat == one or seat == other:
            swap.first, swap.second = ledger.part(fact, 2), ledger.part(fact, 3)
        self.swaps.append(swap)
        self.allowed.append([deals.HOLDING[up[s]] for s in range(self.seats)])

    def _propagate_back(self) -> None:
        """A hand stays the same until its next exchange, so later facts restrict it earlier."""
        for layer in range(len(self.swaps) - 1, -1, -1):
            swap = self.swaps[layer]
            for s in range(self.seats):
                if s != swap.one and s != swap.other:
                    self.allowed[layer][s] &= self.allowed[layer + 1][s]

    def _live_masks(self) -> list[int]:
        """By layer, the mask of the hands that later exchanges involve: the key of `memo`."""
        live = [0] * (len(self.swaps) + 1)
        self.memo = [{} for _ in live]
        for layer in range(len(self.swaps) - 1, -1, -1):
            swap = self.swaps[layer]
            both = deals.SEAT_MASKS[swap.one] | deals.SEAT_MASKS[swap.other]
            live[layer] = live[layer + 1] | both
        return live

    # Enumerating the deals

    def _deal(self, seat: int, hands: int, left: int, weight: int) -> None:
        """Give the seats below this one every possible hand; `left` are the cards left."""
        if seat == 0:
            weight *= self.exchange_weight(0, hands)
            if weight:
                self.deals.append(hands)
                self.sums.append(weight + (self.sums[-1] if self.sums else 0))
            return
        seat -= 1
        for hand in masks.members(self.allowed[0][seat]):
            ways = ways_to_deal(hand, left)
            if ways:
                rest = left - loyalty.PAIR_PACKED[hand]
                self._deal(seat, hands | deals.given(seat, hand), rest, weight * ways)

    def exchange_weight(self, layer: int, hands: int) -> int:
        """The total weight of the possible exchanges from this layer on."""
        if layer == len(self.swaps):
            return 1
        key = hands & self.live[layer]
        known = self.memo[layer].get(key, -1)
        if known >= 0:
            return known
        total = 0
        for after, share in self.exchange_results(layer, hands):
            total += share * self.exchange_weight(layer + 1, after)
        self.memo[layer][key] = total
        return total

    def exchange_results(self, layer: int, hands: int) -> list[tuple[int, int]]:
        """The possible results of an exchange: the hands after it, and their share of 4."""
        swap = self.swaps[layer]
        one = deals.loyalty_of(hands, swap.one)
        other = deals.loyalty_of(hands, swap.other)
        firsts, seconds = (
            loyalty.CLANS_OF[one - swap.up_one],
            loyalty.CLANS_OF[other - swap.up_other],
        )
        share = 4 // (SIZE[firsts] * SIZE[seconds])
        if swap.first != UNSEEN:
            firsts &= masks.one(swap.first)
            seconds &= masks.one(swap.second)
            share = 4
        rest = hands & ~(deals.SEAT_MASKS[swap.one] | deals.SEAT_MASKS[swap.other])
        found: list[tuple[int, int]] = []
        for first in MEMBERS[firsts]:
            for second in MEMBERS[seconds]:
                new_one = deals.HAND_OF[one - loyalty.ONE[first] + loyalty.ONE[second]]
                new_other = deals.HAND_OF[other - loyalty.ONE[second] + loyalty.ONE[first]]
                if not self._fits(layer + 1, swap, new_one, new_other):
                    continue
                after = rest | deals.given(swap.one, new_one)
                after |= deals.given(swap.other, new_other)
                found.append((after, share))
        return found

    def _fits(self, layer: int, swap: Swap, one: int, other: int) -> bool:
        allowed = self.allowed[layer]
        return masks.has(allowed[swap.one], one) and masks.has(allowed[swap.other], other)

    # Drawing

    def draw(self, rng: Rng) -> list[int]:
        """The hands before the first exchange and after each, drawn by weight."""
        total = self.sums[-1]
        point = rng.below_any(total)
        hands = self.deals[bisect_right(self.sums, point)]
        path = [hands]
        for layer in range(len(self.swaps)):
            found = self.exchange_results(layer, hands)
            weights = [share * self.exchange_weight(layer + 1, after) for after, share in found]
            hands = found[rng.weighted(weights)][0]
            path.append(hands)
        return path


SIZE: Final[list[int]] = [masks.count(mask) for mask in range(masks.one(content.LEADERS))]
MEMBERS: Final[list[list[int]]] = [
    masks.members(mask) for mask in range(masks.one(content.LEADERS))
]


def ways_to_deal(hand: int, left: int) -> int:
    """The number of ways to deal this hand from the cards left."""
    low, high = loyalty.PAIRS[hand]
    copies = loyalty.count(left, low)
    if low == high:
        return 1 if copies == 2 else 0
    return copies * loyalty.count(left, high)


def hands_below(state: ShogunateState, honour: list[int]) -> int:
    """The hands that had not reached the threshold with this honour."""
    mask = 0
    for hand in range(deals.HANDS):
        points = scoring.hand_score(
            honour, loyalty.PAIR_PACKED[hand], state.options.pairs_count_twice
        )
        if points < state.options.threshold:
            mask |= masks.one(hand)
    return mask


def before_swap(swap: Swap, seat: int, hand: int) -> int:
    """A party's cards before an exchange it took part in."""
    if seat == swap.one:
        return hand - loyalty.ONE[swap.second] + loyalty.ONE[swap.first]
    if seat == swap.other:
        return hand - loyalty.ONE[swap.first] + loyalty.ONE[swap.second]
    return hand


def known_worlds(state: ShogunateState, seat: int) -> Worlds:
    """The worlds of a seat, cached until something new is learned."""
    if state.worlds is None:
        state.worlds = [None] * (state.seats + 1)
    found = state.worlds[seat]
    if found is None:
        found = Worlds(state, seat)
        state.worlds[seat] = found
    return found


def sample(state: ShogunateState, seat: int, rng: Rng) -> ShogunateState:
    """A full state that this seat cannot tell from the true one."""
    if state.ended != codes.GOING_ON:
        return state.clone()
    if board.is_dealing(state):
        drawn = redealt(state, seat, rng)
    else:
        path = known_worlds(state, seat if seat >= 0 else ANY_WATCHER).draw(rng)
        drawn = state.clone()
        drawn.worlds = None
        set_hands(drawn, path[-1])
        rewrite_ledger(drawn, seat, path, rng)
    redraw_top(drawn, seat, rng)
    drawn.redraw_answers(seat, rng)
    return drawn


def set_hands(state: ShogunateState, hands: int) -> None:
    """Give every seat the face-down cards of a world."""
    for seat in range(state.seats):
        state.down[seat] = deals.loyalty_of(hands, seat) - state.up[seat]


def rewrite_ledger(state: ShogunateState, seat: int, path: list[int], rng: Rng) -> None:
    """Make what the others saw and exchanged consistent with the drawn world."""
    facts = state.ledger
    up: list[int] | None = None
    layer = 0
    for index in range(len(facts)):
        fact = facts[index]
        entry_type = ledger.type_in(fact)
        if entry_type == ledger.PASSED:
            continue
        if up is None:
            up = ledger.first_up(state)
        owner = ledger.part(fact, 0)
        if entry_type == ledger.TURNED:
            up[owner] += loyalty.ONE[ledger.part(fact, 1)]
        elif entry_type == ledger.CONCEALED:
            up[owner] -= loyalty.ONE[ledger.part(fact, 1)]
        elif entry_type == ledger.EXCHANGED:
            layer += 1
            if not ledger.knows(fact, seat):
                facts[index] = rewritten_swap(fact, path[layer - 1], path[layer], up, rng)
        elif not ledger.knows(fact, seat):
            shown = ledger.part(fact, 1)
            down = deals.loyalty_of(path[layer], shown) - up[shown]
            clans = MEMBERS[loyalty.CLANS_OF[down]]
            clan = clans[rng.below(len(clans))]
            facts[index] = ledger.entry(ledger.SAW, ledger.round_in(fact), owner, shown, clan)


def rewritten_swap(fact: int, before: int, after: int, up: list[int], rng: Rng) -> int:
    """An exchange that leads from the hands before to the hands after."""
    one, other = ledger.part(fact, 0), ledger.part(fact, 1)
    old_one = deals.loyalty_of(before, one)
    old_other = deals.loyalty_of(before, other)
    new_one = deals.loyalty_of(after, one)
    found: list[tuple[int, int]] = []
    for first in MEMBERS[loyalty.CLANS_OF[old_one - up[one]]]:
        for second in MEMBERS[loyalty.CLANS_OF[old_other - up[other]]]:
            if old_one - loyalty.ONE[first] + loyalty.ONE[second] == new_one:
                found.append((first, second))
    first, second = found[rng.below(len(found))]
    return ledger.entry(ledger.EXCHANGED, ledger.round_in(fact), one, other, first, second)


def redealt(state: ShogunateState, seat: int, rng: Rng) -> ShogunateState:
    """During the deal: complete it at random with the seat's own cards, then undo what is not
    dealt yet."""
    own = state.down[seat] if seat >= 0 else 0
    while True:
        pool = loyalty.clans_in(loyalty.FULL - own - sum(state.up))
        drawn = state.clone()
        for other in range(state.seats):
            wanted = loyalty.size(state.down[other])
            drawn.down[other] = own if other == seat else 0
            hand = loyalty.clans_in(drawn.down[other])
            shown = loyalty.clans_in(state.up[other])
            while len(shown) + len(hand) < state.content.hand_size:
                hand.append(pool.pop(rng.below(len(pool))))
            if state.pairless and len(set(shown + hand)) < state.content.hand_size:
                break
            drawn.down[other] = sum(loyalty.ONE[clan] for clan in hand[:wanted])
        else:
            return drawn


def redraw_top(state: ShogunateState, seat: int, rng: Rng) -> None:
    """Redraw the Plots on top of the deck that the seat has not looked at."""
    top = state.top_plots
    hidden = [index for index, entry in enumerate(top) if not top_plots.knows(entry, seat)]
    for index in hidden:
        state.bag |= masks.one(top_plots.plot_in(top[index]))
    for index in hidden:
        plots = masks.members(state.bag)
        plot = plots[rng.below(len(plots))]
        state.bag &= ~masks.one(plot)
        top[index] = top_plots.replaced(top[index], plot)
