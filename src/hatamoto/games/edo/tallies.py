"""Counts by kind, packed into one integer with four bits per kind; only this module knows how.

Tallies of the same kinds can be added and subtracted.
"""


def one(kind: int) -> int:
    """One of a kind."""
    return 1 << 4 * kind


def several(kind: int, count: int) -> int:
    """Up to fifteen of a kind."""
    return count << 4 * kind


def count(tally: int, kind: int) -> int:
    """The count of a kind."""
    return tally >> 4 * kind & 15


def counts(tally: int, kinds: int) -> list[int]:
    """The count of each kind."""
    return [tally >> 4 * kind & 15 for kind in range(kinds)]


def total(tally: int) -> int:
    """The sum of all counts."""
    found = 0
    while tally:
        found += tally & 15
        tally >>= 4
    return found
