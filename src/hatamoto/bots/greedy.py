"""The greedy bot: the action with the highest priority, averaged over a few sampled worlds."""

from typing import Any, Final, final

from hatamoto.bots.bot import Bot
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

WORLDS: Final = 6
"""How many worlds are sampled for one choice."""


@final
class GreedyBot(Bot):
    """Sums the game's priorities over a few sampled worlds and takes the highest."""

    name = "greedy"

    def choose(self, window: Window, rng: Rng) -> int:
        """The action with the highest sum; ties are broken at random."""
        actions = window.legal()
        if len(actions) == 1:
            return actions[0]
        sums = [0] * len(actions)
        heuristics, seat = window.game.heuristics, window.seat
        known: dict[int, list[int]] = {}
        """The priorities by what they read of what is hidden."""
        for _ in range(1 if window.game.is_open else WORLDS):
            world = window.sample(rng)
            read = heuristics.secret_read(world, seat)
            if read is None:
                priorities = heuristics.priorities(world, seat)
            elif read in known:
                priorities = known[read]
            else:
                priorities = known[read] = heuristics.priorities(world, seat)
            for index in range(len(sums)):
                sums[index] += priorities[index]
        return actions[highest(sums, rng)]


def highest(amounts: list[int], rng: Rng) -> int:
    """The index of the largest amount; ties are broken uniformly at random."""
    best = amounts[0]
    index = 0
    equals = 1
    for other in range(1, len(amounts)):
        if amounts[other] > best:
            best = amounts[other]
            index = other
            equals = 1
        elif amounts[other] == best:
            equals += 1
            if rng.below(equals) == 0:
                index = other
    return index


def preferred(game: Game[Any], state: State, seat: int, noise: int, rng: Rng) -> int:
    """What a greedy player does in a known world; `noise` times in 256, a random action."""
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    if rng.below(256) < noise:
        return actions[rng.below(len(actions))]
    return actions[highest(game.heuristics.priorities(state, seat), rng)]
