"""The game object of EDO: the entry points to its modules."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from hatamoto.games.edo import (
    actions,
    factors,
    goal,
    layout,
    modules,
    position,
    scoring,
    view,
    worlds,
)
from hatamoto.games.edo.columns import EdoColumns
from hatamoto.games.edo.content import Content, ids
from hatamoto.games.edo.heuristics import EdoHeuristics
from hatamoto.games.edo.kinds import KINDS
from hatamoto.games.edo.preview.forecast import forecast
from hatamoto.games.edo.renderer import EdoRenderer
from hatamoto.games.edo.setup import config_index, configs_of, empty_state, new_state
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.story import EdoNarrator
from hatamoto.kernel.columns import Columns
from hatamoto.kernel.factors import Factors
from hatamoto.kernel.game import Game
from hatamoto.kernel.goals import Goal
from hatamoto.kernel.layout import Shape
from hatamoto.kernel.options import Option, OptionValue
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.positions import HALF_DONE
from hatamoto.kernel.rng import Rng

RULES_NUMBER: Final = 2
EARLIER_RULES: Final = (1,)
"""Actions of number 1 are still legal and have the same effect; but City Income and resources could
not be taken at every decision of a turn, and own samurai always moved before black ones."""
OPTIONS: Final = (Option("modules", "none", modules.CHOICES),)
COUNTED: Final = {
    "card_shown": "action",
    "card_authorized": "card",
    "demand_met": "demand",
    "privilege_used": "privilege",
    "support_called": "count",
    "ronin_dispersed": "count",
}
"""The facts that a series of games counts: actions, cards, demands, privileges, dispersals."""

WITH_NAME: Final = {
    "space": ids.SPACE_IDS,
    "good": ids.GOOD_IDS,
    "building": ids.BUILDING_IDS,
    "action": ids.ACTION_IDS,
    "card": ids.CARD_IDS,
    "merchant": ids.MERCHANT_IDS,
    "tile": ids.TILE_IDS,
    "package": ids.PACKAGE_IDS,
    "demand": ids.DEMAND_IDS,
    "privilege": ids.PRIVILEGE_IDS,
}
"""The ids that have a name, by the prefix of their messages."""
WITH_TEXT: Final = ("action", "card", "merchant", "privilege")
"""The prefixes whose ids also have a text."""


@final
class Edo(Game[EdoState]):
    """EDO (§setup/players); the data files in `pack` replace the built-in ones."""

    def __init__(self, pack: Path | None = None) -> None:
        content = Content(pack)
        self.content = content
        self.configs = configs_of(content)
        super().__init__(
            "edo",
            (2, 5),
            KINDS,
            actions.VERBS,
            "end/check",
            RULES_NUMBER,
            content.hash,
            OPTIONS,
            content.folder,
        )
        self.heuristics = EdoHeuristics()
        self.renderer = EdoRenderer(content)
        self.minutes = (60, 120)
        self.earlier_rules = EARLIER_RULES
        self.half_done = (*HALF_DONE, "turn")
        self.counted = dict(COUNTED)
        self.has_simultaneous_plans = True

    def start(self, seats: int, options: dict[str, OptionValue]) -> EdoState:
        """The initial state, before anything is drawn."""
        return new_state(self, self.configs[config_index(str(options["modules"]), seats)])

    def read(
        self, facts: Mapping[str, object], seats: int, options: dict[str, OptionValue]
    ) -> EdoState:
        """The state a position describes."""
        config = self.configs[config_index(str(options["modules"]), seats)]
        return position.read(empty_state(self, config), facts)

    def view(self, state: EdoState, seat: int) -> dict[str, object]:
        """What one seat may know."""
        return cast(dict[str, object], view.view(state, seat))

    def goal(self, state: EdoState, seat: int) -> Goal | None:
        """What wins, how close everybody is and when the game ends."""
        return goal.goal(state, seat)

    def sample(self, state: EdoState, seat: int, rng: Rng) -> EdoState:
        """A state the seat cannot tell from the truth."""
        return worlds.sample(state, seat, rng)

    def outcome(self, state: EdoState) -> Outcome | None:
        """Places and scores once the game has ended."""
        return scoring.outcome(state)

    def scores(self, state: EdoState) -> list[int]:
        """The current score of each seat."""
        return scoring.scores(state)

    def is_resting(self, state: EdoState) -> bool:
        """Whether the facts alone determine what is open."""
        return position.is_resting(state)

    def position(self, state: EdoState, seat: int | None = None) -> dict[str, object]:
        """The whole state as JSON."""
        return position.write(state, seat)

    def message_ids(self) -> list[str]:
        """The messages of the options and of every row."""
        found = super().message_ids()
        for prefix, names in WITH_NAME.items():
            found += [f"{prefix}-{id}" for id in names]
        for prefix in WITH_TEXT:
            found += [f"{prefix}-{id}-text" for id in WITH_NAME[prefix]]
        return found

    def forecast(self, state: EdoState, seat: int, answers: list[int]) -> dict[str, object] | None:
        """The end of the round with the rest of the seat's plan."""
        if not state.rounds or state.ended:
            return None
        return cast(dict[str, object], forecast(state, seat, answers))

    def shape(self, seats: int) -> Shape:
        """The layout of a view, and the maximum length of a game."""
        return layout.shape(self.content, seats)

    def columns(self, seats: int) -> Columns[EdoState]:
        """Writes the columns of a view from the state."""
        return EdoColumns(self.content, seats)

    def factors(self, seats: int, options: Mapping[str, object]) -> Factors:
        """What the lab measures."""
        config = self.configs[config_index(str(options["modules"]), seats)]
        return factors.factors(config)

    def narrator(self) -> EdoNarrator:
        """A new narrator for a finished game."""
        return EdoNarrator()


GAME: Final = Edo()
