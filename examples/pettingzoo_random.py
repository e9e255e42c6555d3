"""Plays one random game of Shogunate in the PettingZoo environment and prints the rewards."""

import sys

import numpy as np

from hatamoto.research import pettingzoo_env


def main(seats: int = 4, seed: int = 1) -> None:
    """Play random legal actions until the game is over."""
    env = pettingzoo_env("shogunate", seats=seats)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            print(f"{agent}: {reward:+.2f}")
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
