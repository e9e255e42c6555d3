"""Precomputed, read-only lists of legal actions by bit mask: faster than building them."""

from hatamoto.kernel import masks


def by_mask(base: int, bits: int, tail: list[int] | None = None) -> list[list[int]]:
    """For each mask, the actions base + i of its set bits i in ascending order, then the tail."""
    table: list[list[int]] = []
    for mask in range(masks.one(bits)):
        actions = [base + index for index in range(bits) if masks.has(mask, index)]
        table.append(actions + tail if tail else actions)
    return table
