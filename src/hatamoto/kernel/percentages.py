"""Shares of a whole as they are written."""

from __future__ import annotations


def percentages(counts: list[int]) -> list[int]:
    """Whole percentages that add up to 100: the largest remainders are rounded up.

    >>> percentages([15, 20, 1])
    [42, 55, 3]
    """
    total = sum(counts)
    if total == 0:
        return [0 for _ in counts]
    shares = [100 * count // total for count in counts]
    remainders = [100 * count % total for count in counts]
    order = sorted(range(len(counts)), key=lambda index: -remainders[index])
    for index in order[: 100 - sum(shares)]:
        shares[index] += 1
    return shares
