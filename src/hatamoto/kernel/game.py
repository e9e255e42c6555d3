"""The base class of a game: an immutable object that creates states and implements the rules."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from hatamoto.kernel.columns import Columns, ViewColumns
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.factors import Factors
from hatamoto.kernel.frames import Frame, type_of
from hatamoto.kernel.goals import Goal
from hatamoto.kernel.heuristics import Heuristics
from hatamoto.kernel.kinds import Kind, Slot
from hatamoto.kernel.layout import Shape
from hatamoto.kernel.options import Option, OptionValue, seats_needed
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.positions import HALF_DONE, check_repeated, read_head, resting_facts
from hatamoto.kernel.renderer import Renderer
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State
from hatamoto.kernel.verbs import VerbTable

if TYPE_CHECKING:
    from hatamoto.kernel.narrator import Narrator

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """Everything about a game except the data of a state; states refer to it.

    Its methods are the entry points to the game's modules. What only bots ask is in `heuristics`,
    what only people look at in `renderer`.
    """

    def __init__(
        self,
        id: str,
        seats: tuple[int, int],
        kinds: list[Kind[S]],
        verbs: VerbTable,
        end_rule: str,
        rules_number: int,
        content_hash: str,
        options: tuple[Option, ...],
        folder: Path,
    ) -> None:
        self.id = id
        self.seats = seats
        self.kinds = kinds
        """The kinds of frames by number."""
        self.slots = [Slot(kind) for kind in kinds]
        """The same kinds, for fast look-up in compiled code."""
        self.verbs = verbs
        self.end_rule = end_rule
        """The paragraph that ends the game."""
        self.rules_number = rules_number
        self.content_hash = content_hash
        self.options = options
        self.folder = folder
        """The folder of the data files, which include `text/en.ftl` and `text/ja.ftl`."""
        self.files: frozenset[str] = frozenset()
        """Data files of a content pack that the game's own folder does not have."""
        self.earlier_rules: tuple[int, ...] = ()
        """Earlier rules numbers whose records still replay, with the defaults of their options."""
        self.minutes = (30, 60)
        """The typical length of a game, from short to long."""
        self.is_open = False
        """Whether this is a game of perfect information, so that one sample is enough."""
        self.has_turn_plans = False
        """Whether bots plan all decisions of a seat within one `plan_phase` together."""
        self.half_done: tuple[str, ...] = HALF_DONE
        """The fields of `position` that describe a half-done decision; `load` refuses them."""
        self.counted: dict[str, str] = {}
        """By kind of event, the fact whose values are counted over a series of games."""
        self.has_simultaneous_plans = False
        """Whether a seat's answers in a simultaneous step form one plan (see `Heuristics`)."""
        self.heuristics: Heuristics[S] = Heuristics()
        """How bots judge states and actions."""
        self.renderer = Renderer()
        """Draws views as text and pictures."""

    # Set-up

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> S:
        """The initial state, before anything is dealt; raises BadArgument."""
        self.check_seats(seats)
        chosen = self.resolve_options(options or {}, seats)
        state = self.start(seats, chosen)
        state.chosen_options = chosen
        return state

    def start(self, seats: int, options: dict[str, OptionValue]) -> S:
        """The initial state; the arguments are already checked."""
        raise NotImplementedError

    def load(self, facts: Mapping[str, object]) -> S:
        """The resting state that these facts describe; raises BadPosition."""
        seats, chosen = read_head(self, facts)
        state = self.read(resting_facts(facts, self.half_done), seats, chosen)
        check_repeated(state, facts)
        state.chosen_options = chosen
        return state

    def read(self, facts: Mapping[str, object], seats: int, options: dict[str, OptionValue]) -> S:
        """The game's own part of `load`; the head is already checked. Raises BadPosition."""
        raise NotImplementedError

    def seats_of(self, facts: Mapping[str, object]) -> int | None:
        """The number of seats of a position that does not say; None if it must."""
        low, high = self.seats
        return low if low == high else None

    def is_resting(self, state: S) -> bool:
        """Whether the facts alone determine what is open, so that a position can be saved here."""
        return True

    def check_seats(self, seats: object) -> None:
        """Raise BadArgument unless the game can be played with this number of seats."""
        low, high = self.seats
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise BadArgument(f"'seats' must be a whole number, for {self.id} from {low} to {high}")
        if not low <= seats <= high:
            span = str(low) if low == high else f"{low} to {high}"
            raise BadArgument(f"{self.id} takes {span} seats, not {seats}")

    def supports_rules(self, rules: object) -> bool:
        """Whether games of this rules number can be continued and replayed."""
        is_number = isinstance(rules, int) and not isinstance(rules, bool)
        return is_number and (rules == self.rules_number or rules in self.earlier_rules)

    def resolve_options(
        self, given: Mapping[str, object], seats: int | None = None, rules: int | None = None
    ) -> dict[str, OptionValue]:
        """All options by id, with defaults for those not given; raises BadArgument.

        With `seats`, values must be possible at such a table. With `rules`, the defaults are those
        of that rules number.
        """
        number = self.rules_number if rules is None else rules
        known = {option.id: option for option in self.options}
        chosen: dict[str, OptionValue] = {
            option.id: option.default_by(number) for option in self.options
        }
        for id, value in given.items():
            if id not in known:
                names = ", ".join(known)
                raise BadArgument(f"{self.id} has no option {id:.40}; it has {names}")
            option = known[id]
            if not option.accepts(value) or not isinstance(value, (bool, int, str)):
                allowed = ", ".join(option.values) or "true or false"
                raise BadArgument(f"option {id} cannot be {json.dumps(value)}, only {allowed}")
            if seats is not None and isinstance(value, str) and seats_needed(value) > seats:
                last = seats - 1
                raise BadArgument(f"option {id} cannot be {value}: the seats are 0 to {last}")
            chosen[id] = value
        return chosen

    def schema(self) -> dict[str, object]:
        """The options as a JSON schema."""
        return {
            "type": "object",
            "properties": {option.id: option.schema() for option in self.options},
            "additionalProperties": False,
        }

    # Open decisions

    def kind(self, frame: Frame) -> Kind[S]:
        """The kind of a frame."""
        return self.kinds[type_of(frame)]

    # Notation

    def notation(self, action: int) -> str:
        """The action in notation."""
        return self.verbs.notation(action)

    def parse(self, text: str) -> int:
        """The action with this notation; raises IllegalAction."""
        return self.verbs.parse(text)

    # Queries about a state

    def view(self, state: S, seat: int) -> dict[str, object]:
        """What one seat, or WATCHER, may know."""
        raise NotImplementedError

    def goal(self, state: S, seat: int) -> Goal | None:
        """What wins, how close everybody is and when it ends, as far as a seat may know it.

        None if the game has no such summary.
        """
        return None

    def sample(self, state: S, seat: int, rng: Rng) -> S:
        """A full state the seat cannot tell from the truth."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """Places and scores, or None while the game goes on."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """The current score of each seat, which counts if the table ends the game now.

        After the end they are the scores of the outcome.
        """
        raise NotImplementedError

    def position(self, state: S, seat: int | None = None) -> dict[str, object]:
        """The facts of the table as JSON a person can write; with a seat, only what it may know.

        If the state is not resting, it also describes the half-done decision, which `load`
        refuses; use `Match.position` to save any moment of a match.
        """
        raise NotImplementedError

    # Previews

    def forecast(self, state: S, seat: int, answers: list[int]) -> dict[str, object] | None:
        """What a seat can expect from answers it considers; None if the game has no forecasts.

        It uses only what the seat may know. The answers need not be the next ones; the game defines
        what it accepts. Raises BadArgument if they are impossible.
        """
        return None

    def overlays(self, state: S) -> dict[str, object] | None:
        """Optional layers of the board, such as zones of control; None if the game has none.

        It uses public information only.
        """
        return None

    # Observations for learning programs

    def shape(self, seats: int) -> Shape:
        """The layout of a view as numbers, and the maximum length of a game."""
        raise NotImplementedError

    def columns(self, seats: int) -> Columns[S]:
        """Writes the columns of a view; games override this with something faster than the view."""
        return ViewColumns(self.shape(seats).view)

    # What the lab measures

    def factors(self, seats: int, options: Mapping[str, object]) -> Factors | None:
        """The openings and factors of a table; None if nothing is measured."""
        return None

    # Texts

    def message_ids(self) -> list[str]:
        """The ids of messages that options and content rows need in every language."""
        found: list[str] = []
        for option in self.options:
            label = f"option-{option.id}"
            found += [label, f"{label}-about", *(f"{label}-{value}" for value in option.values)]
        return found

    # The story of a finished game

    def narrator(self) -> "Narrator[S] | None":
        """A new narrator for the story of a finished game; None for the default one."""
        return None
