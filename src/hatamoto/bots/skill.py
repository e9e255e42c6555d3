"""What was learned of a game, read once from the `eye.json` in its folder."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, final

from hatamoto import catalog
from hatamoto.bots.eye import Eye
from hatamoto.bots.habits import Habits
from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.game import Game

FILE: Final = "eye.json"


@final
class Skill:
    """The eye and the habits of a game, either of them None where nothing was learned."""

    def __init__(self, eye: Eye | None, habits: Habits | None) -> None:
        self.eye = eye
        self.habits = habits


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
    eye, habits = table.get("eye"), table.get("habits")
    if eye is not None and tuple(eye["names"]) != game.feature_names():
        raise BadContent(f"{where}: learned from other features than {game.id} has; train again")
    return Skill(
        None if eye is None else read_eye(eye),
        None if habits is None else read_habits(game, habits),
    )


def read_eye(table: dict[str, Any]) -> Eye:
    """The network, its numbers as floats."""
    return Eye(
        list(table["names"]),
        [[float(weight) for weight in row] for row in table["hidden"]],
        [float(weight) for weight in table["offsets"]],
        [float(weight) for weight in table["outward"]],
        [float(weight) for weight in table["direct"]],
        float(table["offset"]),
    )


def read_habits(game: Game[Any], table: dict[str, Any]) -> Habits:
    """The habits, by name of decision and notation of action in the file."""
    sharpness = [0.0] * len(game.kinds)
    leanings: list[dict[int, float]] = [{} for _ in game.kinds]
    for number, kind in enumerate(game.kinds):
        row = table.get(kind.id)
        if row is not None:
            sharpness[number] = float(row["sharpness"])
            leanings[number] = {
                game.parse(words): float(weight) for words, weight in row["leanings"].items()
            }
    return Habits(sharpness, leanings)
