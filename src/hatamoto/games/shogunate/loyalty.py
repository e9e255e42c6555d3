"""Loyalty cards, packed: a hand is one integer with two bits per clan.

Two cards of one clan are interchangeable (ruling 25), so a hand is the count of each clan, and its
integer indexes the tables below. A player's two cards, face-up and face-down together, are one of
21 pairs. Only this module knows how a hand is packed, but packed hands can be added and subtracted.
"""

from typing import TYPE_CHECKING, Final

from hatamoto.games.shogunate import actions, content
from hatamoto.kernel import masks

if TYPE_CHECKING:
    from mypy_extensions import i64

BITS: Final = 2
ONE: Final[list[int]] = [1 << BITS * clan for clan in range(content.LEADERS)]
"""The hand of one card of a clan."""
SPAN: Final = 1 << BITS * content.LEADERS
FULL: Final[int] = sum(2 * one for one in ONE)
"""All twelve loyalty cards."""


def count(hand: "i64", clan: "i64") -> "i64":
    """The number of cards of a clan in the hand: 0, 1 or 2."""
    return hand >> BITS * clan & 3


def has(hand: int, clan: int) -> bool:
    """Whether the hand has a card of the clan."""
    return count(hand, clan) != 0


def contains(hand: int, other: int) -> bool:
    """Whether the hand contains all cards of another."""
    return all(count(other, clan) <= count(hand, clan) for clan in range(content.LEADERS))


def size(hand: int) -> int:
    """The number of cards in the hand."""
    total = 0
    while hand:
        total += hand & 3
        hand >>= BITS
    return total


def is_pair(hand: int) -> bool:
    """Whether the hand is two cards of one clan."""
    return hand in [2 * one for one in ONE]


def is_enough(hands: list[int]) -> bool:
    """Whether these hands can be made from two cards of each clan."""
    return all(
        sum([count(hand, clan) for hand in hands]) <= count(FULL, clan)
        for clan in range(content.LEADERS)
    )


def clans_in(hand: int) -> list[int]:
    """The clans of the cards in ascending order, twice for a pair."""
    clans: list[int] = []
    for clan in range(content.LEADERS):
        clans.extend([clan] * count(hand, clan))
    return clans


def _mask(hand: int) -> int:
    mask = 0
    for clan in range(content.LEADERS):
        if has(hand, clan):
            mask |= masks.one(clan)
    return mask


CLANS_OF: Final[list[int]] = [_mask(hand) for hand in range(SPAN)]
"""The mask of the clans in a hand."""
TURN_OF: Final[list[list[int]]] = [actions.TURN_BY[mask] for mask in CLANS_OF]
SHOW_OF: Final[list[list[int]]] = [actions.SHOW_BY[mask] for mask in CLANS_OF]
GIVE_OF: Final[list[list[int]]] = [actions.GIVE_BY[mask] for mask in CLANS_OF]

PAIRS: Final[list[tuple[int, int]]] = [
    (low, high) for low in range(content.LEADERS) for high in range(low, content.LEADERS)
]
"""The 21 hands of two cards."""
PAIR_PACKED: Final[list[int]] = [ONE[low] + ONE[high] for low, high in PAIRS]


def _first_of(hand: int) -> int:
    clans = clans_in(hand)
    return clans[0] if clans else 0


def _second_of(hand: int) -> int:
    clans = clans_in(hand)
    return clans[1] if len(clans) > 1 else _first_of(hand)


FIRST_OF: Final[list[int]] = [_first_of(hand) for hand in range(SPAN)]
SECOND_OF: Final[list[int]] = [_second_of(hand) for hand in range(SPAN)]
"""The second clan of a hand; the first again for a pair."""
