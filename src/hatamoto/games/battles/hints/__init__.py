"""Heuristics for bots: victory hexes held and in reach, units in order, good odds."""

from hatamoto.games.battles.hints.choosing import priorities
from hatamoto.games.battles.hints.worth import value

__all__ = ["priorities", "value"]
