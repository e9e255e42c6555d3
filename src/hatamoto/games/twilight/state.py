"""The state: integers, lists of small integers, masks of spaces, and the stack of frames."""

from __future__ import annotations

from typing import final

from hatamoto.games.twilight import chart as charts
from hatamoto.games.twilight import codes, ids
from hatamoto.games.twilight.chart import Chart
from hatamoto.games.twilight.content import Content
from hatamoto.kernel.game import Game
from hatamoto.kernel.state import UNSET, State


@final
class Options:
    """The options of a table."""

    def __init__(self, navy: bool, joi_by_level: bool) -> None:
        self.navy = navy
        """Whether the optional counter is used (§12.1)."""
        self.joi_by_level = joi_by_level
        """Whether the treaty level decides who scores for Jo-i (ruling 11)."""


@final
class TwilightState(State):
    """The state of a game; in lists by space, Pro-Bakufu's part follows Anti-Bakufu's.

    Lists of cards and dice are replaced and never modified, so that copies can share them; lists of
    cards are sorted.
    """

    derived: tuple[str, ...] = ("content", "chart", "options")

    def __init__(  # noqa: PLR0915 -- one statement for each field
        self, game: Game[TwilightState], content: Content, chart: Chart, options: Options
    ) -> None:
        """Fields without influence, counters or cards; see `setup.empty_state`."""
        super().__init__(game, 2)
        self.content = content
        self.chart = chart
        self.options = options

        # The map
        self.influence = UNSET
        """The influence of each side in each space (§3.1)."""
        self.support = UNSET
        """The total support value of each side in each space (§3.3)."""
        self.counter_at = UNSET
        """The space of each support counter, or OFF_MAP."""
        self.counter_face = UNSET
        """Which face of each counter shows: 0 its head, 1 its tail."""
        self.anti_present = 0
        self.pro_present = charts.EDO_BIT
        """The spaces with a side's influence; Edo-Bakufu counts as Pro's (§8.1)."""
        self.anti_held = 0
        self.pro_held = charts.EDO_BIT
        """The spaces a side controls; Edo-Bakufu counts as Pro's (§2.11(4)(ii))."""
        self.anti_reach = 0
        self.pro_reach = chart.next_to_edo
        """The spaces in or next to a side's influence."""
        self.anti_short = 0
        self.pro_short = 0
        """The spaces in which a side may have less influence than support (§3.4)."""

        # The cards
        self.anti_hand = codes.NO_CARDS
        self.pro_hand = codes.NO_CARDS
        self.pile = codes.NO_CARDS
        """The cards that can be drawn, as draw actions; the pile has no order until it is drawn."""
        self.discard = codes.NO_CARDS
        self.removed = codes.NO_CARDS
        self.known = codes.NO_CARDS
        """The cards in hands that were dealt before a reshuffle in the same deal (ruling 93)."""

        # The tracks and boxes
        self.court = UNSET
        """Each side's court operation level."""
        self.court_done = 0
        """The mask of the sides that have tried a court operation this turn."""
        self.vp = 0
        """Victory points: plus for Pro-Bakufu, minus for Anti-Bakufu (ruling 75)."""
        self.treaty = 0
        self.intervention = 0
        self.modifier = False
        """Whether Anti-Bakufu's court operation modifier is placed (§2.24(1))."""
        self.joi = False
        """Whether Jo-i has been performed this turn (§2.23(6))."""
        self.port_open = False
        """Whether Yokohama is open (§2.24(2))."""
        self.opened = False
        """Whether this is an Open turn (§6.2, ruling 10)."""

        # The turn and the round
        self.turn = 0
        self.rounds = 0
        """The number of rounds begun this turn."""
        self.first = ids.ANTI
        self.active = ids.ANTI
        """The side whose round it is."""
        self.card = codes.NO_CARD
        """The card in play, or NO_CARD."""
        self.anti_ports = 0
        self.pro_ports = 0
        """The ports where a side has spent its action point of the round (§8.0(2))."""
        self.dice = codes.NO_DICE
        """The last dice of the card in play: one, or the acting player's and the opponent's."""
        self.ended = codes.GOING_ON
        self.winner = codes.NEITHER

    def clone(self) -> TwilightState:
        """An independent copy; the content, the options and the lists of cards are shared."""
        copy = TwilightState(self.game, self.content, self.chart, self.options)
        self.copy_common(copy)
        copy.influence = self.influence.copy()
        copy.support = self.support.copy()
        copy.counter_at = self.counter_at.copy()
        copy.counter_face = self.counter_face.copy()
        copy.anti_present = self.anti_present
        copy.pro_present = self.pro_present
        copy.anti_held = self.anti_held
        copy.pro_held = self.pro_held
        copy.anti_reach = self.anti_reach
        copy.pro_reach = self.pro_reach
        copy.anti_short = self.anti_short
        copy.pro_short = self.pro_short
        copy.anti_hand = self.anti_hand
        copy.pro_hand = self.pro_hand
        copy.pile = self.pile
        copy.discard = self.discard
        copy.removed = self.removed
        copy.known = self.known
        copy.court = self.court.copy()
        copy.court_done = self.court_done
        copy.vp = self.vp
        copy.treaty = self.treaty
        copy.intervention = self.intervention
        copy.modifier = self.modifier
        copy.joi = self.joi
        copy.port_open = self.port_open
        copy.opened = self.opened
        copy.turn = self.turn
        copy.rounds = self.rounds
        copy.first = self.first
        copy.active = self.active
        copy.card = self.card
        copy.anti_ports = self.anti_ports
        copy.pro_ports = self.pro_ports
        copy.dice = self.dice
        copy.ended = self.ended
        copy.winner = self.winner
        return copy

    def round(self) -> int:
        """The current turn, from 1; 0 during set-up."""
        return self.turn
