"""The privilege board and the tokens players hold; nothing here changes anything."""

from typing import Final

from hatamoto.games.edo import codes, tallies
from hatamoto.games.edo.state import EdoState

COLUMNS: Final = 3
NEXT: Final = 3
"""The preview of the demands, behind the columns from left to right."""
GRANTS: Final = 4
"""Where the privileges begin: three columns, then their preview."""
COURT: Final = 8


def column_of(state: EdoState, demand: int) -> int:
    """The column in which a demand lies open, or -1; a preview is in none (ruling 51)."""
    for column in range(COLUMNS):
        if state.court[column] == demand:
            return column
    return -1


def held(state: EdoState, seat: int, privilege: int) -> int:
    """How many tokens of a privilege a seat has."""
    return tallies.count(state.hold[seat * codes.HELD + codes.PRIVILEGES_HELD], privilege)


def demand_place(state: EdoState) -> int:
    """Where the next demand goes: the right-most empty column, else the preview (ruling 51)."""
    for column in range(COLUMNS - 1, -1, -1):
        if state.court[column] == codes.NO_TOKEN:
            return column
    return NEXT


def grant_place(state: EdoState) -> int:
    """Where the next privilege goes: the left-most empty column, else the preview (ruling 51)."""
    for column in range(COLUMNS):
        if state.court[GRANTS + column] == codes.NO_TOKEN:
            return GRANTS + column
    return GRANTS + NEXT
