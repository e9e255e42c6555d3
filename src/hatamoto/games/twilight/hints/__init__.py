"""What a bot should value: points made and to be made, and what each choice is worth."""

from hatamoto.games.twilight.hints.choices import priorities
from hatamoto.games.twilight.hints.odds import value
from hatamoto.games.twilight.hints.worth import NOISE, moment

__all__ = ["NOISE", "moment", "priorities", "value"]
