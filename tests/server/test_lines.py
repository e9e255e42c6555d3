"""Lines to the server: idle ones lock nobody out, and what is asked of it while it ends."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from hatamoto.server.connections import (
    LINE,
    MAX_HEAD_BYTES,
    MAX_HEADERS,
    REQUEST_SECONDS,
    ConnectionLimit,
    UnreadBytes,
    protocols,
)
from tests.server.served import SECONDS, Line, Person, Served, serving
from tests.server.test_command import SERVE, environment
from tests.server.threads import run_in_thread

FILES = 256
HERE = "127.0.0.1"
ELSEWHERE = "127.0.0.2"


def idle_lines(served: Served, count: int, address: str, open_lines: ExitStack) -> int:
    """Open lines on which nothing is said; how many of them the server keeps."""
    lines = []
    for _ in range(count):
        line = socket.create_connection((HERE, served.settings.port), SECONDS, (address, 0))
        lines.append(open_lines.enter_context(closing(line)))
    ask_for(served, ELSEWHERE if address == HERE else HERE)
    kept = 0
    for line in lines:
        line.setblocking(False)
        try:
            line.recv(1)
        except BlockingIOError:
            kept += 1
        except OSError:
            continue
    return kept


def ask_for(served: Served, address: str) -> int:
    """The status of a request from an address."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=served.base, transport=transport, timeout=SECONDS) as http:
        return http.get("/healthz").status_code


def test_idle_lines_beyond_the_limit_of_files_lock_nobody_out(tmp_path: Path) -> None:
    with (
        serving(tmp_path, environment={"FILES": str(FILES)}, connections=200) as served,
        ExitStack() as lines,
    ):
        kept = idle_lines(served, 2 * FILES, HERE, lines)
        assert 0 < kept <= FILES // 4
        assert ask_for(served, ELSEWHERE) == 200
        assert "Too many open files" not in served.logged()


def test_an_address_has_so_many_lines_and_may_open_others_once_some_are_closed(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, connections=10) as served:
        with ExitStack() as lines:
            assert idle_lines(served, 30, HERE, lines) == 10
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                assert ask_for(served, HERE) == 200
                return
        raise AssertionError("the address stays locked out")


def test_sockets_of_an_address_are_counted_behind_a_proxy_too(tmp_path: Path) -> None:
    with serving(tmp_path, connections=3, proxies=1) as served, ExitStack() as lines:
        person = Person(served)
        id = person.table()["id"]
        for _ in range(3):
            lines.enter_context(Line(served, id, {"X-Forwarded-For": "203.0.113.9"})).read()
        with Line(served, id, {"X-Forwarded-For": "203.0.113.9"}) as one_more:
            assert one_more.read()["error"]["code"] == "too-many-requests"
            assert one_more.end() == 4029
        with Line(served, id, {"X-Forwarded-For": "203.0.113.10"}) as other:
            assert other.read()["is"] == "table"
        person.close()


