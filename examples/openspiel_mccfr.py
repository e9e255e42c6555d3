"""OpenSpiel's outcome-sampling MCCFR, unmodified, learns the end of a game of Shogunate.

The subgame is that of a late decision in a random game.
"""

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.policy import UniformRandomPolicy

import hatamoto.research.openspiel  # noqa: F401  registers the games

MAX_STATES = 400
"""The maximum number of states of the subgame."""


class Subgame:
    """A game that starts from a given state."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def new_initial_state(self) -> Any:
        """A copy of the given state."""
        return self.state.clone()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state.get_game(), name)


def size(state: Any, most: int) -> int:
    """The number of states in the subtree, counted up to `most`."""
    count = 1
    for action in state.legal_actions():
        if count < most:
            count += size(state.child(action), most - count)
    return count


def late_state(seed: int) -> Any:
    """The first decision of a random game whose subtree is small enough."""
    rng = np.random.RandomState(seed)
    game = pyspiel.load_game("hatamoto_shogunate(seats=3)")
    state = game.new_initial_state()
    while state.is_chance_node() or size(state, MAX_STATES) >= MAX_STATES:
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=probabilities))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            state = game.new_initial_state()
    return state


def main(iterations: int = 1000, seed: int = 1) -> None:
    """Print what the seat to act expects if it plays at random, and after it has learned."""
    np.random.seed(seed)
    state = late_state(seed)
    player = state.current_player()
    solver = OutcomeSamplingSolver(Subgame(state))
    for _ in range(iterations):
        solver.iteration()
    uniform = UniformRandomPolicy(state.get_game())
    learned = [uniform] * state.num_players()
    learned[player] = solver.average_policy()
    before = policy_value(state, [uniform] * state.num_players())[player]
    after = policy_value(state, learned)[player]
    print(f"seat {player} expects {before:+.3f} at random and {after:+.3f} once it has learned")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
