"""One game of Shogunate in the PettingZoo environment, every seat at random; prints the rewards."""

import sys

import numpy as np

from hatamoto.research import pettingzoo_env


def main(seats: int = 4, seed: int = 1) -> None:
    """Ask each seat in turn for any legal action until the game is over."""
    env = pettingzoo_env("shogunate", seats=seats)
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            print(f"{agent}: {reward:+.2f}")
            env.step(None)
        else:
            env.step(dice.choice(np.flatnonzero(observation["action_mask"])))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
