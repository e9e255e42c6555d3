"""Test cases: a game with its seats, options and seed, and the error for a failed check."""

from typing import Any, final

from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match, new_match
from hatamoto.kernel.options import Option, OptionValue, seats_needed
from hatamoto.kernel.record import Record


class ConformanceError(AssertionError):
    """A broken promise; `record` is the text of the record that reproduces it."""

    def __init__(self, message: str, record: str = "") -> None:
        super().__init__(f"{message}\n{record}" if record else message)
        self.record = record


@final
class Expected:
    """What the kernel cannot find out about a game and its texts by itself."""

    def __init__(self, reasons: frozenset[str], reveals: frozenset[str]) -> None:
        self.reasons = reasons
        """The refusal reasons that have a text in every language."""
        self.reveals = reveals
        """The kinds of events that reveal something hidden without an action of a seat."""


@final
class Case:
    """One game with its seats and options, played from a seed."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, object],
        seed: int,
        expected: Expected,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.expected = expected

    @property
    def name(self) -> str:
        """For test ids and messages: game, seats, and the options that are not at their default."""
        flipped = ",".join(f"{id}={value}" for id, value in self.options.items())
        return f"{self.game.id} {self.seats} {flipped or 'default'}"

    def match(self, auto: bool = False) -> Match:
        """A new match of this case; without `auto`, chance acts only when called."""
        secret = secret_from_seed(self.seed)
        return new_match(self.game, self.seats, self.options, secret, auto=auto)

    def fault(self, promise: str, message: str, match: Match | None = None) -> ConformanceError:
        """The error for a broken promise, with the ply and the record so far."""
        where = "" if match is None else f" at ply {match.ply}"
        text = "" if match is None else replayable(match)
        return ConformanceError(f"{self.name}, seed {self.seed}{where}: {promise}: {message}", text)


def replayable(match: Match) -> str:
    """The text of the record with pending answers appended, so that it leads to this moment."""
    pending = [line for lines in match.sealed for line in lines]
    return Record(match.record().header, match.lines + pending).text()


def cases_of(game: Game[Any], seed: int, expected: Expected) -> list[Case]:
    """Every number of seats with every set of options worth a test."""
    low, high = game.seats
    return [
        Case(game, seats, options, seed, expected)
        for seats in range(low, high + 1)
        for options in option_sets(game, seats)
    ]


def option_sets(game: Game[Any], seats: int) -> list[dict[str, object]]:
    """The default, every other value of each option alone, and every option changed."""
    sets: list[dict[str, object]] = [{}]
    for option in game.options:
        for value in other_values(option, seats):
            sets.append({option.id: value})
    if len(game.options) > 1:
        sets.append({option.id: other_values(option, seats)[-1] for option in game.options})
    return sets


def other_values(option: Option, seats: int) -> list[OptionValue]:
    """The values of an option besides its default; of those that name a seat, only the last."""
    if isinstance(option.default, bool):
        return [not option.default]
    values = [value for value in option.values_at(seats) if value != option.default]
    plain = [value for value in values if not seats_needed(value)]
    return [*plain, *values[len(plain) :][-1:]]
