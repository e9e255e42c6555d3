"""A Plot that somebody has looked at, on top of the deck: the Plot and the seats that know it.

The Plot takes five bits and the mask of seats the rest, so that copying the state copies a list of
integers (ruling 31).
"""

from typing import Final

from hatamoto.kernel.seats import is_in

BITS: Final = 5
PLOT: Final = 31


def looked_at(plot: int, seats: int) -> int:
    """A Plot known to a mask of seats."""
    return plot | seats << BITS


def plot_in(entry: int) -> int:
    """The Plot itself."""
    return entry & PLOT


def seats_in(entry: int) -> int:
    """The seats that know it, as a mask."""
    return entry >> BITS


def knows(entry: int, seat: int) -> bool:
    """Whether a seat, or a watcher, knows it."""
    return is_in(entry >> BITS, seat)


def replaced(entry: int, plot: int) -> int:
    """Another Plot, known to the same seats."""
    return plot | entry & ~PLOT
