"""The state: plain slots, lists of small integers, a stack of open decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from hatamoto.games.shogunate.content import Content
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.game import Game
from hatamoto.kernel.state import Branches, State

if TYPE_CHECKING:
    from hatamoto.games.shogunate.worlds import Worlds


@final
class Options:
    """The rules chosen for the table, settled for its number of seats."""

    def __init__(
        self, threshold: int, double: bool, redeal: bool, bound: bool, alt: bool, first: int
    ) -> None:
        self.threshold = threshold
        self.double = double
        self.redeal = redeal
        self.bound = bound
        """Whether the Shinobi follows its leader rather than keeping its slot (ruling 3)."""
        self.alt = alt
        self.first = first
        """The seat that begins as Hatamoto, or BY_CHANCE (ruling 43)."""


@final
class ShogunateState(State):
    """A game of Shogunate; slots and seats count from 0 inside."""

    derived: tuple[str, ...] = ("content", "options", "worlds")

    def __init__(
        self,
        game: Game[ShogunateState],
        seats: int,
        stack: list[Frame],
        branches: Branches | None,
        ledger: list[int],
        rolls: int,
        learned: int,
        content: Content,
        options: Options,
        line: list[int],
        slot_of: list[int],
        honour: list[int],
        down: list[int],
        up: list[int],
        hands: list[int],
        played: list[int],
        waiting: int,
        hatamoto: int,
        rounds: int,
        shinobi: int,
        strike: int,
        plot: int,
        bag: int,
        past: tuple[int, ...],
        top_plots: list[int],
        ended: int,
        pairless: bool,
        worlds: list[Worlds | None] | None,
    ) -> None:
        super().__init__(game, seats, stack, branches, ledger, rolls, learned)
        self.content = content
        self.options = options
        self.line = line
        """The leader in each slot."""
        self.slot_of = slot_of
        """The slot of each leader."""
        self.honour = honour
        """The honour on each leader."""
        self.down = down
        """Each seat's face-down loyalty, packed."""
        self.up = up
        """Each seat's face-up loyalty, packed."""
        self.hands = hands
        """Each seat's action cards in hand, as a mask."""
        self.played = played
        """The card in front of each seat, or NO_CARD."""
        self.waiting = waiting
        """The seats that have not acted this round, as a mask."""
        self.hatamoto = hatamoto
        self.rounds = rounds
        self.shinobi = shinobi
        """The Shinobi's slot, or its leader when bound to one (ruling 32)."""
        self.strike = strike
        """How much honour the Shinobi takes this round."""
        self.plot = plot
        self.bag = bag
        """The Plots not yet drawn, as a mask."""
        self.past = past
        """The Plots set aside, in the order of play; a tuple, so that copies share it."""
        self.top_plots = top_plots
        """Plots looked at, still on top, in order: see the module `top_plots`."""
        self.ended = ended
        self.pairless = pairless
        """Whether everybody knows that no pair was dealt (ruling 30)."""
        self.worlds = worlds
        """What each seat holds possible; made when asked, dropped when something is learned."""

    def learn(self, entry: int) -> None:
        """Write down a fact; what the seats hold possible must be thought over again."""
        self.ledger.append(entry)
        self.learned += 1
        self.worlds = None

    def clone(self) -> ShogunateState:
        """An independent copy; the content, the options and the thoughts are shared."""
        branches = self.branches
        copy = ShogunateState(
            self.game,
            self.seats,
            self.stack.copy(),
            None if branches is None else branches.clone(),
            self.ledger.copy(),
            self.rolls,
            self.learned,
            self.content,
            self.options,
            self.line.copy(),
            self.slot_of.copy(),
            self.honour.copy(),
            self.down.copy(),
            self.up.copy(),
            self.hands.copy(),
            self.played.copy(),
            self.waiting,
            self.hatamoto,
            self.rounds,
            self.shinobi,
            self.strike,
            self.plot,
            self.bag,
            self.past,
            self.top_plots.copy(),
            self.ended,
            self.pairless,
            self.worlds,
        )
        copy.chosen = self.chosen
        return copy

    def round(self) -> int:
        """The round that is on, from 1; 0 during set-up."""
        return self.rounds
