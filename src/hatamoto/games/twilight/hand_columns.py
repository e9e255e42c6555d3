"""Writes the columns of a hand; `layout` defines their meaning."""

from typing import Final

from hatamoto.games.twilight import ids, view
from hatamoto.games.twilight.column_memory import MAX_SIGNED, PRESENT, SIGNED, OwnMemory
from hatamoto.games.twilight.effects import HAS_CONDITION
from hatamoto.games.twilight.state import TwilightState

OCCURS_WIDTH: Final = 2
COURT_WIDTH: Final = 2
PAYS_WIDTH: Final = 3
"""The columns of a card in hand in each list: presence, then a number or a signed one."""


def remember_hand(
    own: OwnMemory, state: TwilightState, hand: list[int], is_done: bool, cards: int
) -> None:
    """Write the columns of a hand, except what follows from the table; there are `cards` cards."""
    own.hand, own.is_done = hand, is_done
    own.conditional.clear()
    own.scoring.clear()
    types, most = state.content.type, state.content.max_cards
    cells = own.cells = bytearray(cards + (OCCURS_WIDTH + COURT_WIDTH + PAYS_WIDTH) * most)
    for index in range(len(hand)):
        card = hand[index]
        cells[card] += 1
        occurs = cards + OCCURS_WIDTH * index
        cells[occurs : occurs + OCCURS_WIDTH] = PRESENT[1]
        court = cards + OCCURS_WIDTH * most + COURT_WIDTH * index
        can_use = types[card] < ids.MUST_PLAY and not is_done
        cells[court : court + COURT_WIDTH] = PRESENT[int(can_use)]
        cells[cards + (OCCURS_WIDTH + COURT_WIDTH) * most + PAYS_WIDTH * index] = 1
        if HAS_CONDITION[card]:
            own.conditional.append(index)
        if types[card] == ids.SCORING:
            own.scoring.append(index)


def update_hand(own: OwnMemory, state: TwilightState, seat: int, cards: int) -> None:
    """Write the columns of a hand that follow from the table."""
    cells, hand, most = own.cells, own.hand, state.content.max_cards
    for index in own.conditional:
        occurs = view.would_occur(state, hand[index], seat)
        cells[cards + OCCURS_WIDTH * index + 1] = int(occurs)
    for index in own.scoring:
        pays = view.would_pay(state, hand[index])
        at = cards + (OCCURS_WIDTH + COURT_WIDTH) * most + PAYS_WIDTH * index + 1
        cells[at : at + PAYS_WIDTH - 1] = SIGNED[MAX_SIGNED if pays is None else MAX_SIGNED + pays]
    own.columns = bytes(cells)
