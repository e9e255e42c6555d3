"""The first entry of a table, and the edition of the game it binds the table to."""

from __future__ import annotations

from typing import Any

from hatamoto import catalog
from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.game import Game
from hatamoto.table.entries import CREATED, Entry
from hatamoto.table.setup import Setup


def edition(game: Game[Any]) -> dict[str, object]:
    """Under which rules and with which content a table is played."""
    return {"rules": game.rules_number, "content": game.content_hash}


def check_edition(game: Game[Any], first: Entry) -> None:
    """Raise BadRecord for a table of other rules or content, which would play differently here."""
    for key, value in edition(game).items():
        stored = first.data.get(key, value)
        if not (game.plays_by(stored) if key == "rules" else stored == value):
            raise BadRecord(f"this table was played with {key} {stored}, here is {key} {value}")


def created(
    setup: Setup,
    host: str,
    host_name: str,
    key: bytes,
    at: int,
    commitments: dict[int, str] | None = None,
) -> Entry:
    """The first entry of a table; `commitments` are those of the host's seats."""
    data: dict[str, object] = {
        "setup": setup.as_json(),
        "host": host,
        "host_name": host_name,
        "key": key.hex(),
        "commitments": {str(seat): text for seat, text in (commitments or {}).items()},
        **edition(catalog.game(setup.game)),
    }
    return Entry(0, at, CREATED, -1, data)
