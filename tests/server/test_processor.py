"""Nobody stops the processor: what is read costs little, is limited, and runs off the loop."""

import asyncio
import logging
import re
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from hatamoto.kernel.match import FREE
from hatamoto.server import wire
from hatamoto.server.bench.machine import cpu_seconds_of
from hatamoto.server.commands import carry_out
from hatamoto.server.live import LiveTable
from hatamoto.server.metrics import Metrics
from hatamoto.server.registry import Registry
from hatamoto.server.watchdog import MAX_HOLD_SECONDS, watch
from hatamoto.store.database import Database
from hatamoto.store.people import Holder
from hatamoto.store.store import SNAPSHOT_EVERY, Store
from hatamoto.table import proposals
from tests.server.conftest import page
from tests.server.served import SEATS, SECONDS, Person, Served, serving
from tests.server.test_interleaved import running
from tests.store.holders import introduce_all
from tests.table.room import Room, holder, people

PAIRS = 300
LINES = 3


def long_table() -> Room:
    """A game of Decisive Battles in which one seat has acted and undone again and again."""
    room = people(2, seed=5, game="battles")
    room.play(lambda: len(room.match.moves) >= 250)
    pairs = 0
    while pairs < PAIRS:
        seat = room.step()
        if room.match.undo_answer(seat).answer == FREE:
            room.put(proposals.undo(room.table, seat, holder(seat), room.now))
            pairs += 1
    return room


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Room]]:
    """A server with such a table."""
    folder = tmp_path_factory.mktemp("besieged")
    room = long_table()
    database = Database(f"sqlite:///{folder / 'tables.db'}")
    store = Store(database)
    introduce_all(database, room)
    store.create(room.table.id, room.history[0]).result()
    for entry in room.history[1:]:
        store.append(room.table.id, entry).result()
    store.save_snapshot(room.table, room.history[-1]).result()
    database.close()
    with serving(folder, page=str(page(folder)), purge_days=0) as served:
        yield served, room


def held_ms(served: Served, route: str) -> list[int]:
    """The processor time, in milliseconds, of the steps of a route that the watchdog has logged."""
    steps = re.findall(r"(\S+) held the loop .*\((\d+) ms of processor", served.logged())
    return [int(ms) for what, ms in steps if route in what]


def look_back(served: Served, room: Room, stop: threading.Event, seed: int) -> None:
    """Ask for moments of the table without end, as nobody."""
    last = room.table.moment()
    with httpx.Client(base_url=served.base, timeout=SECONDS) as http:
        number = 0
        while not stop.is_set():
            moment = last - (number * 7 + seed) % 300
            assert http.get(f"/api/tables/{room.table.id}/moments/{moment}").status_code == 200
            number += 1


def latencies(person: Person, table: str, times: int) -> list[float]:
    """How long commands of another player take, shortest first."""
    found: list[float] = []
    for number in range(times):
        start = time.perf_counter()
        person.do(table, do="note", seat=0, text=str(number))
        found.append(time.perf_counter() - start)
    return sorted(found)


def test_looking_back_does_not_hold_up_another_player(besieged: tuple[Served, Room]) -> None:
    served, room = besieged
    person = Person(served)
    own = person.table()["id"]
    stop = threading.Event()
    work = [
        threading.Thread(target=look_back, args=(served, room, stop, seed)) for seed in range(LINES)
    ]
    for one in work:
        one.start()
    try:
        found = latencies(person, own, 60)
    finally:
        stop.set()
        for one in work:
            one.join()
    assert found[len(found) // 2] < 0.25, found
    person.close()
    assert [ms for ms in held_ms(served, "/moments/") if ms > 20] == []


def send_wrong(served: Served, body: bytes, stop: threading.Event, found: list[int]) -> None:
    """Send a wrong command without end, from another address: as a guest, and as nobody."""
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=served.base, transport=elsewhere, timeout=SECONDS) as http:
        csrf = http.get("/api/me").json().get("csrf", "")
        headers = {"x-csrf-token": csrf, "content-type": "application/json"}
        path = f"/api/tables/{'0' * 16}/commands"
        while not stop.is_set():
            found.append(http.post(path, content=body, headers=headers).status_code)


