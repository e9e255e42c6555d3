"""The whole state as JSON that a person can write by hand; what is left out has its set-up value.

Chance's part (`hands`) is given or "draw": then the turn begins with its deal. Otherwise the round
of the `active` player begins. A saved state has `open`.
"""

from hatamoto.games.twilight.position.reading import read
from hatamoto.games.twilight.position.writing import write

__all__ = ["read", "write"]
