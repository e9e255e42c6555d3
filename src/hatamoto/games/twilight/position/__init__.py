"""The facts of the table as JSON that a person can write by hand.

The game rests before a deal, before a card is played, and at its end: there the facts alone say
what is open. What is left out has its set-up value.
"""

from hatamoto.games.twilight.position.reading import read
from hatamoto.games.twilight.position.writing import is_resting, write

__all__ = ["is_resting", "read", "write"]
