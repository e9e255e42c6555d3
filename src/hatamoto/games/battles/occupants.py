"""What a hex holds, packed into one number: zones of control, a commander, a unit.

    zones of seat 0, 3 bits | of seat 1, 3 bits | commander | unit of seat 0 | of seat 1 | unit + 1

One number answers most questions of a flood by one mask, so the floods mask it themselves. Without
a unit it is small, and Python keeps small numbers ready made.
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
MOST_UNITS: Final = 62
"""The most combat units a scenario can have."""
UNIT_BITS: Final = 63 << UNIT_SHIFT
ANY_UNIT: Final = UNIT_BITS | UNIT_OF[0] | UNIT_OF[1]
NO_UNIT: Final = 127
"""What a hex without a unit holds is never larger."""


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
    """What a unit of a seat adds to the hex it enters."""
    return unit + 1 << UNIT_SHIFT | UNIT_OF[seat]
