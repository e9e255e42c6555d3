"""What wins a game, how far everybody is, and when it ends: facts for one line at the table.

The game's messages say it: `goal` what wins, `goal-seat` how far one seat is, `goal-end` when it
ends. The facts are those of the reader's view, nothing more.
"""

from typing import TypedDict

from hatamoto.kernel.refusals import Facts


class Goal(TypedDict):
    """The goal as one seat, or a watcher, may know it."""

    facts: Facts
    """For what wins, and when it ends."""
    seats: list[Facts]
    """How far each seat is whose standing the reader may know."""
