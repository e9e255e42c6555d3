"""Promise: samples follow the distribution of chance, given what the seat saw.

This is rejection sampling: games are dealt again and kept if they can follow everything the seat
saw. Each value must be as frequent at each path of the kept positions as it is in samples.
"""

from math import sqrt
from typing import Final, final

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.secrecy import follow
from hatamoto.kernel.conformance.worlds import Truth, World
from hatamoto.kernel.rng import Rng

PROMISE = "odds"
SIGMAS: Final = 5.0
ATTEMPTS: Final = 60
"""How many games are dealt, at most, for each that is wanted."""


@final
class Frequencies:
    """The weighted frequency of each value at each path of a position."""

    def __init__(self) -> None:
        self.count = 0
        self.weight = 0.0
        self.squares = 0.0
        self.leaves: dict[str, float] = {}

    def add(self, position: object, weight: float = 1.0) -> None:
        """Count one position."""
        self.count += 1
        self.weight += weight
        self.squares += weight * weight
        self._add(position, "", weight)

    def _add(self, value: object, path: str, weight: float) -> None:
        if isinstance(value, dict):
            for key, part in value.items():
                self._add(part, f"{path}/{key}", weight)
        elif isinstance(value, list):
            for index, part in enumerate(value):
                self._add(part, f"{path}/{index}", weight)
        else:
            leaf = f"{path}={value}"
            self.leaves[leaf] = self.leaves.get(leaf, 0.0) + weight

    def share(self, leaf: str) -> float:
        """The relative frequency of a leaf, from 0 to 1."""
        return self.leaves.get(leaf, 0.0) / self.weight

    @property
    def size(self) -> float:
        """The effective sample size: how many positions of equal weight are as informative."""
        return self.weight * self.weight / self.squares


def check_odds(case: Case, observer: int, plies: int, amount: int, trial: int = 0) -> int:
    """Compare samples with games dealt again, after `plies` plies; returns how many were kept."""
    truth = Truth(case, [], trial, 0)
    plies = min(plies, len(truth.steps) - 1)
    real = World(truth, observer, Rng(0), {}, set())
    while real.ply < plies:
        real.step()
    dealt, sampled = Frequencies(), Frequencies()
    rng = Rng(case.seed << 8 | trial)
    for _ in range(amount * ATTEMPTS):
        world = World(truth, observer, rng, {}, set())
        world.redraws_hidden = True
        if follow(world, plies) == plies:
            dealt.add(world.match.state.position(), world.odds / real.odds)
            sampled.add(real.match.state.sample(observer, rng).position())
        if dealt.count == amount:
            break
    for leaf in sorted({*dealt.leaves, *sampled.leaves}):
        check_leaf(real, leaf, dealt, sampled)
    return dealt.count


def check_leaf(real: World, leaf: str, dealt: Frequencies, sampled: Frequencies) -> None:
    """Check that one value at one path is about equally frequent in both."""
    one, other = dealt.share(leaf), sampled.share(leaf)
    both = (one * dealt.size + other * sampled.size) / (dealt.size + sampled.size)
    spread = sqrt(both * (1 - both) * (1 / dealt.size + 1 / sampled.size))
    if abs(one - other) > SIGMAS * spread + 1 / dealt.size:
        message = f"{leaf} in {one:.1%} of the games, but in {other:.1%} of the samples"
        raise real.truth.case.fault(PROMISE, f"seat {real.observer}: {message}", real.match)
