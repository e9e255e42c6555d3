"""The state: integers and lists of small integers, plus the kernel's stack of open decisions."""

from __future__ import annotations

from typing import Final, final

from hatamoto.games.battles import codes
from hatamoto.games.battles.board.ground import Ground
from hatamoto.games.battles.content import Content, Scenario
from hatamoto.kernel.game import Game
from hatamoto.kernel.state import UNSET, State

SEATS: Final = 2


@final
class BattlesState(State):
    """A battle; hexes, pieces and victory hexes are numbered as in the content."""

    derived: tuple[str, ...] = ("content", "scenario", "ground", "listed", "scratch")

    def __init__(
        self,
        game: Game[BattlesState],
        content: Content,
        scenario: Scenario,
        ground: Ground,
        arrivals_pay: bool,
    ) -> None:
        super().__init__(game, SEATS)
        self.content = content
        self.scenario = scenario
        self.ground = ground
        self.arrivals_pay = arrivals_pay
        """Whether an arrival pays the extra point to leave an enemy zone (ruling 41)."""
        self.field: list[int] = UNSET
        """The occupants of each hex, packed as in `occupants`."""
        self.at: list[int] = UNSET
        """The hex of each piece, or NO_HEX."""
        self.status: list[int] = UNSET
        """The status of each piece, packed as in `status`."""
        self.held: list[int] = UNSET
        """The mask of the victory hexes each seat controls."""
        self.owed: list[int] = UNSET
        """The number of units each seat may still bring on from its hand (ruling 44)."""
        self.turn = 0
        """The current turn, from 1; 0 during set-up."""
        self.phase: int = codes.PHASES
        """The current phase, from 0; PHASES during set-up."""
        self.trail: list[int] = UNSET
        """The hexes of friendly units that an unfinished retreat has passed (§11(4))."""
        self.ended: int = codes.GOING_ON
        self.winner: int = codes.NOBODY_WON
        self.listed: list[int] | None = None
        """A cache of the legal actions of the open decision; it must not be modified."""
        self.scratch: list[int] | None = None
        """A list of zeros by hex for the next flood fill, or None while it is in use."""

    def apply(self, seat: int, action: int) -> None:
        """Apply the action and drop the cache of legal actions."""
        self.listed = None
        super().apply(seat, action)

    def clone(self) -> BattlesState:
        """An independent copy; the content and the listed actions are shared."""
        copy = BattlesState(self.game, self.content, self.scenario, self.ground, self.arrivals_pay)
        self.copy_common(copy)
        copy.field = self.field.copy()
        copy.at = self.at.copy()
        copy.status = self.status.copy()
        copy.held = self.held.copy()
        copy.owed = self.owed.copy()
        copy.turn = self.turn
        copy.phase = self.phase
        copy.trail = self.trail.copy()
        copy.ended = self.ended
        copy.winner = self.winner
        copy.listed = self.listed
        return copy

    def round(self) -> int:
        """The current turn; 0 during set-up."""
        return self.turn
