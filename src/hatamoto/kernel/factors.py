"""What the lab measures in a game: openings, and factors such as cards, units or spaces.

A factor is a list of ids. A seat has one of them in a game if certain columns of an observation are
above 0 (by the column names of a corpus), or if it played a certain action.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, final

EVER: Final = "ever"
FIRST: Final = "first"
MIDDLE: Final = "middle"
"""Which of a seat's observations count: any, the first, or the first in the middle of the game."""

Spots: TypeAlias = dict[str, tuple[float, float]]
"""Coordinates by id in the SVG picture of the board."""


@final
class Factor:
    """Ids of one kind; its messages are `factor-<id>` and `factor-<id>-about`."""

    def __init__(
        self,
        id: str,
        domain: str,
        tokens: Sequence[str],
        labels: Mapping[tuple[int, str], tuple[str, ...]] | None = None,
        moment: str = EVER,
        actions: Mapping[str, tuple[int, ...]] | None = None,
    ) -> None:
        self.id = id
        self.domain = domain
        """A token's name is the message `<domain>-<token>` or `<domain>-<scenario>_<token>`."""
        self.tokens = list(tokens)
        self.labels = dict(labels or {})
        """By seat and token: the columns that must be above 0 in one observation."""
        self.moment = moment
        self.actions = dict(actions or {})
        """By token: the actions that acquire it."""


@final
class Factors:
    """What the lab measures in games of one table."""

    def __init__(
        self, openings: Sequence[str], factors: Sequence[Factor], heat: str, middle: int
    ) -> None:
        self.openings = list(openings)
        """Ids of decisions; a seat's first answer to each is an opening."""
        self.factors = list(factors)
        self.heat = heat
        """The id of the factor that is drawn on the board as a heat map."""
        self.middle = middle
        """The round at which the middle of the game begins."""
