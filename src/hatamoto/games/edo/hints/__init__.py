"""What a bot should value, and what a sensible player would do next."""

from hatamoto.games.edo.hints.choices import priorities
from hatamoto.games.edo.hints.forecast import forecast
from hatamoto.games.edo.hints.worth import value

__all__ = ["forecast", "priorities", "value"]
