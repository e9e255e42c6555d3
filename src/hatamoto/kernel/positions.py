"""Reads positions written by hand: every mistake raises BadPosition with the field."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from hatamoto.kernel.errors import BadArgument, BadPosition
from hatamoto.kernel.frames import STEP, Frame, seat_of
from hatamoto.kernel.options import OptionValue
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State

if TYPE_CHECKING:
    from hatamoto.kernel.game import Game

DRAW: Final = "draw"
"""Stands for a value that chance decides."""
HEAD: Final = ("game", "rules", "seats", "options")
END: Final = ("ended", "rolls", "learned")
HALF_DONE: Final = ("open", "together", "answers")
"""Fields that describe a half-done decision to a reader; loading uses `lines` instead."""
REPEATED: Final = ("open", "together")
"""Fields that earlier versions also wrote at rest, such as "order 0"; they must agree."""
MAX_COUNTED: Final = 10**9


@final
class Reader:
    """Typed access to the fields of one JSON object."""

    def __init__(self, fields: Mapping[str, object], known: Sequence[str]) -> None:
        for key in fields:
            if key not in known:
                names = ", ".join(known)
                raise BadPosition(f"a position has no field '{key:.40}'; it has {names}")
        self.fields = fields

    def has(self, key: str) -> bool:
        """Whether the field is given and not null."""
        return self.fields.get(key) is not None

    def is_drawn(self, key: str) -> bool:
        """Whether chance decides the field: missing, or "draw"."""
        return self.fields.get(key, DRAW) == DRAW

    def integer(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number within its bounds."""
        return integer(self.fields.get(key, default), key, low, high)

    def flag(self, key: str, default: bool) -> bool:
        """A JSON boolean."""
        return flag(self.fields.get(key, default), key)

    def items(self, key: str) -> list[object]:
        """A list; empty if missing."""
        return items(self.fields.get(key, []), key)

    def drawn_items(self, key: str) -> list[object]:
        """A list; empty where chance decides."""
        return [] if self.is_drawn(key) else self.items(key)

    def seat_items(self, key: str, seats: int) -> list[object]:
        """A list with a value for each seat; empty if missing."""
        values = self.items(key)
        if key in self.fields and len(values) != seats:
            raise BadPosition(f"{key}: there must be a value for each of the {seats} seats")
        return values

    def index(self, key: str, names: Sequence[str], default: int) -> int:
        """The index of an id among the names; the default if missing or null."""
        return index_of(self.fields[key], names, key) if self.has(key) else default

    def indices(self, key: str, names: Sequence[str]) -> list[int]:
        """The indices of a list of ids."""
        return [index_of(name, names, key) for name in self.items(key)]

    def table(self, key: str) -> dict[str, object]:
        """An object; empty if missing."""
        return table(self.fields.get(key, {}), key)

    def by_seat(self, key: str, seats: int) -> dict[int, object]:
        """An object whose keys are seats."""
        found: dict[int, object] = {}
        names = [str(seat) for seat in range(seats)]
        for name, value in self.table(key).items():
            if name not in names:
                raise BadPosition(f"{key}: there is no seat {name:.40}")
            found[names.index(name)] = value
        return found


def integer(value: object, what: str, low: int, high: int) -> int:
    """A whole number within its bounds; raises BadPosition."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f"{what} must be a whole number from {low} to {high}")
    return value


def flag(value: object, what: str) -> bool:
    """A JSON boolean; raises BadPosition."""
    if not isinstance(value, bool):
        raise BadPosition(f"{what} must be true or false")
    return value


def items(value: object, what: str) -> list[object]:
    """A JSON list; raises BadPosition."""
    if not isinstance(value, list):
        raise BadPosition(f"{what} must be a list")
    return value


def table(value: object, what: str) -> dict[str, object]:
    """A JSON object; raises BadPosition."""
    if not isinstance(value, dict):
        raise BadPosition(f"{what} must be an object")
    return value


def shown(value: object) -> str:
    """A value as quoted in an error message, shortened."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, int) and value.bit_length() > 64:
        return "a very large number"
    return f"{value!r:.40}"


def index_of(value: object, names: Sequence[str], what: str) -> int:
    """The index of an id among the names, case-insensitive."""
    if not isinstance(value, str) or value.lower() not in names:
        raise BadPosition(f"{what}: {shown(value)} is none of {', '.join(names)}")
    return list(names).index(value.lower())


# The head of a position: game, rules number, seats and options


