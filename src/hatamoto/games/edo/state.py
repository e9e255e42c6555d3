"""The state: integers and lists of small integers, plus the kernel's stack of open decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from hatamoto.games.edo import codes
from hatamoto.games.edo.content import ids
from hatamoto.kernel import masks
from hatamoto.kernel.game import Game
from hatamoto.kernel.state import UNSET, State

if TYPE_CHECKING:
    from hatamoto.games.edo.config import Config

ALL_MERCHANTS: Final[int] = masks.first(ids.MERCHANTS)
ALL_SPECIALS: Final[int] = masks.first(ids.CARDS) & ~masks.first(ids.START_CARDS)


@final
class Advice:
    """A cache of plans computed by bots since the planning began, by seat.

    It depends only on what every planner knows, so copies of a state share it; no rule reads it.
    """

    def __init__(self, seats: int) -> None:
        self.plans: list[list[int]] = [[] for _ in range(seats)]


@final
class EdoState(State):
    """The state of a game; slots, sites and seats count from 0."""

    derived: tuple[str, ...] = ("config", "advice")

    def __init__(self, game: Game[EdoState], config: Config) -> None:  # noqa: PLR0915 - fields
        super().__init__(game, config.seats)
        self.config = config
        self.holdings = UNSET
        """What each seat has, HELD numbers per seat."""
        self.pieces = UNSET
        """Each seat's samurai, PIECES numbers per seat (`samurai.py`)."""
        self.crowd = UNSET
        """The number of samurai of any kind on each space."""
        self.city = UNSET
        """The cities, PER_CITY numbers per city."""
        self.plan = UNSET
        """The locked plans, PLANNED numbers a seat (`plans.py`)."""
        self.court = UNSET
        """Module Tokken: three demands and the next, three privileges and the next."""
        self.ronin = UNSET
        """Module Ronin: their spaces, rising."""
        self.rounds = 0
        """The current round, from 1; 0 during set-up."""
        self.first = 0
        """The start player."""
        self.passes = 0
        """How many of the three passes are over."""
        self.acted = 0
        """The seats whose card of this pass has been shown, as a mask."""
        self.merchant = codes.NOWHERE
        """The merchant's space."""
        self.current = codes.NO_MERCHANT
        """The current merchant card."""
        self.coming = codes.NO_MERCHANT
        """The open card on top of the merchant pile."""
        self.pile = ALL_MERCHANTS
        """The merchant cards below it, as a mask."""
        self.display = 0
        """The special cards on offer, as a mask."""
        self.deck = ALL_SPECIALS
        """The special cards not yet opened, as a mask."""
        self.neutrals = config.content.neutrals
        """Neutral officials in the common stock."""
        self.fortresses = config.content.fortresses
        """Fortresses in the common stock."""
        self.own = 0
        """In a turn: own officials still to be used."""
        self.neutral = 0
        self.black = 0
        self.moving = 0
        """Whether pieces may still move for pay in this turn."""
        self.merchant_moved = 0
        """Whether the merchant has moved in this turn."""
        self.repeats_left = 0
        """What the official at work may still do: free moves, or a second offer."""
        self.top_open = 0
        """Whether the official at work may use the top of the merchant pile."""
        self.dispersed = 0
        """Whether this travel action has tried to disperse Ronin."""
        self.closed = 0
        """The cities in which nobody may build now, as a mask."""
        self.barren = 0
        """The cities that pay no income now, as a mask."""
        self.demands = 0
        """The demands in the stack, as a mask."""
        self.grants = 0
        """The privileges in the stack (`tallies.py`)."""
        self.drawn = 0
        """The location tiles out of the bag (`tallies.py`)."""
        self.ended = codes.GOING_ON
        """Why the game is over: an index of `codes.REASONS`."""
        self.advice: Advice | None = None
        """What bots have thought since the planning began; copies share it."""

    def clone(self) -> EdoState:
        """An independent copy; the config and the advice are shared."""
        copy = EdoState(self.game, self.config)
        self.copy_common(copy)
        copy.holdings = self.holdings.copy()
        copy.pieces = self.pieces.copy()
        copy.crowd = self.crowd.copy()
        copy.city = self.city.copy()
        copy.plan = self.plan.copy()
        copy.court = self.court.copy()
        copy.ronin = self.ronin.copy()
        copy.rounds = self.rounds
        copy.first = self.first
        copy.passes = self.passes
        copy.acted = self.acted
        copy.merchant = self.merchant
        copy.current = self.current
        copy.coming = self.coming
        copy.pile = self.pile
        copy.display = self.display
        copy.deck = self.deck
        copy.neutrals = self.neutrals
        copy.fortresses = self.fortresses
        copy.own = self.own
        copy.neutral = self.neutral
        copy.black = self.black
        copy.moving = self.moving
        copy.merchant_moved = self.merchant_moved
        copy.repeats_left = self.repeats_left
        copy.top_open = self.top_open
        copy.dispersed = self.dispersed
        copy.closed = self.closed
        copy.barren = self.barren
        copy.demands = self.demands
        copy.grants = self.grants
        copy.drawn = self.drawn
        copy.ended = self.ended
        copy.advice = self.advice
        return copy

    def round(self) -> int:
        """The current round, from 1; 0 during set-up."""
        return self.rounds
