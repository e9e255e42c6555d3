"""Plots on top of the deck that somebody has looked at, with the seats that know them.

An entry packs the Plot into five bits and the mask of seats into the rest, so that a copy of the
state only copies a list of integers (ruling 31).
"""

from typing import Final

from hatamoto.kernel.seats import is_in

BITS: Final = 5
PLOT: Final = 31


def looked_at(plot: int, seats: int) -> int:
    """A Plot known to a mask of seats."""
    return plot | seats << BITS


def plot_in(entry: int) -> int:
    """The Plot of an entry."""
    return entry & PLOT


def seats_in(entry: int) -> int:
    """The mask of the seats that know the Plot."""
    return entry >> BITS


def knows(entry: int, seat: int) -> bool:
    """Whether a seat, or a watcher, knows the Plot."""
    return is_in(entry >> BITS, seat)


def replaced(entry: int, plot: int) -> int:
    """The entry with another Plot, known to the same seats."""
    return plot | entry & ~PLOT
