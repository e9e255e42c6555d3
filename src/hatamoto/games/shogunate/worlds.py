"""What a seat holds possible, and a state drawn from it (ruling 29).

Hidden are the others' loyalty cards. A world is a deal and, for each exchange the seat had no part
in, the two cards given. Deals weigh as the shuffle makes them; an unseen choice falls evenly on
what could be given; what was seen is evidence of having the card and nothing more, since a player
shows what they like. Facts between two exchanges only narrow single hands, so each becomes a mask
over the 21 pairs; exchanges are followed forward and weighed backward, so that no draw is wasted.
"""

from bisect import bisect_right
from typing import Final, final

from hatamoto.games.shogunate import board, cards, codes, content, ledger, scoring
from hatamoto.games.shogunate.cards import clans_in
from hatamoto.games.shogunate.ledger import part
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import is_in

HANDS: Final = 21
HAND_BITS: Final = 5
ANY: Final = (1 << HANDS) - 1
HAND_OF: Final[dict[int, int]] = {packed: hand for hand, packed in enumerate(cards.PAIR_PACKED)}
PAIRLESS: Final[int] = sum(1 << hand for hand, (low, high) in enumerate(cards.PAIRS) if low != high)


def _holding(packed: int) -> int:
    mask = 0
    for hand in range(HANDS):
        rest = cards.PAIR_PACKED[hand]
        if all(packed >> 2 * c & 3 <= rest >> 2 * c & 3 for c in range(content.LEADERS)):
            mask |= 1 << hand
    return mask


HOLDING: Final[dict[int, int]] = {
    packed: _holding(packed) for packed in [0, *cards.ONE, *cards.PAIR_PACKED]
}
"""The hands that hold at least these cards, as a mask."""


@final
class Swap:
    """An exchange as one seat saw it: who, what lay face-up, and what it knows was given."""

    def __init__(self, one: int, other: int, up_one: int, up_other: int, gifts: int) -> None:
        self.one = one
        self.other = other
        self.up_one = up_one
        self.up_other = up_other
        self.gifts = gifts
        """The two clans given, packed 8 * first + second, or -1 when the seat did not see."""


