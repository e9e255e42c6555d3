"""Requests: the fields of one line, with typed access to each."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.seats import NATURE, WATCHER

ALL: Final = -4
"""The pseudo seat that sees everything."""
OTHERS: Final = {"nature": NATURE, "watcher": WATCHER, "all": ALL}


@final
class Request:
    """The fields of one request; a field of the wrong type raises BadArgument with its name."""

    def __init__(self, fields: Mapping[str, object]) -> None:
        self.fields = fields

    def has(self, key: str) -> bool:
        """Whether the field is given and not null."""
        return self.fields.get(key) is not None

    def text(self, key: str) -> str:
        value = self.fields.get(key)
        if not isinstance(value, str):
            raise BadArgument(f"'{key}' must be a string")
        return value

    def one_of(self, key: str, words: Sequence[str]) -> str:
        value = self.fields.get(key)
        if not isinstance(value, str) or value not in words:
            names = " or ".join(f'"{word}"' for word in words)
            raise BadArgument(f"'{key}' must be {names}")
        return value

    def lines(self, key: str) -> list[str]:
        """A list of strings, at least one."""
        value = self.fields.get(key)
        wanted = f"'{key}' must be a list of strings, at least one"
        if not isinstance(value, list) or not value:
            raise BadArgument(wanted)
        lines: list[str] = []
        for index, line in enumerate(value):
            if not isinstance(line, str):
                raise BadArgument(f"{wanted}; number {index} is not a string")
            lines.append(line)
        return lines

    def mapping(self, key: str) -> dict[str, object]:
        """A JSON object."""
        value = self.fields.get(key)
        if not isinstance(value, dict):
            raise BadArgument(f"'{key}' must be an object")
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.fields[key] if self.has(key) else default
        if not isinstance(value, bool):
            raise BadArgument(f"'{key}' must be true or false")
        return value

    def whole(self, key: str, low: int, high: int) -> int | None:
        """A whole number within its bounds, or None if it is missing."""
        if not self.has(key):
            return None
        value = self.fields[key]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadArgument(f"'{key}' must be a whole number from {low} to {high}")
        return value

    def seconds(self, key: str, most: float) -> float | None:
        """A time in seconds, or None if it is missing."""
        if not self.has(key):
            return None
        value = self.fields[key]
        if not isinstance(value, int | float) or isinstance(value, bool) or not 0 < value <= most:
            raise BadArgument(f"'{key}' must be a number above 0, up to {most:g}")
        return float(value)

    def seed(self) -> int | str | None:
        """A seed, or None if it is missing."""
        value = self.fields.get("seed")
        if value is None or isinstance(value, str):
            return value
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadArgument("'seed' must be a whole number or a string")
        return value

    def seat(self, seats: int, *words: str, key: str = "seat") -> int:
        """A seat by number, or one of the words for a watcher or for everything."""
        value = self.fields.get(key)
        if isinstance(value, str) and value in words:
            return OTHERS[value]
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
            return value
        also = "".join(f' or "{word}"' for word in words)
        raise BadArgument(f"'{key}' must be a seat from 0 to {seats - 1}{also}")
