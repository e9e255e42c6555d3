"""Numeric codes used in the state."""

from typing import Final

# The phases: the first player's three, then the second player's (§5).
PHASES: Final = 6
PHASES_EACH: Final = 3
PHASE_NAMES: Final = ["move", "fire", "melee", "move", "fire", "melee"]
MOVE: Final = 0
FIRE: Final = 1
MELEE: Final = 2
ACTING: Final = [0, 1, 0, 1, 0, 1]
"""By phase, the seat that acts: the other side fires in the middle of a player's turn.

§5-1.1, §5-1.2, §5-1.3, §5-2.4, §5-2.5, §5-2.6.
"""


def phase_kind(phase: int) -> int:
    """The kind of a phase: MOVE, FIRE or MELEE."""
    return phase % PHASES_EACH


FIRE_RESULTS: Final = ["none", "d", "dd"]
MELEE_RESULTS: Final = ["none", "m0", "m1", "m2", "m3", "m4"]
"""The cells of the results tables, as in events."""

REASONS: Final = ["", "victory_hexes", "entry_hex", "drawn"]
GOING_ON: Final = 0
VICTORY_HEXES: Final = 1
ENTRY_HEX: Final = 2
DRAWN: Final = 3
NOBODY_WON: Final = 2
