"""The game object: what EDO is, and the doors to its rooms."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from hatamoto.games.edo import (
    actions,
    goal,
    hints,
    layout,
    modules,
    picture,
    position,
    scoring,
    view,
    worlds,
)
from hatamoto.games.edo.content import Content, ids
from hatamoto.games.edo.modules import KINDS
from hatamoto.games.edo.setup import config_index, configs_of, empty_state, new_state
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.story import EdoTeller
from hatamoto.kernel.game import Game, Say
from hatamoto.kernel.goals import Goal
from hatamoto.kernel.layout import Shape
from hatamoto.kernel.options import Option, OptionValue
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.positions import HALF_DONE
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.rng import Rng

RULES_NUMBER: Final = 2
EARLIER_RULES: Final = (1,)
"""Whatever number 1 allowed is allowed and does the same; City Income and resources could not be
taken at every question of a turn, and own samurai always went before black ones."""
OPTIONS: Final = (Option("modules", "none", modules.CHOICES),)
COUNTED: Final = {
    "card_shown": "action",
    "card_authorized": "card",
    "demand_met": "demand",
    "privilege_used": "privilege",
    "support_called": "count",
    "ronin_dispersed": "count",
}
"""What a series of games counts one by one: actions, cards, demands, privileges, dispersals."""

NAMED: Final = {
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
"""What has a name, by the first word of its messages."""
TOLD: Final = ("action", "card", "merchant", "privilege")
"""What also has a text."""


@final
class Edo(Game[EdoState]):
    """The game for its seats (§setup/players); `pack` is a folder of files that replace ours."""

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
        self.minutes = (60, 120)
        self.earlier_rules = EARLIER_RULES
        self.half_done = (*HALF_DONE, "turn")
        self.counted = dict(COUNTED)

    def start(self, seats: int, options: dict[str, OptionValue]) -> EdoState:
        """Before chance opens anything."""
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
        """What wins, how far everybody is and when it ends, as a seat may know it."""
        return goal.goal(state, seat)

    def sample(self, state: EdoState, seat: int, rng: Rng) -> EdoState:
        """A state the seat cannot tell from the truth."""
        return worlds.sample(state, seat, rng)

    def outcome(self, state: EdoState) -> Outcome | None:
        """Places and scores once the game has ended."""
        return scoring.outcome(state)

    def scores(self, state: EdoState) -> list[int]:
        """The points of each seat as they stand."""
        return scoring.scores(state)

    def is_resting(self, state: EdoState) -> bool:
        """Whether the facts alone say what is open."""
        return position.is_resting(state)

    def position(self, state: EdoState, seat: int | None = None) -> dict[str, object]:
        """The whole state as JSON."""
        return position.write(state, seat)

    def words(self) -> list[str]:
        """The words of the options and of every row."""
        found = super().words()
        for kind, names in NAMED.items():
            found += [f"{kind}-{id}" for id in names]
        for kind in TOLD:
            found += [f"{kind}-{id}-text" for id in NAMED[kind]]
        return found

    def value(self, state: EdoState, seat: int) -> int:
        """How good a full state looks for a seat."""
        return hints.value(state, seat)

    def priorities(self, state: EdoState, seat: int) -> list[int]:
        """How much a sensible player wants each legal action."""
        return hints.priorities(state, seat)

    def forecast(self, state: EdoState, seat: int, answers: list[int]) -> dict[str, object] | None:
        """The end of the round, if the rest of the seat's plan is carried out."""
        if not state.rounds or state.ended:
            return None
        return cast(dict[str, object], hints.forecast(state, seat, answers))

    def shape(self, seats: int) -> Shape:
        """A view as a row of numbers, and how long a game can be."""
        return layout.shape(self.content, seats)

    def teller(self) -> EdoTeller:
        """What tells the story of a finished game."""
        return EdoTeller()

    def choice_note(self, view: Mapping[str, object], action: str, facts: Facts, say: Say) -> str:
        """What an action costs and scores."""
        return picture.choice_note(view, action, facts, say)

    def board_text(self, view: Mapping[str, object], say: Say) -> list[str]:
        """A view as lines of text."""
        return picture.text(view, self.content, say)

    def board_svg(self, view: Mapping[str, object], say: Say) -> str:
        """A view as a picture."""
        return picture.svg(view, self.content, say)


GAME: Final = Edo()
