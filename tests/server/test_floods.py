"""Small things in great numbers do not stop the server: frames, pipelined requests, chunks."""

import asyncio
import base64
import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame

from hatamoto.server.bench.machine import cpu_seconds_of, memory_of
from hatamoto.server.slow_reads import SlowReads
from tests.server.served import SECONDS, Person, Served, serving

CONTINUATION, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA
FIN = 0x80
FLOOD = 20_000
"""How many frames are sent at once."""


def frame(opcode: int, payload: bytes = b"", fin: int = FIN) -> bytes:
    """A masked frame, as a client sends it."""
    return bytes([fin | opcode, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


KINDS = {
    "ping": (b"", frame(PING)),
    "pong": (b"", frame(PONG, b"unasked")),
    "empty": (b"", frame(TEXT)),
    "command": (b"", frame(TEXT, b'{"do":"ping"}')),
    "continuation": (frame(TEXT, fin=0), frame(CONTINUATION, fin=0)),
}
"""By kind, what begins the flood, and what it consists of."""


@contextmanager
def raw_line(served: Served, table: str) -> Iterator[socket.socket]:
    """A socket at a table, from another address, that keeps to no rules."""
    with closing(socket.socket()) as line:
        line.bind(("127.0.0.2", 0))
        line.connect(("127.0.0.1", served.settings.port))
        line.settimeout(SECONDS)
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{served.settings.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        line.sendall("\r\n".join((*head, "", "")).encode())
        assert line.recv(100).startswith(b"HTTP/1.1 101")
        yield line


def flood(line: socket.socket, first: bytes, again: bytes, stop: threading.Event) -> None:
    """Send frames without end, until the line is closed or somebody says stop."""
    line.settimeout(0.2)
    with suppress(OSError):
        line.sendall(first)
    while not stop.is_set():
        try:
            line.sendall(again * FLOOD)
        except TimeoutError:
            continue
        except OSError:
            return


@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_of_frames_does_not_hold_up_another_player(tmp_path: Path, kind: str) -> None:
    """A second of pings on one line once held everybody up for five."""
    with serving(tmp_path, rate=40) as served:
        person = Person(served)
        table = person.table(lesson=True)["id"]
        stop = threading.Event()
        assert served.process.pid is not None
        with raw_line(served, table) as line:
            attack = threading.Thread(target=flood, args=(line, *KINDS[kind], stop))
            used, start = cpu_seconds_of(served.process.pid), time.perf_counter()
            attack.start()
            try:
                found = [marked(person, table, number) for number in range(20)]
            finally:
                stop.set()
                attack.join()
            used = cpu_seconds_of(served.process.pid) - used
        person.close()
    assert sorted(found)[len(found) // 2] < 0.25, found
    assert used < 0.5 * (time.perf_counter() - start) + 0.5, used


def marked(person: Person, table: str, number: int) -> float:
    """How long it takes to mark a tip as read, which is stored and has no limit of its own."""
    start = time.perf_counter()
    person.do(table, do="understood", seat=0, step=f"tip {number}")
    return time.perf_counter() - start


HOST = b"Host: 127.0.0.1\r\n"
CHUNKED = b"POST /api/sessions HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n"
REQUESTS = {
    "pipelined": (b"", b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n"),
    "chunked": (CHUNKED, b"1\r\nx\r\n"),
}
"""By kind, what begins a flood of requests, and what it consists of."""


@pytest.mark.parametrize("kind", REQUESTS)
def test_a_flood_of_requests_on_one_line_ends_it(tmp_path: Path, kind: str) -> None:
    """Chunks of one byte, sent as nobody, once held up everybody's commands for seconds."""
    with serving(tmp_path, rate=40) as served:
        person = Person(served)
        table = person.table(lesson=True)["id"]
        stop = threading.Event()
        with closing(socket.create_connection(("127.0.0.1", served.settings.port))) as line:
            attack = threading.Thread(target=flood, args=(line, *REQUESTS[kind], stop))
            attack.start()
            try:
                found = [marked(person, table, number) for number in range(20)]
                attack.join(SECONDS)
                assert not attack.is_alive()
            finally:
                stop.set()
                attack.join()
        person.close()
    assert sorted(found)[len(found) // 2] < 0.25, found


def test_a_few_requests_may_wait_for_one_another(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        port = served.settings.port
        with closing(socket.create_connection(("127.0.0.1", port), SECONDS)) as line:
            line.sendall(REQUESTS["pipelined"][1] * 5)
            read = b""
            while read.count(b"HTTP/1.1 200") < 5:
                read += line.recv(1 << 16)


def test_answers_that_nobody_reads_take_no_memory(tmp_path: Path) -> None:
    """Each ping is answered with its own payload; who reads no answer gets no more of them."""
    with serving(tmp_path, rate=100_000) as served:
        person = Person(served)
        table = person.table()["id"]
        assert served.process.pid is not None
        before = memory_of(served.process.pid)
        with raw_line(served, table) as line, raw_line(served, table) as probe:
            line.settimeout(1.0)
            with suppress(TimeoutError):
                for _ in range(10):
                    line.sendall(frame(PING, b"x" * 120) * FLOOD)
            probe.sendall(frame(TEXT, b'{"do":"ping","id":7}'))
            while b'"pong"' not in probe.recv(1 << 16):
                pass
            assert memory_of(served.process.pid) - before < 12 * 1024 * 1024
        person.close()


LINE = "\u5c06" * 500
"""A line of chat of 1.5 kB."""


def filled(person: Person, lines: int) -> str:
    """A public table with much chat."""
    table: str = person.table()["id"]
    with person.socket(table) as line:
        for number in range(lines):
            line.send({"do": "chat", "text": f"{number} {LINE}"[:500]})
        while len(line.chat) < lines:
            line.read()
    return table


def test_whoever_looks_is_not_sent_chat_without_end(tmp_path: Path) -> None:
    """All of it is stored, and shown to whoever asks for more."""
    with serving(tmp_path, quota=100_000) as served:
        person = Person(served)
        table = filled(person, 450)
        with person.socket(table) as line:
            line.read()
            assert len(line.frames[0].encode()) < 250_000
            chat = line.chat
        answer = person.http.get(f"/api/tables/{table}")
        assert len(answer.content) < 250_000
        assert answer.json()["chat"] == chat
        while chat[0]["n"]:
            chat = person.get(f"/api/tables/{table}/chat?before={chat[0]['n']}")["chat"] + chat
        assert [line["n"] for line in chat] == list(range(450))
        assert all(line["text"].startswith(f"{line['n']} ") for line in chat)
        for wrong in ("-1", "x"):
            assert person.http.get(f"/api/tables/{table}/chat?before={wrong}").status_code == 400
        person.close()


def test_a_large_table_is_compressed_in_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    encode = PerMessageDeflate.encode

    def noted(self: PerMessageDeflate, frame: Frame) -> Frame:
        threads.append(threading.current_thread().name)
        return encode(self, frame)

    monkeypatch.setattr(PerMessageDeflate, "encode", noted)
    readings = SlowReads()
    small: Any = {"is": "table", "chat": []}
    large: Any = {"is": "table", "chat": [LINE] * 100}
    try:
        found = [asyncio.run(readings.compress(body)) for body in (small, large)]
        written = [message.bytes_for(True) for message in found]
    finally:
        readings.close()
    assert [thread.partition("_")[0] for thread in threads] == ["reading"]
    assert [len(data) < 10_000 for data in written] == [True, True]
    assert json.loads(found[1].payload) == large


def test_what_comes_in_one_piece_is_answered_in_order(tmp_path: Path) -> None:
    with serving(tmp_path, rate=100_000) as served:
        person = Person(served)
        table = person.table()["id"]
        with person.socket(table) as line:
            line.read()
            for number in range(300):
                line.raw.send(json.dumps({"do": "ping", "id": number, "pad": "x" * (number * 9)}))
            answers: list[int] = []
            while len(answers) < 300:
                frame = line.read()
                if frame["is"] not in ("table", "update"):
                    answers.append(frame["id"])
        person.close()
    assert answers == list(range(300))
