"""Numeric codes used in the state."""

from typing import Final

from hatamoto.games.twilight import ids

NEITHER: Final = 2
"""Used in place of a side: nobody."""
NO_CARD: Final = -1
DIE_FACES: Final = 6
OFF_MAP: Final = ids.SPACES
"""The location of a counter that is not on the map."""
NO_DICE: Final[list[int]] = []
REASONS: Final = ["", "sudden_death", "intervention", "emperor_flags", "final_scoring"]
STATUS_IDS: Final = ["none", "presence", "domination", "control"]
GOING_ON: Final = 0
SUDDEN_DEATH: Final = 1
INTERVENTION: Final = 2
EMPEROR_FLAGS: Final = 3
FINAL_SCORING: Final = 4
NO_CARDS: Final[list[int]] = []
