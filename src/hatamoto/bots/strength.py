"""The measured strength of the bots, from the `ladder.json` in a game's folder."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, TypedDict

from hatamoto import catalog

FILE: Final = "ladder.json"


class Measured(TypedDict):
    """A bot's Elo on the game's ladder with its 95 % interval; `greedy-1` has 1000."""

    elo: int
    low: int
    high: int


@cache
def strengths(id: str) -> dict[str, Measured]:
    """The measured strength of each bot; empty if the game has no ladder yet."""
    path = catalog.HOMES[id] / FILE
    if not path.exists():
        return {}
    table = json.loads(path.read_text(encoding="utf-8"))
    return {
        row["bot"]: {"elo": row["elo"], "low": row["low"], "high": row["high"]}
        for row in table["strength"]
    }
