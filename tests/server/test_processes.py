"""Two server processes on one PostgreSQL, players on different ones."""

import statistics
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from hatamoto.store.database import Database
from hatamoto.store.store import CHANNEL, Store
from hatamoto.table.entries import Entry
from hatamoto.table.message_builder import Reader, message
from hatamoto.table.table import fold_entries
from tests.server.served import SECONDS, Json, Line, Person, Served, serving
from tests.store.postgres import PostgresServer

SEATS = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "random"}]
LINES = 40


class Pair:
    """Two processes, a person at each, both at one table in play."""

    def __init__(self, one: Served, two: Served) -> None:
        self.served = (one, two)
        self.host, self.guest = Person(one), Person(two)
        self.id = self.host.table(seats=SEATS)["id"]
        self.guest.post(f"/api/tables/{self.id}/seats", {"seat": 1})
        self.host.do(self.id, do="begin")

    def lines(self) -> tuple[Line, Line]:
        """Both sockets, each at its own process."""
        mine, theirs = self.host.socket(self.id), self.guest.socket(self.id)
        mine.read()
        theirs.read()
        return mine, theirs

    def history(self) -> list[Entry]:
        """What the store holds of the table."""
        database = Database(self.served[0].settings.database)
        entries = Store(database).history(self.id)
        database.close()
        return entries


@pytest.fixture
def pair(tmp_path: Path, postgres: PostgresServer) -> Iterator[Pair]:
    """Two processes on one database."""
    url = postgres.emptied()
    with serving(tmp_path, url) as one, serving(tmp_path, url) as two:
        pair = Pair(one, two)
        yield pair
        pair.host.close()
        pair.guest.close()


def say(line: Line, name: str) -> None:
    """Many lines of talk, one after the other."""
    for number in range(LINES):
        reply = line.ask(do="chat", text=f"{name} {number}")
        assert reply["ok"], reply


def read_talk(line: Line, lines: int) -> list[str]:
    """All that was said, once so much is there."""
    while len(line.chat) < lines:
        line.read()
    return [row["text"] for row in line.chat]


def play(line: Line, acknowledged: list[tuple[int, str]]) -> None:
    """Answer for one seat to the end; what was acknowledged, with its ply."""
    turn = 0
    while mine := line.asked():
        asked = line.table["turns"][str(mine[0])]
        reply = line.act(mine[0], turn)
        assert reply["ok"], reply
        legal = asked["legal"]
        acknowledged.append((asked["ply"], legal[turn % len(legal)]["action"]))
        line.catch_up(mine[0], reply["ply"])
        turn += 1


def test_what_one_process_writes_the_other_shows_within_a_second(pair: Pair) -> None:
    mine, theirs = pair.lines()
    waits: list[float] = []
    with mine, theirs:
        for number in range(20):
            mine.ask(do="chat", text=f"line {number}")
            said = time.monotonic()
            read_talk(theirs, number + 1)
            waits.append(time.monotonic() - said)
    assert statistics.median(waits) < 1.0


def test_both_write_at_once_and_nothing_is_lost_or_doubled(pair: Pair) -> None:
    mine, theirs = pair.lines()
    with mine, theirs:
        threads = [
            threading.Thread(target=say, args=(mine, "host")),
            threading.Thread(target=say, args=(theirs, "guest")),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(SECONDS)
        said = read_talk(mine, 2 * LINES)
        assert read_talk(theirs, 2 * LINES) == said
    for name in ("host", "guest"):
        assert [text for text in said if text.startswith(name)] == [
            f"{name} {number}" for number in range(LINES)
        ]
    entries = pair.history()
    assert [entry.number for entry in entries] == list(range(len(entries)))
    assert [entry.data["text"] for entry in entries if entry.kind == "chat"] == said


def test_a_whole_game_is_played_from_both_processes(pair: Pair) -> None:
    mine, theirs = pair.lines()
    acknowledged: dict[int, list[tuple[int, str]]] = {0: [], 1: []}
    with mine, theirs:
        threads = [
            threading.Thread(target=play, args=(mine, acknowledged[0])),
            threading.Thread(target=play, args=(theirs, acknowledged[1])),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(SECONDS)
        assert mine.table["outcome"] == theirs.table["outcome"] is not None
    entries = pair.history()
    for seat in (0, 1):
        acted = [one.data["action"] for one in entries if (one.kind, one.seat) == ("acted", seat)]
        assert acted == [action for _, action in acknowledged[seat]]
    check_seen(pair, entries, mine, 0)
    check_seen(pair, entries, theirs, 1)


def check_seen(pair: Pair, entries: list[Entry], line: Line, seat: int) -> None:
    """A socket was shown exactly what the entries say, at whichever process."""
    table = fold_entries(pair.id, entries)
    told: Json = dict(message(table, Reader(table.seats[seat].holder), 0))
    assert line.events == told["events"]
    for key in ("view", "ply", "moments", "outcome", "chance"):
        assert line.table[key] == told[key]


def test_what_others_say_on_the_channel_is_overheard(pair: Pair) -> None:
    mine, theirs = pair.lines()
    with mine, theirs, psycopg.connect(pair.served[0].settings.database) as database:
        for words in (
            "",
            "nonsense",
            f"entry {pair.id} x",
            f"entry {pair.id} elsewhere soon",
            "x " * 100,
        ):
            database.execute("SELECT pg_notify(%s, %s)", (CHANNEL, words))
        database.commit()
        mine.ask(do="chat", text="still heard")
        assert read_talk(theirs, 1) == ["still heard"]


def test_a_player_at_the_other_process_is_seen_to_be_there(pair: Pair) -> None:
    with pair.host.socket(pair.id) as mine:
        mine.read()
        with pair.guest.socket(pair.id) as theirs:
            theirs.read()
            while not mine.table["seats"][1]["online"]:
                mine.read()
            while not theirs.table["seats"][0]["online"]:
                theirs.read()
        while mine.table["seats"][1]["online"]:
            mine.read()


def test_when_one_process_dies_the_other_goes_on(pair: Pair) -> None:
    one, two = pair.served
    with pair.guest.socket(pair.id) as theirs:
        theirs.read()
        one.kill()
        with Line(two, pair.id, {"Cookie": pair.host.cookie}) as mine:
            mine.read()
            threads = [
                threading.Thread(target=play, args=(mine, [])),
                threading.Thread(target=play, args=(theirs, [])),
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(SECONDS)
            assert mine.table["outcome"] == theirs.table["outcome"] is not None
    one.start()


def test_signing_out_at_one_process_ends_the_socket_at_the_other(pair: Pair) -> None:
    one, two = pair.served
    with (
        Line(two, pair.id, {"Cookie": pair.host.cookie}) as there,
        pair.guest.socket(pair.id) as own,
    ):
        assert (there.read()["you"], own.read()["you"]) == ([0], [1])
        assert pair.host.served is one
        assert pair.host.http.delete("/api/sessions").status_code == 204
        assert there.end() == 4001
        assert own.ask(do="chat", text="still here")["ok"] is True
