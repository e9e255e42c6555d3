"""Small sets of numbers as the bits of one integer, which copies and compares in no time.

The numbers go from 0 to 61: compiled, a set is a machine word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def one(index: int) -> int:
    """The set of one number."""
    # No i64 here: mypyc writes the 1 as a C constant of 32 bits.
    return 1 << index


def has(mask: i64, index: i64) -> bool:
    """Whether the set holds a number."""
    return mask >> index & 1 != 0


def first(count: int) -> int:
    """The set of the numbers from 0 to count - 1."""
    return (1 << count) - 1


def count(mask: i64) -> int:
    """How many numbers the set holds."""
    found: i64 = 0
    # Compiled, clearing the lowest bit of small sets is far quicker than a call of int.bit_count.
    while mask:
        mask &= mask - 1
        found += 1
    return found


def members(mask: i64) -> list[int]:
    """The numbers of the set, rising."""
    found: list[int] = []
    index: i64 = 0
    while mask:
        if mask & 1:
            found.append(index)
        mask >>= 1
        index += 1
    return found


def without(mask: i64, other: i64) -> int:
    """The set without the numbers of another."""
    return mask & ~other


def below(mask: i64, count: int) -> int:
    """The numbers of the set below `count`."""
    return mask & first(count)


def beyond(mask: i64, count: i64) -> int:
    """The numbers of the set from `count` on, each less by `count`."""
    return mask >> count
