"""The numbers by which the state says what is what."""

from typing import Final

# Where a piece is, and how it stands: status = place << 2 | flags.
DISORDERED: Final = 1
MARKED: Final = 2
ON_MAP: Final = 0
TO_PLACE: Final = 1
IN_CUP: Final = 2
IN_HAND: Final = 3
BACK: Final = 4
REMOVED: Final = 5
ASIDE: Final = 6


def flags_of(status: int) -> int:
    """Whether a piece is disordered and marked."""
    return status & (DISORDERED | MARKED)


PLACE_NAMES: Final = ["map", "to_place", "cup", "hand", "back", "removed", "aside"]

# What a hex holds, packed: each seat's zones of control, a commander, the unit. Without a unit the
# number is small, and small numbers need no memory of their own.
ZOC_ONE: Final = [1, 1 << 3]
"""One zone of control of a seat's unit."""
ZOC_OF: Final = [7, 7 << 3]
"""All zones of control of a seat."""
COMMANDER: Final = 1 << 6
"""A commander stands here; there is never more than one."""
UNIT_OF: Final = [1 << 7, 1 << 8]
"""A combat unit of a seat stands here."""
UNIT_SHIFT: Final = 9
"""Above it the unit's number plus one; 0 is a hex without a unit."""
UNIT_BITS: Final = 63 << UNIT_SHIFT
NO_UNIT: Final = 127
"""The number of a hex without a unit is never larger."""

# The phases: the first player's three, then the second player's (§5).
PHASES: Final = 6
PHASE_NAMES: Final = ["move", "fire", "melee", "move", "fire", "melee"]
MOVE: Final = 0
FIRE: Final = 1
MELEE: Final = 2
ACTING: Final = [0, 1, 0, 1, 0, 1]
"""By phase, the seat that acts: the other side fires in the middle of a player's turn.

§5-1.1, §5-1.2, §5-1.3, §5-2.4, §5-2.5, §5-2.6.
"""

REASONS: Final = ["", "victory_hexes", "entry_hex", "drawn"]
GOING_ON: Final = 0
VICTORY_HEXES: Final = 1
ENTRY_HEX: Final = 2
DRAWN: Final = 3
NOBODY_WON: Final = 2

NOTHING_LEARNED: Final[list[int]] = []
"""The ledger of a game in which everything lies open."""
