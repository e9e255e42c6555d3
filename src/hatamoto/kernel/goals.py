"""What wins a game, how close everybody is, and when it ends, for a one-line summary at the table.

The texts are the game's messages `goal`, `goal-seat` and `goal-end`. The facts come only from the
reader's view.
"""

from typing import TypedDict

from hatamoto.kernel.refusals import Facts


class Goal(TypedDict):
    """The goal as one seat, or a watcher, may know it."""

    facts: Facts
    """The facts of `goal` and `goal-end`."""
    seats: list[Facts]
    """The facts of `goal-seat`, for each seat whose score the reader may know."""