@final
class Worlds:
    """All worlds one seat holds possible, ready to be drawn from."""

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
        self._carry_back()
        self.live = self._live_masks()
        self._deal(state.seats, 0, cards.FULL, 1)

    # Reading the ledger

    def _read(self, state: ShogunateState, seat: int) -> None:
        up = ledger.first_up(state)
        first = PAIRLESS if state.pairless else ANY
        self.allowed.append([first & HOLDING[up[s]] for s in range(state.seats)])
        for fact in state.ledger:
            self._read_fact(state, seat, fact, up)
        own = state.down[seat] + state.up[seat] if seat >= 0 else 0
        for layer in range(len(self.swaps), -1, -1):
            if seat >= 0:
                self.allowed[layer][seat] &= 1 << HAND_OF[own]
            if layer:
                own = before_swap(self.swaps[layer - 1], seat, own)

    def _read_fact(self, state: ShogunateState, seat: int, fact: int, up: list[int]) -> None:
        kind = fact & 7
        layer = self.allowed[-1]
        owner = part(fact, 0)
        if kind == ledger.SAW and owner == seat:
            owner = part(fact, 1)
            layer[owner] &= HOLDING[up[owner] + cards.ONE[part(fact, 2)]]
        elif kind == ledger.TURNED:
            up[owner] += cards.ONE[part(fact, 1)]
            layer[owner] &= HOLDING[up[owner]]
        elif kind == ledger.CONCEALED:
            up[owner] -= cards.ONE[part(fact, 1)]
        elif kind == ledger.EXCHANGED:
            self._read_swap(seat, fact, up)
        elif kind == ledger.PASSED:
            below = hands_below(state, ledger.honour_in(fact))
            for s in range(self.seats):
                layer[s] &= below

    def _read_swap(self, seat: int, fact: int, up: list[int]) -> None:
        one, other = part(fact, 0), part(fact, 1)
        known = seat == one or seat == other
        gifts = part(fact, 2) * 8 + part(fact, 3) if known else -1
        self.swaps.append(Swap(one, other, up[one], up[other], gifts))
        self.allowed.append([HOLDING[up[s]] for s in range(self.seats)])

    def _carry_back(self) -> None:
        """A hand stays the same until its next exchange, so later facts narrow it earlier."""
        for layer in range(len(self.swaps) - 1, -1, -1):
            swap = self.swaps[layer]
            for s in range(self.seats):
                if s != swap.one and s != swap.other:
                    self.allowed[layer][s] &= self.allowed[layer + 1][s]

    def _live_masks(self) -> list[int]:
        """By layer, the bits of the hands that a coming exchange still touches."""
        live = [0] * (len(self.swaps) + 1)
        self.memo = [{} for _ in live]
        for layer in range(len(self.swaps) - 1, -1, -1):
            swap = self.swaps[layer]
            both = HANDS_AT[swap.one] | HANDS_AT[swap.other]
            live[layer] = live[layer + 1] | both
        return live

    # Listing the deals

    def _deal(self, seat: int, hands: int, left: int, weight: int) -> None:
        """Give the seats below this one every hand that fits; `left` are the cards left."""
        if seat == 0:
            weight *= self.ways_on(0, hands)
            if weight:
                self.deals.append(hands)
                self.sums.append(weight + (self.sums[-1] if self.sums else 0))
            return
        seat -= 1
        mask = self.allowed[0][seat]
        for hand in range(HANDS):
            if mask >> hand & 1:
                ways = ways_to_deal(hand, left)
                if ways:
                    rest = left - cards.PAIR_PACKED[hand]
                    self._deal(seat, hands | hand << HAND_BITS * seat, rest, weight * ways)

    def ways_on(self, layer: int, hands: int) -> int:
        """The weight of all ways the exchanges from this layer on can have gone."""
        if layer == len(self.swaps):
            return 1
        key = hands & self.live[layer]
        known = self.memo[layer].get(key, -1)
        if known >= 0:
            return known
        total = 0
        for after, share, _ in self.branches(layer, hands):
            total += share * self.ways_on(layer + 1, after)
        self.memo[layer][key] = total
        return total

    def branches(self, layer: int, hands: int) -> list[tuple[int, int, int]]:
        """What an exchange can have made of these hands: hands after, share of 4, cards given."""
        swap = self.swaps[layer]
        one = cards.PAIR_PACKED[hands >> HAND_BITS * swap.one & 31]
        other = cards.PAIR_PACKED[hands >> HAND_BITS * swap.other & 31]
        firsts, seconds = cards.CLANS_OF[one - swap.up_one], cards.CLANS_OF[other - swap.up_other]
        share = 4 // (SIZE[firsts] * SIZE[seconds])
        if swap.gifts >= 0:
            firsts &= 1 << (swap.gifts >> 3)
            seconds &= 1 << (swap.gifts & 7)
            share = 4
        rest = hands & ~(HANDS_AT[swap.one] | HANDS_AT[swap.other])
        found: list[tuple[int, int, int]] = []
        for first in MEMBERS[firsts]:
            for second in MEMBERS[seconds]:
                new_one = HAND_OF[one - cards.ONE[first] + cards.ONE[second]]
                new_other = HAND_OF[other - cards.ONE[second] + cards.ONE[first]]
                if not self._fits(layer + 1, swap, new_one, new_other):
                    continue
                after = rest | new_one << HAND_BITS * swap.one
                after |= new_other << HAND_BITS * swap.other
                found.append((after, share, first * 8 + second))
        return found

    def _fits(self, layer: int, swap: Swap, one: int, other: int) -> bool:
        allowed = self.allowed[layer]
        return allowed[swap.one] >> one & 1 != 0 and allowed[swap.other] >> other & 1 != 0

    # Drawing

    def draw(self, rng: Rng) -> list[int]:
        """The hands before the first exchange and after each, drawn by weight."""
        total = self.sums[-1]
        point = (rng.word() << 29 | rng.word() >> 3) % total
        hands = self.deals[bisect_right(self.sums, point)]
        path = [hands]
        for layer in range(len(self.swaps)):
            found = self.branches(layer, hands)
            weights = [share * self.ways_on(layer + 1, after) for after, share, _ in found]
            hands = found[rng.weighted(weights)][0]
            path.append(hands)
        return path


HANDS_AT: Final[list[int]] = [31 << HAND_BITS * seat for seat in range(6)]
SIZE: Final[list[int]] = [bin(mask).count("1") for mask in range(1 << content.LEADERS)]
MEMBERS: Final[list[list[int]]] = [
    [clan for clan in range(content.LEADERS) if mask >> clan & 1]
    for mask in range(1 << content.LEADERS)
]


def ways_to_deal(hand: int, left: int) -> int:
    """In how many ways the hand can be made from the cards left."""
    low, high = cards.PAIRS[hand]
    copies = left >> 2 * low & 3
    if low == high:
        return 1 if copies == 2 else 0
    return copies * (left >> 2 * high & 3)


def hands_below(state: ShogunateState, honour: list[int]) -> int:
    """The hands that had not reached the threshold with this honour."""
    mask = 0
    for hand in range(HANDS):
        points = scoring.hand_score(honour, cards.PAIR_PACKED[hand], state.options.double)
        if points < state.options.threshold:
            mask |= 1 << hand
    return mask


def before_swap(swap: Swap, seat: int, cards_list: int) -> int:
    """A party's cards before an exchange it took part in."""
    first, second = swap.gifts >> 3, swap.gifts & 7
    if seat == swap.one:
        return cards_list - cards.ONE[second] + cards.ONE[first]
    if seat == swap.other:
        return cards_list - cards.ONE[first] + cards.ONE[second]
    return cards_list