def test_the_limit_counts_in_and_out() -> None:
    connection_limit = ConnectionLimit(2, 3)
    assert [connection_limit.acquire("a") for _ in range(3)] == [True, True, False]
    assert [connection_limit.acquire(address) for address in ("b", "c")] == [True, False]
    connection_limit.release("a")
    assert connection_limit.acquire("c") is True
    for address in ("a", "b", "c"):
        connection_limit.release(address)
    assert (connection_limit.total, dict(connection_limit.open)) == (0, {})


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nx: ",
        b"GET / HTTP/1.1\r\nx: y\r\n",
        b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\nx",
        b"POST / HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n",
    ],
)
def test_a_request_must_be_whole_before_long(said: bytes) -> None:
    assert 5 <= REQUEST_SECONDS <= 60

    async def nothing(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass

    assert run_in_thread(said_until_the_end(nothing, said, 0.05)) == b""


async def said_until_the_end(app: Any, said: bytes, seconds: float) -> bytes:
    """What a server of this application says to a client until it closes the connection."""
    request, line = protocols(ConnectionLimit(5, 5), 40)
    request.seconds = line.seconds = seconds
    config = uvicorn.Config(app, http=request, ws=line, lifespan="off", log_config=None)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: request(config, state, {}), HERE, 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection(HERE, port)
        writer.write(said)
        try:
            return await asyncio.wait_for(reader.read(), SECONDS)
        except ConnectionResetError:
            return b""
        finally:
            writer.close()


@pytest.mark.parametrize("wrong", [b"GET / HTTP/1.1\r\n\r\n", b"GET / " + b"y" * 1_000_000, b"?"])
def test_a_wrong_request_is_no_answer_to_the_one_before_it(wrong: bytes) -> None:
    """A client would think that its command was refused, although it is being carried out."""

    async def never(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    said = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n" + wrong
    assert run_in_thread(said_until_the_end(never, said, SECONDS)) == b""


def head(*lines: bytes) -> bytes:
    """A request with these lines in its head."""
    return b"\r\n".join([b"GET /healthz HTTP/1.1", b"Host: here", *lines, b"", b""])


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (head(), b"200"),
        (head(*[b"x: y"] * (MAX_HEADERS - 1)), b"200"),
        (head(*[b"x: y"] * MAX_HEADERS), b"431"),
        (head(*[b"x: y"] * 100_000), b"431"),
        (head(b"x: " + b"y" * (MAX_HEAD_BYTES - 100)), b"200"),
        (head(b"x: " + b"y" * MAX_HEAD_BYTES), b"431"),
        (head(b"x" * MAX_HEAD_BYTES + b": y"), b"431"),
        (b"GET /healthz HTTP/1.1\r\nx: " + b"y" * 1_000_000, b"431"),
        (b"GET /" + b"y" * 1_000_000, b"431"),
        (
            head(b"x: " + b"y" * MAX_HEAD_BYTES, b"Connection: Upgrade", b"Upgrade: websocket"),
            b"431",
        ),
    ],
    ids=[
        "plain",
        "many",
        "one more",
        "flood",
        "long",
        "value",
        "name",
        "endless",
        "path",
        "socket",
    ],
)
def test_the_head_of_a_request_has_a_size(served: Served, said: bytes, status: bytes) -> None:
    with closing(socket.create_connection((HERE, served.settings.port), SECONDS)) as line:
        told = b""
        with suppress(ConnectionError):  # What is not read any more is answered with a reset.
            line.sendall(said)
        with suppress(ConnectionError):
            while b"\r\n" not in told and (part := line.recv(1000)):
                told += part
    assert told.startswith(b"HTTP/1.1 " + status) or (status == b"431" and not told)
    assert ask_for(served, HERE) == 200


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (b"GET /healthz HTTP/1.1\r\n\r\n", b"400"),
        (head(b"Host: there"), b"400"),
        (b"GET /healthz HTTP/1.0\r\n\r\n", b"200"),
        (b"GET /t HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n", b"400"),
        (b"POST /api/sessions HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}", b"400"),
    ],
    ids=["none", "two", "old", "socket", "change"],
)
def test_a_request_names_its_host_once(served: Served, said: bytes, status: bytes) -> None:
    with closing(socket.create_connection((HERE, served.settings.port), SECONDS)) as line:
        line.sendall(head())
        first = b""
        while not first.endswith(b"ok"):
            first += line.recv(1000)
        assert first.startswith(b"HTTP/1.1 200")
        line.sendall(said)
        assert line.recv(1000).startswith(b"HTTP/1.1 " + status)


HANDSHAKE = (
    b"Host: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize(
    ("method", "more", "status"),
    [
        (b"GET", b"", b"101"),
        (b"GET", b"Content-Length: 0\r\n", b"101"),
        (b"GET", b"Content-Length: 500\r\n", b"400"),
        (b"GET", b"Transfer-Encoding: chunked\r\n", b"400"),
        (b"POST", b"Content-Length: 5\r\n", b"400"),
        (b"POST", b"", b"400"),
        (b"HEAD", b"", b"400"),
        (b"GET", b"X: " + b"y" * 9000 + b"\r\n", b"400"),
    ],
    ids=["plain", "empty", "body", "chunked", "post", "post-bare", "head", "long"],
)
def test_a_request_for_a_socket_is_answered_at_once(
    served: Served, method: bytes, more: bytes, status: bytes
) -> None:
    with closing(socket.create_connection((HERE, served.settings.port), SECONDS)) as line:
        path = b"/api/tables/0123456789abcdef/socket"
        line.settimeout(REQUEST_SECONDS / 2)
        line.sendall(method + b" " + path + b" HTTP/1.1\r\n" + HANDSHAKE + more + b"\r\n")
        told = line.recv(1000)
        assert told.startswith(b"HTTP/1.1 " + status)
        with suppress(ConnectionResetError):
            while status == b"400" and line.recv(1000):
                pass


def test_who_reads_nothing_gets_no_further_sockets() -> None:
    found: list[bool] = []

    async def filling(scope: Any, receive: Any, send: Any) -> None:
        line, unread = scope["extensions"][LINE]["line"], UnreadBytes(8 * 1024 * 1024)
        unread.enter("a", line)
        found.append(unread.has_room("a"))
        line.transport.write(b"x" * 32 * 1024 * 1024)
        found.extend([unread.has_room("a"), unread.has_room("b")])
        unread.leave("a", line)
        found.extend([unread.has_room("a"), not unread.lines])
        line.transport.abort()
        await send({"type": "websocket.accept"})

    said = b"GET / HTTP/1.1\r\n" + HANDSHAKE + b"\r\n"
    run_in_thread(said_until_the_end(filling, said, SECONDS))
    assert found == [True, False, True, True, True]


