"""Writes the columns of a hand; `layout` defines their meaning."""

from typing import Final

from hatamoto.games.twilight import ids, view
from hatamoto.games.twilight.column_memory import PRESENT, OwnMemory
from hatamoto.games.twilight.effects import HAS_CONDITION
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.columns import counts, zeros

OCCURS_WIDTH: Final = 2
COURT_WIDTH: Final = 2
PAYS_WIDTH: Final = 3
"""The columns of a card in hand in each list: presence, then a number or a signed one."""
PAYS_NOTHING: Final = bytes([1, 0, 0])
"""A card in hand that scores nothing: presence and a signed 0."""


def remember_hand(
    own: OwnMemory, state: TwilightState, hand: list[int], is_done: bool, cards: int
) -> None:
    """Write the columns of a hand, except what follows from the table; there are `cards` cards."""
    own.hand, own.is_done = hand, is_done
    own.conditional.clear()
    own.scoring.clear()
    types, left = state.content.type, state.content.max_cards - len(hand)
    row = [counts(hand, cards), PRESENT[1] * len(hand), zeros(OCCURS_WIDTH * left)]
    for index in range(len(hand)):
        card = hand[index]
        row.append(PRESENT[int(types[card] < ids.MUST_PLAY and not is_done)])
        if HAS_CONDITION[card]:
            own.conditional.append(index)
        if types[card] == ids.SCORING:
            own.scoring.append(index)
    row += [zeros(COURT_WIDTH * left), PAYS_NOTHING * len(hand), zeros(PAYS_WIDTH * left)]
    own.cells = bytearray().join(row)


def update_hand(own: OwnMemory, state: TwilightState, seat: int, cards: int) -> None:
    """Write the columns of a hand that follow from the table."""
    cells, hand, most = own.cells, own.hand, state.content.max_cards
    for index in own.conditional:
        occurs = view.would_occur(state, hand[index], seat)
        cells[cards + OCCURS_WIDTH * index + 1] = int(occurs)
    for index in own.scoring:
        pays = view.would_pay(state, hand[index]) or 0
        at = cards + (OCCURS_WIDTH + COURT_WIDTH) * most + PAYS_WIDTH * index + 1
        # Two numbers, since bytes would first be converted for a slice of a bytearray.
        cells[at], cells[at + 1] = max(0, -pays), max(0, pays)
    own.columns = bytes(cells)
