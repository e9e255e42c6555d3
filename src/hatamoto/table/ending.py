"""Ends a game before its rules do: by resignation, by agreement or on time.

Tables and the engine protocol share these rules. A resigned seat comes last, and the last one left
wins; until then its seat is played for it. A proposal to stop stands until everybody asked has
agreed; a refusal, an action, an undo or a resignation cancels it.
"""

from __future__ import annotations

from collections.abc import Iterable

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.events import Event
from hatamoto.kernel.match import Match
from hatamoto.kernel.record import TIMEOUT_DRAW


class Vote:
    """A vote on ending the game without a result."""

    def __init__(self, yes: Iterable[int] = ()) -> None:
        self.yes = set(yes)

    def answer(self, seats: Iterable[int], yes: bool, asked: Iterable[int]) -> bool:
        """Take the answer of some seats; returns whether all who are asked agree now."""
        self.yes = self.yes.union(seats) if yes else set()
        return yes and self.yes.issuperset(asked)

    def waiting(self, asked: Iterable[int]) -> list[int]:
        """The seats that have not answered yet."""
        return sorted(set(asked) - self.yes)

    def lapse(self) -> None:
        """Cancel the proposal because the game has moved on."""
        self.yes = set()


def check_standing(is_resigned: bool) -> None:
    """Raise BadArgument for a seat that has resigned: it no longer has a vote."""
    if is_resigned:
        raise BadArgument("this seat has resigned")


def resign(match: Match, seat: int) -> list[Event]:
    """A seat gives up; returns what happened."""
    match.write("resign", seat)
    return [Event("resigned", {"seat": seat})]


def stop(match: Match | None) -> list[Event]:
    """End by agreement, possibly before play has begun; returns what happened."""
    if match is not None:
        match.write("agreed_draw")
    return [Event("abandoned", {})]


def draw_on_time(match: Match, late: list[int]) -> list[Event]:
    """End because the last ones left ran out of time at once; returns what happened."""
    match.write(TIMEOUT_DRAW)
    return [Event("drawn_on_time", {"late_seats": late})]
