"""Small sets of numbers as the bits of one integer, which copies and compares in no time."""


def one(index: int) -> int:
    """The set of one number."""
    return 1 << index


def has(mask: int, index: int) -> bool:
    """Whether the set holds a number."""
    return mask >> index & 1 != 0


def first(count: int) -> int:
    """The set of the numbers from 0 to count - 1."""
    return (1 << count) - 1


def count(mask: int) -> int:
    """How many numbers the set holds."""
    found = 0
    # Compiled, clearing the lowest bit of small sets is far quicker than a call of int.bit_count.
    while mask:
        mask &= mask - 1
        found += 1
    return found


def members(mask: int) -> list[int]:
    """The numbers of the set, rising."""
    found: list[int] = []
    index = 0
    while mask:
        if mask & 1:
            found.append(index)
        mask >>= 1
        index += 1
    return found


def without(mask: int, other: int) -> int:
    """The set without the numbers of another."""
    return mask & ~other
