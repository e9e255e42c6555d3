"""Mixed strategies for simultaneous decisions, by regret matching+ with linear averaging.

A player who always takes what looks best is predictable. So the searching seat and each opponent
track how much better every answer would have done than their mixture so far, and mix in proportion
to that regret; the average of those mixtures approaches a strategy that is hard to exploit. Regrets
are clipped at zero and later trials weigh more, which converges faster. Opponents also answer by
the rollout policy now and then, because their hands differ from world to world.
"""

from math import exp
from typing import Final, final

from hatamoto.kernel.rng import Rng

WORD_TO_UNIT: Final = 1.0 / 4294967296.0
MIN_SHARE: Final = 0.1
"""A smaller share of the average mixture is taken for noise and never played."""


@final
class Mixture:
    """The regrets of one seat for its answers, and the average of its mixtures."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.regrets = [0.0] * len(answers)
        self.sums = [0.0] * len(answers)
        self.trials = 0

    def shares(self) -> list[float]:
        """The current mixture: in proportion to regret, or uniform while there is none."""
        positive = [regret if regret > 0.0 else 0.0 for regret in self.regrets]
        total = 0.0
        for regret in positive:
            total += regret
        if total <= 0.0:
            return [1.0 / len(positive)] * len(positive)
        return [regret / total for regret in positive]

    def is_even(self) -> bool:
        """Whether the mixture is still uniform."""
        for regret in self.regrets:
            if regret > 0.0:
                return False
        return True

    def restricted_to(self, answers: list[int]) -> "Mixture":
        """A copy with only those answers that are still in the race."""
        kept = Mixture(answers)
        for index in range(len(answers)):
            before = self.answers.index(answers[index])
            kept.regrets[index] = self.regrets[before]
            kept.sums[index] = self.sums[before]
        kept.trials = self.trials
        return kept

    def draw(self, rng: Rng) -> int:
        """The index of an answer, drawn from the current mixture."""
        return draw_index(self.shares(), rng)

    def note(self, worths: list[float]) -> None:
        """Add a trial: what every answer was worth in it."""
        mixed = self.shares()
        mean = 0.0
        for index in range(len(worths)):
            mean += mixed[index] * worths[index]
        self.trials += 1
        for index in range(len(worths)):
            regret = self.regrets[index] + worths[index] - mean
            self.regrets[index] = regret if regret > 0.0 else 0.0
            self.sums[index] += self.trials * mixed[index]

    def note_one(self, index: int, gain: float) -> None:
        """Add the regret of a single answer: how much more it was worth than the one played."""
        regret = self.regrets[index] + gain
        self.regrets[index] = regret if regret > 0.0 else 0.0

    def average(self) -> list[float]:
        """The mixture to play: the weighted average of all so far, small shares dropped."""
        whole = 0.0
        for amount in self.sums:
            whole += amount
        if whole <= 0.0:
            return self.shares()
        kept = [amount / whole for amount in self.sums]
        kept = [share if share >= MIN_SHARE else 0.0 for share in kept]
        total = 0.0
        for share in kept:
            total += share
        return [share / total for share in kept] if total > 0.0 else self.shares()


def draw_index(shares: list[float], rng: Rng) -> int:
    """An index drawn with these probabilities, which sum to 1."""
    left = int(rng.word()) * WORD_TO_UNIT
    last = 0
    for index in range(len(shares)):
        if shares[index] > 0.0:
            last = index
            left -= shares[index]
            if left < 0.0:
                return index
    return last


def draw_by_log_weight(logarithms: list[float], rng: Rng) -> int:
    """An index drawn with probabilities proportional to the exponentials of these (softmax)."""
    most = max(logarithms)
    weights = [exp(max(-40.0, amount - most)) for amount in logarithms]
    left = sum(weights) * (int(rng.word()) * WORD_TO_UNIT)
    for index in range(len(weights)):
        left -= weights[index]
        if left < 0.0:
            return index
    return len(weights) - 1
