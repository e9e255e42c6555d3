"""Content editions in the database, so that every table finds the one it is played with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, String, func, select, text

from hatamoto import catalog
from hatamoto.editions import is_hash, released_archive
from hatamoto.kernel.game import Game
from hatamoto.store.database import Database
from hatamoto.store.schema import EDITIONS, ENTRIES, TABLES
from hatamoto.table.entries import CREATED, MIGRATED, Entry
from hatamoto.table.messages import OVER

KEEP: Final = text(
    "INSERT INTO editions (game, content, archive) VALUES (:game, :content, :archive) "
    "ON CONFLICT (game, content) DO NOTHING"
)


@dataclass(frozen=True)
class Use:
    """How many tables use an edition, by status."""

    game: str
    content: str
    rules: int
    tables: dict[str, int]


class Editions:
    """Stores and finds editions."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def keep(self, games: Sequence[Game[Any]]) -> None:
        """Store the data files of these games unless they are stored; durable when it returns."""
        kept = self.kept()
        rows = [
            {"game": game.id, "content": game.content_hash, "archive": catalog.archive_of(game)}
            for game in games
            if (game.id, game.content_hash) not in kept
        ]
        if rows:
            self.database.write(lambda connection: connection.execute(KEEP, rows)).result()

    def kept(self) -> set[tuple[str, str]]:
        """The editions in the database, by game and content."""
        query = select(EDITIONS.c.game, EDITIONS.c.content)
        rows = self.database.read(lambda connection: connection.execute(query).all())
        return {(row.game, row.content) for row in rows}

    def find(self, game: str, content: str) -> bytes | None:
        """The archive of an edition, or None if it is not stored."""
        if not is_hash(content):
            return None
        named = (EDITIONS.c.game == game, EDITIONS.c.content == content)
        query = select(EDITIONS.c.archive).where(*named)
        found: bytes | None = self.database.read(lambda c: c.execute(query).scalar())
        return found

    # Loading, before a table is built from its entries

    def prepare(self, entries: Sequence[Entry]) -> None:
        """Load the editions that entries name; for one that is missing the table raises later."""
        first = entries[0] if entries and entries[0].kind == CREATED else None
        for entry in entries:
            if entry.kind == CREATED or (entry.kind == MIGRATED and first is not None):
                self.prepare_content(first or entry, entry.data.get("content"))

    def prepare_content(self, first: Entry, content: object) -> None:
        """Load an edition of the game that this first entry of a table names."""
        setup = first.data.get("setup")
        game = setup.get("game") if isinstance(setup, dict) else None
        if not isinstance(game, str) or not isinstance(content, str):
            return
        if not catalog.has_edition(game, content):
            self.load(game, content)

    def load(self, game: str, content: str) -> None:
        """Register an edition in this process if it is stored."""
        archive = self.find(game, content)
        if archive is not None:
            catalog.add_edition(archive)

    # For the operator

    def uses(self) -> list[Use]:
        """The number of tables for each edition, ordered by game and content."""
        return self.database.read(self._uses)

    def _uses(self, connection: Connection) -> list[Use]:
        found: dict[tuple[str, str, int], dict[str, int]] = {}
        for row in connection.execute(self.tables_query()):
            key = (row.game, row.content or "", int(row.rules or 1))
            counts = found.setdefault(key, {})
            counts[row.status] = counts.get(row.status, 0) + 1
        return [Use(*key, tables=found[key]) for key in sorted(found)]

    def tables_query(self) -> Any:
        """Every table with its current edition: that of its last CREATED or MIGRATED entry."""
        naming = ENTRIES.alias()
        own = naming.c.table_id == TABLES.c.id
        last = select(func.max(naming.c.number)).where(own, naming.c.kind.in_((CREATED, MIGRATED)))
        content = ENTRIES.c.data["content"].as_string().cast(String)
        rules = ENTRIES.c.data["rules"].as_string().cast(String)
        columns = (TABLES.c.id, TABLES.c.game, TABLES.c.status)
        query = select(*columns, content.label("content"), rules.label("rules"))
        joined = query.join(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
        return joined.where(ENTRIES.c.number == last.scalar_subquery()).order_by(TABLES.c.id)

    def movable(self) -> list[str]:
        """The unfinished tables whose edition is not the current one of their game."""
        rows = self.database.read(lambda c: c.execute(self.tables_query()).all())
        return [
            row.id
            for row in rows
            if row.status != OVER and row.content and not is_present(row.game, row.content)
        ]

    def state(self, game: str, content: str) -> str:
        """`present`, `released` with this package, `stored` in the database, or `missing`."""
        if is_present(game, content):
            return "present"
        if released_archive(game, content) is not None:
            return "released"
        return "missing" if self.find(game, content) is None else "stored"


def is_present(game: str, content: str) -> bool:
    """Whether this is the edition that new tables of the game use."""
    return game in catalog.GAMES and catalog.game(game).content_hash == content
