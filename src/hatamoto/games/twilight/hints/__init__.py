"""Heuristics for bots: the value of a state and the gain of each action."""

from hatamoto.games.twilight.hints.choices import priorities
from hatamoto.games.twilight.hints.odds import value
from hatamoto.games.twilight.hints.survey import scoring_cards_held
from hatamoto.games.twilight.hints.worth import NOISE, progress

__all__ = ["NOISE", "priorities", "progress", "scoring_cards_held", "value"]