def read_head(game: "Game[Any]", facts: Mapping[str, object]) -> tuple[int, dict[str, OptionValue]]:
    """The seats and the options of a position; raises BadPosition."""
    if facts.get("game", game.id) != game.id:
        raise BadPosition(f"this is not a position of {game.id}")
    rules = facts.get("rules", game.rules_number)
    # True is asked about first: once it counts as a whole number, compiled code takes it for 1.
    if isinstance(rules, bool) or not isinstance(rules, int) or not game.supports_rules(rules):
        raise BadPosition(
            f"the position has rules number {shown(rules)}, this is {game.rules_number}"
        )
    seats = facts.get("seats", game.seats_of(facts))
    given = facts.get("options", {})
    if not isinstance(given, dict) or not isinstance(seats, int) or abs(seats) > 99:
        raise BadPosition("a position has a number of seats and an object of options")
    check_plain(given)
    try:
        game.check_seats(seats)
        return seats, game.resolve_options(given, seats, rules)
    except BadArgument as error:
        raise BadPosition(str(error)) from None


def check_plain(options: Mapping[str, object]) -> None:
    """Raise BadPosition unless every option is a boolean, a small number or a string."""
    for id, value in options.items():
        number = isinstance(value, int) and value.bit_length() <= 64
        if not number and not isinstance(value, str):
            raise BadPosition(f"options: {id:.40} cannot be {shown(value)}")


def read_facts(facts: Mapping[str, object], fields: Sequence[str]) -> Reader:
    """A reader for these fields plus those that every position has."""
    return Reader(facts, [*HEAD, *fields, *END])


def read_end(state: State, reader: Reader, reasons: Sequence[str]) -> int:
    """Set the counters that undo depends on; returns the index of the reason for the end."""
    state.rolls = reader.integer("rolls", 0, MAX_COUNTED, state.rolls)
    state.learned = reader.integer("learned", 0, MAX_COUNTED, state.learned)
    return 1 + reader.index("ended", reasons[1:], -1)


def check_facts(problems: Iterable[str]) -> None:
    """Raise BadPosition for the first problem, which begins with the field that is wrong."""
    for problem in problems:
        raise BadPosition(problem)


def write_head(state: State) -> dict[str, object]:
    """The fields of HEAD: game, rules number, seats and options."""
    game = state.game
    head = (game.id, game.rules_number, state.seats, dict(state.chosen_options))
    return dict(zip(HEAD, head, strict=True))


def write_end(state: State, reason: str) -> dict[str, object]:
    """The fields of END: the reason for the end, if any, and the counters undo depends on."""
    return dict(zip(END, (reason or None, state.rolls, state.learned), strict=True))


def by_seat(values: Iterable[object]) -> dict[str, object]:
    """An object whose keys are seats; empty values are left out."""
    return {str(seat): value for seat, value in enumerate(values) if value}


# Open decisions


def resting_facts(facts: Mapping[str, object], half_done: Sequence[str]) -> dict[str, object]:
    """The facts of a resting state; raises BadPosition for those of a half-done decision."""
    for key in half_done:
        if facts.get(key) and not (key in REPEATED and is_words(facts[key])):
            raise half_done_error(key)
    return {key: value for key, value in facts.items() if key not in half_done}


def is_words(value: object) -> bool:
    """Whether the value is a string or a list of strings."""
    words = value if isinstance(value, list) else [value]
    return all(isinstance(word, str) for word in words)


def check_repeated(state: State, facts: Mapping[str, object]) -> None:
    """Raise BadPosition if the fields in REPEATED contradict the other facts."""
    step = state.branches
    together = "" if step is None else frame_words(state, step.frame)
    opened = ([frame_words(state, frame) for frame in state.stack], together)
    for key, value in zip(REPEATED, opened, strict=True):
        if facts.get(key) and facts[key] != value:
            raise half_done_error(key)


def half_done_error(key: str) -> BadPosition:
    """The error for a field that describes a half-done decision."""
    return BadPosition(f"{key}: give the lines of a half-done decision in 'lines'")


def open_frames(state: State) -> list[object]:
    """The open frames for a reader, bottom of the stack first; loading uses `lines` instead."""
    frames = state.stack if state.branches is None else [*state.stack, state.branches.frame]
    return [named_frame(state, frame) for frame in frames]


def named_frame(state: State, frame: Frame) -> dict[str, object]:
    """A frame as an object: its decision, who answers, and its fields by name."""
    kind = state.game.kind(frame)
    return {"decision": kind.id, "seat": who_answers(frame), **kind.frame_type.named(frame)}


def frame_words(state: State, frame: Frame) -> str:
    """A frame as earlier versions wrote it: its decision and who answers."""
    return f"{state.game.kind(frame).id} {who_answers(frame)}"


def who_answers(frame: Frame) -> int | str:
    """Who answers a frame: a seat, "nature", or "step" for an automatic step."""
    seat = seat_of(frame)
    return {NATURE: "nature", STEP: "step"}.get(seat, seat)


# Pending answers


def write_answers(state: State, seat: int | None) -> dict[str, object]:
    """Pending answers by seat; with a seat, only its own."""
    if state.branches is None:
        return {}
    answers: dict[str, object] = {}
    for other, actions in enumerate(state.branches.answers):
        if actions and seat in (None, other):
            answers[str(other)] = [state.game.notation(action) for action in actions]
    return answers
