"""Load test of a server: live tables over real sockets, with watchers.

The server runs in a separate process on a fresh database. Each table has one player who answers for
all its seats at a steady pace. Latency is measured from sending an action to its reply, which comes
once the action is durable. The other load of the machine is printed with the figures.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import tempfile
import time
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection

from hatamoto.server.bench.clients import Json, PlayerMessage, Watcher, decode_message
from hatamoto.server.bench.machine import Usage
from hatamoto.server.bench.server_process import ServerProcess

MAX_EXTRA_SECONDS: Final = 300.0
"""Seconds allowed beyond the requested time, for seating and the last games."""
AT_ONCE: Final = 20
"""How many sockets are opened at the same time."""


@dataclass
class Load:
    """The parameters of a run."""

    tables: int = 50
    watchers: int = 500
    seconds: float = 10.0
    pace: float = 2.0
    """Actions per second at each table; 0 is as fast as the server answers."""
    database: str = ""
    is_watched: bool = False
    """Whether the watchers watch the first table instead of an idle one."""


STANDARD: Final = {
    "steady": {"tables": 50, "watchers": 500, "pace": 2.0},
    "fastest": {"tables": 50, "watchers": 0, "pace": 0.0},
    "500 tables": {"tables": 500, "watchers": 0, "pace": 0.2},
    "1000 tables": {"tables": 1000, "watchers": 0, "pace": 0.2},
    "watched": {"tables": 1, "watchers": 1000, "pace": 2.0, "is_watched": True},
}
"""The runs of `hatamoto bench server`."""


@dataclass
class LoadResult:
    """The result of a run."""

    latencies: list[float] = field(default_factory=list)
    refused: int = 0

    def report(self, load: Load, seconds: float, more: Json) -> Json:
        """The figures, times in milliseconds."""
        times = sorted(1000 * latency for latency in self.latencies)
        return {
            "tables": load.tables,
            "watchers": load.watchers,
            "actions": len(times),
            "refused": self.refused,
            "actions_per_second": round(len(times) / seconds, 1),
            "p50_ms": round(quantile(times, 0.50), 2),
            "p99_ms": round(quantile(times, 0.99), 2),
            **more,
        }


def quantile(times: list[float], share: float) -> float:
    """The time below which this share of the sorted times lies."""
    return times[min(len(times) - 1, int(share * len(times)))] if times else float("nan")


class Player:
    """A client that plays every seat of a table, game after game."""

    def __init__(
        self, served: ServerProcess, load: Load, measured: LoadResult, number: int
    ) -> None:
        self.served = served
        self.load = load
        self.measured = measured
        self.rng = random.Random(number)
        self.table = ""
        self.line: ClientConnection

    async def sit(self) -> None:
        """Open a table and a socket there."""
        self.table, cookie = await asyncio.to_thread(self.served.table)
        self.line = await self.served.socket(self.table, cookie)

    async def play(self, end: float) -> None:
        """Play until the time is up, starting at the table opened by `sit`."""
        if self.load.pace:
            await self._wait(self.rng.uniform(0, 1 / self.load.pace), end)
        while time.monotonic() < end:
            await self._play_one(self.line, end)
            await self.line.close()
            if time.monotonic() < end:
                await self.sit()

    async def _wait(self, seconds: float, end: float) -> None:
        await asyncio.sleep(min(seconds, max(0.0, end - time.monotonic())))

    async def _play_one(self, live: ClientConnection, end: float) -> None:
        """One game at one table."""
        shown = PlayerMessage()
        while time.monotonic() < end:
            while not shown.to_act:
                if shown.status == "over":
                    return
                shown = decode_message(await live.recv())
            seat = shown.to_act[0]
            turn = shown.turns[str(seat)]
            action = self.rng.choice(turn.legal).action
            asked = {"do": "act", "seat": seat, "ply": turn.ply, "action": action}
            shown = await self._ask(live, json.dumps(asked))
            if self.load.pace:
                await self._wait(self.rng.expovariate(self.load.pace), end)

    async def _ask(self, live: ClientConnection, command: str) -> PlayerMessage:
        """Send an action, wait for its reply and return the update that shows it."""
        sent = time.perf_counter()
        await live.send(command)
        shown: PlayerMessage | None = None
        replied = False
        while not (replied and shown):
            message = decode_message(await live.recv())
            if message.is_ == "reply":
                self.measured.latencies.append(time.perf_counter() - sent)
                self.measured.refused += not message.ok
                replied = True
                shown = shown if message.ok else PlayerMessage()
            else:
                shown = message
        return shown


async def seat_all(players: list[Player]) -> None:
    """Open every table before anything is measured."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit(player: Player) -> None:
        async with gate:
            await player.sit()

    await asyncio.gather(*(sit(player) for player in players))


async def warm_up(served: ServerProcess, load: Load) -> str:
    """Let the server load what it loads once, so that it is not counted per table or watcher.

    Returns a table at which nobody plays.
    """
    for path in ("/api", "/api/games"):
        await asyncio.to_thread(served.request, "GET", path)
    first = [Player(served, load, LoadResult(), number) for number in range(AT_ONCE)]
    await seat_all(first)
    for player in first:
        await player.line.close()
    resting, _ = await asyncio.to_thread(served.table)
    async with Watcher().watching(served.port, resting):
        return resting


async def drive(served: ServerProcess, load: Load) -> Json:
    """Seat everybody, play, and measure."""
    measured = LoadResult()
    players = [Player(served, load, measured, number) for number in range(load.tables)]
    resting = await warm_up(served, load)
    empty = served.memory_bytes()
    await seat_all(players)
    watched = players[0].table if load.is_watched else resting
    before = served.memory_bytes()
    async with AsyncExitStack() as stack:
        watchers = [Watcher() for _ in range(load.watchers)]
        for watcher in watchers:
            await stack.enter_async_context(watcher.watching(served.port, watched))
        with_watchers = served.memory_bytes()
        used, usage = served.cpu_seconds(), Usage([os.getpid(), served.process.pid])
        start = time.monotonic()
        await asyncio.gather(*(player.play(start + load.seconds) for player in players))
        seconds = time.monotonic() - start
        used = served.cpu_seconds() - used
        machine = usage.report()
        full = served.memory_bytes() - (with_watchers - before)
    acts = max(1, len(measured.latencies))
    more: Json = {
        "processor_ms_per_action": round(1000 * used / acts, 2),
        "frames_to_watchers": sum(watcher.frames for watcher in watchers),
        "kilobytes_per_watcher": kilobytes(with_watchers - before, load.watchers),
        "kilobytes_per_table": kilobytes(full - empty, load.tables),
        **machine,
    }
    return measured.report(load, seconds, more)


def kilobytes(size: int, number: int) -> float:
    """A size in bytes divided among `number`, in kilobytes."""
    return round(size / 1024 / max(1, number), 1)


def bench_server(load: Load) -> Json:
    """Start a server, load it, stop it, and return the figures."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        served = ServerProcess(Path(folder), load.database)
        stack.callback(served.stop)
        served.wait()
        return asyncio.run(asyncio.wait_for(drive(served, load), load.seconds + MAX_EXTRA_SECONDS))
