"""Heuristics for bots: the value of a state, and scripts for plans and turns."""

from hatamoto.games.edo.hints.choices import priorities
from hatamoto.games.edo.hints.worth import value

__all__ = ["priorities", "value"]
