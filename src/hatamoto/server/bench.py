"""How fast a server is: live tables over real sockets, with idle watchers.

The server runs in a process of its own on a fresh database. Every table has a player who answers
for all its seats at a steady pace; the time counts from sending an action until its reply, which
comes when the action is durable.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

START_SECONDS: Final = 30.0
LONGEST: Final = 300.0
"""How many seconds longer than asked for the whole may take: seating, and the last games."""
SEATS: Final = 4
Json = dict[str, Any]


@dataclass
class Load:
    """What is asked of the server."""

    tables: int = 50
    watchers: int = 500
    seconds: float = 10.0
    pace: float = 2.0
    """Actions a second at each table; 0 is as fast as it answers."""
    database: str = ""


@dataclass
class Measured:
    """The result of a run."""

    latencies: list[float] = field(default_factory=list)
    refused: int = 0

    def report(self, load: Load, seconds: float, memory: Json) -> Json:
        """The figures, times in milliseconds."""
        times = sorted(1000 * latency for latency in self.latencies)
        return {
            "tables": load.tables,
            "watchers": load.watchers,
            "actions": len(times),
            "refused": self.refused,
            "actions_per_second": round(len(times) / seconds, 1),
            "p50_ms": round(at_share(times, 0.50), 2),
            "p99_ms": round(at_share(times, 0.99), 2),
            **memory,
        }


def at_share(times: list[float], share: float) -> float:
    """The time below which this share of the sorted times lies."""
    return times[min(len(times) - 1, int(share * len(times)))] if times else float("nan")


class Served:
    """A server process on a free port with a database of its own."""

    def __init__(self, folder: Path, database: str = "", *flags: str) -> None:
        with closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        url = database or f"sqlite:///{folder / 'bench.db'}"
        words = ["serve", "--port", str(self.port), "--database", url, *flags]
        self.command = [sys.executable, "-m", "hatamoto.cli", *words]
        self.log = folder / "server.log"
        self.start()

    def start(self) -> None:
        """Start the process, or start it again after it was stopped or killed."""
        free = {
            f"HATAMOTO_{name}": "100000" for name in ("RATE", "GUEST_RATE", "QUOTA", "CONNECTIONS")
        }
        environment = {**os.environ, **free}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=environment)

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if self.request("GET", "/readyz")[0] == 200:
                    return
            except OSError:
                time.sleep(0.05)
        raise OSError(f"the server did not start: {self.log.read_text()[-500:]}")

    def request(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> tuple[int, Json, str]:
        """One request: status, JSON body, cookie."""
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)) as connection:
            data = None if body is None else json.dumps(body)
            sent = {"Content-Type": "application/json", **headers}
            connection.request(method, path, data, sent)
            answer = connection.getresponse()
            text = answer.read().decode()
            cookie = (answer.getheader("Set-Cookie") or "").split(";")[0]
        return answer.status, json.loads(text) if text.startswith("{") else {}, cookie

    def table(self) -> tuple[str, str]:
        """A new table whose seats all belong to one new guest: its id and the guest's cookie."""
        _, me, cookie = self.request("GET", "/api/me")
        headers = {"Cookie": cookie, "X-CSRF-Token": me["csrf"]}
        body = {"game": "shogunate", "seats": [{"who": "me"}] * SEATS}
        status, table, _ = self.request("POST", "/api/tables", body, **headers)
        assert status == 201, table
        return table["id"], cookie

    def socket(self, table: str, cookie: str = "") -> connect:
        """A socket to a table."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": cookie} if cookie else {}
        return connect(url, additional_headers=headers, max_size=None, ping_interval=None)

    def resident(self) -> int:
        """Bytes of memory the server holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(START_SECONDS)


async def play(served: Served, load: Load, end: float, measured: Measured, number: int) -> None:
    """One table: answer for whichever seat is asked, game after game, until the time is up."""
    rng = random.Random(number)
    while time.monotonic() < end:
        table, cookie = await asyncio.to_thread(served.table)
        async with served.socket(table, cookie) as live:
            await play_one(live, load, end, measured, rng)


async def play_one(
    live: ClientConnection, load: Load, end: float, measured: Measured, rng: random.Random
) -> None:
    """One game at one table."""
    message: Json = {}
    while time.monotonic() < end:
        while not message.get("to_act"):
            if message.get("status") == "over":
                return
            message = json.loads(await live.recv())
        seat = str(message["to_act"][0])
        turn = message["turns"][seat]
        if load.pace:
            await asyncio.sleep(rng.expovariate(load.pace))
        action = rng.choice(turn["legal"])["action"]
        sent = time.perf_counter()
        await live.send(
            json.dumps({"do": "act", "seat": int(seat), "ply": turn["ply"], "action": action})
        )
        message = await after(live, sent, measured)


async def after(live: ClientConnection, sent: float, measured: Measured) -> Json:
    """Wait for the reply and for the message that shows the action; the latter."""
    shown: Json = {}
    replied = False
    while not (replied and shown):
        message: Json = json.loads(await live.recv())
        if message["is"] == "reply":
            measured.latencies.append(time.perf_counter() - sent)
            measured.refused += not message["ok"]
            replied = True
            shown = shown if message["ok"] else {"to_act": []}
        else:
            shown = message
    return shown


async def drive(served: Served, load: Load) -> Json:
    """Seat the watchers, play, and measure."""
    measured = Measured()
    table, _ = await asyncio.to_thread(served.table)
    empty = served.resident()
    async with AsyncExitStack() as stack:
        for _ in range(load.watchers):
            await stack.enter_async_context(served.socket(table))
        with_watchers = served.resident()
        start = time.monotonic()
        end = start + load.seconds
        await asyncio.gather(*(play(served, load, end, measured, n) for n in range(load.tables)))
        seconds = time.monotonic() - start
        full = served.resident()
    memory: Json = {
        "kilobytes_per_watcher": round((with_watchers - empty) / 1024 / max(1, load.watchers), 1),
        "kilobytes_per_table": round((full - with_watchers) / 1024 / max(1, load.tables), 1),
    }
    return measured.report(load, seconds, memory)


def bench_server(load: Load) -> Json:
    """Start a server, load it, stop it; the figures."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), load.database)
        try:
            served.wait()
            return asyncio.run(asyncio.wait_for(drive(served, load), load.seconds + LONGEST))
        finally:
            served.stop()
