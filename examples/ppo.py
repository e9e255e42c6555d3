"""Proximal policy optimization with action masks, in plain NumPy, on the vectorised environment.

    python examples/ppo.py [seconds] [seed]

One seat of each game of Shogunate learns against three that play at random, for some seconds of CPU
time on one thread. At the end the learner plays 4,096 games, always with its most likely action;
winning a quarter of them would be luck.

Three things make it learn in a minute. The network sees the table from where the learner sits:
seats are counted from its own, and leaders are named by their slot in the Line, so what it learns
of one clan it knows of all. Besides the columns of the observation it gets products of them: where
its own leaders stand, and what they are paid there. And every step is rewarded by the change of the
learner's lead. Only this reward counts hidden cards of others; the network never sees them.
"""

import os
import re
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # must be set before NumPy is imported

import numpy as np
from numpy.typing import NDArray

from hatamoto.bots.intervals import wilson
from hatamoto.research import vector_env
from hatamoto.research.vector import HatamotoVectorEnv

Array = NDArray[Any]
GAMES, HORIZON, SEATS = 256, 64, 4
SLOTS = 6
HIDDEN = 128
EPOCHS, BATCH = 3, 2048
LEARNING_RATE, CLIP, ENTROPY, DISCOUNT, GAE_LAMBDA = 3e-3, 0.2, 0.005, 0.95, 0.9
MAX_NORM = 0.5
"""Longer gradients are shortened to this length."""
EVALUATION_GAMES = 4096
"""The number of games of the final evaluation."""
REPORTS = 8
"""How often a run reports its win rate, each time after a quarter as many games."""
MARGIN = 5.0
"""A lead of this many points counts three quarters of the largest."""
MASKED = np.float32(-1e9)
LEADERS = ("cat", "crane", "rooster", "snake", "wolf", "carp")
LEADER = re.compile(rf"\b({'|'.join(LEADERS)})\b")
SEAT = re.compile(r"(seat=|hatamoto=|waiting=|players/|^name |^player |^conceal )(\d)")
"""How leaders and seats occur in the labels of columns and in the notation of actions."""
COLUMNS = re.compile(
    r"decision=|facts/(\w*seat|leader|follows)=|view/(round |step=|hatamoto=|shinobi=|strike )"
    r"|view/(plot|waiting)=|view/players/\d/(face_up=|face_down |hand=|played=)"
    r"|view/you/(loyalty=|score |notes/[^/]+ /2|notes/[^/]+/stale)"
)
"""The columns of the observation that the network gets."""
UNUSED = re.compile(r"draw |(name|player|conceal) [45]|shift (\w+) \2")
"""Draws, seats that a game of four does not have, and shifts to the same leader."""


class Renaming:
    """Columns or actions as the learner counts: seats from its own on, leaders by their slot."""

    def __init__(self, names: Sequence[str], is_used: Callable[[str], Any]) -> None:
        self.names = [name for name in names if is_used(name)]
        numbers = {name: number for number, name in enumerate(names)}
        self.base = np.zeros((SEATS, len(self.names)), np.int64)
        """By the learner's seat, the number of each name if all its leaders were the first one."""
        self.step = np.zeros((2, len(self.names)), np.int64)
        self.slot = np.zeros((2, len(self.names)), np.int64)
        """For up to two leaders in a name: the distance to the next leader, and which slot's."""
        for at, name in enumerate(self.names):
            for own in range(SEATS):
                self.base[own, at] = numbers[LEADER.sub(LEADERS[0], turned(name, own))]
            for place, found in enumerate(LEADER.finditer(name)):
                start, end = found.span()
                first, second = (name[:start] + leader + name[end:] for leader in LEADERS[:2])
                self.step[place, at] = numbers[second] - numbers[first]
                self.slot[place, at] = LEADERS.index(found[0])

    def at(self, prefix: str) -> list[int]:
        """The places of the names that begin so."""
        return [place for place, name in enumerate(self.names) if name.startswith(prefix)]

    def numbers(self, seats: Array, line: Array) -> Array:
        """By game, the number in the environment of each name; `line` has the leader of a slot."""
        found: Array = self.base[seats]
        for step, slot in zip(self.step, self.slot, strict=True):
            used = np.flatnonzero(step)
            found[:, used] += line[:, slot[used]] * step[used]
        return found


