"""What a turn is made of and what a module adds: the lists the base game publishes.

The base game asks every offer of the open action what it has, and every module of the table at a
few places of the round. It never asks which modules there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hatamoto.kernel.refusals import Facts, Refusal, refused

if TYPE_CHECKING:
    from hatamoto.games.edo.state import EdoState
    from hatamoto.games.edo.views import PlayerView


class Offer:
    """Something a player may do in a turn with one action or with any."""

    verbs: tuple[str, ...] = ()
    belongs_to: tuple[int, ...] = ()
    """The actions whose turns have it; none for what may be done at any time."""
    rule: str = "perform/officials"
    module: str = ""
    """The module it belongs to; the base game's own have none."""

    def add(self, state: EdoState, seat: int, actions: list[int]) -> None:
        """Append what is legal now, in a stable order."""
        raise NotImplementedError

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """Why an action of these verbs that is not legal is not."""
        return refused(self.rule, "not_possible")

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """Carry it out; the turn goes on unless the offer ends it."""
        raise NotImplementedError

    def outlook(self, state: EdoState, seat: int, ways: list[int], rows: list[Facts]) -> None:
        """Append what it could do if its turn came now; `ways` as in `board.ways`."""

    def cost(self, state: EdoState, seat: int, action: int) -> list[int]:
        """What an action takes in wood, stone, rice and ryo, then the points it scores at once.

        Nothing where that is not known beforehand, or where it takes nothing.
        """
        return []

    def repeats(self, state: EdoState, seat: int, action: int) -> int:
        """How often an action can be done in a row with nothing to decide in between."""
        return 1


def lack(refusal: Refusal, **subject: str) -> Facts:
    """A row of an outlook that says why something cannot be done."""
    return (
        {"what": "lack", "reason": refusal.reason, "rule": refusal.rule} | subject | refusal.facts
    )


class Module:
    """A module of the expansion, asked at these places; nothing happens where it says nothing."""

    id: str = ""
    opens_land: bool = False
    """Whether with two players no resource space is covered, but an outsider stands on each."""

    def prepare(self, state: EdoState) -> None:
        """Put what belongs to the module beside the board."""

    def offers(self) -> list[Offer]:
        """What it adds to turns, in the order of the legal lists."""
        return []

    def open_missing(self, state: EdoState) -> None:
        """Let chance open what the module still lacks on the table."""

    def before_planning(self, state: EdoState) -> None:
        """Open what comes at the start of a round."""

    def plans_locked(self, state: EdoState, seat: int, black: int) -> None:
        """A seat has planned with so many black officials."""

    def show(self, state: EdoState, seat: int, player: PlayerView) -> None:
        """Add what the table shows of a player."""

    def points(self, state: EdoState, seat: int) -> int:
        """What it adds to a seat's final score."""
        return 0
