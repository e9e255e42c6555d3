"""Read-only lists of actions by bit mask, built once: legal lists that cost a look-up."""


def by_mask(base: int, bits: int, tail: list[int] | None = None) -> list[list[int]]:
    """For each mask, the actions base + i of its set bits i, rising, then the tail."""
    table: list[list[int]] = []
    for mask in range(1 << bits):
        actions = [base + index for index in range(bits) if mask >> index & 1]
        table.append(actions + tail if tail else actions)
    return table
