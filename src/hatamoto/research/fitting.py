"""Fits a network and a policy to games; needs numpy, which the extra `train` brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hatamoto.bots.self_play import Choice, PlayedGames

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hatamoto.kernel.game import Game

    Floats = NDArray[np.float32]

HELD_BACK: Final = 10
"""One game in this many is held out to judge what was learned."""
BATCH: Final = 2048
RATE: Final = 2e-3
DECAY: Final = 1e-4
DIGITS: Final = 5
FEW: Final = 200
"""A decision or an action seen less often teaches nothing."""


def fit_network(
    names: tuple[str, ...], played: PlayedGames, hidden: int, epochs: int, seed: int
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The weights as they are written, and how well they judge games they have not seen."""
    features = np.asarray(played.features, dtype=np.float32)
    shares = np.asarray(played.shares, dtype=np.float32)
    judged = np.asarray(played.numbers) % HELD_BACK == 0
    middle = features.mean(axis=0)
    width = features.std(axis=0) + 1e-3
    network = Network(features.shape[1], hidden, seed)
    learned = (features[~judged] - middle) / width
    for epoch in range(epochs):
        network.learn(learned, shares[~judged], RATE * (1 - epoch / epochs) + RATE / 20)
    guesses = network.guess((features[judged] - middle) / width)
    weights = network.written(names, middle, width)
    return weights, judgement(guesses, shares[judged])


class Network:
    """One hidden layer beside a direct line, learned by Adam on the cross entropy."""

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

    def guess(self, features: Floats) -> Floats:
        """The chances of the victory."""
        inner, offsets, output, direct, offset = self.parts
        reached = np.maximum(features @ inner + offsets, 0)
        odds = reached @ output + features @ direct + offset
        chances: Floats = 1.0 / (1.0 + np.exp(-np.clip(odds, -30, 30)))
        return chances

    def learn(self, features: Floats, shares: Floats, rate: float) -> None:
        """One epoch in a new order."""
        order = self.rng.permutation(len(features))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            self.step(features[rows], shares[rows], rate)

    def step(self, features: Floats, shares: Floats, rate: float) -> None:
        """One step of Adam with decaying weights."""
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

    def written(self, names: tuple[str, ...], middle: Floats, width: Floats) -> dict[str, Any]:
        """The weights for features as they come, the scaling folded in."""
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
    """Weights as short numbers."""
    return np.round(weights, DIGITS).tolist()


def judgement(guesses: Floats, shares: Floats) -> dict[str, Any]:
    """Loss, error and calibration: what was guessed and what came, in ten steps."""
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
    """The policy as it is written, and by decision how many choices it foresees."""
    by_kind: dict[int, list[Choice]] = {}
    for choice in choices:
        if choice.chosen in choice.actions:
            by_kind.setdefault(choice.kind, []).append(choice)
    policy: dict[str, Any] = {}
    report: dict[str, Any] = {}
    for kind, rows in sorted(by_kind.items()):
        if len(rows) >= FEW:
            id = game.kinds[kind].id
            policy[id], report[id] = fit_kind(game, rows)
    return policy, report


def fit_kind(game: Game[Any], rows: list[Choice]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Sharpness and preferences of one decision, by gradient ascent on the likelihood."""
    counts: dict[int, int] = {}
    for row in rows:
        for action in row.actions:
            counts[action] = counts.get(action, 0) + 1
    frequent = sorted(action for action, count in counts.items() if count >= FEW)
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
            "foreseen": foreseen(clipped, index, chosen, legal, sharpness, preferences),
        },
    )


def ascend(hints: Any, index: Any, chosen: Any, legal: Any, count: int) -> tuple[float, Any]:
    """The sharpness and preferences under which the choices are likeliest."""
    sharpness, preferences = 1.0, np.zeros(count)
    rows = np.arange(len(chosen))
    for step in range(400):
        likely = chances(hints, index, legal, sharpness, preferences)
        rate = 2.0 if step < 300 else 0.5
        slope = (hints[rows, chosen] - (likely * hints).sum(axis=1)).mean()
        lean = np.zeros(count)
        np.add.at(lean, index[rows, chosen], 1.0)
        np.subtract.at(lean, index, likely)
        preferences += rate * (lean / len(rows) - 2e-3 * preferences)
        preferences[0] = 0.0
        sharpness = min(30.0, max(0.2, sharpness + rate * float(slope)))
    return sharpness, preferences


def chances(hints: Any, index: Any, legal: Any, sharpness: float, preferences: Any) -> Any:
    """How likely each action is."""
    weights = np.where(legal, sharpness * hints + preferences[index], -1e9)
    weights -= weights.max(axis=1, keepdims=True)
    likely = np.exp(weights)
    return likely / likely.sum(axis=1, keepdims=True)


def foreseen(
    hints: Any, index: Any, chosen: Any, legal: Any, sharpness: float, preferences: Any
) -> float:
    """How many choices are the likeliest."""
    likely = chances(hints, index, legal, sharpness, preferences)
    return round(float((likely.argmax(axis=1) == chosen).mean()), 3)
