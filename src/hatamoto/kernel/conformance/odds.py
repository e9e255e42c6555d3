"""Promise: samples come out with the odds of chance, given what the seat saw.

Games are dealt anew and kept when they can follow everything the seat saw. In what is kept, each
value stands at each place of the position about as often as it does in samples.
"""

from math import sqrt
from typing import Final, final

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.secrecy import follow
from hatamoto.kernel.conformance.worlds import Truth, World
from hatamoto.kernel.rng import Rng

PROMISE = "odds"
SIGMAS: Final = 5.0
PATIENCE: Final = 60
"""How many games are dealt for each that is wanted."""


@final
class Poll:
    """How often each value stands at each place, by weight."""

    def __init__(self) -> None:
        self.count = 0
        self.weight = 0.0
        self.squares = 0.0
        self.leaves: dict[str, float] = {}

    def add(self, position: object, weight: float = 1.0) -> None:
        """One more position."""
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
        """How often the value stands there, from 0 to 1."""
        return self.leaves.get(leaf, 0.0) / self.weight

    @property
    def size(self) -> float:
        """How many positions of equal weight would tell as much."""
        return self.weight * self.weight / self.squares


def check_odds(case: Case, eye: int, plies: int, amount: int, luck: int = 0) -> int:
    """Compare samples with games dealt anew after so many plies; returns how many followed."""
    truth = Truth(case, [], luck, 0)
    plies = min(plies, len(truth.steps) - 1)
    real = World(truth, eye, Rng(0), {}, set())
    while real.ply < plies:
        real.step()
    dealt, sampled = Poll(), Poll()
    rng = Rng(case.seed << 8 | luck)
    for _ in range(amount * PATIENCE):
        world = World(truth, eye, rng, {}, set())
        world.is_fair = True
        if follow(world, plies) == plies:
            dealt.add(world.match.state.position(), world.odds / real.odds)
            sampled.add(real.match.state.sample(eye, rng).position())
        if dealt.count == amount:
            break
    for leaf in sorted({*dealt.leaves, *sampled.leaves}):
        check_leaf(real, leaf, dealt, sampled)
    return dealt.count


def check_leaf(real: World, leaf: str, dealt: Poll, sampled: Poll) -> None:
    """One value at one place comes about as often in both."""
    one, other = dealt.share(leaf), sampled.share(leaf)
    both = (one * dealt.size + other * sampled.size) / (dealt.size + sampled.size)
    spread = sqrt(both * (1 - both) * (1 / dealt.size + 1 / sampled.size))
    if abs(one - other) > SIGMAS * spread + 1 / dealt.size:
        told = f"{leaf} in {one:.1%} of the games, but in {other:.1%} of the samples"
        raise real.truth.case.fault(PROMISE, f"seat {real.eye}: {told}", real.match)