def turned(name: str, own: int) -> str:
    """A name with its seat counted from another one."""
    return SEAT.sub(lambda found: f"{found[1]}{(int(found[2]) + own) % SEATS}", name)


class Features:
    """Turns observations into the inputs of the network."""

    def __init__(self, envs: HatamotoVectorEnv) -> None:
        config, labels = envs.config, envs.config.labels()
        notations = [config.game.notation(action) for action in range(config.actions)]
        self.columns = Renaming(labels, COLUMNS.match)
        self.actions = Renaming(notations, lambda name: not UNUSED.match(name))
        self.maxima = config.floats[[labels.index(name) for name in self.columns.names]]
        self.line = [
            [labels.index(f"view/line/{slot}/leader={leader}") for leader in LEADERS]
            for slot in range(SLOTS)
        ]
        self.honour = [labels.index(f"view/line/{slot}/honour /24") for slot in range(SLOTS)]
        self.paid = [labels.index(f"view/plot_honour/{slot} /2") for slot in range(SLOTS)]
        self.chosen = self.columns.at("facts/leader=")
        self.shinobi = self.columns.at("view/shinobi=")
        self.face_down = self.columns.at("view/you/loyalty=")
        self.face_up = [self.columns.at(f"view/players/{seat}/face_up=") for seat in range(SEATS)]
        self.notes = [self.columns.at(f"view/you/notes/seat={seat}")[::2] for seat in range(SEATS)]

    def see(self, rows: Array, infos: dict[str, Any]) -> tuple[Array, Array, Array]:
        """By game: inputs, the mask of the renamed actions, and their numbers."""
        line, seats = rows[:, self.line].argmax(axis=2), infos["seat"]
        actions = self.actions.numbers(seats, line)
        masks = np.take_along_axis(infos["action_mask"], actions, axis=1)
        columns = np.take_along_axis(rows, self.columns.numbers(seats, line), axis=1) / self.maxima
        honour, paid = rows[:, self.honour] / np.float32(12), rows[:, self.paid] / np.float32(2)
        return (
            np.concatenate([columns, *self.by_slot(columns, honour, paid)], axis=1),
            masks,
            actions,
        )

    def by_slot(self, columns: Array, honour: Array, paid: Array) -> list[Array]:
        """Facts by slot, and sums over the slots of own leaders and of the one that is moved."""
        own = columns[:, self.face_down] + columns[:, self.face_up[0]] > 0
        chosen, shinobi = columns[:, self.chosen], columns[:, self.shinobi]
        known = [
            np.maximum(columns[:, up], columns[:, noted])
            for up, noted in zip(self.face_up[1:], self.notes[1:], strict=True)
        ]
        others = np.sum(known, axis=0, dtype=np.float32)
        places = np.linspace(0, 1, SLOTS, dtype=np.float32)
        sums = [own * chosen, chosen * honour, own * places]
        return [
            *(honour, paid, own.astype(np.float32), others, others * honour),
            *(own * facts for facts in (honour, paid, shinobi, chosen)),
            *(facts.sum(axis=1, keepdims=True) for facts in sums),
        ]


