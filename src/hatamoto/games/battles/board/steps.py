"""One step of normal movement, packed: the hex it leads to, then its cost.

Compiled, the numbers are machine words, so that the flood fills in `reach`, which unpack thousands
of steps for one decision, do so inline.
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
    """The hex that the step leads to."""
    return step >> COST_BITS


def cost_of(step: "i64") -> "i64":
    """The movement points of the step."""
    return step & COST
