"""The buildings of a city, packed into one integer; only this module knows how.

    a site  the seat plus one, 3 bits | a trading post 1 bit; the first site lowest

A row is read site by site: `owner(row)`, then `row = rest(row)` while anything is left.
"""


def owner(row: int) -> int:
    """The seat whose building is on the first site of a row."""
    return (row & 7) - 1


def is_post(row: int) -> bool:
    """Whether the building on the first site of a row is a trading post."""
    return row & 8 != 0


def rest(row: int) -> int:
    """The row without its first site."""
    return row >> 4


def keyed(row: int, more: int) -> int:
    """A row and a number below 65,536 combined into one key."""
    return row << 16 | more


def added(row: int, filled: int, seat: int, post: bool) -> int:
    """The row with one more building on the first free site."""
    return row | (seat + 1 | int(post) << 3) << 4 * filled


def added_first(row: int, seat: int) -> int:
    """The row with a house on the first site and all others moved back (§tokken/privileges/a)."""
    return row << 4 | seat + 1
