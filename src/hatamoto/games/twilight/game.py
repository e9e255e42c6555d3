"""The game object: what Twilight of Shogun is, and the doors to its rooms."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from hatamoto.games.twilight import (
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
from hatamoto.games.twilight.actions import verb_table
from hatamoto.games.twilight.chart import Chart
from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.decisions import KINDS
from hatamoto.games.twilight.setup import empty_state, new_state, options_for
from hatamoto.games.twilight.state import Options, TwilightState
from hatamoto.games.twilight.story import TwilightTeller
from hatamoto.kernel.game import Game, Say
from hatamoto.kernel.goals import Goal
from hatamoto.kernel.layout import Shape
from hatamoto.kernel.options import Option, OptionValue
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.rng import Rng

RULES_NUMBER: Final = 1
SEATS: Final = 2
OPTIONS: Final = (Option("navy", False), Option("joi_by_treaty_level", False))


@final
class Twilight(Game[TwilightState]):
    """The game for two (§1.0); `pack` is a folder of files that replace ours."""

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
        self.minutes = (60, 180)
        self.counted = {"event_occurred": "card", "open_deck_joined": "turn"}
        self.beginnings = [
            new_state(self, content, self.chart, Options(navy, by_level))
            for navy in (False, True)
            for by_level in (False, True)
        ]
        """The set-up by its options; a game begins with a copy."""

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
        """What wins, how far everybody is and when it ends, as a seat may know it."""
        return goal.goal(state, seat)

    def sample(self, state: TwilightState, seat: int, rng: Rng) -> TwilightState:
        """A state the seat cannot tell from the truth."""
        return worlds.sample(state, seat, rng)

    def outcome(self, state: TwilightState) -> Outcome | None:
        """Places and scores once the game has ended."""
        return scoring.outcome(state)

    def scores(self, state: TwilightState) -> list[int]:
        """The points of each seat now."""
        return scoring.scores(state)

    def position(self, state: TwilightState, seat: int | None = None) -> dict[str, object]:
        """The whole state as JSON."""
        return position.write(state, seat)

    def words(self) -> list[str]:
        """The words of the options, spaces, areas, counters and cards."""
        found, content = super().words(), self.content
        for kind, ids in (
            ("space", content.spaces),
            ("area", content.areas),
            ("marker", content.faces),
        ):
            found += [f"{kind}-{id}" for id in ids]
        for id in content.cards:
            found += [f"card-{id}", f"card-{id}-text", f"card-{id}-history", f"rule-card_{id}"]
        return found

    def value(self, state: TwilightState, seat: int) -> int:
        """How good a full state looks for a seat."""
        return hints.value(state, seat)

    def priorities(self, state: TwilightState, seat: int) -> list[int]:
        """How much a sensible player wants each legal action."""
        return hints.priorities(state, seat)

    def moment(self, state: TwilightState) -> int:
        """How many rounds have begun."""
        return hints.moment(state)

    def noise(self) -> int:
        """A round is many small choices, and one blunder spoils it."""
        return hints.NOISE

    def feature_names(self) -> tuple[str, ...]:
        """What a learned player looks at."""
        return insight.names()

    def features(self, state: TwilightState, seat: int) -> list[float]:
        """A full state from a side's chair as numbers."""
        return insight.features(state, seat)

    def shape(self, seats: int) -> Shape:
        """A view as a row of numbers, and how long a game can be."""
        return layout.shape(self.content)

    def teller(self) -> TwilightTeller:
        """What tells the story of a finished game."""
        return TwilightTeller()

    def choice_note(self, view: Mapping[str, object], action: str, facts: Facts, say: Say) -> str:
        """Points and chances of a space."""
        return picture.choice_note(view, facts, say)

    def board_text(self, view: Mapping[str, object], say: Say) -> list[str]:
        """A view as lines of text."""
        return picture.text(view, say, self.content)

    def board_svg(self, view: Mapping[str, object], say: Say) -> str:
        """A view as a picture."""
        return picture.svg(view, say, self.content)


GAME: Final = Twilight()
