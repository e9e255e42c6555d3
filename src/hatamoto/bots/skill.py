"""What was learned of a game, read once from the `learned.json` in its folder."""

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
class Skill:
    """The network and the policy of a game, either of them None where nothing was learned."""

    def __init__(self, network: ValueNetwork | None, policy: RolloutPolicy | None) -> None:
        self.network = network
        self.policy = policy


UNSKILLED: Final = Skill(None, None)


@cache
def skill_of(id: str) -> Skill:
    """What was learned of a game of the catalog."""
    path = catalog.HOMES[id] / FILE
    return read_skill(catalog.game(id), path) if path.exists() else UNSKILLED


def read_skill(game: Game[Any], path: Path) -> Skill:
    """A file of weights; raises BadContent if it was learned from other features."""
    table: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return made_skill(game, table, str(path))


def made_skill(game: Game[Any], table: dict[str, Any], where: str = FILE) -> Skill:
    """The skill of a table of weights."""
    network, policy = table.get("network"), table.get("policy")
    if network is not None and tuple(network["names"]) != game.feature_names():
        raise BadContent(f"{where}: learned from other features than {game.id} has; train again")
    return Skill(
        None if network is None else read_network(network),
        None if policy is None else read_policy(game, policy),
    )


def read_network(table: dict[str, Any]) -> ValueNetwork:
    """The network, its numbers as floats."""
    return ValueNetwork(
        list(table["names"]),
        [[float(weight) for weight in row] for row in table["hidden"]],
        [float(weight) for weight in table["offsets"]],
        [float(weight) for weight in table["output"]],
        [float(weight) for weight in table["direct"]],
        float(table["offset"]),
    )


def read_policy(game: Game[Any], table: dict[str, Any]) -> RolloutPolicy:
    """The policy, by name of decision and notation of action in the file."""
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
