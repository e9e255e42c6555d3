"""The facts of the table as JSON that a person can write; what is left out has its set-up value.

Chance's part (`tiles`, `merchant_card`, `merchant_top`, `specials`, `start`, `demands`,
`privileges`, `ronin`) is given or "draw". `step` says where the game goes on. A decision that is
half done is not described: a match writes the lines played since the last step.
"""

from hatamoto.games.edo.position.reading import read
from hatamoto.games.edo.position.writing import is_resting, write

__all__ = ["is_resting", "read", "write"]
