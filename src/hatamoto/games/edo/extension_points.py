"""The extension points of the base game: offers of a turn, and modules.

The base game calls every offer of the open action, and every module of the table at a few points of
the round. It does not depend on particular modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hatamoto.kernel.refusals import Facts, Refusal, refused

if TYPE_CHECKING:
    from hatamoto.games.edo.state import EdoState
    from hatamoto.games.edo.view_types import PlayerView


class Offer:
    """Something a player may do in a turn, with certain actions or with any."""

    verbs: tuple[str, ...] = ()
    belongs_to: tuple[int, ...] = ()
    """The actions whose turns have it; empty for what may be done at any time."""
    rule: str = "perform/officials"
    module: str = ""
    """The module it belongs to; empty for the base game."""

    def add(self, state: EdoState, seat: int, actions: list[int]) -> None:
        """Append the legal actions, in a stable order."""
        raise NotImplementedError

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """Why an action of these verbs is illegal."""
        return refused(self.rule, "not_possible")

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """Apply the action; the turn continues unless the offer ends it."""
        raise NotImplementedError

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """Append what the seat could do if the turn came now, given `board.arrival_costs`."""

    def cost(self, state: EdoState, seat: int, action: int) -> list[int]:
        """The cost of an action in wood, stone, rice and ryo, then the points it scores at once.

        Empty if that is not known in advance, or if it costs nothing.
        """
        return []

    def building(self, action: int) -> str:
        """The id of the building that an action builds; "" for any other action."""
        return ""

    def repeats(self, state: EdoState, seat: int, action: int) -> int:
        """How many times an action can be repeated without a decision in between."""
        return 1


def lack(refusal: Refusal, **subject: str) -> Facts:
    """A row of an outlook with the reason why something is impossible."""
    return (
        {"what": "lack", "reason": refusal.reason, "rule": refusal.rule} | subject | refusal.facts
    )


class Module:
    """A module of the expansion; by default, each of its hooks does nothing."""

    id: str = ""
    opens_land: bool = False
    """Whether with two players resource spaces are not covered, but each has an outsider."""

    def prepare(self, state: EdoState) -> None:
        """Set up the module's pieces next to the board."""

    def offers(self) -> list[Offer]:
        """The offers it adds to turns, in the order of the legal lists."""
        return []

    def open_missing(self, state: EdoState) -> None:
        """Push the draws for what the module still lacks on the table."""

    def before_planning(self, state: EdoState) -> None:
        """Push the frames of the start of a round."""

    def plans_locked(self, state: EdoState, seat: int, black: int) -> None:
        """Called when a seat's plan uses black officials."""

    def show(self, state: EdoState, seat: int, player: PlayerView) -> None:
        """Add the module's part to a player's view."""

    def points(self, state: EdoState, seat: int) -> int:
        """The points it adds to a seat's final score."""
        return 0
