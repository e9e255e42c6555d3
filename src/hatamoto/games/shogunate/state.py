"""The state: integers and lists of small integers, plus the kernel's stack of open decisions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from hatamoto.games.shogunate import codes
from hatamoto.games.shogunate.content import PLOTS, Content
from hatamoto.kernel import masks
from hatamoto.kernel.game import Game
from hatamoto.kernel.options import OptionValue
from hatamoto.kernel.state import UNSET, State

if TYPE_CHECKING:
    from hatamoto.games.shogunate.worlds import Worlds

ALL_PLOTS: Final[int] = masks.first(PLOTS)


@final
class Options:
    """The options of a table, resolved for its number of seats."""

    def __init__(self, content: Content, seats: int, chosen: Mapping[str, OptionValue]) -> None:
        thresholds = content.alternatives if chosen["threshold_alt"] else content.thresholds
        self.threshold = thresholds[seats]
        """The score that ends the game at a table of this size (§play/check, ruling 1)."""
        self.pairs_count_twice = chosen["pair_scoring"] == "double"
        """Whether a pair of one clan counts its leader twice (ruling 2)."""
        self.redeals_pairs = bool(chosen["redeal_pairs"])
        """Whether a hand that is a pair is dealt again (ruling 30)."""
        self.shinobi_follows_leader = chosen["shinobi_binding"] == "leader"
        """Whether the Shinobi follows its leader rather than keeping its slot (ruling 3)."""
        self.first_hatamoto = codes.FIRST_HATAMOTO.index(str(chosen["first_hatamoto"])) - 1
        """The seat that begins as Hatamoto, or BY_CHANCE (ruling 43)."""


@final
class ShogunateState(State):
    """The state of a game; slots and seats count from 0."""

    derived: tuple[str, ...] = ("content", "options", "worlds")

    def __init__(
        self, game: Game[ShogunateState], seats: int, content: Content, options: Options
    ) -> None:
        super().__init__(game, seats)
        self.content = content
        self.options = options
        self.line = UNSET
        """The leader in each slot."""
        self.slot_of = UNSET
        """The slot of each leader."""
        self.honour = UNSET
        """The honour on each leader."""
        self.down = UNSET
        """Each seat's face-down loyalty, packed."""
        self.up = UNSET
        """Each seat's face-up loyalty, packed."""
        self.hands = UNSET
        """Each seat's action cards in hand, as a mask."""
        self.played = UNSET
        """The card in front of each seat, or NO_CARD."""
        self.favours = UNSET
        """How each seat has favoured the leaders, packed; see the module `favours`."""
        self.waiting = 0
        """The seats that have not acted this round, as a mask."""
        self.hatamoto = 0
        self.rounds = 0
        """The number of rounds that have begun."""
        self.shinobi = content.shinobi
        """The Shinobi's slot, or its leader if it is bound to one (ruling 32)."""
        self.strike = 1
        """The honour the Shinobi takes this round."""
        self.plot = codes.NO_PLOT
        self.bag = ALL_PLOTS
        """The Plots not yet drawn, as a mask."""
        self.past: tuple[int, ...] = ()
        """The Plots set aside, in the order of play; a tuple, so that copies share it."""
        self.top_plots = UNSET
        """Plots looked at, still on top of the deck, in order; see the module `top_plots`."""
        self.ended = codes.GOING_ON
        self.pairless = options.redeals_pairs
        """Whether everybody knows that no pair was dealt (ruling 30)."""
        self.worlds: list[Worlds | None] | None = None
        """A cache of what each seat considers possible; dropped when something is learned."""

    def learn(self, entry: int) -> None:
        """Add a fact to the ledger and drop the cached worlds."""
        self.ledger.append(entry)
        self.learned += 1
        self.worlds = None

    def clone(self) -> ShogunateState:
        """An independent copy; the content, the options and the worlds are shared."""
        copy = ShogunateState(self.game, self.seats, self.content, self.options)
        self.copy_common(copy)
        copy.line = self.line.copy()
        copy.slot_of = self.slot_of.copy()
        copy.honour = self.honour.copy()
        copy.down = self.down.copy()
        copy.up = self.up.copy()
        copy.hands = self.hands.copy()
        copy.played = self.played.copy()
        copy.favours = self.favours.copy()
        copy.waiting = self.waiting
        copy.hatamoto = self.hatamoto
        copy.rounds = self.rounds
        copy.shinobi = self.shinobi
        copy.strike = self.strike
        copy.plot = self.plot
        copy.bag = self.bag
        copy.past = self.past
        copy.top_plots = self.top_plots.copy()
        copy.ended = self.ended
        copy.pairless = self.pairless
        copy.worlds = self.worlds
        return copy

    def round(self) -> int:
        """The current round, from 1; 0 during set-up."""
        return self.rounds
