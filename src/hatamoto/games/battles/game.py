"""The game object of the battles: the entry points to its modules."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from hatamoto.games.battles import (
    factors,
    goal,
    layout,
    overlays,
    position,
    scoring,
    view,
    worlds,
)
from hatamoto.games.battles.actions import PieceActions, verb_table
from hatamoto.games.battles.board.ground import Ground
from hatamoto.games.battles.columns import BattlesColumns
from hatamoto.games.battles.content import Content
from hatamoto.games.battles.heuristics import BattlesHeuristics
from hatamoto.games.battles.kinds import KINDS
from hatamoto.games.battles.renderer import BattlesRenderer
from hatamoto.games.battles.setup import empty_state, new_state
from hatamoto.games.battles.state import BattlesState
from hatamoto.games.battles.story import BattlesNarrator
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
"""Number 1 had the same legal actions, but a move past a way point could take a worse path of the
same cost and seize less (ruling 59)."""


@final
class Battles(Game[BattlesState]):
    """The battles of the content (§15); the data files in `pack` replace the built-in ones."""

    def __init__(self, pack: Path | None = None) -> None:
        content = Content(pack)
        self.content = content
        verbs = verb_table(content.piece_ids)
        act = PieceActions(verbs)
        self.grounds: list[Ground] = []
        first = 0
        for scenario in content.scenarios:
            self.grounds.append(Ground(content, scenario, first, act))
            first += len(scenario.pieces)
        super().__init__(
            "battles",
            (2, 2),
            KINDS,
            verbs,
            "14(4)",
            RULES_NUMBER,
            content.hash,
            table_options(content),
            content.folder,
        )
        self.heuristics = BattlesHeuristics()
        self.renderer = BattlesRenderer(content)
        self.minutes = (60, 120)
        self.earlier_rules = EARLIER_RULES
        self.half_done = (*HALF_DONE, "trail")
        self.is_open = True
        self.has_turn_plans = True
        self.files = content.files

    def start(self, seats: int, options: dict[str, OptionValue]) -> BattlesState:
        """Before the set-up of the chosen battle (§4(1))."""
        return new_state(self._empty(options))

    def read(
        self, facts: Mapping[str, object], seats: int, options: dict[str, OptionValue]
    ) -> BattlesState:
        """The state a position describes."""
        return position.read(self._empty(options), facts)

    def scenario_number(self, id: object) -> int:
        """The number of a battle."""
        return [scenario.id for scenario in self.content.scenarios].index(str(id))

    def _empty(self, options: Mapping[str, OptionValue]) -> BattlesState:
        """The chosen battle with an empty map."""
        number = self.scenario_number(options["scenario"])
        scenario, pay = self.content.scenarios[number], options["arrivals_pay_zoc"] is True
        return empty_state(self, self.content, scenario, self.grounds[number], pay)

    def view(self, state: BattlesState, seat: int) -> dict[str, object]:
        """What one seat may know."""
        return cast(dict[str, object], view.view(state, seat))  # a typed record is a dict

    def goal(self, state: BattlesState, seat: int) -> Goal | None:
        """What wins, how close everybody is and when the game ends."""
        return goal.goal(state, seat)

    def sample(self, state: BattlesState, seat: int, rng: Rng) -> BattlesState:
        """A state the seat cannot tell from the truth."""
        return worlds.sample(state)

    def outcome(self, state: BattlesState) -> Outcome | None:
        """Places and scores once the game has ended."""
        return scoring.outcome(state)

    def scores(self, state: BattlesState) -> list[int]:
        """The current score of each seat."""
        return scoring.scores(state)

    def position(self, state: BattlesState, seat: int | None = None) -> dict[str, object]:
        """The facts of the table as JSON; nothing in them is hidden."""
        return position.write(state)

    def is_resting(self, state: BattlesState) -> bool:
        """Whether the facts alone determine what is open."""
        return position.is_resting(state)

    def message_ids(self) -> list[str]:
        """The messages of the options and of every battle."""
        return super().message_ids() + [
            id for scenario in self.content.scenarios for id in scenario.message_ids()
        ]

    def overlays(self, state: BattlesState) -> dict[str, object] | None:
        """Zones of control, ranges, and where guns can fire."""
        found = overlays.overlays(state)
        return cast(dict[str, object], found)  # a typed record is a dict

    def shape(self, seats: int) -> Shape:
        """The layout of a view, and the maximum length of a game."""
        return layout.shape(self.content)

    def columns(self, seats: int) -> Columns[BattlesState]:
        """Writes the columns of a view from the state."""
        return BattlesColumns(self.content)

    def factors(self, seats: int, options: Mapping[str, object]) -> Factors:
        """What the lab measures."""
        number = self.scenario_number(options["scenario"])
        return factors.factors(self.content.scenarios[number], self.verbs)

    def narrator(self) -> BattlesNarrator:
        """A new narrator for a finished game."""
        return BattlesNarrator()


def table_options(content: Content) -> tuple[Option, ...]:
    """The options: the battle, and whether arrivals pay to leave an enemy zone."""
    ids = tuple([scenario.id for scenario in content.scenarios])
    return Option("scenario", ids[0], ids), Option("arrivals_pay_zoc", True)


GAME: Final = Battles()
