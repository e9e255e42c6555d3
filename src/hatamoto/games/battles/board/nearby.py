"""A nearby victory hex, packed: the victory hex, then its distance.

Bots read these for every unit of a state. Compiled, the numbers are machine words, so that they are
unpacked inline.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

STEP_BITS: Final = 3
MAX_STEPS: Final = (1 << STEP_BITS) - 1


def nearby(victory: int, steps: int) -> int:
    """A victory hex by its number in the scenario, with its distance in hexes."""
    return victory << STEP_BITS | steps


def victory_of(nearby: "i64") -> "i64":
    """The number of the victory hex."""
    return nearby >> STEP_BITS


def steps_of(nearby: "i64") -> "i64":
    """The distance in hexes."""
    return nearby & MAX_STEPS
