"""Deals: which of the 21 hands of two cards each seat has, packed into five bits per seat.

Worlds are memoised by the hands that later exchanges still involve, so a deal is one integer whose
parts can be masked out and used as a key.
"""

from typing import Final

from hatamoto.games.shogunate import actions, loyalty
from hatamoto.kernel import masks

BITS: Final = 5
HANDS: Final = 21
ANY: Final[int] = masks.first(HANDS)
"""All hands, as a mask."""
HAND_OF: Final[dict[int, int]] = {packed: hand for hand, packed in enumerate(loyalty.PAIR_PACKED)}
"""The number of a hand of two loyalty cards."""
PAIRLESS: Final[int] = sum(
    masks.one(hand) for hand, (low, high) in enumerate(loyalty.PAIRS) if low != high
)
"""The hands of two different clans, as a mask."""
SEAT_MASKS: Final[list[int]] = [31 << BITS * seat for seat in range(actions.MAX_SEATS)]
"""By seat, the bits of its hand in a deal."""


def loyalty_of(deal: int, seat: int) -> int:
    """A seat's loyalty cards, packed as in `loyalty`."""
    return loyalty.PAIR_PACKED[deal >> BITS * seat & 31]


def given(seat: int, hand: int) -> int:
    """The part of a deal that gives a seat a hand; parts are combined with |."""
    return hand << BITS * seat


def _holding(part: int) -> int:
    mask = 0
    for hand in range(HANDS):
        if loyalty.contains(loyalty.PAIR_PACKED[hand], part):
            mask |= masks.one(hand)
    return mask


HOLDING: Final[dict[int, int]] = {
    part: _holding(part) for part in [0, *loyalty.ONE, *loyalty.PAIR_PACKED]
}
"""By loyalty cards, the mask of the hands that contain them."""
