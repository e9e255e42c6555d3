"""A learned eye: how likely a seat is to win, read from the features of a full state.

A small network: every hidden unit weighs all features, what is below zero counts as nothing, and
their weighed sum is the log-odds of the victory. It is data, read once from the game's `eye.json`.
"""

from math import exp
from typing import Final, final

FAR: Final = 30.0
"""Log-odds beyond this are as good as certain."""


@final
class Eye:
    """The weights of one game."""

    def __init__(
        self,
        names: list[str],
        hidden: list[list[float]],
        offsets: list[float],
        outward: list[float],
        direct: list[float],
        offset: float,
    ) -> None:
        self.names = names
        self.hidden = hidden
        """By hidden unit, the weight of each feature."""
        self.offsets = offsets
        self.outward = outward
        """By hidden unit, what it adds to the log-odds."""
        self.direct = direct
        """By feature, what it adds to the log-odds by itself."""
        self.offset = offset

    def log_odds(self, features: list[float]) -> float:
        """The log-odds of the victory."""
        total = self.offset
        direct = self.direct
        count = len(features)
        for place in range(count):
            total += direct[place] * features[place]
        seen = [place for place in range(count) if features[place] != 0.0]
        for unit in range(len(self.outward)):
            row = self.hidden[unit]
            reached = self.offsets[unit]
            for place in seen:
                reached += row[place] * features[place]
            if reached > 0.0:
                total += self.outward[unit] * reached
        return total

    def worth(self, features: list[float]) -> float:
        """The chance of the victory, in thousandths."""
        odds = self.log_odds(features)
        if odds > FAR:
            return 1000.0
        if odds < -FAR:
            return 0.0
        return 1000.0 / (1.0 + exp(-odds))
