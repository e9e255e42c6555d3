"""The whole state as JSON that a person can write by hand; what is left out has its set-up value.

Chance's part (`loyalty`, `line`, `plot`, `hatamoto`) is given or "draw". `step` opens the game at a
natural place: `choose` (default) or `honour`, when all have acted. A saved state has `open`.
"""

from hatamoto.games.shogunate.position.reading import read
from hatamoto.games.shogunate.position.writing import write

__all__ = ["read", "write"]
