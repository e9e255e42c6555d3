"""A seat's observation as bytes, one per column of its layout, written from the state itself.

A column is a whole number up to its maximum (`Part.maxima`), so a row is joined from precomputed
pieces. Learning programs read millions of them, and views, which are made for people, cost many
times as much. The result must equal what `layout` makes of the view; the conformance checks compare
the two.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, final

from hatamoto.kernel import masks
from hatamoto.kernel.kinds import Kind
from hatamoto.kernel.layout import Part, Row, Tokens, sealed_actions
from hatamoto.kernel.state import NO_ACTIONS, Branches, State
from hatamoto.kernel.verbs import VerbTable

S = TypeVar("S", bound=State)

BYTES: Final[list[bytes]] = [bytes([number]) for number in range(256)]
"""Each number from 0 to 255 as one column."""
MAX_VALUE: Final = 255
"""The largest maximum a column can have."""
CHUNK: Final = 8
CHUNK_MASK: Final = 255
"""The bits of a mask that index SETS."""
SETS: Final[list[bytes]] = [
    bytes([int(masks.has(mask, index)) for index in range(CHUNK)])
    for mask in range(masks.one(CHUNK))
]
"""For every 8-bit mask, its bits as eight columns."""

MAX_ZEROS: Final = 320
ZEROS: Final[list[bytes]] = [bytes(size) for size in range(MAX_ZEROS)]
"""Precomputed runs of empty columns."""
ONE_AFTER: Final[list[bytes]] = [empty + b"\1" for empty in ZEROS]
"""The same with a 1 behind."""


class Memory:
    """What the last row of a table was written from, with parts of that row.

    Little changes from one decision to the next, and a part is repeated if everything it is
    written from is equal. So a memory is right for any state, and quick for the same table.
    """

    legal: list[int] = NO_ACTIONS
    """The legal actions of the seat to act, if they are known already; otherwise empty."""


class Columns(Generic[S]):
    """Writes the columns of a seat's view; each game has its own."""

    def memory(self) -> Memory:
        """An empty memory for one table; each game has its own."""
        return Memory()

    def write(self, state: S, seat: int, row: list[bytes], memory: Memory) -> None:
        """Append the columns of the view; values above the maximum are clipped."""
        raise NotImplementedError


class ViewColumns(Columns[S]):
    """Columns made from the view, for games without a faster implementation."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.maxima = part.maxima()

    def write(self, state: S, seat: int, row: list[bytes], memory: Memory) -> None:
        """Build the view and encode it."""
        row.append(encode(self.part, self.maxima, state.view(seat)))


def encode(part: Part, maxima: list[int], value: object) -> bytes:
    """The columns of a value as bytes, by its layout."""
    filled = Row()
    part.fill(value, filled, 0)
    columns = bytearray(part.size)
    for index in range(len(filled.indexes)):
        at = filled.indexes[index]
        columns[at] = round(filled.values[index] * maxima[at])
    return bytes(columns)


def zeros(size: int) -> bytes:
    """Empty columns."""
    return ZEROS[size] if size < MAX_ZEROS else bytes(size)


def one_hot(size: int) -> list[bytes]:
    """One-hot rows by number; the last entry, at index -1, is all zeros."""
    return [bytes([int(at == number) for at in range(size)]) for number in range(size + 1)]


def one_hot_tokens(part: Tokens) -> list[bytes]:
    """One-hot rows by the index of a token; the last entry, at index -1, is all zeros."""
    ones = one_hot(part.size)
    return [ones[part.column(token)] for token in part.tokens] + [ones[-1]]


def multi_hot(size: int) -> list[bytes]:
    """By mask, its bits as `size` columns; `size` is at most 8."""
    return [SETS[mask][:size] for mask in range(masks.one(size))]


def set_columns(mask: int, size: int) -> bytes:
    """The bits of a mask as `size` columns."""
    if size <= CHUNK:
        return SETS[mask][:size]
    chunks: list[bytes] = []
    left = size
    while left > 0:
        chunk = SETS[mask & CHUNK_MASK]
        chunks.append(chunk if left >= CHUNK else chunk[:left])
        mask = masks.beyond(mask, CHUNK)
        left -= CHUNK
    return b"".join(chunks)


def counts(numbers: list[int], size: int) -> bytes:
    """How often each number occurs in a list, by column; quickest if each is above the one before.

    Such a row is joined from precomputed pieces, since compiled code sets single bytes slowly.
    """
    if not numbers:
        return bytes(size)
    pieces: list[bytes] = []
    after = 0
    for number in numbers:
        if number < after or number - after >= MAX_ZEROS:
            return tallied(numbers, size)
        pieces.append(ONE_AFTER[number - after])
        after = number + 1
    pieces.append(zeros(size - after))
    return b"".join(pieces)


def tallied(numbers: list[int], size: int) -> bytes:
    """How often each number occurs in any list, by column."""
    columns = bytearray(size)
    for number in numbers:
        columns[number] += 1
    return bytes(columns)


def spread(
    indexes: list[int], cells: list[bytes], width: int, count: int, row: list[bytes]
) -> None:
    """Append `count` entries of `width` columns: cells at these ascending indexes, zeros elsewhere.

    Runs of zeros are one piece, since a row is joined faster from fewer pieces.
    """
    after = 0
    for number in range(len(indexes)):
        index = indexes[number]
        if index > after:
            row.append(zeros(width * (index - after)))
        row.append(cells[number])
        after = index + 1
    if after < count:
        row.append(zeros(width * (count - after)))


@final
class Answers:
    """The columns of a seat's pending answers in a simultaneous step."""

    def __init__(self, kinds: Sequence[Kind[Any]], verbs: VerbTable) -> None:
        sealed = sealed_actions(kinds, verbs)
        self.none = bytes(len(sealed))
        self.at = [-1] * verbs.size
        """The column of each action."""
        for index, action in enumerate(sealed):
            self.at[action] = index
        self.ones = one_hot(len(sealed))

    def write(self, branches: Branches | None, seat: int, row: list[bytes]) -> None:
        """Append the count of each pending answer."""
        answers = NO_ACTIONS if branches is None else branches.answers[seat]
        if not answers:
            row.append(self.none)
            return
        if len(answers) == 1:
            row.append(self.ones[self.at[answers[0]]])
            return
        columns = bytearray(self.none)
        for action in answers:
            columns[self.at[action]] += 1
        row.append(bytes(columns))


def mark(marks: bytearray, base: int, numbers: list[int]) -> None:
    """Set the byte at `base` plus each number to 1."""
    for number in numbers:
        marks[base + number] = 1
