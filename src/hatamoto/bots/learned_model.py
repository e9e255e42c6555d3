"""The learned model of a game: its value network and rollout policy, from `learned.json`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, final

from hatamoto import catalog
from hatamoto.bots.rollout_policy import RolloutPolicy
from hatamoto.bots.value_network import ValueNetwork
from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.game import Game

FILE: Final = "learned.json"


@final
class LearnedModel:
    """The network and the policy of a game; either is None if it was not trained."""

    def __init__(self, network: ValueNetwork | None, policy: RolloutPolicy | None) -> None:
        self.network = network
        self.policy = policy


NOTHING_LEARNED: Final = LearnedModel(None, None)


@cache
def learned_model(id: str) -> LearnedModel:
    """The model of a game in the catalog, loaded once."""
    path = catalog.HOMES[id] / FILE
    return read_model(catalog.game(id), path) if path.exists() else NOTHING_LEARNED


def read_model(game: Game[Any], path: Path) -> LearnedModel:
    """Load a weights file; raises BadContent if it was trained on different features."""
    table: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return model_from_table(game, table, str(path))


def model_from_table(game: Game[Any], table: dict[str, Any], where: str = FILE) -> LearnedModel:
    """Build a model from parsed JSON; `where` names the file in errors."""
    network, policy = table.get("network"), table.get("policy")
    if network is not None and tuple(network["names"]) != game.heuristics.feature_names():
        raise BadContent(f"{where}: trained on other features than {game.id} has; train again")
    return LearnedModel(
        None if network is None else read_network(network),
        None if policy is None else read_policy(game, policy),
    )


def read_network(table: dict[str, Any]) -> ValueNetwork:
    """Convert to floats: JSON writes a whole number without a point, compiled code wants floats."""
    return ValueNetwork(
        list(table["names"]),
        [[float(weight) for weight in row] for row in table["hidden"]],
        [float(weight) for weight in table["offsets"]],
        [float(weight) for weight in table["output"]],
        [float(weight) for weight in table["direct"]],
        float(table["offset"]),
    )


def read_policy(game: Game[Any], table: dict[str, Any]) -> RolloutPolicy:
    """Read a policy; the file names decisions by id and actions in notation."""
    sharpness = [0.0] * len(game.kinds)
    preferences: list[dict[int, float]] = [{} for _ in game.kinds]
    for number, kind in enumerate(game.kinds):
        row = table.get(kind.id)
        if row is not None:
            sharpness[number] = float(row["sharpness"])
            preferences[number] = {
                game.parse(words): float(weight) for words, weight in row["preferences"].items()
            }
    return RolloutPolicy(sharpness, preferences)