def known_worlds(state: ShogunateState, seat: int) -> Worlds:
    """The worlds of a seat, thought out once until something new is learned."""
    if state.worlds is None:
        state.worlds = [None] * (state.seats + 1)
    found = state.worlds[seat]
    if found is None:
        found = Worlds(state, seat)
        state.worlds[seat] = found
    return found


def sample(state: ShogunateState, seat: int, rng: Rng) -> ShogunateState:
    """A full state whose view for this seat is the true one."""
    if state.ended != codes.GOING_ON:
        return state.clone()
    if board.cards_held(board.undealt(state)) > 12 - state.seats * state.content.each:
        drawn = dealt_anew(state, seat, rng)
    else:
        watcher = seat if seat >= 0 else -1
        path = known_worlds(state, watcher).draw(rng)
        drawn = state.clone()
        drawn.worlds = None
        set_hands(drawn, path[-1])
        rewrite_ledger(drawn, seat, path, rng)
    redraw_prefix(drawn, seat, rng)
    drawn.reseal(seat, rng)
    return drawn


def set_hands(state: ShogunateState, hands: int) -> None:
    """Give every seat the face-down cards of a world."""
    for seat in range(state.seats):
        state.down[seat] = cards.PAIR_PACKED[hands >> HAND_BITS * seat & 31] - state.up[seat]


def rewrite_ledger(state: ShogunateState, seat: int, path: list[int], rng: Rng) -> None:
    """Make what the others saw and exchanged agree with the world drawn."""
    facts = state.ledger
    up: list[int] | None = None
    layer = 0
    for place in range(len(facts)):
        fact = facts[place]
        kind = fact & 7
        if kind == ledger.PASSED:
            continue
        if up is None:
            up = ledger.first_up(state)
        owner = part(fact, 0)
        if kind == ledger.TURNED:
            up[owner] += cards.ONE[part(fact, 1)]
        elif kind == ledger.CONCEALED:
            up[owner] -= cards.ONE[part(fact, 1)]
        elif kind == ledger.EXCHANGED:
            layer += 1
            if not ledger.knows(fact, seat):
                facts[place] = rewritten_swap(fact, path[layer - 1], path[layer], up, rng)
        elif not ledger.knows(fact, seat):
            shown = part(fact, 1)
            down = cards.PAIR_PACKED[path[layer] >> HAND_BITS * shown & 31] - up[shown]
            clans = MEMBERS[cards.CLANS_OF[down]]
            clan = clans[rng.below(len(clans))]
            facts[place] = ledger.entry(ledger.SAW, ledger.round_in(fact), owner, shown, clan)


def rewritten_swap(fact: int, before: int, after: int, up: list[int], rng: Rng) -> int:
    """An exchange that leads from the hands before to the hands after."""
    one, other = part(fact, 0), part(fact, 1)
    old_one = cards.PAIR_PACKED[before >> HAND_BITS * one & 31]
    old_other = cards.PAIR_PACKED[before >> HAND_BITS * other & 31]
    new_one = cards.PAIR_PACKED[after >> HAND_BITS * one & 31]
    found: list[int] = []
    for first in MEMBERS[cards.CLANS_OF[old_one - up[one]]]:
        for second in MEMBERS[cards.CLANS_OF[old_other - up[other]]]:
            if old_one - cards.ONE[first] + cards.ONE[second] == new_one:
                found.append(first * 8 + second)
    gifts = found[rng.below(len(found))]
    round = ledger.round_in(fact)
    return ledger.entry(ledger.EXCHANGED, round, one, other, gifts >> 3, gifts & 7)


def dealt_anew(state: ShogunateState, seat: int, rng: Rng) -> ShogunateState:
    """During the deal: finish it in some even way that keeps the seat's cards, then cut it back."""
    own = state.down[seat] if seat >= 0 else 0
    while True:
        pool = clans_in(cards.FULL - own - sum(state.up))
        drawn = state.clone()
        for other in range(state.seats):
            wanted = board.cards_held(state.down[other])
            drawn.down[other] = own if other == seat else 0
            cards_list = clans_in(drawn.down[other])
            shown = clans_in(state.up[other])
            while len(shown) + len(cards_list) < state.content.each:
                cards_list.append(pool.pop(rng.below(len(pool))))
            if state.pairless and len(set(shown + cards_list)) < state.content.each:
                break
            drawn.down[other] = sum(cards.ONE[clan] for clan in cards_list[:wanted])
        else:
            return drawn


def redraw_prefix(state: ShogunateState, seat: int, rng: Rng) -> None:
    """Plots on top that the seat has not looked at could be any it has not seen."""
    hidden = [place for place, known in enumerate(state.prefix) if not is_in(known >> 5, seat)]
    for place in hidden:
        state.bag |= 1 << (state.prefix[place] & 31)
    for place in hidden:
        plots = [plot for plot in range(content.PLOTS) if state.bag >> plot & 1]
        plot = plots[rng.below(len(plots))]
        state.bag &= ~(1 << plot)
        state.prefix[place] = plot | state.prefix[place] & ~31
