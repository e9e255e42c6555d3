"""How strong the bots of a game were measured, from the `ladder.json` in its folder."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, TypedDict

from hatamoto import catalog

FILE: Final = "ladder.json"


class Measured(TypedDict):
    """A bot's place on the game's ladder, with its 95 % interval; `greedy-1` has 1000."""

    elo: int
    low: int
    high: int


@cache
def strengths(id: str) -> dict[str, Measured]:
    """By bot, how strong it was measured; empty where nobody has measured yet."""
    path = catalog.HOMES[id] / FILE
    if not path.exists():
        return {}
    table = json.loads(path.read_text(encoding="utf-8"))
    return {
        row["bot"]: {"elo": row["elo"], "low": row["low"], "high": row["high"]}
        for row in table["strength"]
    }
