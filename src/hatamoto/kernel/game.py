"""A game: an immutable object that makes states and says what it is."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.frames import Frame, type_of
from hatamoto.kernel.goals import Goal
from hatamoto.kernel.kinds import Kind
from hatamoto.kernel.layout import Shape
from hatamoto.kernel.options import Option, OptionValue, seats_needed
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.positions import HALF_DONE, check_repeated, read_head, resting_facts
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State
from hatamoto.kernel.verbs import VerbTable

if TYPE_CHECKING:
    from hatamoto.kernel.story import Teller

S = TypeVar("S", bound=State)

Say: TypeAlias = Callable[[str, Facts], str]


class Game(Generic[S]):
    """What a game is, and the doors to its rooms; states point here and hold only data."""

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
        self.verbs = verbs
        self.end_rule = end_rule
        """The paragraph that ends the game."""
        self.rules_number = rules_number
        self.content_hash = content_hash
        self.options = options
        self.folder = folder
        """Where the data files lie, `text/en.ftl` and `text/ja.ftl` among them."""
        self.files: frozenset[str] = frozenset()
        """Data files that a content pack brings beside those of the game's own folder."""
        self.earlier_rules: tuple[int, ...] = ()
        """Earlier rules numbers whose records still replay: the options tell all the difference."""
        self.minutes = (30, 60)
        """How long a game takes at the table, from a quick one to a long one."""
        self.is_open = False
        """Whether nothing is ever hidden, so that one sample says all there is to know."""
        self.half_done: tuple[str, ...] = HALF_DONE
        """The fields of `position` that tell of a half-done decision; none of them is read."""
        self.counted: dict[str, str] = {}
        """By kind of event, the fact whose values a series of games counts one by one."""

    # Set-up

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> S:
        """The first state; chance still has everything to deal."""
        self.check_seats(seats)
        chosen = self.chosen(options or {}, seats)
        state = self.start(seats, chosen)
        state.chosen = chosen
        return state

    def start(self, seats: int, options: dict[str, OptionValue]) -> S:
        """The first state from checked arguments."""
        raise NotImplementedError

    def load(self, facts: Mapping[str, object]) -> S:
        """The resting state these facts of the table describe; raises BadPosition."""
        seats, chosen = read_head(self, facts)
        state = self.read(resting_facts(facts, self.half_done), seats, chosen)
        check_repeated(state, facts)
        state.chosen = chosen
        return state

    def read(self, facts: Mapping[str, object], seats: int, options: dict[str, OptionValue]) -> S:
        """The state of facts whose head has been checked; raises BadPosition."""
        raise NotImplementedError

    def seats_of(self, facts: Mapping[str, object]) -> int | None:
        """How many seats a position has that does not say so."""
        low, high = self.seats
        return low if low == high else None

    def is_resting(self, state: S) -> bool:
        """Whether the facts alone say what is open, so that a position can be written here."""
        return True

    def check_seats(self, seats: object) -> None:
        """Raise BadArgument unless so many can play."""
        low, high = self.seats
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise BadArgument(f"'seats' must be a whole number, for {self.id} from {low} to {high}")
        if not low <= seats <= high:
            span = str(low) if low == high else f"{low} to {high}"
            raise BadArgument(f"{self.id} takes {span} seats, not {seats}")

    def plays_by(self, rules: object) -> bool:
        """Whether games of this rules number can be played on and again."""
        is_number = isinstance(rules, int) and not isinstance(rules, bool)
        return is_number and (rules == self.rules_number or rules in self.earlier_rules)

    def chosen(
        self, given: Mapping[str, object], seats: int | None = None, rules: int | None = None
    ) -> dict[str, OptionValue]:
        """All options, those not given at their default; raises BadArgument.

        With `seats`, a value has to be one such a table can have. With `rules`, the defaults are
        those of that rules number.
        """
        number = self.rules_number if rules is None else rules
        known = {option.id: option for option in self.options}
        chosen: dict[str, OptionValue] = {
            option.id: option.default_by(number) for option in self.options
        }
        for id, value in given.items():
            if id not in known:
                names = ", ".join(known)
                raise BadArgument(f"{self.id} has no option {id}; it has {names}")
            option = known[id]
            if not option.accepts(value) or not isinstance(value, (bool, int, str)):
                allowed = json.dumps(option.schema())
                raise BadArgument(f"option {id} cannot be {json.dumps(value)}: {allowed}")
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
        """The kind that answers for a frame."""
        return self.kinds[type_of(frame)]

    # Notation

    def notation(self, action: int) -> str:
        """How an action is written."""
        return self.verbs.notation(action)

    def parse(self, text: str) -> int:
        """The action written so; raises IllegalAction."""
        return self.verbs.parse(text)

    # What a state's owner may ask

    def view(self, state: S, seat: int) -> dict[str, object]:
        """What one seat, or WATCHER, may know."""
        raise NotImplementedError

    def goal(self, state: S, seat: int) -> Goal | None:
        """What wins, how far everybody is and when it ends, as a seat may know it; None: unsaid."""
        return None

    def sample(self, state: S, seat: int, rng: Rng) -> S:
        """A full state the seat cannot tell from the truth."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """Places and scores, or None while the game goes on."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """The points of each seat as they stand; they last if the table ends the game now.

        Once the game has ended they are those of its outcome.
        """
        raise NotImplementedError

    def position(self, state: S, seat: int | None = None) -> dict[str, object]:
        """The facts of the table as JSON a person can write; with a seat, only what it may know.

        Between two rests it also tells a reader what is half done. `load` refuses that: what leads
        back to any moment of a match is `Match.position`.
        """
        raise NotImplementedError

    # What a bot should value

    def value(self, state: S, seat: int) -> int:
        """How good a full state looks for a seat, in thousandths of a win, 0 to 1000."""
        raise NotImplementedError

    def priorities(self, state: S, seat: int) -> list[int]:
        """For each legal action of the seat, in order, how much a sensible player wants it.

        Thousandths of a win; only the differences count.
        """
        raise NotImplementedError

    def moment(self, state: S) -> int:
        """How far the game has come, in the steps by which a search looks ahead."""
        return state.round()

    def noise(self) -> int:
        """In how many of 256 decisions the players whom a search imagines do anything at all."""
        return 26

    def forecast(self, state: S, seat: int, answers: list[int]) -> dict[str, object] | None:
        """What a seat may expect of answers it considers, for a person; None where nothing is told.

        It reads nothing the seat may not know, and the answers need not be the next ones: a game
        says what it makes of them. Raises BadArgument when they are not possible.
        """
        return None

    def overlays(self, state: S) -> dict[str, object] | None:
        """What can be laid over the board for whoever looks; None where nothing is told.

        It reads nothing that anybody may not know, watchers included.
        """
        return None

    # What a learned player sees

    def feature_names(self) -> tuple[str, ...]:
        """What the numbers of `features` mean, in order; none where nothing has been learned."""
        return ()

    def features(self, state: S, seat: int) -> list[float]:
        """A full state from a seat's chair as numbers of about 1, as many for every table."""
        raise NotImplementedError

    def credence(self, state: S, seat: int) -> float:
        """How well what the others did so far fits a world the seat drew: a logarithm, or 0."""
        return 0.0

    def news(self, state: S, seat: int, action: int) -> float:
        """What an action lets the seat learn, less what it gives away, in thousandths of a win.

        A search that plays on in known worlds sees neither; the answer is the same in all of them.
        """
        return 0.0

    # What a learning program is told

    def shape(self, seats: int) -> Shape:
        """A view as a row of numbers, and how long a game can be."""
        raise NotImplementedError

    # What a person reads

    def words(self) -> list[str]:
        """The messages that options and rows of the content need, in every language."""
        found: list[str] = []
        for option in self.options:
            label = f"option-{option.id}"
            found += [label, f"{label}-about", *(f"{label}-{value}" for value in option.values)]
        return found

    # What is told once the game is over

    def teller(self) -> "Teller[S] | None":
        """What tells the story of a finished game, new for each telling; None for the plain one."""
        return None

    # What a person looks at; `say` turns a message id and its facts into the reader's words

    def board_text(self, view: Mapping[str, object], say: Say) -> list[str]:
        """A view as lines of text."""
        raise NotImplementedError

    def choice_note(self, view: Mapping[str, object], action: str, facts: Facts, say: Say) -> str:
        """What a legal action costs or how likely it works, from the view of whoever is asked."""
        return ""

    def board_around(self, view: Mapping[str, object], say: Say, place: str) -> list[str]:
        """A part of a large board around a place or piece; nothing where there is none."""
        return []

    def board_list(self, view: Mapping[str, object], say: Say) -> list[str]:
        """What stands on a large board, line by line; nothing where the board says it all."""
        return []

    def board_svg(self, view: Mapping[str, object], say: Say) -> str:
        """A view as a picture."""
        raise NotImplementedError