class Network:
    """One hidden layer with a policy head and a value head, trained by Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions + 1), (actions + 1,)]
        scales = [np.sqrt(8 / inputs), 0, 0.01, 0]  # most inputs are 0
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
        norm = np.sqrt(sum(float(np.vdot(gradient, gradient)) for gradient in gradients))
        shortened = np.float32(min(1.0, MAX_NORM / (norm + 1e-8)))
        self.steps += 1
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for index, gradient in enumerate(shortened * each for each in gradients):
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
        self.margins = margins(self.envs, self.infos["seat"])
        inputs, masks, _ = self.features.see(self.seen, self.infos)
        self.network = Network(inputs.shape[1], masks.shape[1], self.rng)

    def sampled(self, logs: Array) -> Array:
        """An action for each row, sampled from the policy."""
        sums = np.exp(logs).cumsum(axis=1)
        wanted = self.rng.random(len(sums), np.float32) * sums[:, -1]
        found: Array = (sums <= wanted[:, None]).sum(axis=1)
        return found

    def step(self) -> tuple[Array, ...]:
        """One step of all games, as the fields of a rollout."""
        inputs, masks, numbers = self.features.see(self.seen, self.infos)
        logs, values = self.network.outputs(self.network.hidden(inputs), masks)
        actions = self.sampled(logs)
        at = np.arange(GAMES)
        self.seen, results, ends, _, self.infos = self.envs.step(numbers[at, actions])
        before, self.margins = self.margins, margins(self.envs, self.infos["seat"])
        rewards = np.where(ends, results, self.margins) - before
        return inputs, masks, actions, logs[at, actions], values, rewards, ends

    def play(self) -> Rollout:
        """A rollout of `HORIZON` steps."""
        steps = [self.step() for _ in range(HORIZON)]
        inputs, masks, _ = self.features.see(self.seen, self.infos)
        last = self.network.outputs(self.network.hidden(inputs), masks)[1]
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
                rows = inputs[part]
                hidden = self.network.hidden(rows)
                logs, values = self.network.outputs(hidden, masks[part])
                gradients = np.empty((len(part), logs.shape[1] + 1), np.float32)
                gradients[:, :-1] = policy_gradient(
                    logs, actions[part], log_probs[part], advantages[part]
                )
                gradients[:, -1] = 0.5 * (values - returns[part])
                self.network.learn(rows, hidden, gradients / np.float32(BATCH), rate)


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
    push = (advantages * ratio * counts).astype(np.float32)
    safe = np.maximum(logs, -50)
    entropy = -(probabilities * safe).sum(axis=1, keepdims=True)
    found: Array = probabilities * (push[:, None] + ENTROPY * (safe + entropy))
    found[at, actions] -= push
    return found


def evaluate(learner: Learner, games: int, seed: int) -> float:
    """The share of victories of the most likely actions, over equally many games at each table."""
    envs, network = environment(), learner.network
    rows, infos = envs.reset(seed=seed)
    left = np.full(GAMES, -(-games // GAMES))
    results: list[float] = []
    while left.any():
        inputs, masks, numbers = learner.features.see(rows, infos)
        logs, _ = network.outputs(network.hidden(inputs), masks)
        chosen = numbers[np.arange(GAMES), logs.argmax(axis=1)]
        rows, rewards, ends, _, infos = envs.step(chosen)
        counted = ends & (left > 0)
        results += rewards[counted].tolist()
        left -= counted
    return (float(np.mean(results)) * (SEATS - 1) + 1) / SEATS


def train(learner: Learner, seconds: float, report: Callable[[float, int], None]) -> int:
    """Learn for some CPU time, reports not included; returns the number of steps."""
    used, reported, steps = 0.0, 0, 0
    while used < seconds:
        started = time.process_time()
        learner.learn(learner.play(), LEARNING_RATE * (1 - used / seconds))
        used += time.process_time() - started
        steps += GAMES * HORIZON
        if used < seconds and used * REPORTS > seconds * (reported + 1):
            reported += 1
            report(used, steps)
    return steps


def main(seconds: int = 300, seed: int = 1) -> None:
    """Learn for some time, then evaluate."""
    learner = Learner(seed)

    def report(used: float, steps: int) -> None:
        share = evaluate(learner, EVALUATION_GAMES // 4, seed)
        print(f"{used:6.0f} s {steps:>10,} steps {share:6.1%}", flush=True)

    steps = train(learner, seconds, report)
    share = evaluate(learner, EVALUATION_GAMES, seed + 1)
    low, high = wilson(share * EVALUATION_GAMES, EVALUATION_GAMES)
    print(
        f"{steps:,} steps; {share:.1%} of {EVALUATION_GAMES:,} games won ({low:.1%} to {high:.1%})"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
