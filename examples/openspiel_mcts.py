"""OpenSpiel's information set MCTS plays seat 0 of Shogunate against random players."""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import hatamoto.research.openspiel  # noqa: F401  registers the games


def main(simulations: int = 20, seed: int = 1) -> None:
    """Play one game; before each simulation the search resamples what seat 0 cannot know."""
    game = pyspiel.load_game("hatamoto_shogunate(seats=3)")
    rng = np.random.RandomState(seed)
    evaluator = RandomRolloutEvaluator(1, rng)
    bot = ISMCTSBot(game, evaluator, 2.0, simulations, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=probabilities))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    print(" ".join(f"{reward:+.2f}" for reward in state.returns()))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
