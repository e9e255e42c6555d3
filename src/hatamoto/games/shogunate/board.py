"""Queries about a state; nothing here changes it."""

from typing import Final

from hatamoto.games.shogunate import codes, content, loyalty
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.seats import BITS

ALL_CARDS: Final = masks.first(content.CARDS)


def shinobi_slot(state: ShogunateState) -> int:
    """The slot of the Shinobi (§setup/shinobi, ruling 3)."""
    return state.slot_of[state.shinobi] if state.options.shinobi_follows_leader else state.shinobi


def left_of(state: ShogunateState, seat: int) -> int:
    """The seat to the left, which is the next one (ruling 22)."""
    return seat + 1 if seat + 1 < state.seats else 0


def discard(state: ShogunateState, seat: int) -> int:
    """The mask of the seat's discard: cards neither in hand nor in front of the player."""
    card = state.played[seat]
    in_front = 0 if card == codes.NO_CARD else masks.one(card)
    return ALL_CARDS & ~state.hands[seat] & ~in_front


def plots_left(state: ShogunateState) -> int:
    """The number of Plots still to come: in the bag, and on top of the deck."""
    return masks.count(state.bag) + len(state.top_plots)


def others_face_down(state: ShogunateState, seat: int) -> int:
    """The mask of the other seats with a face-down loyalty card."""
    mask = 0
    for other in range(state.seats):
        if other != seat and state.down[other] != 0:
            mask |= BITS[other]
    return mask


def seats_face_down(state: ShogunateState) -> int:
    """The mask of all seats with a face-down loyalty card."""
    return others_face_down(state, -1)


def neighbours(state: ShogunateState, leader: int) -> int:
    """The mask of the leaders directly above and below."""
    slot = state.slot_of[leader]
    mask = 0
    if slot > 0:
        mask |= masks.one(state.line[slot - 1])
    if slot < content.SLOTS - 1:
        mask |= masks.one(state.line[slot + 1])
    return mask


def most_honoured(state: ShogunateState) -> int:
    """The mask of the slots of the leaders with the most honour (§plot/p06)."""
    most = -1
    mask = 0
    for slot in range(content.SLOTS):
        honour = state.honour[state.line[slot]]
        if honour > most:
            most = honour
            mask = 0
        if honour == most:
            mask |= masks.one(slot)
    return mask


def least_honoured(state: ShogunateState) -> int:
    """The mask of the leaders with the least honour (§plot/p12)."""
    least = state.honour[0]
    mask = 0
    for leader in range(content.SLOTS):
        honour = state.honour[leader]
        if honour < least:
            least = honour
            mask = 0
        if honour == least:
            mask |= masks.one(leader)
    return mask


def is_dealing(state: ShogunateState) -> bool:
    """Whether some player has not been dealt a full hand yet."""
    dealt = loyalty.size(loyalty.FULL) - loyalty.size(undealt(state))
    return dealt < state.seats * state.content.hand_size


def undealt(state: ShogunateState) -> int:
    """The loyalty cards that no player holds, packed."""
    left = loyalty.FULL
    for seat in range(state.seats):
        left -= state.down[seat] + state.up[seat]
    return left
