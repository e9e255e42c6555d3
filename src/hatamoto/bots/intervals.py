"""Statistics of results: Wilson intervals, percentiles, and Elo ratings from pairings."""

import math
import random
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

NORMAL: Final = 1.959964
"""The 97.5th percentile of the normal distribution: two sides make 95 %."""
MEAN_RATING: Final = 1000.0
ROUNDS: Final = 200
RESAMPLES: Final = 400
PRIOR: Final = 0.5
"""Half a win for each side of a pair, so that a clean sweep has a finite rating."""

Pairs: TypeAlias = Mapping[tuple[int, int], tuple[float, int]]
"""For two contestants: the first one's share of the wins, and the games they played."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share; 0 to 1 if there are no games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = NORMAL**2 / games
    middle = share + spread / 2
    half = NORMAL * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    return max(0.0, low), min(1.0, high)


def percentile(values: Sequence[int], percent: float) -> int:
    """The percentile of some values, by nearest rank; 0 if there are none."""
    ranked = sorted(values)
    return ranked[max(0, math.ceil(percent / 100 * len(ranked)) - 1)] if ranked else 0


def ratings(pairs: Pairs, contestants: int) -> list[float]:
    """The Elo ratings with mean 1000 that fit the pairs best (Bradley-Terry model).

    A contestant without games counts as average.
    """
    strength = [1.0] * contestants
    for _ in range(ROUNDS):
        wins = [0.0] * contestants
        weight = [0.0] * contestants
        for (one, two), (share, games) in pairs.items():
            met = (games + 2 * PRIOR) / (strength[one] + strength[two])
            wins[one] += share * games + PRIOR
            wins[two] += (1 - share) * games + PRIOR
            weight[one] += met
            weight[two] += met
        strength = [win / met if met else 1.0 for win, met in zip(wins, weight, strict=True)]
    logs = [400 * math.log10(value) for value in strength]
    return [MEAN_RATING + value - sum(logs) / contestants for value in logs]


def rating_intervals(
    pairs: Pairs, contestants: int, seed: int, anchor: int | None = None
) -> list[tuple[float, float]]:
    """95 % intervals of the ratings, by resampling the results of every pair.

    They are relative to the mean or, with an anchor, to that contestant, whose rating is then 1000.
    """
    rng = random.Random(seed)
    drawn: list[list[float]] = []
    for _ in range(RESAMPLES):
        row = ratings(_redrawn(pairs, rng), contestants)
        shift = 0.0 if anchor is None else MEAN_RATING - row[anchor]
        drawn.append([rating + shift for rating in row])
    intervals: list[tuple[float, float]] = []
    for index in range(contestants):
        ranked = sorted(row[index] for row in drawn)
        cut = round(RESAMPLES * 0.025)
        intervals.append((ranked[cut], ranked[-1 - cut]))
    return intervals


def _redrawn(pairs: Pairs, rng: random.Random) -> Pairs:
    """Shares that the results leave possible, without the prior wins that `ratings` adds.

    After a clean sweep they are not certain either.
    """
    drawn: dict[tuple[int, int], tuple[float, int]] = {}
    for pair, (share, games) in pairs.items():
        wins = share * games
        possible = rng.betavariate(wins + 1, games - wins + 1)
        drawn[pair] = ((possible * (games + 2 * PRIOR) - PRIOR) / max(1, games), games)
    return drawn
