"""Tables for the browser tests, written to the server's database from a recorded game."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatamoto import catalog
from hatamoto.kernel.record import Record, parse
from hatamoto.kernel.seats import NATURE
from hatamoto.server.bench.server_process import ServerProcess
from hatamoto.store.database import Database
from hatamoto.store.store import Store
from hatamoto.table import entries
from hatamoto.table.creation import creation_entry
from hatamoto.table.entries import Entry
from hatamoto.table.proposals import next_entry
from hatamoto.table.setup import read_setup
from hatamoto.table.table import Table
from tests.browser.person import Person
from tests.store.holders import introduce

RECORDS = Path(__file__).parents[1] / "records"
LEFT = 25
"""About how many actions of its record are left when a table is nearly finished."""
LIVE = {"kind": "live", "minutes": 30, "increment": 0, "on_timeout": "forfeit"}
NAMES = ("Hana", "Sora", "Ren", "Akemi", "Mei", "Kenji")


def record_of(slug: str, name: str) -> Record:
    return parse((RECORDS / slug / f"{name}.record").read_text(encoding="utf-8"))


def never(table: Table, done: int) -> bool:
    """Nothing is enough before the end of the game."""
    return False


def finished(
    served: ServerProcess,
    person: Person,
    slug: str,
    name: str,
    seat: int,
    enough: Callable[[Table, int], bool] = never,
) -> str:
    """A table at which the recorded game was played, the person in a seat; its id."""
    url = next(word for word in served.command if word.startswith("sqlite:"))
    database = Database(url)
    store = Store(database)
    try:
        return Writer(store, person).write(record_of(slug, name), seat, enough)
    finally:
        database.close()


def nearly_finished(served: ServerProcess, person: Person, slug: str, name: str, seat: int) -> str:
    """The same some actions before its end, when the person is asked."""
    lines = record_of(slug, name).lines
    last = sum(not line.word and line.seat != NATURE for line in lines) - LEFT

    def enough(table: Table, done: int) -> bool:
        match = table.match
        return match is not None and done >= last and match.state.actor() == seat

    return finished(served, person, slug, name, seat, enough)


def asks(kind: str, seat: int = 0) -> Callable[[Table], bool]:
    """Whether a seat is asked a question whose kind begins with this word."""

    def check(table: Table) -> bool:
        if table.match is None or seat not in table.to_act():
            return False
        return table.match.game.kind(table.match.state.open_frame(seat)).id.startswith(kind)

    return check


class Writer:
    """Writes the entries a server would have written."""

    rivals = "bot"
    """What sits in the other seats: `bot`, or `open` for people who have sat down there."""

    runs_out = False
    """Whether the person loses on time where the writing stops."""

    def __init__(self, store: Store, person: Person) -> None:
        self.store = store
        mine = person.table("me", "open", "open", public=False)
        self.holder = str(store.history(mine)[0].data["host"])

    def write(self, record: Record, seat: int, enough: Callable[[Table, int], bool] = never) -> str:
        """One table, played to its end, or until this many actions are enough; its id."""
        id = secrets.token_hex(8)
        first = self._first(record, seat)
        self.store.create(id, first).result()
        table = Table(id, first)
        for done, entry in enumerate(self._entries(record, table, seat)):
            self.store.append(id, entry).result()
            table.fold(entry)
            if table.match is not None and enough(table, done):
                if self.runs_out:
                    late = next_entry(table, now(), entries.TIMED_OUT, seat)
                    self.store.append(id, late).result()
                    table.fold(late)
                break
        else:
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
            "clock": LIVE if self.runs_out else {"kind": "none"},
            "seats": [
                {"kind": "human" if n == seat else self.rivals, "level": "greedy", "name": NAMES[n]}
                for n in range(seats)
            ],
        }
        entry = creation_entry(
            read_setup(fields), self.holder, "Hana", secrets.token_bytes(32), now()
        )
        data = {**entry.data, "secret": record.header["secret"]}
        data.pop("commitments", None)
        return Entry(entry.number, entry.at, entry.kind, entry.seat, data)

    def _entries(self, record: Record, table: Table, seat: int) -> Any:
        words = record.header["words"]
        assert isinstance(words, list)
        for other in range(len(table.seats)):
            if self.rivals == "open" and other != seat:
                holder = secrets.token_hex(8)
                introduce(self.store.database, holder)
                yield next_entry(table, now(), entries.SAT, other, holder=holder, name=NAMES[other])
        for speaker, word in enumerate(words):
            if word is not None:
                yield next_entry(table, now(), entries.WORDS, speaker, text=word)
        yield next_entry(table, now(), entries.BEGAN)
        game = catalog.game(table.setup.game)
        for line in record.lines:
            if not line.word and line.seat != NATURE:
                game.parse(line.action)
                yield next_entry(table, now(), entries.ACTED, line.seat, action=line.action)


def now() -> int:
    return int(time.time() * 1000)
