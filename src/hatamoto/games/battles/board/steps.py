"""One step of normal movement packed into one number: the hex it leads to, then its points.

The floods of `reach` take steps apart themselves, by these constants: a call for each step would be
most of their time.
"""

from typing import Final

COST_BITS: Final = 4
COST: Final = (1 << COST_BITS) - 1


def step(hex: int, cost: int) -> int:
    """A step to a hex."""
    return hex << COST_BITS | cost


def hex_of(step: int) -> int:
    """Where the step leads."""
    return step >> COST_BITS


def cost_of(step: int) -> int:
    """Its movement points."""
    return step & COST
