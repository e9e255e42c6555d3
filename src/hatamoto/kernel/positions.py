"""Reading a position somebody wrote by hand: every slip is a BadPosition that names the field."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from hatamoto.kernel.errors import BadArgument, BadPosition
from hatamoto.kernel.frames import STEP, Frame, seat_of
from hatamoto.kernel.options import OptionValue
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State

if TYPE_CHECKING:
    from hatamoto.kernel.game import Game

DRAW: Final = "draw"
"""Written where chance shall decide."""


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
        """Whether chance shall decide the field: left out, or "draw"."""
        return self.fields.get(key, DRAW) == DRAW

    def integer(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number inside its bounds."""
        return integer(self.fields.get(key, default), key, low, high)

    def flag(self, key: str, default: bool) -> bool:
        """true or false."""
        value = self.fields.get(key, default)
        if not isinstance(value, bool):
            raise BadPosition(f"{key} must be true or false")
        return value

    def items(self, key: str) -> list[object]:
        """A list; empty when left out."""
        return items(self.fields.get(key, []), key)

    def table(self, key: str) -> dict[str, object]:
        """An object; empty when left out."""
        value = self.fields.get(key, {})
        if not isinstance(value, dict):
            raise BadPosition(f"{key} must be an object")
        return value

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
    """A whole number inside its bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f"{what} must be a whole number from {low} to {high}")
    return value


def items(value: object, what: str) -> list[object]:
    """A list."""
    if not isinstance(value, list):
        raise BadPosition(f"{what} must be a list")
    return value


def shown(value: object) -> str:
    """A value as an error message quotes it: short, whatever it is."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, int) and value.bit_length() > 64:
        return "a very large number"
    return f"{value!r:.40}"


def place_of(value: object, names: Sequence[str], what: str) -> int:
    """The place of an id among the names; capitals do not matter."""
    if not isinstance(value, str) or value.lower() not in names:
        raise BadPosition(f"{what}: {shown(value)} is none of {', '.join(names)}")
    return list(names).index(value.lower())


# The head of a position: which game, by which rules, for how many


def read_head(game: "Game[Any]", facts: Mapping[str, object]) -> tuple[int, dict[str, OptionValue]]:
    """The seats and the options of a position; raises BadPosition."""
    if facts.get("game", game.id) != game.id:
        raise BadPosition(f"this is no position of {game.id}")
    rules = facts.get("rules", game.rules_number)
    if not isinstance(rules, int) or not game.plays_by(rules):
        raise BadPosition(f"the position is of rules {shown(rules)}, we play {game.rules_number}")
    seats = facts.get("seats", game.seats_of(facts))
    given = facts.get("options", {})
    if not isinstance(given, dict) or not isinstance(seats, int) or abs(seats) > 99:
        raise BadPosition("a position has a number of seats and an object of options")
    check_plain(given)
    try:
        game.check_seats(seats)
        return seats, game.chosen(given, seats, rules)
    except BadArgument as error:
        raise BadPosition(str(error)) from None


def check_plain(options: Mapping[str, object]) -> None:
    """An option of a position is a switch, a small number or a word."""
    for id, value in options.items():
        number = isinstance(value, int) and value.bit_length() <= 64
        if not number and not isinstance(value, str):
            raise BadPosition(f"options: {id:.40} cannot be {shown(value)}")


# Open decisions


def open_frames(state: State) -> list[object]:
    """What is open, the bottom of the stack first, for a reader: loading takes lines instead."""
    frames = state.stack if state.branches is None else [*state.stack, state.branches.frame]
    return [named_frame(state, frame) for frame in frames]


def named_frame(state: State, frame: Frame) -> dict[str, object]:
    """A frame by name: its decision, whom it asks, and its fields."""
    kind = state.game.kind(frame)
    who = {NATURE: "nature", STEP: "step"}.get(seat_of(frame), seat_of(frame))
    return {"decision": kind.id, "seat": who, **kind.frame_type.named(frame)}


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
