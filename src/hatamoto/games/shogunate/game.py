"""The game object: what Shogunate is, and the doors to its rooms."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from hatamoto.games.shogunate import hints, layout, picture, position, scoring, view, worlds
from hatamoto.games.shogunate.actions import verb_table
from hatamoto.games.shogunate.content import Content
from hatamoto.games.shogunate.decisions import KINDS
from hatamoto.games.shogunate.setup import empty_state, new_state, options_for
from hatamoto.games.shogunate.state import FIRST_HATAMOTO, ShogunateState
from hatamoto.kernel.errors import BadArgument, BadPosition
from hatamoto.kernel.game import Game, Say
from hatamoto.kernel.layout import Shape
from hatamoto.kernel.options import Option, OptionValue
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.positions import shown
from hatamoto.kernel.rng import Rng

RULES_NUMBER: Final = 2
EARLIER_RULES: Final = (1,)
"""Number 1 had the Shinobi stay in its slot by default, and chance always drew the Hatamoto."""
OPTIONS: Final = (
    Option("threshold_alt", False),
    Option("pair_scoring", "once", ("once", "double")),
    Option("redeal_pairs", False),
    Option("shinobi_binding", "leader", ("leader", "slot"), ((1, "slot"),)),
    Option("first_hatamoto", "random", FIRST_HATAMOTO),
)


@final
class Shogunate(Game[ShogunateState]):
    """The game for its seats (§setup/players); `pack` is a folder of files that replace ours."""

    def __init__(self, pack: Path | None = None) -> None:
        content = Content(pack)
        self.content = content
        super().__init__(
            "shogunate",
            (3, 6),
            KINDS,
            verb_table(content.leaders),
            "end/reveal",
            RULES_NUMBER,
            content.hash,
            OPTIONS,
            content.folder,
        )
        self.earlier_rules = EARLIER_RULES

    def start(self, seats: int, options: dict[str, OptionValue]) -> ShogunateState:
        """Before the deal."""
        return new_state(self, self.content, seats, options_for(self.content, seats, options))

    def load(self, fields: Mapping[str, object]) -> ShogunateState:
        """The state a position describes."""
        if fields.get("game", self.id) != self.id:
            raise BadPosition(f"this is no position of {self.id}")
        rules = fields.get("rules", RULES_NUMBER)
        if not isinstance(rules, int) or not self.plays_by(rules):
            raise BadPosition(f"the position is of rules {shown(rules)}, we play {RULES_NUMBER}")
        loyalty = fields.get("loyalty")
        seats = fields.get("seats", len(loyalty) if isinstance(loyalty, list) else None)
        given = fields.get("options", {})
        if not isinstance(given, dict) or not isinstance(seats, int) or abs(seats) > 99:
            raise BadPosition("a position has a number of seats and an object of options")
        check_plain(given)
        try:
            self.check_seats(seats)
            options = options_for(self.content, seats, self.chosen(given, seats, rules))
        except BadArgument as error:
            raise BadPosition(str(error)) from None
        return position.read(empty_state(self, self.content, seats, options), fields)

    def view(self, state: ShogunateState, seat: int) -> dict[str, object]:
        """What one seat may know."""
        return view.view(state, seat)

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
        """The whole state as JSON."""
        return position.write(state, seat)

    def value(self, state: ShogunateState, seat: int) -> int:
        """How good a full state looks for a seat."""
        return hints.value(state, seat)

    def urges(self, state: ShogunateState, seat: int) -> list[int]:
        """How much a sensible player wants each legal action."""
        return hints.urges(state, seat)

    def shape(self, seats: int) -> Shape:
        """A view as a row of numbers, and how long a game can be."""
        return layout.shape(self.content, self.verbs, seats)

    def board_text(self, view: Mapping[str, object], say: Say) -> list[str]:
        """A view as lines of text."""
        return picture.text(view, say)

    def board_svg(self, view: Mapping[str, object], say: Say) -> str:
        """A view as a picture."""
        return picture.svg(view, say)


def check_plain(options: Mapping[str, object]) -> None:
    """An option of a position is a switch, a small number or a word."""
    for id, value in options.items():
        number = isinstance(value, int) and value.bit_length() <= 64
        if not number and not isinstance(value, str):
            raise BadPosition(f"options: {id:.40} cannot be {shown(value)}")


GAME: Final = Shogunate()
