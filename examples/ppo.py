"""Proximal policy optimization with action masks, in plain NumPy, on the vectorised environment.

    python examples/ppo.py [seconds] [seed]

One seat of each game of Shogunate learns against three that play at random. At the end the learner
plays a thousand games, always with its most likely action; winning a quarter of them would be luck.

Two things make it learn in minutes. Besides the columns of the observation, the network gets
products of them as features: where the learner's own leaders stand, and what they are paid there.
And every step is rewarded by the change of the learner's lead, so that an action is judged by what
happens soon after it. Only this reward counts hidden cards of others; the network never sees them.
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
SLOTS, LEADERS = 6, 6
HIDDEN = 128
EPOCHS, BATCH = 4, 2048
LEARNING_RATE, CLIP, ENTROPY, DISCOUNT, GAE_LAMBDA = 3e-3, 0.2, 0.003, 0.8, 0.9
EVALUATION_GAMES = 1000
"""The number of games of the final evaluation."""
MARGIN = 5.0
"""A lead of this many points counts three quarters of the largest."""
MASKED = np.float32(-1e9)


class Features:
    """Turns observations into the inputs of the network."""

    def __init__(self, envs: HatamotoVectorEnv) -> None:
        self.maxima = envs.config.floats
        labels = envs.config.labels()

        def columns(prefix: str) -> list[int]:
            return [index for index, label in enumerate(labels) if label.startswith(prefix)]

        self.seat = columns("view/you/seat=")
        self.face_down = columns("view/you/loyalty=")
        self.face_up = [columns(f"view/players/{seat}/face_up=") for seat in range(SEATS)]
        self.cards = [columns(f"view/players/{seat}/hand=") for seat in range(SEATS)]
        self.hatamoto = columns("view/hatamoto=")
        self.line = [columns(f"view/line/{slot}/leader=") for slot in range(SLOTS)]
        self.honour = [columns(f"view/line/{slot}/honour ")[0] for slot in range(SLOTS)]
        self.paid = [columns(f"view/plot_honour/{slot} ")[0] for slot in range(SLOTS)]
        self.shinobi = columns("view/shinobi=")
        self.centre: Array = np.zeros(1, np.float32)
        self.scale: Array = np.ones(1, np.float32)

    def normalise_by(self, rows: Array) -> None:
        """Normalise by the mean and deviation of these observations."""
        features = self.raw(rows)
        self.centre = features.mean(axis=0, dtype=np.float32)
        self.scale = 1 / np.maximum(features.std(axis=0, dtype=np.float32), 0.1)

    def inputs(self, rows: Array) -> Array:
        """The features, normalised and clipped."""
        found: Array = np.clip((self.raw(rows) - self.centre) * self.scale, -4, 4)
        return found

    def raw(self, rows: Array) -> Array:
        """The columns, then products of them by slot and by leader."""
        rows = rows / self.maxima
        seat = rows[:, self.seat, None]
        own = rows[:, self.face_down] + (rows[:, self.face_up] * seat).sum(axis=1) > 0
        cards = (rows[:, self.cards] * seat).sum(axis=1)
        is_hatamoto = (rows[:, self.hatamoto] * seat[..., 0]).sum(axis=1)
        line, honour, paid = rows[:, self.line], rows[:, self.honour], rows[:, self.paid]
        own_slots = (line * own[:, None]).sum(axis=2)
        by_slot = [own_slots * facts for facts in (1, paid, honour, rows[:, self.shinobi])]
        places = np.linspace(0, 1, SLOTS, dtype=np.float32)[None]
        by_leader = [(line * facts[..., None]).sum(axis=1) for facts in (honour, paid, places)]
        own_leaders = [own * facts for facts in by_leader]
        return np.column_stack([rows, own, *by_slot, *by_leader, *own_leaders, cards, is_hatamoto])


class Network:
    """One hidden layer with a policy head and a value head, trained by Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions + 1), (actions + 1,)]
        scales = [np.sqrt(2 / inputs), 0, 0.01, 0]
        self.weights: list[Array] = [
            (scale * rng.standard_normal(shape)).astype(np.float32)
            for shape, scale in zip(shapes, scales, strict=True)
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def hidden(self, inputs: Array) -> Array:
        """The activations of the hidden layer."""
        found: Array = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        return found

    def outputs(self, hidden: Array, masks: Array) -> tuple[Array, Array]:
        """The log probabilities of the actions (illegal ones are masked), and the values."""
        out = hidden @ self.weights[2] + self.weights[3]
        scores = np.where(masks, out[:, :-1], MASKED)
        scores -= scores.max(axis=1, keepdims=True)
        return scores - np.log(np.exp(scores).sum(axis=1, keepdims=True)), out[:, -1]

    def learn(self, inputs: Array, hidden: Array, output_gradients: Array, rate: float) -> None:
        """One step of Adam, given the gradient of the loss by the outputs."""
        below = output_gradients @ self.weights[2].T * (hidden > 0)
        gradients = [
            inputs.T @ below,
            below.sum(0),
            hidden.T @ output_gradients,
            output_gradients.sum(0),
        ]
        self.steps += 1
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for index, gradient in enumerate(gradients):
            self.means[index] += 0.1 * (gradient - self.means[index])
            self.squares[index] += 0.001 * (gradient**2 - self.squares[index])
            step = self.means[index] / (np.sqrt(self.squares[index]) + 1e-8)
            self.weights[index] -= np.float32(rate * correction) * step


@dataclass
class Rollout:
    """Some steps of all games; the first axis is time."""

    inputs: Array
    masks: Array
    actions: Array
    log_probs: Array
    values: Array
    rewards: Array
    ends: Array
    last: Array
    """The values after the last step."""

    def advantages(self) -> Array:
        """Generalised advantage estimates."""
        found = np.zeros_like(self.values)
        estimate, next_values = np.zeros_like(self.last), self.last
        for step in reversed(range(len(found))):
            continues = ~self.ends[step]
            delta = self.rewards[step] + DISCOUNT * next_values * continues - self.values[step]
            estimate = delta + DISCOUNT * GAE_LAMBDA * estimate * continues
            found[step], next_values = estimate, self.values[step]
        return found


class Learner:
    """Plays the games and trains the network."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.envs = environment()
        self.features = Features(self.envs)
        self.seen, self.infos = self.envs.reset(seed=seed)
        self.features.normalise_by(self.random_observations())
        self.margins = margins(self.envs, self.infos["seat"])
        inputs = self.features.inputs(self.seen).shape[1]
        self.network = Network(inputs, self.envs.config.actions, self.rng)

    def random_observations(self) -> Array:
        """Observations of games in which the learner plays at random too."""
        rows = []
        for _ in range(HORIZON):
            rows.append(self.seen)
            actions = self.sampled(np.where(self.infos["action_mask"], 0, MASKED))
            self.seen, _, _, _, self.infos = self.envs.step(actions)
        return np.concatenate(rows)

    def sampled(self, logs: Array) -> Array:
        """An action for each row, sampled from the policy."""
        sums = np.exp(logs).cumsum(axis=1)
        wanted = self.rng.random(len(sums)) * sums[:, -1]
        found: Array = (sums < wanted[:, None]).sum(axis=1)
        return found

    def step(self) -> tuple[Array, ...]:
        """One step of all games, as the fields of a rollout."""
        inputs, masks = self.features.inputs(self.seen), self.infos["action_mask"]
        logs, values = self.network.outputs(self.network.hidden(inputs), masks)
        actions = self.sampled(logs)
        log_probs = np.take_along_axis(logs, actions[:, None], axis=1)[:, 0]
        self.seen, results, ends, _, self.infos = self.envs.step(actions)
        before, self.margins = self.margins, margins(self.envs, self.infos["seat"])
        rewards = np.where(ends, results, self.margins) - before
        return inputs, masks, actions, log_probs, values, rewards, ends

    def play(self) -> Rollout:
        """A rollout of `HORIZON` steps."""
        steps = [self.step() for _ in range(HORIZON)]
        hidden = self.network.hidden(self.features.inputs(self.seen))
        last = self.network.outputs(hidden, self.infos["action_mask"])[1]
        columns = [np.stack(column) for column in zip(*steps, strict=True)]
        return Rollout(*[*columns, last])

    def learn(self, rollout: Rollout, rate: float) -> None:
        """Some epochs over a rollout in shuffled batches."""
        advantages = rollout.advantages()
        returns = (advantages + rollout.values).reshape(-1)
        advantages = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).reshape(-1)
        inputs = rollout.inputs.reshape(-1, rollout.inputs.shape[-1])
        masks = rollout.masks.reshape(-1, rollout.masks.shape[-1])
        actions, log_probs = rollout.actions.reshape(-1), rollout.log_probs.reshape(-1)
        for _ in range(EPOCHS):
            for part in np.split(self.rng.permutation(len(inputs)), len(inputs) // BATCH):
                hidden = self.network.hidden(inputs[part])
                logs, values = self.network.outputs(hidden, masks[part])
                logit_gradients = policy_gradient(
                    logs, actions[part], log_probs[part], advantages[part]
                )
                output_gradients = np.column_stack(
                    [logit_gradients, 0.5 * (values - returns[part])]
                )
                self.network.learn(
                    inputs[part], hidden, output_gradients.astype(np.float32) / BATCH, rate
                )


def environment() -> HatamotoVectorEnv:
    """Games of one learner and three random players."""
    return vector_env("shogunate", GAMES, SEATS, None, "random", dtype="uint8")


def margins(envs: HatamotoVectorEnv, seats: Array) -> Array:
    """Each seat's lead over the best other now, from -1 to 1."""
    game, at = envs.config.game, np.arange(len(seats))
    scores = np.array([game.scores(state) for state in envs.batch.states], np.float32)
    own = scores[at, seats]
    scores[at, seats] = -np.inf
    found: Array = np.tanh((own - scores.max(axis=1)) / MARGIN)
    return found


def policy_gradient(logs: Array, actions: Array, before: Array, advantages: Array) -> Array:
    """The gradient of PPO's clipped loss and the entropy bonus by the logits."""
    probabilities = np.exp(logs)
    at = np.arange(len(actions))
    ratio = np.exp(logs[at, actions] - before)
    counts = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = advantages * ratio * counts
    gradients = probabilities * push[:, None]
    gradients[at, actions] -= push
    safe = np.maximum(logs, -50)
    entropy = -(probabilities * safe).sum(axis=1, keepdims=True)
    found: Array = gradients + ENTROPY * probabilities * (safe + entropy)
    return found


def evaluate(learner: Learner, games: int, seed: int) -> float:
    """The win rate of the greedy policy against random players."""
    envs, network = environment(), learner.network
    rows, infos = envs.reset(seed=seed)
    got: list[float] = []
    while len(got) < games:
        hidden = network.hidden(learner.features.inputs(rows))
        logs, _ = network.outputs(hidden, infos["action_mask"])
        rows, rewards, ends, _, infos = envs.step(logs.argmax(axis=1))
        got += rewards[ends].tolist()
    return (float(np.mean(got)) * (SEATS - 1) + 1) / SEATS


def main(seconds: int = 600, seed: int = 1) -> None:
    """Learn for some time, then evaluate."""
    learner = Learner(seed)
    started, rollouts, reported = time.monotonic(), 0, 0.0
    while (used := time.monotonic() - started) < seconds:
        rollout = learner.play()
        learner.learn(rollout, LEARNING_RATE * (1 - used / seconds))
        rollouts += 1
        if used - reported > seconds / 20:
            reported = used
            win_rate = evaluate(learner, EVALUATION_GAMES // 5, seed)
            print(
                f"{used:6.0f} s {rollouts * GAMES * HORIZON:>10,} steps {win_rate:6.1%}", flush=True
            )
    print(f"{evaluate(learner, EVALUATION_GAMES, seed + 1):.1%} of the games won")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
