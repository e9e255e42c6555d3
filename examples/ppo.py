"""Proximal policy optimization with action masks, in plain NumPy, on the vectorised environment.

    python examples/ppo.py [seconds] [seed]

One seat of each game of Shogunate learns against three that play at random. At the end the learner
plays a thousand games with the actions it likes best; a fourth of the victories would be luck.
"""

import sys
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hatamoto.research import vector_env
from hatamoto.research.vector import HatamotoVectorEnv

Array = NDArray[Any]
GAMES, HORIZON, SEATS = 256, 64, 4
HIDDEN = 128
EPOCHS, BATCH = 4, 2048
RATE, CLIP, ENTROPY, DISCOUNT, TRACE = 1e-3, 0.2, 0.02, 1.0, 0.95
TRIAL = 1000
"""How many games the learner plays at the end."""
MARGIN = 5.0
"""So many points ahead are nearly as good as any more."""
FORBIDDEN = np.float32(-1e9)


class Network:
    """One hidden layer with a policy and a value on top, trained by Adam."""

    def __init__(self, columns: int, actions: int, rng: np.random.Generator) -> None:
        shapes = [(columns, HIDDEN), (HIDDEN,), (HIDDEN, actions + 1), (actions + 1,)]
        scales = [np.sqrt(2 / columns), 0, 0.01, 0]
        self.weights: list[Array] = [
            (scale * rng.standard_normal(shape)).astype(np.float32)
            for shape, scale in zip(shapes, scales, strict=True)
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0
        self.centre = np.zeros(columns, np.float32)
        self.scale = np.ones(columns, np.float32)

    def look_at(self, rows: Array) -> None:
        """Take some rows for the usual ones: columns count by how far they are from the mean."""
        self.centre = rows.mean(axis=0, dtype=np.float32)
        self.scale = 1 / np.maximum(rows.std(axis=0, dtype=np.float32), 0.1)

    def inputs(self, rows: Array) -> Array:
        """The columns of an observation, as the layer takes them."""
        found: Array = np.clip((rows - self.centre) * self.scale, -4, 4)
        return found

    def hidden(self, rows: Array) -> Array:
        """What the layer makes of some rows."""
        found: Array = np.maximum(rows @ self.weights[0] + self.weights[1], 0)
        return found

    def outputs(self, hidden: Array, masks: Array) -> tuple[Array, Array]:
        """The logarithms of the chances of the legal actions, and the values."""
        out = hidden @ self.weights[2] + self.weights[3]
        scores = np.where(masks, out[:, :-1], FORBIDDEN)
        scores -= scores.max(axis=1, keepdims=True)
        return scores - np.log(np.exp(scores).sum(axis=1, keepdims=True)), out[:, -1]

    def learn(self, rows: Array, hidden: Array, slopes: Array, rate: float) -> None:
        """One step down the slopes of the loss by the outputs."""
        below = slopes @ self.weights[2].T * (hidden > 0)
        gradients = [rows.T @ below, below.sum(0), hidden.T @ slopes, slopes.sum(0)]
        self.steps += 1
        tilt = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for index, gradient in enumerate(gradients):
            self.means[index] += 0.1 * (gradient - self.means[index])
            self.squares[index] += 0.001 * (gradient**2 - self.squares[index])
            step = self.means[index] / (np.sqrt(self.squares[index]) + 1e-8)
            self.weights[index] -= np.float32(rate * tilt) * step


@dataclass
class Played:
    """What happened in some steps of all games; the first axis is time."""

    rows: Array
    masks: Array
    actions: Array
    chances: Array
    values: Array
    rewards: Array
    ends: Array
    last: Array
    """The values after the last step."""

    def advantages(self) -> Array:
        """How much better than expected each step was, with a fading look ahead."""
        found = np.zeros_like(self.values)
        later, after = np.zeros_like(self.last), self.last
        for step in reversed(range(len(found))):
            goes_on = ~self.ends[step]
            surprise = self.rewards[step] + DISCOUNT * after * goes_on - self.values[step]
            later = surprise + DISCOUNT * TRACE * later * goes_on
            found[step], after = later, self.values[step]
        return found


class Learner:
    """Plays, and learns from what it played."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.envs = environment("score")
        self.network = Network(self.envs.config.size, self.envs.config.actions, self.rng)
        self.seen, self.infos = self.envs.reset(seed=seed)
        self.network.look_at(np.concatenate([self.step()[0] for _ in range(HORIZON)]))

    def chosen(self, logs: Array) -> Array:
        """An action for each row, by its chances."""
        sums = np.exp(logs).cumsum(axis=1)
        wanted = self.rng.random(len(sums)) * sums[:, -1]
        found: Array = (sums < wanted[:, None]).sum(axis=1)
        return found

    def step(self) -> tuple[Array, ...]:
        """One step of all games: what was seen, done, expected and paid."""
        rows, masks, seats = self.seen, self.infos["action_mask"], self.infos["seat"]
        logs, values = self.network.outputs(self.network.hidden(self.network.inputs(rows)), masks)
        actions = self.chosen(logs)
        chances = np.take_along_axis(logs, actions[:, None], axis=1)[:, 0]
        self.seen, _, ends, _, self.infos = self.envs.step(actions)
        rewards = leads(self.infos["payoffs"], seats) * ends if ends.any() else 0.0 * ends
        return rows, masks, actions, chances, values, rewards, ends

    def play(self) -> Played:
        """Some steps of all games."""
        steps = [self.step() for _ in range(HORIZON)]
        hidden = self.network.hidden(self.network.inputs(self.seen))
        last = self.network.outputs(hidden, self.infos["action_mask"])[1]
        columns = [np.stack(column) for column in zip(*steps, strict=True)]
        return Played(*[*columns, last])

    def learn(self, played: Played, rate: float) -> None:
        """Some passes over what was played."""
        gains = played.advantages()
        goals = (gains + played.values).reshape(-1)
        gains = ((gains - gains.mean()) / (gains.std() + 1e-8)).reshape(-1)
        rows = played.rows.reshape(-1, played.rows.shape[-1])
        masks = played.masks.reshape(-1, played.masks.shape[-1])
        actions, chances = played.actions.reshape(-1), played.chances.reshape(-1)
        for _ in range(EPOCHS):
            for part in np.split(self.rng.permutation(len(rows)), len(rows) // BATCH):
                inputs = self.network.inputs(rows[part])
                hidden = self.network.hidden(inputs)
                logs, values = self.network.outputs(hidden, masks[part])
                pushes = clipped(logs, actions[part], chances[part], gains[part])
                slopes = np.column_stack([pushes, 0.5 * (values - goals[part])])
                self.network.learn(inputs, hidden, slopes.astype(np.float32) / BATCH, rate)


def environment(rewards: str) -> HatamotoVectorEnv:
    """Games of one learner and three random players."""
    return vector_env("shogunate", GAMES, SEATS, None, "random", rewards=rewards, dtype="uint8")


def leads(scores: Array, seats: Array) -> Array:
    """How far each seat is ahead of the best other, from -1 to 1: this tells more than who won."""
    at = np.arange(len(seats))
    others = scores.copy()
    others[at, seats] = -np.inf
    found: Array = np.tanh((scores[at, seats] - others.max(axis=1)) / MARGIN)
    return found


def clipped(logs: Array, actions: Array, before: Array, gains: Array) -> Array:
    """The slopes of PPO's clipped loss and of the entropy, by the scores of the actions."""
    chances = np.exp(logs)
    at = np.arange(len(actions))
    ratio = np.exp(logs[at, actions] - before)
    counts = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = gains * ratio * counts
    slopes = chances * push[:, None]
    slopes[at, actions] -= push
    safe = np.maximum(logs, -50)
    entropy = -(chances * safe).sum(axis=1, keepdims=True)
    found: Array = slopes + ENTROPY * chances * (safe + entropy)
    return found


def trial(network: Network, games: int, seed: int) -> float:
    """The share of the victories with the best action everywhere, against random players."""
    envs = environment("win")
    rows, infos = envs.reset(seed=seed)
    got: list[float] = []
    while len(got) < games:
        hidden = network.hidden(network.inputs(rows))
        logs, _ = network.outputs(hidden, infos["action_mask"])
        rows, rewards, ends, _, infos = envs.step(logs.argmax(axis=1))
        got += rewards[ends].tolist()
    return (float(np.mean(got)) * (SEATS - 1) + 1) / SEATS


def main(seconds: int = 600, seed: int = 1) -> None:
    """Learn for some time, then tell how well it plays."""
    learner = Learner(seed)
    began, rounds, told = time.monotonic(), 0, 0.0
    while (used := time.monotonic() - began) < seconds:
        played = learner.play()
        learner.learn(played, RATE * (1 - used / seconds))
        rounds += 1
        if used - told > seconds / 20:
            told = used
            won = trial(learner.network, TRIAL // 5, seed)
            print(f"{used:6.0f} s {rounds * GAMES * HORIZON:>10,} steps {won:6.1%}", flush=True)
    print(f"{trial(learner.network, TRIAL, seed + 1):.1%} of the victories")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
