"""The game object of Shogunate: the entry points to its modules."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from hatamoto.games.shogunate import (
    codes,
    effects,
    factors,
    goal,
    layout,
    position,
    scoring,
    view,
    worlds,
)
from hatamoto.games.shogunate.actions import verb_table
from hatamoto.games.shogunate.columns import ShogunateColumns
from hatamoto.games.shogunate.content import Content
from hatamoto.games.shogunate.heuristics import ShogunateHeuristics
from hatamoto.games.shogunate.kinds import KINDS
from hatamoto.games.shogunate.renderer import ShogunateRenderer
from hatamoto.games.shogunate.setup import empty_state, new_state
from hatamoto.games.shogunate.state import Options, ShogunateState
from hatamoto.games.shogunate.story import ShogunateNarrator
from hatamoto.kernel.columns import Columns
from hatamoto.kernel.factors import Factors
from hatamoto.kernel.game import Game
from hatamoto.kernel.goals import Goal
from hatamoto.kernel.layout import Shape
from hatamoto.kernel.options import Option, OptionValue
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.rng import Rng

RULES_NUMBER: Final = 2
EARLIER_RULES: Final = (1,)
"""Number 1: by default the Shinobi stayed in its slot; the first Hatamoto was always drawn."""
OPTIONS: Final = (
    Option("threshold_alt", False),
    Option("pair_scoring", "once", ("once", "double")),
    Option("redeal_pairs", False),
    Option("shinobi_binding", "leader", ("leader", "slot"), ((1, "slot"),)),
    Option("first_hatamoto", "random", codes.FIRST_HATAMOTO),
)


@final
class Shogunate(Game[ShogunateState]):
    """Shogunate (§setup/players); the data files in `pack` replace the built-in ones."""

    def __init__(self, pack: Path | None = None) -> None:
        content = Content(pack)
        effects.link_effects(content)
        self.content = content
        super().__init__(
            "shogunate",
            (3, 6),
            KINDS,
            verb_table(content.leaders, content.cards, content.plots),
            "end/reveal",
            RULES_NUMBER,
            content.hash,
            OPTIONS,
            content.folder,
        )
        self.heuristics = ShogunateHeuristics()
        self.renderer = ShogunateRenderer(content)
        self.minutes = (20, 40)
        self.earlier_rules = EARLIER_RULES

    def start(self, seats: int, options: dict[str, OptionValue]) -> ShogunateState:
        """Before the deal."""
        return new_state(self, self.content, seats, Options(self.content, seats, options))

    def read(
        self, facts: Mapping[str, object], seats: int, options: dict[str, OptionValue]
    ) -> ShogunateState:
        """The state a position describes."""
        resolved = Options(self.content, seats, options)
        return position.read(empty_state(self, self.content, seats, resolved), facts)

    def seats_of(self, facts: Mapping[str, object]) -> int | None:
        """As many as have loyalty cards."""
        loyalty = facts.get("loyalty")
        return len(loyalty) if isinstance(loyalty, list) else None

    def view(self, state: ShogunateState, seat: int) -> dict[str, object]:
        """What one seat may know."""
        # A TypedDict is a plain dict at run time, but not for the type checker.
        return cast("dict[str, object]", view.view(state, seat))

    def goal(self, state: ShogunateState, seat: int) -> Goal | None:
        """The threshold, and the scores that a seat may know."""
        return goal.goal(state, seat)

    def sample(self, state: ShogunateState, seat: int, rng: Rng) -> ShogunateState:
        """A state the seat cannot tell from the truth."""
        return worlds.sample(state, seat, rng)

    def outcome(self, state: ShogunateState) -> Outcome | None:
        """Places and scores once the game has ended."""
        return scoring.outcome(state)

    def scores(self, state: ShogunateState) -> list[int]:
        """The current score of each seat."""
        return scoring.scores(state)

    def position(self, state: ShogunateState, seat: int | None = None) -> dict[str, object]:
        """The facts of the table as JSON, including a half-done decision."""
        return position.write(state, seat)

    def is_resting(self, state: ShogunateState) -> bool:
        """Before the deal, when cards are to be chosen or a player to be named, and at the end."""
        return position.is_resting(state)

    def message_ids(self) -> list[str]:
        """The messages of the options, leaders, cards and Plots."""
        found = super().message_ids()
        for id in self.content.leaders:
            found += [f"leader-{id}", f"leader-{id}-full", f"clan-{id}"]
        for prefix, ids in (("card", self.content.cards), ("plot", self.content.plots)):
            found += [f"{prefix}-{id}{ending}" for id in ids for ending in ("", "-text")]
        return found

    def shape(self, seats: int) -> Shape:
        """The layout of a view, and the maximum length of a game."""
        return layout.shape(self.content, self.verbs, seats)

    def columns(self, seats: int) -> Columns[ShogunateState]:
        """Writes the columns of a view from the state."""
        return ShogunateColumns(self.content, self.verbs, seats)

    def factors(self, seats: int, options: Mapping[str, object]) -> Factors:
        """What the lab measures."""
        return factors.factors(self.content, self.verbs, seats)

    def narrator(self) -> ShogunateNarrator:
        """A narrator that tracks the loyalty cards."""
        return ShogunateNarrator()


GAME: Final = Shogunate()
