"""Planned slots and stocks, packed into integers; only this module knows how.

    slot       card 4 bits | action 4 | own 3 | neutral 3 | black 2
    officials  own 3 bits | neutral 5 | black 2
    stock      officials, 10 bits | the set of cards 15

A seat's plan is four numbers of `state.plan`: three slots and the stock it was made from, which
determines what others consider possible. Packed officials of several slots can be added.
"""

from typing import Final

from hatamoto.games.edo import actions, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState

STOCK: Final = 3
"""The stock follows the slots; it is NO_PLAN until the plan is locked."""


# A slot


def slot(card: int, action: int, own: int = 0, neutral: int = 0, black: int = 0) -> int:
    """A card with its action and its officials."""
    return card | action << 4 | own << 8 | neutral << 11 | black << 14


def card(slot: int) -> int:
    """The card of a slot."""
    return slot & 15


def action(slot: int) -> int:
    """The action of a slot."""
    return slot >> 4 & 15


def face(slot: int) -> int:
    """The printed face of a slot, an index into the tables of `Content`."""
    return (slot & 15) * ids.ACTIONS + (slot >> 4 & 15)


def own(slot: int) -> int:
    """The own officials of a slot."""
    return slot >> 8 & 7


def neutral(slot: int) -> int:
    """The neutral officials of a slot."""
    return slot >> 11 & 7


def black(slot: int) -> int:
    """The black officials of a slot."""
    return slot >> 14


SLOT_OF_FACE: Final[list[int]] = [
    slot(face // ids.ACTIONS, face % ids.ACTIONS) for face in range(actions.FACES)
]
"""By face: a slot with its card and action."""
SLOT_OF_STAFF: Final[list[int]] = [
    slot(
        0,
        0,
        staff // actions.OWN_RADIX,
        staff % actions.OWN_RADIX // actions.NEUTRAL_RADIX,
        staff % actions.NEUTRAL_RADIX,
    )
    for staff in range(actions.SLOT_RADIX)
]
"""By the number of an answer `officials`: a slot with these officials."""


def face_of_answer(planned: int) -> int:
    """The face of an answer `plan`, whatever its slot."""
    return (planned - actions.PLAN) % actions.FACES


def answered(planned: int, staffed: int) -> int:
    """The slot of two answers: `plan` and `officials`."""
    staff = (staffed - actions.OFFICIALS) % actions.SLOT_RADIX
    return SLOT_OF_FACE[face_of_answer(planned)] | SLOT_OF_STAFF[staff]


# Officials, and a stock


def officials(own: int, neutral: int, black: int) -> int:
    """Officials, packed."""
    return own | neutral << 3 | black << 8


def own_in(officials: int) -> int:
    """The number of own officials, also of a stock."""
    return officials & 7


def neutral_in(officials: int) -> int:
    """The number of neutral officials, also of a stock."""
    return officials >> 3 & 31


def black_in(officials: int) -> int:
    """The number of black officials, also of a stock."""
    return officials >> 8 & 3


def officials_of(slot: int) -> int:
    """The officials of a slot."""
    return officials(own(slot), neutral(slot), black(slot))


OFFICIALS_OF_STAFF: Final[list[int]] = [officials_of(slot) for slot in SLOT_OF_STAFF]
"""By the number of an answer `officials`: the officials, packed."""


def answered_officials(staffed: int) -> int:
    """The officials of an answer `officials`."""
    return OFFICIALS_OF_STAFF[(staffed - actions.OFFICIALS) % actions.SLOT_RADIX]


def stock(officials: int, cards: int) -> int:
    """A stock of officials and a set of cards."""
    return officials | cards << 10


def cards_in(stock: int) -> int:
    """The set of cards of a stock."""
    return stock >> 10


# Plans of a state


def slot_at(state: EdoState, seat: int, slot: int) -> int:
    """A slot of a seat's plan."""
    return state.plan[seat * codes.PLANNED + slot]


def open_slot(state: EdoState, seat: int) -> int:
    """The slot of the current pass (§perform/order)."""
    return state.plan[seat * codes.PLANNED + state.passes]


def stock_at(state: EdoState, seat: int) -> int:
    """The stock a seat's locked plan was made from, or NO_PLAN."""
    return state.plan[seat * codes.PLANNED + STOCK]


def is_locked(state: EdoState, seat: int) -> bool:
    """Whether a seat has a plan (§plan/ready)."""
    return state.plan[seat * codes.PLANNED + STOCK] != codes.NO_PLAN


def calls(state: EdoState, seat: int) -> int:
    """The number of black officials in a seat's plan (ruling 42)."""
    return sum(black(slot_at(state, seat, slot)) for slot in range(actions.SLOTS))
