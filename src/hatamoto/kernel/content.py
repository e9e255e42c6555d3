"""Reads a game's data files: rows with their provenance, and one hash over the facts."""

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias, final

from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.nesting import MAX_DEPTH, is_too_deep
from hatamoto.kernel.record import compact

PROVENANCES: Final = ("rulebook", "report", "reconstructed")
UNHASHED: Final = ("provenance", "why", "source", "colour", "crest", "drawn")
EDITION: Final = "edition.json"
"""The file that marks a folder as a complete edition."""
TOO_DEEP: Final = f"values nest at most {MAX_DEPTH} deep"
Row: TypeAlias = Mapping[str, object]


@final
class Pack:
    """A folder of data files; files it does not have are read from the game's own folder.

    An edition is complete: files that were added to the game later are not part of it.
    """

    def __init__(self, home: Path, pack: Path | None = None) -> None:
        self.is_edition = pack is not None and is_edition(pack)
        """Whether rows that were added to the game later are not part of it either."""
        self.home = home if pack is None or not is_edition(pack) else pack
        self.pack = pack
        self.facts: dict[str, object] = {}

    def path(self, name: str) -> Path:
        """The path a file is read from: the pack's, or the game's own."""
        if self.pack is not None and (self.pack / name).exists():
            return self.pack / name
        return self.home / name

    def folders(self, name: str) -> list[str]:
        """The folders of the pack or the game that contain this file, in order."""
        homes = [self.home] if self.pack is None else [self.home, self.pack]
        return sorted({path.parent.name for home in homes for path in home.glob(f"*/{name}")})

    def read(self, name: str) -> dict[str, object]:
        """Read a TOML file; raises BadContent with its path."""
        path = self.path(name)
        try:
            table: dict[str, object] = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadContent(f"{path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadContent(f"{path}: the file is not UTF-8 text") from None
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"{path}: {error}") from None
        except RecursionError:
            raise BadContent(f"{path}: {TOO_DEEP}") from None
        if is_too_deep(table):
            raise BadContent(f"{path}: {TOO_DEEP}")
        self.facts[name] = without_comments(table)
        return table

    def rows(self, name: str, key: str) -> list[Row]:
        """The `[[key]]` rows of a file, each checked for an id and a provenance."""
        table = self.read(name)
        rows = table.get(key)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadContent(f"{self.path(name)}: no [[{key}]] rows")
        default = table.get("provenance")
        seen: set[object] = set()
        for row in rows:
            check_row(self.path(name), row, default, seen)
        return rows

    def hash(self) -> str:
        """SHA-256 over the parsed facts read so far, without texts and provenance."""
        return hashlib.sha256(compact(self.facts).encode()).hexdigest()[:16]


def is_edition(folder: Path) -> bool:
    """Whether a folder is a complete edition rather than a pack that replaces some files."""
    return (folder / EDITION).exists()


def paragraphs(folder: Path) -> list[Row]:
    """The paragraphs of a game's book: the rows of `rules.toml`, then those of its families.

    A `[[family]]` turns each row of another file into a paragraph, so that it is written only once:
    the card `sun` gives the paragraph `card/sun`.
    """
    book = Pack(folder).read("rules.toml")
    found = rows_in(book, "paragraph")
    for family in rows_in(book, "family"):
        file = Pack(folder).read(str(family["file"]))
        for row in rows_in(file, str(family["id"])):
            parts = row.get("provenance_of")
            default = row.get("provenance", file.get("provenance"))
            effect = parts.get("effect", default) if isinstance(parts, dict) else default
            id = f"{family['id']}/{row['id']}"
            found.append({"id": id, "kind": family["kind"], "provenance": effect})
    return found


def rows_in(table: Row, key: str) -> list[Row]:
    """The `[[key]]` rows of a table; empty if it has none."""
    rows = table.get(key, [])
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def check_row(path: Path, row: Row, default: object, seen: set[object]) -> None:
    """Raise BadContent unless the row has its own id and a known provenance."""
    id = row.get("id", row.get("seats"))
    if not isinstance(id, (str, int)) or id in seen:
        raise BadContent(f"{path}: the id {id} is missing or used twice")
    seen.add(id)
    provenance = row.get("provenance", default)
    if provenance not in PROVENANCES:
        raise BadContent(f"{path}: {id} does not say where it comes from")


def without_comments(value: object) -> object:
    """The value without the keys that only explain it."""
    if isinstance(value, dict):
        kept = {key: without_comments(part) for key, part in value.items() if is_fact(key)}
        return kept
    if isinstance(value, list):
        return [without_comments(part) for part in value]
    return value


def is_fact(key: str) -> bool:
    """Whether a key belongs to the facts rather than to their explanation."""
    return not any(key == word or key.startswith(f"{word}_") for word in UNHASHED)


def numbers(path: Path, row: Row, key: str, count: int = -1) -> list[int]:
    """A row's list of integers; raises BadContent."""
    value = row.get(key)
    if not isinstance(value, list) or not all(type(part) is int for part in value):
        raise BadContent(f"{path}: {row.get('id')}: {key} must be a list of whole numbers")
    if count >= 0 and len(value) != count:
        raise BadContent(f"{path}: {row.get('id')}: {key} must have {count} numbers")
    return list(value)


def number(path: Path, row: Row, key: str, low: int, high: int) -> int:
    """A row's integer inside its bounds; raises BadContent."""
    value = row.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadContent(f"{path}: {row.get('id')}: {key} must be {low} to {high}, not {value}")
    return value
