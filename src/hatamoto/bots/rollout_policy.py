"""The policy of a playout: a fast model of how a competent player chooses.

An action's probability is a softmax over the game's priorities plus learned preferences. How sharp
it is was fitted, for each kind of decision, to what searches chose.
"""

from math import exp
from typing import Any, Final, final

from hatamoto.bots.greedy import highest
from hatamoto.kernel.frames import type_of
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State

WORD_TO_UNIT: Final = 1.0 / 4294967296.0


@final
class RolloutPolicy:
    """The learned weights of one game, by frame type number."""

    def __init__(self, sharpness: list[float], preferences: list[dict[int, float]]) -> None:
        self.sharpness = sharpness
        """By decision, the weight of a thousandth of a win; 0 means: follow the hints alone."""
        self.preferences = preferences
        """By decision, the learned log-weight of an action, if it has one."""

    def weights(self, game: Game[Any], state: State, seat: int) -> list[float]:
        """The unnormalized probability of each legal action."""
        actions = state.legal(seat)
        frame_type = type_of(state.open_frame(seat))
        sharpness = self.sharpness[frame_type]
        preferences = self.preferences[frame_type]
        priorities = game.heuristics.rollout_priorities(state, seat)
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
    """Draw an action of the policy in a known world; without one, the greedy choice with noise."""
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    if policy is None or policy.sharpness[type_of(state.open_frame(seat))] == 0.0:
        if rng.below(256) < noise:
            return actions[rng.below(len(actions))]
        return actions[highest(game.heuristics.rollout_priorities(state, seat), rng)]
    weights = policy.weights(game, state, seat)
    left = 0.0
    for weight in weights:
        left += weight
    left *= int(rng.word()) * WORD_TO_UNIT
    for index in range(len(weights)):
        left -= weights[index]
        if left < 0.0:
            return actions[index]
    return actions[len(actions) - 1]
