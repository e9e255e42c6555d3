"""The whole state as JSON that a person can write by hand; what is left out has its set-up value.

Without `open` the position stands at the next question of its phase. Nothing in it is hidden: what
a cup holds is known, and its order is decided when it is drawn.
"""

from hatamoto.games.battles.position.reading import read
from hatamoto.games.battles.position.writing import write

__all__ = ["read", "write"]
