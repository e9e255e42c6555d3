"""OpenSpiel's outcome-sampling MCCFR, as it is, learning how a game of Shogunate ends.

A random game is played, and played again from a late decision until its end is known well.
"""

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.policy import UniformRandomPolicy

import hatamoto.research.openspiel  # noqa: F401  registers the games

LARGEST = 400
"""How many states the end of the game may have."""


class Ending:
    """The rest of a game: it begins where another stands."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def new_initial_state(self) -> Any:
        """A copy of where it begins."""
        return self.state.clone()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state.get_game(), name)


def size(state: Any, most: int) -> int:
    """How many states follow, as far as it matters."""
    count = 1
    for action in state.legal_actions():
        if count < most:
            count += size(state.child(action), most - count)
    return count


def late_state(seed: int) -> Any:
    """The first decision of a random game with few enough states behind it."""
    dice = np.random.RandomState(seed)
    game = pyspiel.load_game("hatamoto_shogunate(seats=3)")
    state = game.new_initial_state()
    while state.is_chance_node() or size(state, LARGEST) >= LARGEST:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(outcomes, p=chances))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal():
            state = game.new_initial_state()
    return state


def main(iterations: int = 1000, seed: int = 1) -> None:
    """Print what each seat expects when all play at random, and when one has learned."""
    np.random.seed(seed)
    state = late_state(seed)
    player = state.current_player()
    solver = OutcomeSamplingSolver(Ending(state))
    for _ in range(iterations):
        solver.iteration()
    anyhow = UniformRandomPolicy(state.get_game())
    learned = [anyhow] * state.num_players()
    learned[player] = solver.average_policy()
    before = policy_value(state, [anyhow] * state.num_players())[player]
    after = policy_value(state, learned)[player]
    print(f"seat {player} expects {before:+.3f} at random and {after:+.3f} once it has learned")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
