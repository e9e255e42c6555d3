"""How many there are of each kind, packed into one integer of four bits a kind: only this module
knows how. Tallies of the same kinds can be added and subtracted.
"""


def one(kind: int) -> int:
    """One of a kind."""
    return 1 << 4 * kind


def several(kind: int, count: int) -> int:
    """Up to fifteen of a kind."""
    return count << 4 * kind


def count(tally: int, kind: int) -> int:
    """How many there are of a kind."""
    return tally >> 4 * kind & 15


def counts(tally: int, kinds: int) -> list[int]:
    """How many there are of each kind."""
    return [tally >> 4 * kind & 15 for kind in range(kinds)]


def total(tally: int) -> int:
    """How many there are in all."""
    found = 0
    while tally:
        found += tally & 15
        tally >>= 4
    return found
