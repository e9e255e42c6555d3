"""Finished tables for the browser tests, written to the server's database from a recorded game."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any

from hatamoto import catalog
from hatamoto.kernel.record import Record, parse
from hatamoto.kernel.seats import NATURE
from hatamoto.server.bench import Served
from hatamoto.store.database import Database
from hatamoto.store.store import Store
from hatamoto.table import entries as e
from hatamoto.table.creation import created
from hatamoto.table.entries import Entry
from hatamoto.table.proposals import next_entry
from hatamoto.table.setup import read_setup
from hatamoto.table.table import Table
from tests.browser.person import Person

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Hana", "Sora", "Ren", "Akemi", "Mei", "Kenji")


def record_of(slug: str, name: str) -> Record:
    return parse((RECORDS / slug / f"{name}.record").read_text(encoding="utf-8"))


def finished(served: Served, person: Person, slug: str, name: str, seat: int) -> str:
    """A table at which the recorded game was played, the person in a seat; its id."""
    url = next(word for word in served.command if word.startswith("sqlite:"))
    database = Database(url)
    store = Store(database)
    try:
        return Writer(store, person).write(record_of(slug, name), seat)
    finally:
        database.close()


class Writer:
    """Writes the entries a server would have written."""

    def __init__(self, store: Store, person: Person) -> None:
        self.store = store
        mine = person.table("me", "open", "open", public=False)
        self.holder = str(store.history(mine)[0].data["host"])

    def write(self, record: Record, seat: int) -> str:
        """One table; all seats but one are bots."""
        id = secrets.token_hex(8)
        first = self._first(record, seat)
        self.store.create(id, first).result()
        table = Table(id, first)
        for entry in self._entries(record, table):
            self.store.append(id, entry).result()
            table.fold(entry)
        assert table.outcome() is not None
        self.store.summarise([table]).result()
        return id

    def _first(self, record: Record, seat: int) -> Entry:
        seats = record.header["seats"]
        assert isinstance(seats, int)
        fields: dict[str, Any] = {
            "game": record.header["game"],
            "title": "Cherry rain",
            "options": record.header["options"],
            "public": True,
            "lesson": False,
            "clock": {"kind": "none"},
            "seats": [
                {"kind": "human" if n == seat else "bot", "level": "greedy", "name": NAMES[n]}
                for n in range(seats)
            ],
        }
        entry = created(read_setup(fields), self.holder, "Hana", secrets.token_bytes(32), now())
        data = {**entry.data, "secret": record.header["secret"]}
        data.pop("commitments", None)
        return Entry(entry.number, entry.at, entry.kind, entry.seat, data)

    def _entries(self, record: Record, table: Table) -> Any:
        words = record.header["words"]
        assert isinstance(words, list)
        for seat, word in enumerate(words):
            if word is not None:
                yield next_entry(table, now(), e.WORDS, seat, text=word)
        yield next_entry(table, now(), e.BEGAN)
        game = catalog.game(table.setup.game)
        for line in record.lines:
            if not line.word and line.seat != NATURE:
                game.parse(line.action)
                yield next_entry(table, now(), e.ACTED, line.seat, action=line.action)


def now() -> int:
    return int(time.time() * 1000)
