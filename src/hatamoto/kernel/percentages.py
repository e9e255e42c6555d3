"""Shares of a whole as they are written."""

from __future__ import annotations


def percentages(counts: list[int]) -> list[int]:
    """Whole percentages: equal counts have equal ones, and they add up to 100 where they can.

    >>> percentages([15, 20, 1])
    [42, 55, 3]
    >>> percentages([1, 1, 1, 1, 1, 1])
    [17, 17, 17, 17, 17, 17]
    """
    total = sum(counts)
    if total == 0:
        return [0 for _ in counts]
    shares = {count: percentage(count, total) for count in counts}
    left = sorted(shares)
    # While the sum is not 100, the share that errs least by it is rounded the other way, together
    # with all that equal it.
    while True:
        missing = 100 - sum([shares[count] for count in counts])
        step = 1 if missing > 0 else -1
        best, changed = total - 1, -1
        for count in left:
            error = abs(100 * count - (shares[count] + step) * total)
            if error <= best and counts.count(count) <= abs(missing):
                best, changed = error, count
        if changed < 0:
            return [shares[count] for count in counts]
        shares[changed] += step
        left.remove(changed)


def percentage(count: int, total: int) -> int:
    """A share rounded to a whole percentage, half a point up."""
    return (200 * count + total) // (2 * total)
