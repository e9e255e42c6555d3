"""One step of normal movement packed into one number: the hex it leads to, then its points.

The numbers are machine words when they are compiled, so that the floods of `reach`, which take
apart thousands of steps for one decision, do so inline.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

COST_BITS: Final = 4
COST: Final = (1 << COST_BITS) - 1


def step(hex: int, cost: int) -> int:
    """A step to a hex."""
    return hex << COST_BITS | cost


def hex_of(step: "i64") -> "i64":
    """Where the step leads."""
    return step >> COST_BITS


def cost_of(step: "i64") -> "i64":
    """Its movement points."""
    return step & COST