@pytest.mark.parametrize("size", [15_000, 58_000], ids=["of a command", "too long"])
def test_refused_bodies_do_not_hold_up_another_player(tmp_path: Path, size: int) -> None:
    """Six lines once delayed everybody to 145 ms; now refusing costs little, and is limited."""
    body = b'{"do": "act", "seat": "' + b"x" * size + b'"}'
    with serving(tmp_path, rate=40) as served:
        person = Person(served)
        own = person.table(lesson=True)["id"]
        stop, answers = threading.Event(), list[int]()
        work = [
            threading.Thread(target=send_wrong, args=(served, body, stop, answers))
            for _ in range(2 * LINES)
        ]
        assert served.process.pid is not None
        used = cpu_seconds_of(served.process.pid)
        for one in work:
            one.start()
        try:
            found = [marked(person, own, number) for number in range(30)]
        finally:
            stop.set()
            for one in work:
                one.join()
        used = cpu_seconds_of(served.process.pid) - used
        person.close()
    assert sorted(found)[len(found) // 2] < 0.25, found
    assert set(answers) <= {400, 413, 429}
    assert used / (len(answers) + len(found)) < 0.005, (used, len(answers))


def marked(person: Person, table: str, number: int) -> float:
    """How long it takes to mark a tip as read, which is stored and has no limit of its own."""
    start = time.perf_counter()
    person.do(table, do="understood", seat=0, step=f"tip {number}")
    return time.perf_counter() - start


def test_a_moment_is_the_same_however_often_it_is_asked(besieged: tuple[Served, Room]) -> None:
    served, room = besieged
    paths = [f"/api/tables/{room.table.id}/moments/{moment}" for moment in (600, 100, 600, 555)]
    with httpx.Client(base_url=served.base, timeout=SECONDS) as http:
        once = [http.get(path).json() for path in paths]
        assert [http.get(path).json() for path in paths] == once
    assert once[0] == once[2]
    assert [row["moment"] for row in once] == [600, 100, 600, 555]


# Limits


@pytest.mark.parametrize("path", ["/moments/0", "/record", ""])
def test_reads_are_limited(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, rate=5) as served:
        person = Person(served)
        id = person.table(seats=SEATS)["id"]
        person.close()
        with httpx.Client(base_url=served.base, timeout=SECONDS) as nobody:
            found = [nobody.get(f"/api/tables/{id}{path}").status_code for _ in range(30)]
        assert found[0] == 200
        assert 429 in found


def test_an_address_reads_no_more_by_calling_itself_many(tmp_path: Path) -> None:
    with serving(tmp_path, rate=5) as served:
        guests = [Person(served) for _ in range(12)]
        id = guests[0].table(seats=SEATS)["id"]
        found = [
            guest.http.get(f"/api/tables/{id}").status_code for _ in range(15) for guest in guests
        ]
        assert found.count(429) > 10
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=served.base, transport=elsewhere, timeout=SECONDS) as other:
            assert other.get(f"/api/tables/{id}").status_code == 200
        for guest in guests:
            guest.close()


# What is ready


@pytest.mark.parametrize("path", ["/api", "/api/games", "/api/games/battles/content", "/"])
def test_what_is_the_same_for_all_comes_as_kept_bytes(
    besieged: tuple[Served, Room], path: str
) -> None:
    served = besieged[0]
    with httpx.Client(base_url=served.base, timeout=SECONDS) as http:
        plain = http.get(path, headers={"accept-encoding": "identity"})
        packed = http.get(path, headers={"accept-encoding": "gzip"})
    assert plain.status_code == packed.status_code == 200
    assert packed.content == plain.content
    assert "content-encoding" not in plain.headers
    if len(plain.content) > 500:
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"


# The watchdog


def busy(seconds: float) -> None:
    """Hold the processor."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


def test_what_holds_the_loop_is_counted_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()

    async def hold() -> None:
        await asyncio.sleep(0)
        busy(2 * MAX_HOLD_SECONDS)

    async def main() -> None:
        watch(asyncio.get_running_loop(), metrics)
        await asyncio.create_task(hold())

    with caplog.at_level(logging.WARNING), closing(asyncio.new_event_loop()) as loop:
        loop.run_until_complete(main())
    assert metrics.counts[("loop_holds", "")] == 1
    assert metrics.counts[("loop_longest_hold_ms", "")] >= 40
    assert "hold held the loop for" in caplog.text


def test_a_measured_task_ends_as_any_other() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("lost")

    async def main() -> None:
        watch(asyncio.get_running_loop(), Metrics())
        with pytest.raises(KeyError):
            await asyncio.create_task(fails())
        task = asyncio.create_task(asyncio.sleep(SECONDS))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    with closing(asyncio.new_event_loop()) as loop:
        loop.run_until_complete(main())


def test_a_table_is_compressed_in_another_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack: talk without end at a table; its snapshot of 7 MB took 0.2 s to compress."""
    threads: list[str] = []
    compress = zlib.compress

    def noted(encoded: bytes, level: int) -> bytes:
        threads.append(threading.current_thread().name)
        return compress(encoded, level)

    async def talk(registry: Registry, live: LiveTable) -> bool:
        asker = Holder(holder(0), "", "en")
        while live.table.count < SNAPSHOT_EVERY:
            await carry_out(registry, live, asker, wire.ChatCommand(text="a line"))
        while registry.store.snapshot(live.table.id) is None:
            await asyncio.sleep(0)
        return True

    monkeypatch.setattr(zlib, "compress", noted)
    assert running(tmp_path, people(3), talk)
    assert threads != []
    assert threading.main_thread().name not in threads
