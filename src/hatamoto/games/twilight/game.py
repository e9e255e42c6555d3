"""The game object of Twilight of Shogun: the entry points to its modules."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from hatamoto.games.twilight import (
    factors,
    goal,
    layout,
    position,
    scoring,
    view,
    worlds,
)
from hatamoto.games.twilight.actions import verb_table
from hatamoto.games.twilight.chart import Chart
from hatamoto.games.twilight.columns import TwilightColumns
from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.heuristics import TwilightHeuristics
from hatamoto.games.twilight.kinds import KINDS
from hatamoto.games.twilight.renderer import TwilightRenderer
from hatamoto.games.twilight.setup import empty_state, new_state, options_for
from hatamoto.games.twilight.state import Options, TwilightState
from hatamoto.games.twilight.story import TwilightNarrator
from hatamoto.kernel.columns import Columns
from hatamoto.kernel.factors import Factors
from hatamoto.kernel.game import Game
from hatamoto.kernel.goals import Goal
from hatamoto.kernel.layout import Shape
from hatamoto.kernel.options import Option, OptionValue
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.rng import Rng

RULES_NUMBER: Final = 1
SEATS: Final = 2
OPTIONS: Final = (Option("navy", False), Option("joi_by_treaty_level", False))


@final
class Twilight(Game[TwilightState]):
    """Twilight of Shogun (§1.0); the data files in `pack` replace the built-in ones."""

    def __init__(self, pack: Path | None = None) -> None:
        content = Content(pack)
        self.content = content
        self.chart = Chart(content)
        super().__init__(
            "twilight",
            (SEATS, SEATS),
            KINDS,
            verb_table(content.cards),
            "11.0",
            RULES_NUMBER,
            content.hash,
            OPTIONS,
            content.folder,
        )
        self.heuristics = TwilightHeuristics()
        self.renderer = TwilightRenderer(content)
        self.minutes = (60, 180)
        self.counted = {"event_occurred": "card", "open_deck_joined": "turn"}
        self.beginnings = [
            new_state(self, content, self.chart, Options(navy, by_level))
            for navy in (False, True)
            for by_level in (False, True)
        ]
        """The initial state by options; a new game is a copy of it."""

    def start(self, seats: int, options: dict[str, OptionValue]) -> TwilightState:
        """Before the first deal."""
        chosen = options_for(options)
        return self.beginnings[2 * int(chosen.navy) + int(chosen.joi_by_level)].clone()

    def read(
        self, facts: Mapping[str, object], seats: int, options: dict[str, OptionValue]
    ) -> TwilightState:
        """The state a position describes."""
        empty = empty_state(self, self.content, self.chart, options_for(options))
        return position.read(empty, facts)

    def is_resting(self, state: TwilightState) -> bool:
        """Before a deal, before a card is played, and at the end."""
        return position.is_resting(state)

    def view(self, state: TwilightState, seat: int) -> dict[str, object]:
        """What one seat may know."""
        return cast(dict[str, object], view.view(state, seat))

    def goal(self, state: TwilightState, seat: int) -> Goal | None:
        """What wins, how close everybody is and when the game ends."""
        return goal.goal(state, seat)

    def sample(self, state: TwilightState, seat: int, rng: Rng) -> TwilightState:
        """A state the seat cannot tell from the truth."""
        return worlds.sample(state, seat, rng)

    def outcome(self, state: TwilightState) -> Outcome | None:
        """Places and scores once the game has ended."""
        return scoring.outcome(state)

    def scores(self, state: TwilightState) -> list[int]:
        """The current score of each seat."""
        return scoring.scores(state)

    def position(self, state: TwilightState, seat: int | None = None) -> dict[str, object]:
        """The whole state as JSON."""
        return position.write(state, seat)

    def message_ids(self) -> list[str]:
        """The messages of the options, spaces, areas, counters and cards."""
        found, content = super().message_ids(), self.content
        for prefix, ids in (
            ("space", content.spaces),
            ("area", content.areas),
            ("marker", content.faces),
        ):
            found += [f"{prefix}-{id}" for id in ids]
        for id in [content.cards[card] for card in content.all_cards]:
            found += [f"card-{id}", f"card-{id}-text", f"card-{id}-history", f"rule-card_{id}"]
        return found

    def shape(self, seats: int) -> Shape:
        """The layout of a view, and the maximum length of a game."""
        return layout.shape(self.content)

    def columns(self, seats: int) -> Columns[TwilightState]:
        """Writes the columns of a view from the state."""
        return TwilightColumns(self.content)

    def factors(self, seats: int, options: Mapping[str, object]) -> Factors:
        """What the lab measures."""
        return factors.factors(self.content)

    def narrator(self) -> TwilightNarrator:
        """A new narrator for a finished game."""
        return TwilightNarrator()


GAME: Final = Twilight()
