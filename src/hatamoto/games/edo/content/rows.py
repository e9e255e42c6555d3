"""Reads the rows of the data files; errors name file and row."""

from collections.abc import Sequence
from pathlib import Path

from hatamoto.games.edo.content import ids
from hatamoto.kernel import masks
from hatamoto.kernel.content import Pack, Row, numbers
from hatamoto.kernel.errors import BadContent

MAX_NUMBER: int = 99
"""The largest number on a component."""


def named(row: Row) -> object:
    """The name of a row in messages."""
    return row.get("id", row.get("seats"))


def read_rows(
    pack: Pack, name: str, key: str, names: Sequence[str], absent: Sequence[Row] = ()
) -> list[Row]:
    """The rows of a file in the order of these ids; raises BadContent if any is missing.

    An edition may lack the ids of `absent`, which then gives their rows.
    """
    rows = {row.get("id"): row for row in pack.rows(name, key)}
    if pack.is_edition:
        rows = {**{row["id"]: row for row in absent}, **rows}
    if set(rows) != set(names):
        wanted = f"{len(names)} rows that keep their ids, in any order"
        raise BadContent(f"{pack.path(name)}: there are {wanted}: {names[0]} to {names[-1]}")
    return [rows[name] for name in names]


def words(path: Path, row: Row, key: str) -> list[str]:
    """A row's list of strings; raises BadContent."""
    value = row.get(key)
    if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
        raise BadContent(f"{path}: {named(row)}: {key} must be a list of words")
    if len(set(value)) != len(value):
        raise BadContent(f"{path}: {named(row)}: {key} names something twice")
    return [str(part) for part in value]


def index_of(path: Path, row: Row, id: str, names: Sequence[str]) -> int:
    """The index of an id in its list; raises BadContent."""
    if id not in names:
        raise BadContent(f"{path}: {named(row)}: there is no {id}")
    return list(names).index(id)


def bounded(path: Path, row: Row, key: str, count: int = -1) -> list[int]:
    """A row's list of numbers from 0 on; raises BadContent."""
    found = numbers(path, row, key, count)
    if any(not 0 <= part <= MAX_NUMBER for part in found):
        raise BadContent(f"{path}: {named(row)}: {key} must be numbers from 0 to {MAX_NUMBER}")
    return found


def price(path: Path, row: Row, key: str = "price") -> list[int]:
    """A row's wood, stone, rice and ryo; raises BadContent if all are 0."""
    found = bounded(path, row, key, ids.GOODS)
    if not any(found):
        raise BadContent(f"{path}: {named(row)}: {key} is nothing at all")
    return found


def goods_mask(path: Path, row: Row, key: str) -> int:
    """The goods a row names, as a mask."""
    return sum(masks.one(index_of(path, row, id, ids.GOOD_IDS)) for id in words(path, row, key))
