"""Reading a game's data files: rows with their provenance, and one hash over the facts."""

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias, final

from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.record import compact

PROVENANCES: Final = ("rulebook", "report", "reconstructed")
UNHASHED: Final = ("provenance", "why", "source", "colour", "crest", "drawn")
Row: TypeAlias = Mapping[str, object]


@final
class Pack:
    """A folder of data files; what it lacks comes from the game's own folder."""

    def __init__(self, home: Path, pack: Path | None = None) -> None:
        self.home = home
        self.pack = pack
        self.facts: dict[str, object] = {}

    def path(self, name: str) -> Path:
        """Where a file of this name is read from."""
        if self.pack is not None and (self.pack / name).exists():
            return self.pack / name
        return self.home / name

    def folders(self, name: str) -> list[str]:
        """The folders, of the pack or of the game, that hold a file of this name; in order."""
        homes = [self.home] if self.pack is None else [self.home, self.pack]
        return sorted({path.parent.name for home in homes for path in home.glob(f"*/{name}")})

    def read(self, name: str) -> dict[str, object]:
        """A TOML file; raises BadContent naming the file."""
        path = self.path(name)
        try:
            table: dict[str, object] = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadContent(f"{path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadContent(f"{path}: that file is not text in UTF-8") from None
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"{path}: {error}") from None
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


def paragraphs(folder: Path) -> list[Row]:
    """The paragraphs of a game's book: the rows of `rules.toml`, then those of its families.

    A `[[family]]` makes a paragraph of each row of another file, and nobody writes it a second
    time: of the card `sun` the paragraph `card/sun`.
    """
    book = Pack(folder).read("rules.toml")
    found = rows_in(book, "paragraph")
    for family in rows_in(book, "family"):
        file = Pack(folder).read(str(family["file"]))
        for row in rows_in(file, str(family["id"])):
            parts = row.get("provenance_of")
            sure = row.get("provenance", file.get("provenance"))
            effect = parts.get("effect", sure) if isinstance(parts, dict) else sure
            id = f"{family['id']}/{row['id']}"
            found.append({"id": id, "kind": family["kind"], "provenance": effect})
    return found


def rows_in(table: Row, key: str) -> list[Row]:
    """The `[[key]]` rows of a table; none where it has none."""
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
