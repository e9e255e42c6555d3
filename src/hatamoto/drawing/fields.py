"""Typed access to the fields of a view, which are plain JSON."""

from collections.abc import Mapping
from typing import TypeAlias

Fields: TypeAlias = Mapping[str, object]


def number(fields: Fields, key: str) -> int:
    """A whole number; 0 if it is missing."""
    value = fields.get(key)
    return value if isinstance(value, int) else 0


def word(fields: Fields, key: str) -> str:
    """An id; empty if it is missing."""
    value = fields.get(key)
    return value if isinstance(value, str) else ""


def words(fields: Fields, key: str) -> list[str]:
    """A list of ids, without unknown (null) ones."""
    value = fields.get(key)
    return [part for part in value if isinstance(part, str)] if isinstance(value, list) else []


def numbers(fields: Fields, key: str) -> list[int]:
    """A list of whole numbers."""
    value = fields.get(key)
    return [part for part in value if isinstance(part, int)] if isinstance(value, list) else []


def rows(fields: Fields, key: str) -> list[Fields]:
    """A list of objects."""
    value = fields.get(key)
    return [part for part in value if isinstance(part, dict)] if isinstance(value, list) else []


def inner(fields: Fields, key: str) -> Fields:
    """An object; empty if it is missing."""
    value = fields.get(key)
    return value if isinstance(value, dict) else {}
