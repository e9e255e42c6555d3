"""The occupants of a hex, packed into one integer: zones of control, a commander, a unit.

    zones of seat 0, 3 bits | of seat 1, 3 bits | commander | unit of seat 0 | of seat 1 | unit + 1

Most tests in a flood fill need only one mask, so the fills apply masks inline. Without a unit the
number is small, and Python caches small integers.
"""

from typing import Final

ZOC_ONE: Final = [1, 1 << 3]
"""One zone of control of a seat's unit."""
ZOC_OF: Final = [7, 7 << 3]
"""All zones of control of a seat."""
COMMANDER: Final = 1 << 6
"""A commander; there is never more than one."""
UNIT_OF: Final = [1 << 7, 1 << 8]
"""A combat unit of a seat."""
UNIT_SHIFT: Final = 9
MAX_UNITS: Final = 62
"""The most combat units a scenario can have."""
UNIT_BITS: Final = 63 << UNIT_SHIFT
ANY_UNIT: Final = UNIT_BITS | UNIT_OF[0] | UNIT_OF[1]
NO_UNIT: Final = 127
"""The largest value of a hex without a unit."""


def unit_in(holds: int) -> int:
    """The combat unit, or -1."""
    return (holds >> UNIT_SHIFT) - 1


def has_unit(holds: int) -> bool:
    """Whether a combat unit is here."""
    return holds > NO_UNIT


def has_commander(holds: int) -> bool:
    """Whether a commander is here."""
    return holds & COMMANDER != 0


def unit_bits(unit: int, seat: int) -> int:
    """The bits of a unit of a seat."""
    return unit + 1 << UNIT_SHIFT | UNIT_OF[seat]
