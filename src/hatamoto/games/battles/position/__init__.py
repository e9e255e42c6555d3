"""The facts of the table as JSON that a person can write; what is left out has its set-up value.

Facts are read and written where the game rests; a match adds the lines played since. Nothing in
them is hidden: what a cup holds is known, and its order is decided when it is drawn.
"""

from hatamoto.games.battles.position.reading import read
from hatamoto.games.battles.position.writing import is_resting, write

__all__ = ["is_resting", "read", "write"]
