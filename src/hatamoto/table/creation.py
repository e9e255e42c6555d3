"""The first entry of a table, and the edition of the game it binds the table to."""

from __future__ import annotations

from typing import Any, Final

from hatamoto import catalog
from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.game import Game
from hatamoto.table.entries import CREATED, Entry
from hatamoto.table.setup import Setup

TABLE_RULES: Final = 2
"""Which rules for clocks a new table has. Without it, taking back one's part of a simultaneous step
costs no time."""


def edition(game: Game[Any]) -> dict[str, object]:
    """The rules number and content hash of a game, as an entry stores them."""
    return {"rules": game.rules_number, "content": game.content_hash}


def game_of(first: Entry) -> Game[Any]:
    """The game in the edition a table began with; raises BadRecord if it is not available."""
    setup = first.data["setup"]
    assert isinstance(setup, dict)
    game = catalog.edition(setup.get("game"), first.data.get("content"))
    rules = first.data.get("rules", game.rules_number)
    if not game.supports_rules(rules):
        raise BadRecord(f"this table needs rules {rules}; this version has {game.rules_number}")
    return game


def creation_entry(
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
        "table_rules": TABLE_RULES,
        **edition(catalog.game(setup.game)),
    }
    return Entry(0, at, CREATED, -1, data)
