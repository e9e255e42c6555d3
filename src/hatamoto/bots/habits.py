"""Habits: how players of some skill choose, quickly, so that a search can imagine them.

A choice weighs what the game's hints say of it and what was learned of it in that decision;
the better looks likelier, and how much likelier was learned from what searches chose.
"""

from math import exp
from typing import Any, Final, final

from hatamoto.bots.greedy import preferred
from hatamoto.kernel.frames import type_of
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State

WORD: Final = 1.0 / 4294967296.0


@final
class Habits:
    """What was learned of the decisions of one game, by the number of their frame type."""

    def __init__(self, sharpness: list[float], leanings: list[dict[int, float]]) -> None:
        self.sharpness = sharpness
        """By decision, how much a thousandth of a win counts; 0 where the hints decide alone."""
        self.leanings = leanings
        """By decision, what an action adds to its own weight, where that was learned."""

    def weights(self, game: Game[Any], state: State, seat: int) -> list[float]:
        """By legal action, how likely it is; they need not add up to one."""
        actions = state.legal(seat)
        kind = type_of(state.open_frame(seat))
        sharpness = self.sharpness[kind]
        leanings = self.leanings[kind]
        priorities = game.priorities(state, seat)
        best = max(priorities)
        found: list[float] = []
        for place in range(len(actions)):
            weight = sharpness * (priorities[place] - best)
            if leanings:
                weight += leanings.get(actions[place], 0.0)
            found.append(exp(weight) if weight > -40.0 else 0.0)
        return found


def imagined(
    game: Game[Any], habits: Habits | None, state: State, seat: int, noise: int, rng: Rng
) -> int:
    """What a player is imagined to do in a known world."""
    if habits is None or habits.sharpness[type_of(state.open_frame(seat))] == 0.0:
        return preferred(game, state, seat, noise, rng)
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    weights = habits.weights(game, state, seat)
    left = 0.0
    for weight in weights:
        left += weight
    left *= int(rng.word()) * WORD
    for place in range(len(weights)):
        left -= weights[place]
        if left < 0.0:
            return actions[place]
    return actions[len(actions) - 1]
