"""What a bot should value, and what a sensible player would do next."""

from hatamoto.games.edo.hints.choices import urges
from hatamoto.games.edo.hints.worth import value

__all__ = ["urges", "value"]
