"""Read-only lists of actions by bit mask, built once: legal lists that cost a look-up."""

from hatamoto.kernel import masks


def by_mask(base: int, bits: int, tail: list[int] | None = None) -> list[list[int]]:
    """For each mask, the actions base + i of its set bits i, rising, then the tail."""
    table: list[list[int]] = []
    for mask in range(masks.one(bits)):
        actions = [base + index for index in range(bits) if masks.has(mask, index)]
        table.append(actions + tail if tail else actions)
    return table
