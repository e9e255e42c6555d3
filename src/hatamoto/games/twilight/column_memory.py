"""What is remembered of the last row of a table, so that only changes are written."""

from typing import Final, final

from hatamoto.games.twilight import ids
from hatamoto.kernel.columns import Memory

SPACE: Final = 8
"""The columns of a space: presence, influence, support, controller, closed."""


@final
class TwilightMemory(Memory):
    """The map, the cards out of play, and the hands."""

    def __init__(self) -> None:
        self.influence = [0] * (2 * ids.SPACES)
        self.support = [0] * (2 * ids.SPACES)
        self.anti_held = 0
        self.pro_held = 0
        self.is_open = True
        self.cells = bytearray(bytes([1] + [0] * (SPACE - 1)) * ids.SPACES)
        self.spaces = b""
        """The columns of the map, as `cells` has them; empty before the first row."""
        self.areas = b""
        self.discard: list[int] = []
        self.removed: list[int] = []
        self.discarded = b""
        self.out = b""
        """The columns of the discard and of the removed cards; empty before the first row."""
        nothing: list[int] = []
        self.hands = [nothing, nothing]
        self.held = [b"", b""]
        """By seat, its hand and the columns of it."""


def rewrite(last: list[int], now: list[int], cells: bytearray, column: int) -> None:
    """Write the numbers of both sides that have changed, and remember them."""
    for index in range(2 * ids.SPACES):
        if now[index] != last[index]:
            last[index] = now[index]
            side = int(index >= ids.SPACES)
            cells[SPACE * (index - side * ids.SPACES) + column + side] = now[index]
