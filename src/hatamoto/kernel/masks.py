"""Small sets of numbers as bit masks, which are cheap to copy and compare.

The numbers are 0 to 61, so that a compiled set fits in a machine word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def one(index: int) -> int:
    """The set that contains one number."""
    # No i64 here: mypyc writes the 1 as a C constant of 32 bits.
    return 1 << index


def of(numbers: list[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= one(number)
    return mask


def has(mask: i64, index: i64) -> bool:
    """Whether the set contains a number."""
    return mask >> index & 1 != 0


def first(count: int) -> int:
    """The set of the numbers from 0 to count - 1."""
    return (1 << count) - 1


def count(mask: i64) -> int:
    """The size of the set."""
    found: i64 = 0
    # Compiled, clearing the lowest bit of small sets is much faster than calling int.bit_count.
    while mask:
        mask &= mask - 1
        found += 1
    return found


def members(mask: i64) -> list[int]:
    """The numbers of the set in ascending order."""
    found: list[int] = []
    index: i64 = 0
    while mask:
        if mask & 1:
            found.append(index)
        mask >>= 1
        index += 1
    return found


def without(mask: i64, other: i64) -> int:
    """The difference of two sets."""
    return mask & ~other


def below(mask: i64, count: int) -> int:
    """The numbers of the set below `count`."""
    return mask & first(count)


def beyond(mask: i64, count: i64) -> int:
    """The numbers of the set from `count` on, each reduced by `count`."""
    return mask >> count
