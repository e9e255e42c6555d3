"""Queries about the privilege board and the players' tokens; nothing here changes the state."""

from typing import Final

from hatamoto.games.edo import codes, tallies
from hatamoto.games.edo.state import EdoState

COLUMNS: Final = 3
NEXT: Final = 3
"""The index of the next demand, after the three columns from left to right."""
GRANTS: Final = 4
"""The index of the first privilege: three columns, then the next one."""
COURT: Final = 8


def column_of(state: EdoState, demand: int) -> int:
    """The column of an open demand, or -1; the next demand is in none (ruling 51)."""
    for column in range(COLUMNS):
        if state.court[column] == demand:
            return column
    return -1


def held(state: EdoState, seat: int, privilege: int) -> int:
    """The number of tokens of a privilege that a seat has."""
    return tallies.count(state.holdings[seat * codes.HELD + codes.PRIVILEGES_HELD], privilege)


def demand_place(state: EdoState) -> int:
    """The index for a new demand: the right-most empty column, or that of the next (ruling 51)."""
    for column in range(COLUMNS - 1, -1, -1):
        if state.court[column] == codes.NO_TOKEN:
            return column
    return NEXT


def grant_place(state: EdoState) -> int:
    """The index for a new privilege: the left-most empty column, or that of the next
    (ruling 51)."""
    for column in range(COLUMNS):
        if state.court[GRANTS + column] == codes.NO_TOKEN:
            return GRANTS + column
    return GRANTS + NEXT
