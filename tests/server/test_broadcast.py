"""What a move costs: one frame for all watchers, compressed once, and rarely a row in the lists."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.sync.client import ClientConnection, connect

from hatamoto.server.encoded_message import EncodedMessage, Outlet
from hatamoto.server.live import Listener, LiveTable
from hatamoto.server.server_time import now_ms
from hatamoto.server.summaries import RARELY, SOON
from hatamoto.store.database import Database
from hatamoto.store.store import Store
from hatamoto.table import proposals
from hatamoto.table.message_builder import MAX_TALK, Reader
from tests.server.served import SECONDS, Line, Person, Served, serving
from tests.table.room import holder, people

ALONE = [{"who": "me"}] * 4


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server."""
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def host(served: Served) -> Iterator[Person]:
    """Somebody who plays all seats of tables."""
    person = Person(served)
    yield person
    person.close()


def play(line: Line, moves: int) -> None:
    """Some moves, each seen before the next."""
    for turn in range(moves):
        seat = line.asked()[0]
        reply = line.act(seat, turn)
        assert reply["ok"], reply
        line.catch_up(seat, reply["ply"])


def watch(served: Served, table: str, **options: Any) -> ClientConnection:
    """A watcher's socket."""
    url = f"ws{served.base[4:]}/api/tables/{table}/socket"
    line: ClientConnection = connect(url, max_size=None, open_timeout=SECONDS, **options)
    return line


def compression(line: ClientConnection) -> str:
    """What was agreed about compression."""
    assert line.response is not None
    return str(line.response.headers.get("Sec-WebSocket-Extensions", ""))


def test_watchers_of_every_kind_are_told_the_same(served: Served, host: Person) -> None:
    id = host.table(seats=ALONE)["id"]
    small = ClientPerMessageDeflateFactory(server_max_window_bits=10)
    with ExitStack() as stack:
        compressed = stack.enter_context(watch(served, id))
        again = stack.enter_context(watch(served, id))
        plain = stack.enter_context(watch(served, id, compression=None))
        narrow = stack.enter_context(watch(served, id, extensions=[small]))
        lines = [compressed, again, plain, narrow]
        assert "server_no_context_takeover" in compression(compressed)
        assert compression(plain) == ""
        assert "server_max_window_bits=10" in compression(narrow)
        for line in lines:
            line.recv(SECONDS)
        mine = stack.enter_context(host.socket(id))
        play(mine, 5)
        for _ in range(5):
            told = {line.recv(SECONDS) for line in lines}
            assert len(told) == 1


def test_a_frame_is_compressed_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bool] = []
    serialize = Frame.serialize

    def counted(frame: Frame, **options: Any) -> bytes:
        made.append("extensions" in options)
        return serialize(frame, **options)

    monkeypatch.setattr(Frame, "serialize", counted)
    message = EncodedMessage(b'"' + b"x" * 5000 + b'"')
    taken = {message.bytes_for(True) for _ in range(100)} | {message.bytes_for(False)}
    assert len(taken) == 2
    assert made == [True, False]
    assert len(message.bytes_for(True)) < 100 < len(message.bytes_for(False))


def test_a_small_message_is_sent_as_it_is() -> None:
    message = EncodedMessage(b'{"is":"pong"}')
    assert message.bytes_for(True) == message.bytes_for(False)


def test_a_watcher_who_does_not_read_holds_up_nobody_and_misses_nothing(
    served: Served, host: Person
) -> None:
    id = host.table(seats=ALONE)["id"]
    said = "\u5c06" * 480
    with (
        watch(served, id, compression=None, max_queue=1, ping_interval=None) as slow,
        Line(served, id) as quick,
        host.socket(id) as mine,
    ):
        mine.read()
        quick.read()
        for number in range(500):
            assert mine.ask(do="chat", text=f"{number} {said}")["ok"]
            while len(quick.chat) <= number:
                quick.read()
        late = Line.__new__(Line)
        late.raw, late.frames, late.table, late.events, late.chat = slow, [], {}, [], []
        while len(late.chat) < 500:
            late.read()
        assert late.chat == quick.chat
        assert max(len(json.loads(frame)["chat"]) for frame in late.frames) <= MAX_TALK


