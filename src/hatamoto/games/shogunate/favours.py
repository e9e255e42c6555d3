"""Whom a player has been seen to favour: how far they raised or lowered each leader, in public.

Everybody at the table saw it, so it tells nobody a secret; it says how likely a hand is for
whoever thinks about it. A seat's favours are one integer, ten bits a leader, since they are copied
with every state; it is a machine word when it is compiled, for a Python integer of sixty bits is
multiplied as slowly as one of a thousand. An exchange of loyalty ends what was known, so it begins
anew.
"""

from typing import TYPE_CHECKING, Final

from hatamoto.games.shogunate import content

if TYPE_CHECKING:
    from mypy_extensions import i64

BITS: Final = 10
MIDDLE: Final = 512
MOST: Final = 256
"""The most a position may begin with: a game adds less, so that a leader keeps to its bits."""
NONE: Final[int] = sum([MIDDLE << BITS * leader for leader in range(content.LEADERS)])
"""Nobody favoured, nobody slighted."""
ONE: Final[list[int]] = [1 << BITS * leader for leader in range(content.LEADERS)]
"""One slot, or one honour, for a leader."""


def favour(favours: "list[i64]", seat: int, leader: int, steps: "i64") -> None:
    """A seat was seen to raise a leader by so many slots or honour, or to lower it."""
    ones: list[i64] = ONE
    favours[seat] += steps * ones[leader]


def shown(favours: int, leader: int) -> int:
    """How far a seat has raised a leader; below 0 if it lowered it."""
    return (favours >> BITS * leader & 1023) - MIDDLE
