"""All worlds a seat holds possible, counted from the rules alone and card by card.

A deal is every way to give out twelve different cards. What the seat saw removes worlds; an
exchange it had no part in falls evenly on what the two could give. Nothing here is taken from the
game's own thinking: only what the table was told, as events.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import TypeAlias

from hatamoto.kernel.events import Event
from hatamoto.kernel.refusals import Fact
from tests.games.shogunate.table import CLANS

Cards: TypeAlias = tuple[str, ...]
World: TypeAlias = tuple[Cards, ...]
"""The face-down cards of each seat, sorted."""
Card: TypeAlias = tuple[str, int]

DECK = [(clan, copy) for clan in CLANS for copy in range(2)]


def sorted_cards(cards: list[str]) -> Cards:
    """Cards in the order of the clans."""
    return tuple(sorted(cards, key=CLANS.index))


@cache
def deals(seats: int, seat: int, own: Cards) -> Counter[World]:
    """Every deal in which the seat has these cards, with how many single cards make it."""
    kept: list[Card] = []
    for clan in own:
        kept.append((clan, kept.count((clan, 0))))
    left = [card for card in DECK if card not in kept]
    return Counter(tuple(hands) for hands in dealt(0, seats, seat, own, left))


def dealt(at: int, seats: int, seat: int, own: Cards, left: list[Card]) -> Iterator[list[Cards]]:
    """The hands from seat `at` on, in every way."""
    if at == seats:
        yield []
    elif at == seat:
        for hands in dealt(at + 1, seats, seat, own, left):
            yield [own, *hands]
    else:
        for pair in combinations(left, 2):
            rest = [card for card in left if card not in pair]
            for hands in dealt(at + 1, seats, seat, own, rest):
                yield [sorted_cards([clan for clan, _ in pair]), *hands]


class Possible:
    """The worlds of one seat (or of a watcher), followed event by event."""

    def __init__(self, seats: int, seat: int, own: Cards, options: Mapping[str, object]) -> None:
        self.seat = seat
        self.worlds = deals(seats, seat, own)
        self.up: list[list[str]] = [[] for _ in range(seats)]
        self.honour = dict.fromkeys(CLANS, 0)
        self.double = options.get("pair_scoring") == "double"
        self.threshold = 10 if options.get("threshold_alt") and seats == 3 else 12
        if options.get("redeal_pairs"):
            self.keep(lambda world: all(len(set(hand)) == 2 for hand in world))

    def keep(self, fits: Callable[[World], bool]) -> None:
        """Drop the worlds that do not fit."""
        self.worlds = Counter({world: count for world, count in self.worlds.items() if fits(world)})

    def follow(self, event: Event) -> None:
        """Take into account what one event tells this seat."""
        facts = event.facts
        if event.kind == "loyalty_seen" and facts["to_seat"] == self.seat:
            self.keep(lambda world: facts["clan"] in world[number(facts["seat"])])
        elif event.kind in ("loyalty_turned", "loyalty_concealed"):
            self.turn(number(facts["seat"]), str(facts["clan"]), event.kind == "loyalty_turned")
        elif event.kind == "loyalty_swapped":
            self.exchange(facts)
        elif event.kind == "check_passed":
            self.keep(lambda world: max(map(self.score, range(len(world)), world)) < self.threshold)
        else:
            self.count_honour(event)

    def turn(self, owner: int, clan: str, is_up: bool) -> None:
        """A card is turned for all to see."""
        turned: Counter[World] = Counter()
        for world, count in self.worlds.items():
            hand = list(world[owner])
            if is_up and clan in hand:
                hand.remove(clan)
            elif is_up:
                continue
            else:
                hand.append(clan)
            turned[replaced(world, {owner: hand})] += count
        self.worlds = turned
        (self.up[owner].append if is_up else self.up[owner].remove)(clan)

    def exchange(self, facts: Mapping[str, Fact]) -> None:
        """Two cards change owner; four shares are divided among what can have been given."""
        one, other = number(facts["seat"]), number(facts["other_seat"])
        known = (str(facts["clan"]), str(facts["other_clan"]))
        after: Counter[World] = Counter()
        for world, count in self.worlds.items():
            gifts = [(a, b) for a in set(world[one]) for b in set(world[other])]
            share = 4 // len(gifts)
            if self.seat in (one, other):
                gifts, share = [gift for gift in gifts if gift == known], 4
            for given, taken in gifts:
                hands = swapped(world[one], world[other], given, taken)
                after[replaced(world, {one: hands[0], other: hands[1]})] += count * share
        self.worlds = after

    def score(self, owner: int, down: Cards) -> int:
        """The points of a seat in one world."""
        cards = [*down, *self.up[owner]]
        return sum(self.honour[clan] for clan in (cards if self.double else set(cards)))

    def count_honour(self, event: Event) -> None:
        """Keep the honour on the leaders."""
        if event.kind in ("honour_gained", "shinobi_struck"):
            self.honour[str(event.facts["leader"])] = number(event.facts["honour"])
        elif event.kind == "honour_moved":
            self.honour[str(event.facts["from_leader"])] -= 1
            self.honour[str(event.facts["to_leader"])] += 1


def number(fact: Fact) -> int:
    """A fact that is a number."""
    assert isinstance(fact, int)
    return fact


def swapped(one: Cards, other: Cards, given: str, taken: str) -> tuple[list[str], list[str]]:
    """Two hands after each has given one card."""
    first, second = list(one), list(other)
    first.remove(given)
    second.remove(taken)
    return [*first, taken], [*second, given]


def replaced(world: World, hands: dict[int, list[str]]) -> World:
    """The world with some hands changed."""
    return tuple(
        sorted_cards(hands[seat]) if seat in hands else hand for seat, hand in enumerate(world)
    )
