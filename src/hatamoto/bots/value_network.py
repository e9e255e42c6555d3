"""A small value network: the chance of a seat to win, from the features of a full state.

One hidden layer of rectified linear units plus a direct linear term gives the log-odds of winning.
The weights come from the game's `learned.json`.
"""

from math import exp
from typing import Final, final

CERTAIN: Final = 30.0
"""Log-odds beyond this are returned as certain, which also keeps `exp` in range."""


@final
class ValueNetwork:
    """The weights of one game."""

    def __init__(
        self,
        names: list[str],
        hidden: list[list[float]],
        offsets: list[float],
        output: list[float],
        direct: list[float],
        offset: float,
    ) -> None:
        self.names = names
        self.hidden = hidden
        """By hidden unit, the weight of each feature."""
        self.offsets = offsets
        self.output = output
        """By hidden unit, what it adds to the log-odds."""
        self.direct = direct
        """By feature, what it adds to the log-odds by itself."""
        self.offset = offset

    def log_odds(self, features: list[float]) -> float:
        """The log-odds of winning."""
        total = self.offset
        direct = self.direct
        count = len(features)
        for index in range(count):
            total += direct[index] * features[index]
        # Most features are 0 in most states, so the hidden layer visits only the others.
        seen = [index for index in range(count) if features[index] != 0.0]
        for unit in range(len(self.output)):
            row = self.hidden[unit]
            reached = self.offsets[unit]
            for index in seen:
                reached += row[index] * features[index]
            if reached > 0.0:
                total += self.output[unit] * reached
        return total

    def worth(self, features: list[float]) -> float:
        """The chance of winning, in thousandths."""
        odds = self.log_odds(features)
        if odds > CERTAIN:
            return 1000.0
        if odds < -CERTAIN:
            return 0.0
        return 1000.0 / (1.0 + exp(-odds))
