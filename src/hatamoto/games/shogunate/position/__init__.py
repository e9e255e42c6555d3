"""The facts of a table as JSON that a person can write (docs/reference/positions.md)."""

from hatamoto.games.shogunate.position.reading import read
from hatamoto.games.shogunate.position.writing import is_resting, write

__all__ = ["is_resting", "read", "write"]
