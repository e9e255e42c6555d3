"""The facts of the table as JSON that a person can write; missing fields get their set-up value.

What is drawn (`tiles`, `merchant_card`, `merchant_top`, `specials`, `start`, `demands`,
`privileges`, `ronin`) is given or "draw". `step` says where the game continues. Half-done decisions
are not described: a match adds the lines played since the last step.
"""

from hatamoto.games.edo.position.reading import read
from hatamoto.games.edo.position.writing import is_resting, write

__all__ = ["is_resting", "read", "write"]
