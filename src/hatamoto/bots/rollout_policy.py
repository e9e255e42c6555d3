"""The policy of a playout: how players of some skill choose, quickly.

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
class RolloutPolicy:
    """What was learned of the decisions of one game, by the number of their frame type."""

    def __init__(self, sharpness: list[float], preferences: list[dict[int, float]]) -> None:
        self.sharpness = sharpness
        """By decision, how much a thousandth of a win counts; 0 where the hints decide alone."""
        self.preferences = preferences
        """By decision, what an action adds to its own weight, where that was learned."""

    def weights(self, game: Game[Any], state: State, seat: int) -> list[float]:
        """By legal action, how likely it is; they need not add up to one."""
        actions = state.legal(seat)
        kind = type_of(state.open_frame(seat))
        sharpness = self.sharpness[kind]
        preferences = self.preferences[kind]
        priorities = game.priorities(state, seat)
        best = max(priorities)
        found: list[float] = []
        for index in range(len(actions)):
            weight = sharpness * (priorities[index] - best)
            if preferences:
                weight += preferences.get(actions[index], 0.0)
            found.append(exp(weight) if weight > -40.0 else 0.0)
        return found


def policy_action(
    game: Game[Any], policy: RolloutPolicy | None, state: State, seat: int, noise: int, rng: Rng
) -> int:
    """What a player is imagined to do in a known world."""
    if policy is None or policy.sharpness[type_of(state.open_frame(seat))] == 0.0:
        return preferred(game, state, seat, noise, rng)
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    weights = policy.weights(game, state, seat)
    left = 0.0
    for weight in weights:
        left += weight
    left *= int(rng.word()) * WORD
    for index in range(len(weights)):
        left -= weights[index]
        if left < 0.0:
            return actions[index]
    return actions[len(actions) - 1]
