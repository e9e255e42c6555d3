"""A view as a row of numbers: which fact goes to which column, for learning programs.

A part turns one JSON value into `size` columns from 0 to 1, and parts are put together the way the
view is. What is null or left out stays 0. A fact without a place is an error, never a silent loss.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias, final

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.kinds import Kind, Sealed
from hatamoto.kernel.verbs import VerbTable

Row: TypeAlias = list[float]
Token: TypeAlias = int | str


class Part:
    """The columns of one value."""

    def __init__(self, size: int) -> None:
        self.size = size

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write a value that is not null into its columns, from column `at` on."""
        raise NotImplementedError

    def labels(self, name: str) -> list[str]:
        """What each column means, in the words of the view."""
        raise NotImplementedError


@final
class Number(Part):
    """A whole number or a truth: one column, its part of the most; what is more counts as most."""

    def __init__(self, most: int = 1) -> None:
        super().__init__(1)
        self.most = most

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write the number."""
        assert isinstance(value, int), f"{value!r} is no number"
        row[at] = 1.0 if value >= self.most else value / self.most

    def labels(self, name: str) -> list[str]:
        """One label that says what 1 stands for."""
        return [f"{name} /{self.most}"]


class Words(Part):
    """A column for each of some ids or numbers."""

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

    def labels(self, name: str) -> list[str]:
        """One label for each token."""
        return [f"{name}={token}" for token in self.tokens]


@final
class OneOf(Words):
    """One of some ids or numbers: a 1 in its column."""

    def fill(self, value: object, row: Row, at: int) -> None:
        """Mark the column."""
        row[at + self.column(value)] = 1.0


@final
class AnyOf(Words):
    """A list of ids or numbers whose order does not matter: how many of each, out of `most`."""

    def __init__(self, tokens: Sequence[Token], most: int = 1) -> None:
        super().__init__(tokens)
        self.most = most

    def fill(self, value: object, row: Row, at: int) -> None:
        """Count each token in its column."""
        assert isinstance(value, list), f"{value!r} is no list"
        for token in value:
            row[at + self.column(token)] += 1 / self.most


@final
class Rows(Part):
    """A list in order: for each index whether there is an entry, then its columns."""

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
            row[at] = 1.0
            if entry is not None:
                self.entry.fill(entry, row, at + 1)
            at += 1 + self.entry.size

    def labels(self, name: str) -> list[str]:
        """The labels of the entries by index."""
        found: list[str] = []
        for index in range(self.count):
            found.append(f"{name}/{index}")
            found.extend(self.entry.labels(f"{name}/{index}"))
        return found


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
        """Write the fields that are there; raises BadArgument for one that has no place."""
        assert isinstance(value, dict), f"{value!r} is no object"
        for key, inner in value.items():
            if key not in self.parts:
                raise BadArgument(f"the layout has no place for the field {key!r:.40}")
            if inner is not None:
                self.parts[key].fill(inner, row, at + self.offsets[key])

    def labels(self, name: str) -> list[str]:
        """The labels of all fields."""
        found: list[str] = []
        for key, part in self.parts.items():
            found.extend(part.labels(f"{name}/{key}" if name else key))
        return found


@final
class Cells(Part):
    """A list of objects laid on a grid of two of their fields.

    Each cell counts its objects, out of `most`, and has the other fields of the last of them.
    """

    def __init__(
        self, across: tuple[str, Sequence[Token]], down: tuple[str, Sequence[Token]],
        rest: Record, most: int = 1,
    ) -> None:  # fmt: skip
        self.first, self.second = across[0], down[0]
        self.firsts, self.seconds = OneOf(across[1]), OneOf(down[1])
        self.rest = rest
        self.most = most
        super().__init__(self.firsts.size * self.seconds.size * (1 + rest.size))

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write each object into its cell."""
        assert isinstance(value, list), f"{value!r} is no list"
        for entry in value:
            index = self.firsts.column(entry[self.first]) * self.seconds.size
            index += self.seconds.column(entry[self.second])
            cell = at + index * (1 + self.rest.size)
            row[cell] += 1 / self.most
            others = {k: v for k, v in entry.items() if k != self.first and k != self.second}
            self.rest.fill(others, row, cell + 1)

    def labels(self, name: str) -> list[str]:
        """The labels of the cells by both fields."""
        found: list[str] = []
        for first in self.firsts.tokens:
            for second in self.seconds.tokens:
                cell = f"{name}/{self.first}={first},{self.second}={second}"
                found.append(f"{cell} /{self.most}")
                found.extend(self.rest.labels(cell))
        return found


@final
class Shape:
    """How large a game is for a learning program at one number of seats, whatever its options."""

    def __init__(self, facts: Record, view: Record, decisions: int, draws: int) -> None:
        self.facts = facts
        """The columns of the facts an open decision tells everyone."""
        self.view = view
        """The columns of a seat's view."""
        self.decisions = decisions
        """How many decisions a game has at the very most."""
        self.draws = draws
        """How often chance acts at the very most."""


def sealed_notations(kinds: Sequence[Kind[Any]], verbs: VerbTable) -> list[str]:
    """Every answer that can be pending in a simultaneous step, as it is written."""
    words = [verb for kind in kinds if isinstance(kind, Sealed) for verb in kind.verbs]
    rows = [verbs.by_words[verb] for verb in dict.fromkeys(words)]
    return [verbs.notation(verb.base + index) for verb in rows for index in range(verb.size)]
