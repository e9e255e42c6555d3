"""The whole state as JSON that a person can write by hand; what is left out has its set-up value.

Chance's part (`tiles`, `merchant_card`, `merchant_top`, `specials`, `start`, `demands`,
`privileges`, `ronin`) is given or "draw". `step` opens the game at a natural place: `setup`,
`round`, `plan`, `perform`, `wages` or `limit`. A saved state has `open`.
"""

from hatamoto.games.edo.position.reading import read
from hatamoto.games.edo.position.writing import write

__all__ = ["read", "write"]