def test_all_sockets_of_a_player_share_a_message() -> None:
    live, first, second, other = looked_at()
    assert live.update_message(first) is live.update_message(second)
    assert first.cursor == second.cursor
    assert live.update_message(other) is not live.update_message(second)


class Held(Outlet):
    """What a client is sent, who reads only while `reads`."""

    def __init__(self) -> None:
        self.reads = True
        self.sent: list[Any] = []

    @property
    def is_free(self) -> bool:
        return self.reads

    def write(self, message: EncodedMessage) -> None:
        self.sent.append(json.loads(message.payload))


class Watcher(Listener):
    """A watcher whose client has the table and reads now and then."""

    def __init__(self) -> None:
        self.held = Held()
        super().__init__("", self.held)
        self.has_table = True

    def send_away(self) -> None: ...
    def fail(self) -> None: ...
    def recheck(self) -> None: ...
    async def check_session(self) -> None: ...


def test_a_reader_far_behind_gets_all_that_was_said_without_a_further_change() -> None:
    async def talk() -> tuple[Watcher, int]:
        room = people(3)
        live, watcher = LiveTable(room.table), Watcher()
        live.message_for(watcher.reader)
        live.join(watcher)
        watcher.held.reads = False
        for number in range(2 * MAX_TALK + 50):
            live.fold(proposals.chat(room.table, holder(0), "", f"line {number}", room.now))
        await settled()
        unheard = len(watcher.held.sent)
        watcher.held.reads = True
        live.tell(watcher)
        await settled()
        return watcher, unheard

    watcher, unheard = asyncio.run(talk())
    assert unheard == 0
    told = [[line["n"] for line in message["chat"]] for message in watcher.held.sent]
    assert [len(lines) for lines in told] == [MAX_TALK, MAX_TALK, 50]
    assert [n for lines in told for n in lines] == list(range(2 * MAX_TALK + 50))
    assert not watcher.is_behind


async def settled() -> None:
    """Let everything that was started come to its end."""
    while len(asyncio.all_tasks()) > 1:
        await asyncio.sleep(0)


def test_a_private_note_is_in_no_older_message() -> None:
    async def noted() -> tuple[bytes, bytes]:
        live, first, second, _ = looked_at()
        before = live.update_message(first).payload
        table = live.table
        live.fold(proposals.note(table, 0, holder(0), "only mine", now_ms()))
        return before, live.update_message(second).payload

    before, after = asyncio.run(noted())
    assert b"only mine" not in before
    assert b"only mine" in after


def looked_at() -> tuple[LiveTable, Reader, Reader, Reader]:
    """A table, two readers of one player and one of another, who have read the same."""
    room = people(3)
    live = LiveTable(room.table)
    readers = [Reader(holder(seat)) for seat in (0, 0, 1)]
    for reader in readers:
        live.message_for(reader)
    return live, readers[0], readers[1], readers[2]


def rows(served: Served, id: str) -> tuple[int, int]:
    """How many entries a table has, and how many of them its row in the lists counts."""
    database = Database(served.settings.database)
    try:
        store = Store(database)
        query = "SELECT entries FROM tables WHERE id = ?"
        row = database.read(lambda c: c.exec_driver_sql(query, (id,)).scalar())
        return len(store.history(id)), int(row or 0)
    finally:
        database.close()


def test_quick_moves_share_a_row_in_the_lists_and_the_end_is_listed_soon(
    served: Served, host: Person
) -> None:
    id = host.table(seats=ALONE)["id"]
    with host.socket(id) as line:
        time.sleep(4 * SOON)
        began = time.monotonic()
        play(line, 8)
        entries, listed = rows(served, id)
        if time.monotonic() - began < RARELY:
            assert listed < entries
        assert line.ask(do="abandon", seat=0, yes=True)["ok"]
        until(lambda: host.get("/api/tables?list=finished")["tables"])
        entries, listed = rows(served, id)
        assert listed == entries


def until(found: Any) -> None:
    """Wait until something is so."""
    end = time.monotonic() + SECONDS
    while not found():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_server_that_ends_in_order_leaves_the_lists_up_to_date(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        host = Person(served)
        id = host.table(seats=ALONE)["id"]
        with host.socket(id) as line:
            play(line, 8)
        host.close()
    entries, listed = rows(served, id)
    assert listed == entries
