"""Favours: how far each player has publicly raised or lowered each leader.

They are public; bots use them to judge how likely a hand is. A seat's favours are packed into one
integer with ten bits per leader, since they are copied with every state. Compiled code computes
with machine words, because arithmetic on 60-bit Python integers is slow. An exchange of loyalty
cards resets the favours of both players.
"""

from typing import TYPE_CHECKING, Final

from hatamoto.games.shogunate import content

if TYPE_CHECKING:
    from mypy_extensions import i64

BITS: Final = 10
MIDDLE: Final = 512
MAX_START: Final = 256
"""The largest value in a position: a game adds less than the rest, so ten bits never overflow."""
NONE: Final[int] = sum([MIDDLE << BITS * leader for leader in range(content.LEADERS)])
"""No favours: the middle value for every leader."""


def packed(leader: "i64", steps: "i64") -> "i64":
    """This many steps (slots or honour) for a leader, packed; packed values can be added."""
    return steps << BITS * leader


def favour(favours: "list[i64]", seat: int, leader: "i64", steps: "i64") -> None:
    """Add steps (slots or honour) by which a seat raised a leader, or lowered it if negative."""
    # Not `+=`: compiled, that would add list items as Python integers.
    favours[seat] = favours[seat] + packed(leader, steps)


def shown(favours: int, leader: int) -> int:
    """How far a seat has raised a leader; negative if it lowered it."""
    return (favours >> BITS * leader & 1023) - MIDDLE
