"""Shares of a whole as they are written."""

from __future__ import annotations


def percentages(counts: list[int]) -> list[int]:
    """Whole percentages that add up to 100, and any first few of them to their rounded share.

    So the odds of "three or better" are the same whether they are added up or said on their own.

    >>> percentages([15, 20, 1])
    [42, 55, 3]
    """
    total = sum(counts)
    if total == 0:
        return [0 for _ in counts]
    shares = []
    passed = before = 0
    for count in counts:
        passed += count
        upto = (200 * passed + total) // (2 * total)
        shares.append(upto - before)
        before = upto
    return shares
