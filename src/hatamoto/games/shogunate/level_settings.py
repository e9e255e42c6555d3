"""What each level does differently in Shogunate; the names are those of `bots/search_settings.py`.

A seat makes about thirty decisions, most of them between actions of nearly the same worth, and a
dozen trials find one that is within a few thousandths of a win of the best. So the levels differ by
how few trials they have and by how much they tolerate. Each loses 4 to 12 thousandths of a win per
decision less than the one below (docs/explanation/bots.md).
"""

from typing import Final

OVERRIDES: Final[tuple[dict[str, float], ...]] = (
    {"tolerance": 400.0},
    {"tolerance": 120.0},
    {"tolerance": 10.0, "max_trials": 4},
    {
        "tolerance": 8.0,
        "max_trials": 8,
        "trust": 5.0,
        "worlds_per_trial": 4,
        "mix_tolerance": 0.0,
    },
    {"trust": 3.0},
)
"""By level, from 1."""
