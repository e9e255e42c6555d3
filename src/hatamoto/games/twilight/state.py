"""The state: plain slots, lists of small integers, masks of spaces, a stack of open decisions."""

from __future__ import annotations

from typing import final

from hatamoto.games.twilight.chart import Chart
from hatamoto.games.twilight.content import Content
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.game import Game
from hatamoto.kernel.state import Branches, State


@final
class Options:
    """The rules chosen for the table."""

    def __init__(self, navy: bool, joi_by_level: bool) -> None:
        self.navy = navy
        """Bakufu Navy and Katsu Kaishu take part (§12.1)."""
        self.joi_by_level = joi_by_level
        """The treaty level itself decides who scores for Jo-i (ruling 11)."""


@final
class TwilightState(State):
    """A game of Twilight of Shogun; a side's table of spaces follows the other's.

    The lists of cards are sorted, and replaced instead of changed.
    """

    derived: tuple[str, ...] = ("content", "chart", "options")

    def __init__(  # noqa: PLR0915 -- one statement for each field
        self,
        game: Game[TwilightState],
        stack: list[Frame],
        branches: Branches | None,
        ledger: list[int],
        rolls: int,
        learned: int,
        content: Content,
        chart: Chart,
        options: Options,
        influence: list[int],
        support: list[int],
        counter_at: list[int],
        counter_face: list[int],
        anti_present: int,
        pro_present: int,
        anti_held: int,
        pro_held: int,
        anti_reach: int,
        pro_reach: int,
        anti_short: int,
        pro_short: int,
        anti_hand: list[int],
        pro_hand: list[int],
        pile: list[int],
        discard: list[int],
        removed: list[int],
        known: list[int],
        court: list[int],
        court_done: int,
        vp: int,
        treaty: int,
        intervention: int,
        modifier: bool,
        joi: bool,
        port_open: bool,
        opened: bool,
        turn: int,
        rounds: int,
        first: int,
        active: int,
        card: int,
        ports: int,
        dice: list[int],
        ended: int,
        winner: int,
    ) -> None:
        super().__init__(game, 2, stack, branches, ledger, rolls, learned)
        self.content = content
        self.chart = chart
        self.options = options
        self.influence = influence
        """The influence of each side in each space (§3.1)."""
        self.support = support
        """The total support value of each side in each space (§3.3)."""
        self.counter_at = counter_at
        """The space of each support counter, or OFF_MAP."""
        self.counter_face = counter_face
        """Which face of each counter shows: 0 its head, 1 its tail."""
        self.anti_present = anti_present
        self.pro_present = pro_present
        """The spaces with a side's influence; Edo-Bakufu counts as Pro's (§8.1)."""
        self.anti_held = anti_held
        self.pro_held = pro_held
        """The spaces a side controls; Edo-Bakufu is deemed Pro's (§2.11(4)(ii))."""
        self.anti_reach = anti_reach
        self.pro_reach = pro_reach
        """The spaces in or next to a side's influence."""
        self.anti_short = anti_short
        self.pro_short = pro_short
        """The spaces in which a side may have less influence than support (§3.4)."""
        self.anti_hand = anti_hand
        self.pro_hand = pro_hand
        """The cards in hand."""
        self.pile = pile
        """What may be drawn, as draw actions; nobody knows an order, so there is none."""
        self.discard = discard
        self.removed = removed
        self.known = known
        """The cards in hands that were dealt before a shuffle in the same deal (ruling 93)."""
        self.court = court
        """Each side's court operation level."""
        self.court_done = court_done
        """The sides that have tried a court operation this turn, as a mask."""
        self.vp = vp
        """Victory points: plus for Pro-Bakufu, minus for Anti-Bakufu (ruling 75)."""
        self.treaty = treaty
        self.intervention = intervention
        self.modifier = modifier
        """Whether Anti-Bakufu's court operation modifier is placed (§2.24(1))."""
        self.joi = joi
        """Whether Jo-i has been performed this turn (§2.23(6))."""
        self.port_open = port_open
        """Whether Yokohama is open (§2.24(2))."""
        self.opened = opened
        """Whether this is an Open turn (§6.2, ruling 10)."""
        self.turn = turn
        self.rounds = rounds
        """How many rounds of the turn have begun."""
        self.first = first
        self.active = active
        """The side whose round it is."""
        self.card = card
        """The card in play, or NO_CARD."""
        self.ports = ports
        """Action points spent at the ports this round: 2 bits a side, Nagasaki first (§8.0(2))."""
        self.dice = dice
        """The last dice since a card was played; the list is replaced, never changed."""
        self.ended = ended
        self.winner = winner

    def clone(self) -> TwilightState:
        """An independent copy; the content, the options and the lists of cards are shared."""
        copy = TwilightState(
            self.game,
            self.stack.copy(),
            None,
            self.ledger,
            self.rolls,
            self.learned,
            self.content,
            self.chart,
            self.options,
            self.influence.copy(),
            self.support.copy(),
            self.counter_at.copy(),
            self.counter_face.copy(),
            self.anti_present,
            self.pro_present,
            self.anti_held,
            self.pro_held,
            self.anti_reach,
            self.pro_reach,
            self.anti_short,
            self.pro_short,
            self.anti_hand,
            self.pro_hand,
            self.pile,
            self.discard,
            self.removed,
            self.known,
            self.court.copy(),
            self.court_done,
            self.vp,
            self.treaty,
            self.intervention,
            self.modifier,
            self.joi,
            self.port_open,
            self.opened,
            self.turn,
            self.rounds,
            self.first,
            self.active,
            self.card,
            self.ports,
            self.dice,
            self.ended,
            self.winner,
        )
        copy.chosen = self.chosen
        return copy

    def round(self) -> int:
        """The turn that is on, from 1; 0 during set-up."""
        return self.turn
