"""The state: plain slots, lists of small integers, a stack of open decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from hatamoto.kernel.frames import Frame
from hatamoto.kernel.game import Game
from hatamoto.kernel.state import Branches, State

if TYPE_CHECKING:
    from hatamoto.games.edo.setting import Setting


@final
class Advice:
    """Plans that were thought out since the planning began, by seat: a bot's memory.

    It follows from what every planner knows, so copies of a state share it; no rule reads it.
    """

    def __init__(self, seats: int) -> None:
        self.plans: list[list[int]] = [[] for _ in range(seats)]


@final
class EdoState(State):
    """A game of EDO; slots, sites and seats count from 0 inside."""

    derived: tuple[str, ...] = ("setting", "advice")

    def __init__(
        self,
        game: Game[EdoState],
        seats: int,
        stack: list[Frame],
        branches: Branches | None,
        ledger: list[int],
        rolls: int,
        learned: int,
        setting: Setting,
        hold: list[int],
        pieces: list[int],
        crowd: list[int],
        city: list[int],
        plan: list[int],
        court: list[int],
        ronin: list[int],
        rounds: int,
        first: int,
        passes: int,
        acted: int,
        merchant: int,
        current: int,
        coming: int,
        pile: int,
        display: int,
        deck: int,
        neutrals: int,
        fortresses: int,
        own: int,
        neutral: int,
        black: int,
        moving: int,
        led: int,
        again: int,
        reach: int,
        dispersed: int,
        closed: int,
        barren: int,
        demands: int,
        grants: int,
        drawn: int,
        ended: int,
        advice: Advice | None,
    ) -> None:
        super().__init__(game, seats, stack, branches, ledger, rolls, learned)
        self.setting = setting
        # What each seat has, HELD numbers a seat.
        self.hold = hold
        # Each seat's samurai, PIECES places a seat.
        self.pieces = pieces
        # How many samurai of any kind stand on each space.
        self.crowd = crowd
        # The cities, PER_CITY numbers each.
        self.city = city
        # The locked plans, PLANNED entries a seat.
        self.plan = plan
        # Module Tokken: three demands and the next, three privileges and the next.
        self.court = court
        # Module Ronin: where they stand, rising.
        self.ronin = ronin
        self.rounds = rounds
        # The start player.
        self.first = first
        # How many of the three passes are over.
        self.passes = passes
        # The seats whose card of this pass has been shown, as a mask.
        self.acted = acted
        self.merchant = merchant
        self.current = current
        # The open card on top of the merchant pile.
        self.coming = coming
        # The merchant cards below it, as a mask.
        self.pile = pile
        # The special cards on offer, as a mask of cards.
        self.display = display
        # The special cards not yet opened, as a mask of cards.
        self.deck = deck
        # Neutral officials in the common stock.
        self.neutrals = neutrals
        # Fortresses in the common stock.
        self.fortresses = fortresses
        # In a turn: own officials still to be used.
        self.own = own
        self.neutral = neutral
        self.black = black
        # Whether pieces may still move for pay in this turn.
        self.moving = moving
        # Whether the merchant has moved in this turn.
        self.led = led
        # What the official at work may still do: free moves, or a second offer.
        self.again = again
        # Whether the official at work may use the top of the merchant pile.
        self.reach = reach
        # Whether this travel action has tried to disperse Ronin.
        self.dispersed = dispersed
        # The cities in which nobody may build now, as a mask.
        self.closed = closed
        # The cities that pay no income now, as a mask.
        self.barren = barren
        # The demands in the stack, as a mask.
        self.demands = demands
        # The privileges in the stack, four bits a kind.
        self.grants = grants
        # The location tiles out of the bag, four bits a kind.
        self.drawn = drawn
        self.ended = ended
        # What bots have thought since the planning began.
        self.advice = advice

    def clone(self) -> EdoState:
        """An independent copy; the setting is shared."""
        branches = self.branches
        copy = EdoState(
            self.game,
            self.seats,
            self.stack.copy(),
            None if branches is None else branches.clone(),
            self.ledger,
            self.rolls,
            self.learned,
            self.setting,
            self.hold.copy(),
            self.pieces.copy(),
            self.crowd.copy(),
            self.city.copy(),
            self.plan.copy(),
            self.court.copy(),
            self.ronin.copy(),
            self.rounds,
            self.first,
            self.passes,
            self.acted,
            self.merchant,
            self.current,
            self.coming,
            self.pile,
            self.display,
            self.deck,
            self.neutrals,
            self.fortresses,
            self.own,
            self.neutral,
            self.black,
            self.moving,
            self.led,
            self.again,
            self.reach,
            self.dispersed,
            self.closed,
            self.barren,
            self.demands,
            self.grants,
            self.drawn,
            self.ended,
            self.advice,
        )
        copy.chosen = self.chosen
        return copy

    def round(self) -> int:
        """The round that is on, from 1; 0 during set-up."""
        return self.rounds
