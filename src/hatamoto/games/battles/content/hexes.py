"""The grid of both maps: 24 rows of 28 hexes, numbered 0 to 671 from the south-west (§2-1-1).

A hex is written `RRCC`, row first. Rows run straight from west to east, and even rows lie half a
hex further east. Directions are numbered 0 to 5: east, north-east, north-west, west, south-west,
south-east; the opposite of a direction is three further.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

ROWS: Final = 24
COLS: Final = 28
HEXES: Final = ROWS * COLS
DIRS: Final = 6
NO_HEX: Final = HEXES
"""No hex: beyond the edge, or not on the map."""
STEPS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((0, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0)),
    ((0, 1), (1, 1), (1, 0), (0, -1), (-1, 0), (-1, 1)),
)
"""Row and column steps by direction, for odd rows and for even rows."""


def hex_at(row: int, column: int) -> int:
    """The hex in a row and column counted from 1, or NO_HEX beyond the edge."""
    if 1 <= row <= ROWS and 1 <= column <= COLS:
        return (row - 1) * COLS + column - 1
    return NO_HEX


def row_of(hex: int) -> int:
    """The row from 1 in the south."""
    return hex // COLS + 1


def column_of(hex: int) -> int:
    """The column from 1 in the west."""
    return hex % COLS + 1


def hex_name(hex: int) -> str:
    """A hex as printed.

    >>> hex_name(hex_at(11, 22))
    '1122'
    """
    return f"{row_of(hex):02}{column_of(hex):02}"


def hex_id(hex: int) -> str:
    """A hex as an id: `h1122`."""
    return f"h{hex_name(hex)}"


def opposite(direction: int) -> int:
    """The opposite direction."""
    return (direction + 3) % DIRS


def _neighbours() -> list[int]:
    found: list[int] = []
    for hex in range(HEXES):
        row, column = row_of(hex), column_of(hex)
        for rows, columns in STEPS[1 - row % 2]:
            found.append(hex_at(row + rows, column + columns))
    return found


NEIGHBOURS: Final[list[int]] = _neighbours()
"""The hex across each side, at `hex * 6 + direction`; NO_HEX beyond the edge."""

HEX_IDS: Final[list[str]] = [hex_id(hex) for hex in range(HEXES)]
ROW: Final[list[int]] = [row_of(hex) for hex in range(HEXES)]
AXIAL: Final[list[int]] = [column_of(hex) - (row_of(hex) - 1) // 2 for hex in range(HEXES)]
"""With ROW the axial coordinates of a hex."""


def distance(one: i64, other: i64) -> i64:
    """The distance between two hexes, in hexes; hot code, so it uses machine words.

    >>> distance(hex_at(24, 11), hex_at(24, 19))
    8
    """
    row_of_hex: list[i64] = ROW
    axial_of_hex: list[i64] = AXIAL
    rows = row_of_hex[one] - row_of_hex[other]
    axials = axial_of_hex[one] - axial_of_hex[other]
    both = rows + axials
    if rows < 0:
        rows = -rows
    if axials < 0:
        axials = -axials
    if both < 0:
        both = -both
    most = rows if rows > axials else axials
    return most if most > both else both


def direction_to(one: int, other: int) -> int:
    """The direction of an adjacent hex, or -1."""
    for side in range(DIRS):
        if NEIGHBOURS[one * DIRS + side] == other:
            return side
    return -1
