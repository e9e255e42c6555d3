"""The game object: what Shogunate is, and the doors to its rooms."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from hatamoto.games.shogunate import (
    codes,
    effects,
    goal,
    hints,
    insight,
    layout,
    picture,
    position,
    scoring,
    view,
    worlds,
)
from hatamoto.games.shogunate.actions import verb_table
from hatamoto.games.shogunate.content import Content
from hatamoto.games.shogunate.decisions import KINDS
from hatamoto.games.shogunate.setup import empty_state, new_state
from hatamoto.games.shogunate.state import Options, ShogunateState
from hatamoto.games.shogunate.story import ShogunateTeller
from hatamoto.kernel.game import Game, Say
from hatamoto.kernel.goals import Goal
from hatamoto.kernel.layout import Shape
from hatamoto.kernel.options import Option, OptionValue
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.rng import Rng

RULES_NUMBER: Final = 2
EARLIER_RULES: Final = (1,)
"""Number 1 had the Shinobi stay in its slot by default, and chance always drew the Hatamoto."""
OPTIONS: Final = (
    Option("threshold_alt", False),
    Option("pair_scoring", "once", ("once", "double")),
    Option("redeal_pairs", False),
    Option("shinobi_binding", "leader", ("leader", "slot"), ((1, "slot"),)),
    Option("first_hatamoto", "random", codes.FIRST_HATAMOTO),
)


@final
class Shogunate(Game[ShogunateState]):
    """The game for its seats (§setup/players); `pack` is a folder of files that replace ours."""

    def __init__(self, pack: Path | None = None) -> None:
        content = Content(pack)
        effects.join(content)
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
        self.minutes = (20, 40)
        self.earlier_rules = EARLIER_RULES

    def start(self, seats: int, options: dict[str, OptionValue]) -> ShogunateState:
        """Before the deal."""
        return new_state(self, self.content, seats, Options(self.content, seats, options))

    def read(
        self, facts: Mapping[str, object], seats: int, options: dict[str, OptionValue]
    ) -> ShogunateState:
        """The state a position describes."""
        settled = Options(self.content, seats, options)
        return position.read(empty_state(self, self.content, seats, settled), facts)

    def seats_of(self, facts: Mapping[str, object]) -> int | None:
        """As many as have loyalty cards."""
        loyalty = facts.get("loyalty")
        return len(loyalty) if isinstance(loyalty, list) else None

    def view(self, state: ShogunateState, seat: int) -> dict[str, object]:
        """What one seat may know."""
        # A TypedDict is a plain dict when it runs, though the checker keeps the two apart
        return cast("dict[str, object]", view.view(state, seat))

    def goal(self, state: ShogunateState, seat: int) -> Goal | None:
        """What wins, how far everybody is and when it ends, as a seat may know it."""
        return goal.goal(state, seat)

    def sample(self, state: ShogunateState, seat: int, rng: Rng) -> ShogunateState:
        """A state the seat cannot tell from the truth."""
        return worlds.sample(state, seat, rng)

    def outcome(self, state: ShogunateState) -> Outcome | None:
        """Places and scores once the game has ended."""
        return scoring.outcome(state)

    def scores(self, state: ShogunateState) -> list[int]:
        """The points of each seat as they stand."""
        return scoring.scores(state)

    def position(self, state: ShogunateState, seat: int | None = None) -> dict[str, object]:
        """The facts of the table as JSON, and for a reader what is half done."""
        return position.write(state, seat)

    def is_resting(self, state: ShogunateState) -> bool:
        """Before the deal, where cards are to be chosen or a player to be named, and at the end."""
        return position.is_resting(state)

    def words(self) -> list[str]:
        """The words of the options, leaders, cards and Plots."""
        found = super().words()
        for id in self.content.leaders:
            found += [f"leader-{id}", f"leader-{id}-full", f"clan-{id}"]
        for kind, ids in (("card", self.content.cards), ("plot", self.content.plots)):
            found += [f"{kind}-{id}{ending}" for id in ids for ending in ("", "-text")]
        return found

    def value(self, state: ShogunateState, seat: int) -> int:
        """How good a full state looks for a seat."""
        return hints.value(state, seat)

    def priorities(self, state: ShogunateState, seat: int) -> list[int]:
        """How much a sensible player wants each legal action."""
        return hints.priorities(state, seat)

    def feature_names(self) -> tuple[str, ...]:
        """What a learned player looks at."""
        return insight.names()

    def features(self, state: ShogunateState, seat: int) -> list[float]:
        """A full state from a seat's chair as numbers."""
        return insight.features(state, seat)

    def credence(self, state: ShogunateState, seat: int) -> float:
        """How well the others' favours fit a world."""
        return insight.credence(state, seat)

    def news(self, state: ShogunateState, seat: int, action: int) -> float:
        """What an action lets the seat learn, less what it gives away."""
        return insight.news(state, seat, action)

    def shape(self, seats: int) -> Shape:
        """A view as a row of numbers, and how long a game can be."""
        return layout.shape(self.content, self.verbs, seats)

    def teller(self) -> ShogunateTeller:
        """What tells the story of a finished game."""
        return ShogunateTeller()

    def board_text(self, view: Mapping[str, object], say: Say) -> list[str]:
        """A view as lines of text."""
        return picture.text(view, say)

    def board_svg(self, view: Mapping[str, object], say: Say) -> str:
        """A view as a picture."""
        return picture.svg(view, say)


GAME: Final = Shogunate()
