"""The state: plain slots, lists of small integers, a stack of open decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from hatamoto.games.edo.content import CITIES, MERCHANTS, SPACES, TILES
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.game import Game
from hatamoto.kernel.state import Branches, State

if TYPE_CHECKING:
    from hatamoto.games.edo.setting import Setting

# The kinds of frames, in the order of `modules.KINDS`.
LAY_TILE: Final = 0
TURN_MERCHANT: Final = 1
OPEN_MERCHANT: Final = 2
OPEN_SPECIAL: Final = 3
CHOOSE_START: Final = 4
BEGIN_PACKAGES: Final = 5
TAKE_PACKAGE: Final = 6
CHOOSE_TOWN: Final = 7
BEGIN_ROUND: Final = 8
BEGIN_PLAN: Final = 9
PLAN: Final = 10
MAKE_PLAN: Final = 11
NEXT_TURN: Final = 12
TURN: Final = 13
"""The first of ten: a turn with the action of that number."""
MOVE_SAMURAI: Final = 23
LEAD_MERCHANT: Final = 24
RELOCATE_SAMURAI: Final = 25
BEGIN_WAGES: Final = 26
PAY_WAGES: Final = 27
PAY_INCOME: Final = 28
BEGIN_LIMIT: Final = 29
DISCARD_GOODS: Final = 30
END_ROUND: Final = 31
OPEN_DEMAND: Final = 32
OPEN_PRIVILEGE: Final = 33
PLACE_RONIN: Final = 34
SELECT_RONIN: Final = 35
DRAW_LOCATION: Final = 36
CHOOSE_KIND: Final = 37
SETTLE_RONIN: Final = 38
BRING_SAMURAI: Final = 39
JOIN_SAMURAI: Final = 40
NEXT_RONIN: Final = 41
PASS_MERCHANT: Final = 42

# What a seat holds, at `seat * HELD + ...`; the first four are the goods.
POINTS: Final = 4
NEUTRALS: Final = 5
"""Neutral officials."""
BLACKS: Final = 6
"""Black officials that may be planned with."""
ABROAD: Final = 7
"""Own officials that stand on the board as samurai."""
HOUSES: Final = 8
"""Houses not yet built."""
POST_AT: Final = 9
"""The city of the trading post plus one; 0 while it is not built."""
CARDS_HELD: Final = 10
"""The authorization cards, as a mask."""
HUBS: Final = 11
"""The spaces whose roads are free for this seat, as a mask."""
PRIVILEGES_HELD: Final = 12
"""How many of each privilege, four bits a kind."""
TOKENS: Final = 13
PACKAGE_OF: Final = 14
"""The package taken plus one."""
TOWN_OF: Final = 15
"""The town of the start plus one."""
HELD: Final = 16

# What the board knows of a city, at `city * PER_CITY + ...`.
ROW: Final = 0
"""The buildings from site 1 on, four bits each: the seat plus one, and IS_POST."""
FILLED: Final = 1
TILE: Final = 2
FORTRESSES: Final = 3
PER_CITY: Final = 4
IS_POST: Final = 8

PIECES: Final = 7
"""The places for a seat's samurai: five of its own and two black ones, rising, HOME behind."""
HOME: Final[int] = SPACES << 2
"""An official who is not on the board. A samurai is its space << 2 | BLACK | MARKED."""
BLACK: Final = 2
MARKED: Final = 1
"""The samurai has moved, or once the action has begun has produced."""

PLANNED: Final = 4
"""The entries of a seat's plan: three slots, then what could be planned with."""
NO_PLAN: Final = 0
NO_MERCHANT: Final[int] = MERCHANTS
NO_TILE: Final[int] = TILES
NOWHERE: Final[int] = SPACES
NO_TOKEN: Final = 15

REASONS: Final = ["", "points", "merchants"]
GOING_ON: Final = 0
ENOUGH_POINTS: Final = 1
NO_MERCHANTS: Final = 2


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


EMPTY_CITY: Final[list[int]] = [0, 0, NO_TILE, 0] * CITIES
