"""Numeric codes used in the state."""

from typing import Final

NO_CARD: Final = 6
NO_PLOT: Final = 18
"""One more than the last card, and one more than the last Plot."""
REASONS: Final = ["", "threshold", "plots_exhausted"]
GOING_ON: Final = 0
THRESHOLD: Final = 1
PLOTS_EXHAUSTED: Final = 2
FIRST_HATAMOTO: Final = ("random", "seat_0", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5")
"""The values of the option `first_hatamoto`: chance, then each seat."""
BY_CHANCE: Final = -1
