"""`hatamoto admin editions`: lists editions, restores a missing one, and migrates tables."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Final

from hatamoto import catalog
from hatamoto.kernel.errors import BadArgument, BadRecord
from hatamoto.server.admin import WRONG, database_settings, now, open_database, show_json, show_rows
from hatamoto.store.database import Database
from hatamoto.store.editions import Use
from hatamoto.store.file_lock import locked
from hatamoto.store.store import Conflict, Store
from hatamoto.table import migration
from hatamoto.table.messages import OVER, PLAYING, WAITING

TRIES: Final = 5
"""Attempts to migrate a table while others write to it."""


def editions(url: str | None, migrate: bool, add: str | None, as_json: bool) -> int:
    """Add or migrate as requested, then list the editions; returns the exit code."""
    with open_database(database_settings(url)) as database:
        store = Store(database)
        if add is not None:
            add_edition(store, add)
        moved = migrate_tables(database, store) if migrate else {}
        return print_editions(store, moved, as_json)


def add_edition(store: Store, pair: str) -> None:
    """Store the edition of a content pack; raises BadArgument and BadContent."""
    game, _, folder = pair.partition("=")
    if not Path(folder).is_dir() or not folder:
        raise BadArgument(f"write GAME=FOLDER, with a folder of data files, not '{pair}'")
    store.editions.keep([catalog.game(game, Path(folder))])


def migrate_tables(database: Database, store: Store) -> dict[str, str]:
    """For each unfinished table of another edition: why it was not migrated, or "" if it was.

    Servers on PostgreSQL are notified as for any entry; a server on SQLite must not be running.
    """
    with nullcontext() if database.file is None else locked(database.file):
        return {id: migrate_table(store, id) for id in store.editions.movable()}


def migrate_table(store: Store, id: str) -> str:
    """Migrate a table; returns why it could not be, or ""."""
    for _ in range(TRIES):
        try:
            table = store.load(id)
            game = catalog.game(table.game.id)
            store.append(id, migration.migrate(table, game, now())).result()
        except (BadArgument, BadRecord) as error:
            return str(error)
        except Conflict:
            continue
        return ""
    return "others keep writing to it"


def print_editions(store: Store, moved: dict[str, str], as_json: bool) -> int:
    """Print the editions that tables use; returns the exit code."""
    uses = [(use, store.editions.state(use.game, use.content)) for use in store.editions.uses()]
    if as_json:
        rows = [use_row(use, state) for use, state in uses]
        tables = [{"id": id, "moved": not why, "why": why} for id, why in moved.items()]
        show_json({"editions": rows, "tables": tables})
    else:
        for id, why in moved.items():
            print(f"{id}: {f'not moved: {why}' if why else 'moved'}")
        head = ("game", "content", "rules", "edition", WAITING, PLAYING, OVER)
        show_rows(head, [cells(use, state) for use, state in uses])
    return WRONG if any(state == "missing" for _, state in uses) else 0


def use_row(use: Use, state: str) -> dict[str, object]:
    """An edition for programs."""
    counts = {status: use.tables.get(status, 0) for status in (WAITING, PLAYING, OVER)}
    row: dict[str, object] = {"game": use.game, "content": use.content, "rules": use.rules}
    return {**row, "edition": state, **counts}


def cells(use: Use, state: str) -> list[object]:
    """An edition as a row for people."""
    return list(use_row(use, state).values())
