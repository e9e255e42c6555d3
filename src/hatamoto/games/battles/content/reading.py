"""Reads printed tables from CSV, and hexes from text; errors name file and row."""

import csv
from pathlib import Path
from typing import TypeAlias

from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.content.hexes import direction_to, hex_at
from hatamoto.kernel.content import PROVENANCES, Pack, Row, is_fact
from hatamoto.kernel.errors import BadContent

Cells: TypeAlias = dict[str, str]
NOTHING = "-"


def table(pack: Pack, name: str) -> list[Cells]:
    """The rows of a CSV file by column; each has a unique id and a provenance."""
    path = pack.path(name)
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise BadContent(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadContent(f"{path}: the file is not UTF-8 text") from None
    rows = list(csv.reader(lines))
    if len(rows) < 2:
        raise BadContent(f"{path}: there are no rows")
    found = [named(path, rows[0], cells) for cells in rows[1:]]
    check_first(path, rows[0][0], found)
    pack.facts[name] = [{key: cells[key] for key in cells if is_fact(key)} for cells in found]
    return found


def named(path: Path, head: list[str], cells: list[str]) -> Cells:
    """One row by column, with a known provenance."""
    first = cells[0] if cells else ""
    if len(cells) != len(head):
        raise BadContent(f"{path}: {first}: {len(cells)} cells, but there are {len(head)} columns")
    row = dict(zip(head, cells, strict=True))
    if row.get("provenance") not in PROVENANCES:
        raise BadContent(f"{path}: {first} does not say where it comes from")
    return row


def check_first(path: Path, column: str, rows: list[Cells]) -> None:
    """Raise BadContent if two rows have the same first cell."""
    seen: set[str] = set()
    for row in rows:
        if not row[column] or row[column] in seen:
            raise BadContent(f"{path}: the {column} {row[column]} is missing or used twice")
        seen.add(row[column])


def cell(path: Path, row: Cells, key: str, low: int, high: int) -> int:
    """A whole number of a row within its bounds; `-` counts as 0 if 0 is allowed."""
    first = next(iter(row.values()))
    text = row.get(key, "")
    if text == NOTHING and low <= 0:
        return 0
    digits = text.removeprefix("-").removeprefix("+")
    value = int(text) if digits.isascii() and digits.isdigit() and len(digits) < 5 else high + 1
    if not low <= value <= high:
        raise BadContent(f"{path}: {first}: {key} must be {low} to {high}, not {text or 'empty'}")
    return value


def one_of(path: Path, row: Cells, key: str, words: list[str]) -> int:
    """The index of a row's value among the allowed ones."""
    text = row.get(key, "")
    for index in range(len(words)):
        if words[index] == text:
            return index
    first = next(iter(row.values()))
    raise BadContent(f"{path}: {first}: {key} cannot be {text}; it is one of {', '.join(words)}")


def hex_in(path: Path, id: object, text: object) -> int:
    """The hex written `RRCC`."""
    word = str(text)
    if len(word) == 4 and word.isascii() and word.isdigit():
        found = hex_at(int(word[:2]), int(word[2:]))
        if found != hexes.NO_HEX:
            return found
    raise BadContent(
        f"{path}: {id}: {word} is no hex of {hexes.ROWS} rows and {hexes.COLS} columns"
    )


def hexes_in(path: Path, row: Row, key: str) -> list[int]:
    """A row's list of hexes, each once."""
    value = row.get(key)
    if not isinstance(value, list) or not value:
        raise BadContent(f"{path}: {row.get('id')}: {key} must be a list of hexes")
    return [hex_in(path, row.get("id"), text) for text in value]


def side_in(path: Path, id: object, text: object) -> tuple[int, int]:
    """The side written `RRCC-RRCC`, as a hex and a direction."""
    first, _, second = str(text).partition("-")
    one, other = hex_in(path, id, first), hex_in(path, id, second)
    side = direction_to(one, other)
    if side < 0:
        raise BadContent(f"{path}: {id}: {first} and {second} do not touch")
    return one, side


def word_in(path: Path, row: Row, key: str, words: list[str]) -> int:
    """The index of a TOML row's value among the allowed ones."""
    text = str(row.get(key))
    for index in range(len(words)):
        if words[index] == text:
            return index
    allowed = ", ".join(words)
    raise BadContent(f"{path}: {row.get('id')}: {key} cannot be {text}; it is one of {allowed}")
