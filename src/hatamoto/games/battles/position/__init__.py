"""The facts of the table as JSON that a person can write; missing fields get their set-up value.

Facts are read and written for resting states; a match adds the lines played since. Nothing is
hidden: the contents of a cup are public, and its order is decided when a piece is drawn.
"""

from hatamoto.games.battles.position.reading import read
from hatamoto.games.battles.position.writing import is_resting, write

__all__ = ["is_resting", "read", "write"]
