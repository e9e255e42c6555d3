"""The state: plain slots, lists of small integers, a stack of open decisions."""

from __future__ import annotations

from typing import final

from hatamoto.games.battles import codes
from hatamoto.games.battles.board.ground import Ground
from hatamoto.games.battles.content import Content, Scenario
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.game import Game
from hatamoto.kernel.state import State


@final
class BattlesState(State):
    """A battle; hexes, pieces and victory hexes are numbered as in the content."""

    derived: tuple[str, ...] = ("content", "scenario", "ground", "listed", "scratch")

    def __init__(
        self,
        game: Game[BattlesState],
        stack: list[Frame],
        rolls: int,
        learned: int,
        content: Content,
        scenario: Scenario,
        ground: Ground,
        field: list[int],
        at: list[int],
        status: list[int],
        held: list[int],
        owed: list[int],
        turn: int,
        phase: int,
        trail: list[int],
        listed: list[int] | None,
        ended: int,
        winner: int,
        arrivals_pay: bool,
    ) -> None:
        super().__init__(game, 2, stack, None, codes.NOTHING_LEARNED, rolls, learned)
        self.content = content
        self.scenario = scenario
        self.ground = ground
        self.field = field
        """What each hex holds, packed."""
        self.at = at
        """The hex of each piece, or NO_HEX."""
        self.status = status
        """Where each piece is and how it stands, packed."""
        self.held = held
        """The victory hexes each seat controls, as a mask."""
        self.owed = owed
        """How many units each seat may still bring on from its hand (ruling 44)."""
        self.turn = turn
        """The turn that is on, from 1; 0 during set-up."""
        self.phase = phase
        self.trail = trail
        """The friends' hexes an unfinished retreat has passed through (§11(4))."""
        self.listed = listed
        """The legal actions of the open decision once listed; nobody changes the list."""
        self.ended = ended
        self.winner = winner
        self.arrivals_pay = arrivals_pay
        """Whether an arrival pays the extra point to leave an enemy zone (ruling 41)."""
        self.scratch: list[int] | None = None
        """A list of noughts by hex for the next flood; whoever uses it takes it out meanwhile."""

    def apply(self, seat: int, action: int) -> None:
        """Carry the action out; what was legal before is legal no more."""
        self.listed = None
        super().apply(seat, action)

    def clone(self) -> BattlesState:
        """An independent copy; the content and the listed actions are shared."""
        copy = BattlesState(
            self.game,
            self.stack.copy(),
            self.rolls,
            self.learned,
            self.content,
            self.scenario,
            self.ground,
            self.field.copy(),
            self.at.copy(),
            self.status.copy(),
            self.held.copy(),
            self.owed.copy(),
            self.turn,
            self.phase,
            self.trail.copy(),
            self.listed,
            self.ended,
            self.winner,
            self.arrivals_pay,
        )
        copy.chosen = self.chosen
        return copy

    def round(self) -> int:
        """The turn that is on; 0 during set-up."""
        return self.turn