def test_a_socket_that_is_not_opened_in_time_is_closed() -> None:
    async def never(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass

    said = b"GET / HTTP/1.1\r\n" + HANDSHAKE + b"\r\n"
    assert run_in_thread(said_until_the_end(never, said, 0.05)) == b""


@pytest.mark.parametrize("host", [b"a b", b"a, b"])
def test_a_host_that_is_none_is_said_to_be_none(served: Served, host: bytes) -> None:
    with closing(socket.create_connection((HERE, served.settings.port), SECONDS)) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")
        told = line.recv(1000)
        while b"}}" not in told and (part := line.recv(1000)):
            told += part
    assert told.startswith(b"HTTP/1.1 400")
    assert b"the Host header is not a host" in told


# HSTS


@pytest.mark.parametrize(
    ("public", "told"), [("https://games.example.org", "max-age=31536000"), ("", None)]
)
def test_browsers_are_told_to_come_by_https_where_players_do(
    tmp_path: Path, public: str, told: str | None
) -> None:
    with serving(tmp_path, public_url=public) as served:
        for path in ("/healthz", "/api/games", "/nothing.png"):
            answer = httpx.get(f"{served.base}{path}", timeout=SECONDS)
            assert answer.headers.get("strict-transport-security") == told


# Ready, and about to end


def test_it_is_not_ready_when_it_cannot_write(tmp_path: Path) -> None:
    served = Served(tmp_path)
    assert httpx.get(f"{served.base}/readyz", timeout=SECONDS).status_code == 200
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("DROP TABLE pulse")
        end = time.monotonic() + SECONDS
        while httpx.get(f"{served.base}/readyz", timeout=SECONDS).status_code != 503:
            assert time.monotonic() < end
    served.stop()


def test_it_is_not_ready_when_the_folder_of_its_database_is_gone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with serving(tmp_path, f"sqlite:///{folder / 'tables.db'}") as served:
        folder.rename(tmp_path / "gone")
        end = time.monotonic() + SECONDS
        while (answer := httpx.get(f"{served.base}/readyz", timeout=SECONDS)).status_code == 200:
            assert time.monotonic() < end
        assert answer.status_code == 503


def test_while_it_drains_it_is_not_ready_and_sends_sockets_away(tmp_path: Path) -> None:
    with serving(tmp_path, drain_seconds=5) as served:
        person = Person(served)
        id = person.table()["id"]
        with person.socket(id) as line:
            line.read()
            assert served.process.pid is not None
            os.kill(served.process.pid, signal.SIGTERM)
            assert line.end() == 1012
            assert httpx.get(f"{served.base}/readyz", timeout=SECONDS).status_code == 503
            assert httpx.get(f"{served.base}/healthz", timeout=SECONDS).status_code == 200
            person.do(id, do="chat", text="what was begun is finished")
            with pytest.raises(InvalidStatus) as refused:
                person.socket(id)
            assert refused.value.response.status_code == 503
        person.close()
        served.process.join(SECONDS)
        assert not served.process.is_alive()


# Processes of bots


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[1]) == process and fields[0] != "Z":
                found.append(int(path.parent.name))
    return found


def is_running(process: int) -> bool:
    """Whether there is such a process."""
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def wait_until_gone(processes: list[int]) -> None:
    """Until none of them runs."""
    end = time.monotonic() + SECONDS
    while any(is_running(process) for process in processes):
        assert time.monotonic() < end, processes
        time.sleep(0.05)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_processes_of_bots_end_with_their_server(tmp_path: Path, how: signal.Signals) -> None:
    own = {**environment(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(SERVE, env=own, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        patience = threading.Timer(SECONDS, process.kill)
        patience.start()
        link = process.stdout.readline().split(" ")[3]
        patience.cancel()
        seats = [{"who": "me"}, *[{"who": "bot", "level": "search"}] * 3]
        with httpx.Client(base_url=link, timeout=SECONDS) as http:
            http.headers["x-csrf-token"] = http.get("/api/me").json()["csrf"]
            made = http.post("/api/tables", json={"game": "shogunate", "seats": seats})
            assert made.status_code == 201
        end = time.monotonic() + SECONDS
        while len(thinking := children(process.pid)) < 2:
            assert time.monotonic() < end, thinking
            time.sleep(0.05)
        process.send_signal(how)
        process.wait(SECONDS)
    wait_until_gone(thinking)
