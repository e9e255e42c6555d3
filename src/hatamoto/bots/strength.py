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
    seconds: float
    """How long it thought per decision there; whole ladders are played faster than usual."""
    playouts: int
    """How many playouts it had per decision instead, or 0."""


@cache
def strengths(id: str) -> dict[str, Measured]:
    """The measured strength of each bot; empty if the game has no ladder yet."""
    path = catalog.HOMES[id] / FILE
    if not path.exists():
        return {}
    return read_strengths(path.read_text(encoding="utf-8"))


def read_strengths(text: str) -> dict[str, Measured]:
    """The strength of each bot in the text of a ladder file."""
    table = json.loads(text)
    a_second: int = table["ladder"]["playouts"]
    return {
        row["bot"]: {
            "elo": row["elo"],
            "low": row["low"],
            "high": row["high"],
            "seconds": row["seconds"],
            "playouts": round(a_second * row["seconds"]),
        }
        for row in table["strength"]
    }
