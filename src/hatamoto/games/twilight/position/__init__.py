"""The facts of the table as JSON that a person can write by hand.

A state is resting before a deal, before a card is played, and at the end: there the facts alone
determine what is open. Missing fields get their set-up value.
"""

from hatamoto.games.twilight.position.reading import read
from hatamoto.games.twilight.position.writing import is_resting, write

__all__ = ["is_resting", "read", "write"]
