"""Layouts: encode a view as a row of numbers for learning programs.

A part encodes one JSON value in `size` columns from 0 to 1; parts are composed like the view.
What is null or missing stays 0. A value without a column is an error and never dropped silently.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias, final

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.kinds import Kind, Sealed
from hatamoto.kernel.verbs import VerbTable

Token: TypeAlias = int | str


@final
class Row:
    """A sparse row of numbers: the columns that are not 0, each once, and their values."""

    def __init__(self) -> None:
        self.indexes: list[int] = []
        self.values: list[float] = []

    def put(self, at: int, value: float) -> None:
        """Write a number into a column."""
        self.indexes.append(at)
        self.values.append(value)

    def dense(self, size: int) -> list[float]:
        """The row as a list of `size` numbers."""
        row = [0.0] * size
        for index in range(len(self.indexes)):
            row[self.indexes[index]] = self.values[index]
        return row


class Part:
    """Encodes one value in `size` columns."""

    def __init__(self, size: int) -> None:
        self.size = size

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write a value that is not null into its columns, from column `at` on."""
        raise NotImplementedError

    def numbers(self, value: object) -> list[float]:
        """The columns of a value as a list."""
        row = Row()
        self.fill(value, row, 0)
        return row.dense(self.size)

    def maxima(self) -> list[int]:
        """For each column, the whole number that is encoded as 1.0."""
        raise NotImplementedError

    def labels(self, name: str) -> list[str]:
        """The label of each column: its path in the view."""
        raise NotImplementedError


@final
class Number(Part):
    """A whole number or a boolean in one column, scaled by its maximum and clipped to it."""

    def __init__(self, maximum: int = 1) -> None:
        super().__init__(1)
        self.maximum = maximum

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write the number."""
        assert isinstance(value, int), f"{value!r} is no number"
        if value:
            row.put(at, 1.0 if value >= self.maximum else value / self.maximum)

    def maxima(self) -> list[int]:
        """The maximum of the one column."""
        return [self.maximum]

    def labels(self, name: str) -> list[str]:
        """One label, which includes the maximum."""
        return [f"{name} /{self.maximum}"]


class Tokens(Part):
    """One column per token; tokens are ids or numbers."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        super().__init__(len(tokens))
        self.tokens = list(tokens)
        self.columns: dict[object, int] = {token: at for at, token in enumerate(self.tokens)}

    def column(self, token: object) -> int:
        """The column of a token; raises BadArgument."""
        at = self.columns.get(token, -1)
        if at < 0:
            raise BadArgument(f"the layout has no column for {token!r:.40}")
        return at

    def maxima(self) -> list[int]:
        """One for every column."""
        return [1] * self.size

    def labels(self, name: str) -> list[str]:
        """One label for each token."""
        return [f"{name}={token}" for token in self.tokens]


@final
class OneOf(Tokens):
    """One of several tokens, one-hot."""

    def fill(self, value: object, row: Row, at: int) -> None:
        """Mark the column."""
        row.put(at + self.column(value), 1.0)


@final
class AnyOf(Tokens):
    """A list of tokens whose order does not matter: the count of each, up to `maximum`."""

    def __init__(self, tokens: Sequence[Token], maximum: int = 1) -> None:
        super().__init__(tokens)
        self.maximum = maximum

    def fill(self, value: object, row: Row, at: int) -> None:
        """Count each token in its column."""
        assert isinstance(value, list), f"{value!r} is no list"
        counts: dict[int, int] = {}
        for token in value:
            column = self.column(token)
            counts[column] = counts.get(column, 0) + 1
        for column, count in counts.items():
            row.put(at + column, min(1.0, count / self.maximum))

    def maxima(self) -> list[int]:
        """The maximum count of each token."""
        return [self.maximum] * self.size


