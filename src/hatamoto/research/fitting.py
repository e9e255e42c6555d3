"""Fits a value network and a rollout policy to games; needs numpy (extra `train`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hatamoto.bots.self_play import Choice, PlayedGames

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hatamoto.kernel.game import Game

    Floats = NDArray[np.float32]

LAMBDA: Final = 0.8
"""The lambda of TD(lambda): the weight of the final result against the next step's estimate."""
HELD_BACK: Final = 10
"""One game in this many is held out for evaluation."""
BATCH: Final = 2048
RATE: Final = 2e-3
FINE_TUNE_DIVISOR: Final = 4
"""The learning rate is divided by this when starting from an earlier generation's weights."""
DECAY: Final = 1e-4
DIGITS: Final = 5
MIN_COUNT: Final = 200
"""Decisions and actions seen less often than this are ignored."""


def fit_network(
    names: tuple[str, ...],
    played: PlayedGames,
    hidden: int,
    epochs: int,
    seed: int,
    before: dict[str, Any] | None = None,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Fit a network; returns its weights and an evaluation on held-out games.

    In the second half of the epochs the targets are temporal differences, so that later luck
    counts less. With the weights of the previous generation, training continues from them at a
    lower learning rate.
    """
    features = np.asarray(played.features, dtype=np.float32)
    shares = np.asarray(played.shares, dtype=np.float32)
    judged = np.asarray(played.numbers) % HELD_BACK == 0
    middle = features.mean(axis=0)
    width = features.std(axis=0) + 1e-3
    network = Network(features.shape[1], hidden, seed)
    first_rate = RATE
    if before is not None:
        middle, width = np.zeros_like(middle), np.ones_like(width)
        network.read(before)
        first_rate = RATE / FINE_TUNE_DIVISOR
    scaled = (features - middle) / width
    targets = shares
    for epoch in range(epochs):
        if 2 * epoch >= epochs:
            targets = returns(network.guess(scaled), shares, played)
        rate = first_rate * (1 - epoch / epochs) + first_rate / 20
        network.learn(scaled[~judged], targets[~judged], rate)
    weights = network.export(names, middle, width)
    return weights, evaluation(network.guess(scaled[judged]), shares[judged])


def returns(guesses: Floats, shares: Floats, played: PlayedGames) -> Floats:
    """The TD(lambda) target of each row: the result, blended with later estimates in its game."""
    numbers, seats = played.numbers, played.seats
    targets = shares.copy()
    later: dict[int, int] = {}
    for row in range(len(numbers) - 1, -1, -1):
        if row + 1 < len(numbers) and numbers[row] != numbers[row + 1]:
            later.clear()
        following = later.get(seats[row])
        if following is not None:
            targets[row] = (1 - LAMBDA) * guesses[following] + LAMBDA * targets[following]
        later[seats[row]] = row
    return targets


class Network:
    """One hidden layer plus a linear skip connection, trained by Adam on the cross entropy."""

    def __init__(self, width: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        scale = np.sqrt(2.0 / width)
        self.parts: list[Floats] = [
            (rng.standard_normal((width, hidden)) * scale).astype(np.float32),
            np.zeros(hidden, dtype=np.float32),
            (rng.standard_normal(hidden) * 0.1).astype(np.float32),
            np.zeros(width, dtype=np.float32),
            np.zeros(1, dtype=np.float32),
        ]
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0
        self.rng = rng

    def read(self, weights: dict[str, Any]) -> None:
        """Load exported weights, which apply to unscaled features."""
        self.parts = [
            np.asarray(weights["hidden"], dtype=np.float32).T.copy(),
            np.asarray(weights["offsets"], dtype=np.float32),
            np.asarray(weights["output"], dtype=np.float32),
            np.asarray(weights["direct"], dtype=np.float32),
            np.asarray([weights["offset"]], dtype=np.float32),
        ]

    def guess(self, features: Floats) -> Floats:
        """The predicted chances to win."""
        inner, offsets, output, direct, offset = self.parts
        reached = np.maximum(features @ inner + offsets, 0)
        odds = reached @ output + features @ direct + offset
        chances: Floats = 1.0 / (1.0 + np.exp(-np.clip(odds, -30, 30)))
        return chances

    def learn(self, features: Floats, shares: Floats, rate: float) -> None:
        """Train for one epoch in a new random order."""
        order = self.rng.permutation(len(features))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            self.step(features[rows], shares[rows], rate)

    def step(self, features: Floats, shares: Floats, rate: float) -> None:
        """One step of Adam with weight decay."""
        inner, offsets, output, direct, offset = self.parts
        raw = features @ inner + offsets
        reached = np.maximum(raw, 0)
        odds = reached @ output + features @ direct + offset
        error = (1.0 / (1.0 + np.exp(-np.clip(odds, -30, 30))) - shares) / len(shares)
        back = np.outer(error, output) * (raw > 0)
        slopes = [
            features.T @ back,
            back.sum(axis=0),
            reached.T @ error,
            features.T @ error,
            error.sum(keepdims=True),
        ]
        self.steps += 1
        for index, slope in enumerate(slopes):
            pull = slope + DECAY * self.parts[index]
            self.first[index] = 0.9 * self.first[index] + 0.1 * pull
            self.second[index] = 0.999 * self.second[index] + 0.001 * pull**2
            first = self.first[index] / (1 - 0.9**self.steps)
            second = self.second[index] / (1 - 0.999**self.steps)
            moved = self.parts[index] - rate * first / (np.sqrt(second) + 1e-8)
            self.parts[index] = moved.astype(np.float32)

    def export(self, names: tuple[str, ...], middle: Floats, width: Floats) -> dict[str, Any]:
        """The weights with the feature scaling folded in, so that they apply to raw features."""
        inner, offsets, output, direct, offset = (part.astype(np.float64) for part in self.parts)
        scaled = inner / width[:, None]
        straight = direct / width
        return {
            "names": list(names),
            "hidden": rounded(scaled.T),
            "offsets": rounded(offsets - middle @ scaled),
            "output": rounded(output),
            "direct": rounded(straight),
            "offset": round(float(offset[0] - middle @ straight), DIGITS),
        }


def rounded(weights: Any) -> Any:
    """Weights rounded to a few digits."""
    return np.round(weights, DIGITS).tolist()


def evaluation(guesses: Floats, shares: Floats) -> dict[str, Any]:
    """Loss, squared error and calibration: prediction and result in ten bins."""
    safe = np.clip(guesses, 1e-6, 1 - 1e-6)
    loss = -(shares * np.log(safe) + (1 - shares) * np.log(1 - safe)).mean()
    steps = np.minimum((guesses * 10).astype(int), 9)
    table = [
        [
            round(float(guesses[steps == step].mean()), 4),
            round(float(shares[steps == step].mean()), 4),
            int((steps == step).sum()),
        ]
        for step in range(10)
        if (steps == step).any()
    ]
    base = float(shares.mean())
    blind = -(base * np.log(base) + (1 - base) * np.log(1 - base))
    return {
        "loss": round(float(loss), 5),
        "loss_without_looking": round(float(blind), 5),
        "squared_error": round(float(((guesses - shares) ** 2).mean()), 5),
        "calibration": table,
        "rows": len(shares),
    }


def fit_policy(game: Game[Any], choices: list[Choice]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Fit a policy; returns its weights, and by decision how many choices it predicts."""
    by_type: dict[int, list[Choice]] = {}
    for choice in choices:
        if choice.chosen in choice.actions:
            by_type.setdefault(choice.frame_type, []).append(choice)
    policy: dict[str, Any] = {}
    report: dict[str, Any] = {}
    for frame_type, rows in sorted(by_type.items()):
        if len(rows) >= MIN_COUNT:
            id = game.kinds[frame_type].id
            policy[id], report[id] = fit_decision(game, rows)
    return policy, report


def fit_decision(game: Game[Any], rows: list[Choice]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Fit the sharpness and preferences of one decision by gradient ascent on the likelihood."""
    counts: dict[int, int] = {}
    for row in rows:
        for action in row.actions:
            counts[action] = counts.get(action, 0) + 1
    frequent = sorted(action for action, count in counts.items() if count >= MIN_COUNT)
    column = {action: index + 1 for index, action in enumerate(frequent)}
    most = max(len(row.actions) for row in rows)
    hints = np.full((len(rows), most), -1e6)
    index = np.zeros((len(rows), most), dtype=int)
    chosen = np.zeros(len(rows), dtype=int)
    for number, row in enumerate(rows):
        best = max(row.hints)
        hints[number, : len(row.actions)] = [hint - best for hint in row.hints]
        index[number, : len(row.actions)] = [column.get(action, 0) for action in row.actions]
        chosen[number] = row.actions.index(row.chosen)
    clipped = np.maximum(hints, -400) / 100
    legal = hints > -1e5
    sharpness, preferences = ascend(clipped, index, chosen, legal, len(frequent) + 1)
    return (
        {
            "sharpness": round(sharpness / 100, DIGITS),
            "preferences": {
                game.notation(action): round(float(preferences[column[action]]), 3)
                for action in frequent
                if abs(preferences[column[action]]) > 0.05
            },
        },
        {
            "choices": len(rows),
            "foreseen": correct_predictions(clipped, index, chosen, legal, sharpness, preferences),
        },
    )


def ascend(hints: Any, index: Any, chosen: Any, legal: Any, count: int) -> tuple[float, Any]:
    """The maximum-likelihood sharpness and preferences."""
    sharpness, preferences = 1.0, np.zeros(count)
    rows = np.arange(len(chosen))
    for step in range(400):
        likely = chances(hints, index, legal, sharpness, preferences)
        rate = 2.0 if step < 300 else 0.5
        slope = (hints[rows, chosen] - (likely * hints).sum(axis=1)).mean()
        gradient = np.zeros(count)
        np.add.at(gradient, index[rows, chosen], 1.0)
        np.subtract.at(gradient, index, likely)
        preferences += rate * (gradient / len(rows) - 2e-3 * preferences)
        preferences[0] = 0.0
        sharpness = min(30.0, max(0.2, sharpness + rate * float(slope)))
    return sharpness, preferences


def chances(hints: Any, index: Any, legal: Any, sharpness: float, preferences: Any) -> Any:
    """The probability of each action."""
    weights = np.where(legal, sharpness * hints + preferences[index], -1e9)
    weights -= weights.max(axis=1, keepdims=True)
    likely = np.exp(weights)
    return likely / likely.sum(axis=1, keepdims=True)


def correct_predictions(
    hints: Any, index: Any, chosen: Any, legal: Any, sharpness: float, preferences: Any
) -> float:
    """The share of choices that were the likeliest action."""
    likely = chances(hints, index, legal, sharpness, preferences)
    return round(float((likely.argmax(axis=1) == chosen).mean()), 3)