@final
class Rows(Part):
    """An ordered list: for each index, whether there is an entry, then its columns."""

    def __init__(self, count: int, entry: Part) -> None:
        super().__init__(count * (1 + entry.size))
        self.count = count
        self.entry = entry

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write the entries one after another."""
        assert isinstance(value, list), f"{value!r} is no list"
        if len(value) > self.count:
            raise BadArgument(f"the layout has room for {self.count} entries, not {len(value)}")
        for entry in value:
            row.put(at, 1.0)
            if entry is not None:
                self.entry.fill(entry, row, at + 1)
            at += 1 + self.entry.size

    def maxima(self) -> list[int]:
        """The maxima of the entries, each after a flag."""
        return [1, *self.entry.maxima()] * self.count

    def labels(self, name: str) -> list[str]:
        """The labels of the entries by index."""
        found: list[str] = []
        for index in range(self.count):
            found.append(f"{name}/{index}")
            found.extend(self.entry.labels(f"{name}/{index}"))
        return found


@final
class Derived(Part):
    """A value that can be derived from others and has no columns."""

    def __init__(self) -> None:
        super().__init__(0)

    def fill(self, value: object, row: Row, at: int) -> None:
        """Nothing is added."""

    def maxima(self) -> list[int]:
        """No columns."""
        return []

    def labels(self, name: str) -> list[str]:
        """No columns."""
        return []


@final
class Record(Part):
    """An object: the columns of its fields, one after another."""

    def __init__(self, fields: dict[str, Part]) -> None:
        self.parts = fields
        self.offsets: dict[str, int] = {}
        size = 0
        for key, part in fields.items():
            self.offsets[key] = size
            size += part.size
        super().__init__(size)

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write the fields that are present; raises BadArgument for an unknown one."""
        assert isinstance(value, dict), f"{value!r} is no object"
        for key, inner in value.items():
            if key not in self.parts:
                raise BadArgument(f"the layout has no field {key!r:.40}")
            if inner is not None:
                self.parts[key].fill(inner, row, at + self.offsets[key])

    def maxima(self) -> list[int]:
        """The maxima of all fields."""
        return [maximum for part in self.parts.values() for maximum in part.maxima()]

    def labels(self, name: str) -> list[str]:
        """The labels of all fields."""
        found: list[str] = []
        for key, part in self.parts.items():
            found.extend(part.labels(f"{name}/{key}" if name else key))
        return found


@final
class Cells(Part):
    """A list of objects as a grid over two of their fields.

    Each cell has the count of its objects, up to `maximum`, and the other fields of the last one.
    """

    def __init__(
        self, across: tuple[str, Sequence[Token]], down: tuple[str, Sequence[Token]],
        rest: Record, maximum: int = 1,
    ) -> None:  # fmt: skip
        self.first, self.second = across[0], down[0]
        self.firsts, self.seconds = OneOf(across[1]), OneOf(down[1])
        self.rest = rest
        self.maximum = maximum
        super().__init__(self.firsts.size * self.seconds.size * (1 + rest.size))

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write each object into its cell."""
        assert isinstance(value, list), f"{value!r} is no list"
        counts: dict[int, int] = {}
        last: dict[int, dict[str, object]] = {}
        for entry in value:
            index = self.firsts.column(entry[self.first]) * self.seconds.size
            index += self.seconds.column(entry[self.second])
            cell = at + index * (1 + self.rest.size)
            counts[cell] = counts.get(cell, 0) + 1
            last[cell] = {k: v for k, v in entry.items() if k not in (self.first, self.second)}
        for cell, count in counts.items():
            row.put(cell, min(1.0, count / self.maximum))
            self.rest.fill(last[cell], row, cell + 1)

    def maxima(self) -> list[int]:
        """The maxima of the cells, each after a count."""
        cells = self.firsts.size * self.seconds.size
        return [self.maximum, *self.rest.maxima()] * cells

    def labels(self, name: str) -> list[str]:
        """The labels of the cells by both fields."""
        found: list[str] = []
        for first in self.firsts.tokens:
            for second in self.seconds.tokens:
                cell = f"{name}/{self.first}={first},{self.second}={second}"
                found.append(f"{cell} /{self.maximum}")
                found.extend(self.rest.labels(cell))
        return found


@final
class Shape:
    """The layout and length of a game for learning programs; it depends on the seats only."""

    def __init__(self, facts: Record, view: Record, decisions: int, draws: int) -> None:
        self.facts = facts
        """The columns of the public facts of the open decision."""
        self.view = view
        """The columns of a seat's view."""
        self.decisions = decisions
        """An upper bound of the decisions in a game."""
        self.draws = draws
        """An upper bound of the draws in a game."""


def sealed_actions(kinds: Sequence[Kind[Any]], verbs: VerbTable) -> list[int]:
    """Every answer that can be pending in a simultaneous step."""
    words = [verb for kind in kinds if isinstance(kind, Sealed) for verb in kind.verbs]
    rows = [verbs.by_words[verb] for verb in dict.fromkeys(words)]
    return [verb.base + index for verb in rows for index in range(verb.size)]


def sealed_notations(kinds: Sequence[Kind[Any]], verbs: VerbTable) -> list[str]:
    """The notation of `sealed_actions`."""
    return [verbs.notation(action) for action in sealed_actions(kinds, verbs)]
