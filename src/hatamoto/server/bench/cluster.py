"""Chaos test of several servers on PostgreSQL behind nginx: kills, drains, database restarts.

Two people play at every table, each connected to whichever process the proxy chose. Everything runs
in a scratch folder and listens on loopback only.
"""

from __future__ import annotations

import asyncio
import signal
import tempfile
import time
from collections.abc import Coroutine
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from hatamoto.server.bench.chaos import GAMES, ChaosTest, compare
from hatamoto.server.bench.clients import Json
from hatamoto.server.bench.load import quantile
from hatamoto.server.bench.machine import Usage
from hatamoto.server.bench.scratch_services import Nginx, PostgresServer
from hatamoto.server.bench.server_process import ServerProcess
from hatamoto.store.database import Database
from hatamoto.store.store import Store

KILL_INTERVAL: Final = 10.0
"""Seconds between two kills."""
QUIET_SECONDS: Final = 5.0
"""Seconds that each part of the run continues after its last disturbance."""
MAX_EXTRA_SECONDS: Final = 600.0
DRAIN: Final = 2
CLOCK: Final[Json] = {"clock": {"kind": "live", "minutes": 5}, "on_timeout": "forfeit"}
"""Longer than any client thinks: a player who runs out of time lost it to an outage."""
PEOPLE: Final = 2
SIZES: Final = (2, 4)
"""How many processes the runs of `hatamoto bench cluster` have."""


class ClusterRun:
    """Several processes behind a proxy, and the disturbances they go through."""

    def __init__(self, stack: ExitStack, processes: int, tables: int, pace: float) -> None:
        self.folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hatamoto-")))
        self.folder.chmod(0o755)
        database = self.folder / "postgres"
        database.mkdir()
        self.postgres = PostgresServer(database)
        stack.callback(self.postgres.stop)
        url = self.postgres.url("postgres")
        environment = {"HATAMOTO_DRAIN_SECONDS": str(DRAIN), "HATAMOTO_PROXIES": "1"}
        self.servers: list[ServerProcess] = []
        for _ in range(processes):
            served = ServerProcess(self.folder, url, environment=environment)
            stack.callback(served.stop)
            self.servers.append(served)
        for served in self.servers:
            served.wait()
        self.nginx = Nginx(self.folder, [served.port for served in self.servers])
        stack.callback(self.nginx.stop)
        self.tables = tables
        self.url = url
        self.chaos = ChaosTest(lambda: self.nginx.port, processes, pace)
        self.waits: dict[str, Json] = {}
        self.kills = 0
        self.faults: list[str] = []
        self.usage = Usage([])

    async def run(self, seconds: float) -> None:
        """Let people play while the servers are killed, restarted and cut off in turn."""
        async with asyncio.timeout(MAX_EXTRA_SECONDS + seconds), asyncio.TaskGroup() as group:
            games = list(GAMES)
            for number in range(self.tables):
                group.create_task(self.chaos.play_tables(games[number % len(games)], PEOPLE, CLOCK))
            await self._part("in peace", asyncio.sleep(QUIET_SECONDS))
            await self._part("kills", self._kill(seconds))
            await self._part("rolling restart", self._roll())
            await self._part("database restarted", self._restart_database())
            self.chaos.is_over = True

    async def _part(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        start = time.monotonic()
        await work
        await asyncio.sleep(QUIET_SECONDS)
        waits = sorted(wait for at, wait in self.chaos.waits if at >= start)
        self.waits[name] = {
            "answers": len(waits),
            "p50_ms": round(1000 * quantile(waits, 0.50), 1),
            "p99_ms": round(1000 * quantile(waits, 0.99), 1),
            "longest_s": round(waits[-1], 2) if waits else None,
        }

    async def _kill(self, seconds: float) -> None:
        """Kill the processes in turn, and restart each as a service manager would."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            served = self.servers[self.kills % len(self.servers)]
            await asyncio.to_thread(self._kill_one, served)
            self.kills += 1
            await asyncio.sleep(max(0.0, min(KILL_INTERVAL, end - time.monotonic())))

    def _kill_one(self, served: ServerProcess) -> None:
        served.process.kill()
        served.process.wait()
        served.start()
        served.wait()

    async def _roll(self) -> None:
        """Restart the processes one by one with a drain (rolling restart)."""
        for served in self.servers:
            await asyncio.to_thread(self._drain_one, served)

    def _drain_one(self, served: ServerProcess) -> None:
        served.process.send_signal(signal.SIGTERM)
        time.sleep(DRAIN / 4)
        status = served.request("GET", "/readyz")[0]
        if status != 503:
            self.faults.append(f"a draining server answered {status} to /readyz")
        code = served.process.wait()
        if code not in (0, -signal.SIGTERM):
            self.faults.append(f"a server ended with {code}")
        served.start()
        served.wait()

    async def _restart_database(self) -> None:
        """Stop PostgreSQL cleanly and restart it; meanwhile /readyz must say not ready."""
        await asyncio.to_thread(self.postgres.stop, signal.SIGINT)
        status = (await asyncio.to_thread(self.servers[0].request, "GET", "/readyz"))[0]
        if status != 503:
            self.faults.append(f"a server without its database answered {status} to /readyz")
        await asyncio.to_thread(self.postgres.start)
        for served in self.servers:
            await asyncio.to_thread(served.wait)

    def report(self) -> Json:
        """The figures and the verdict."""
        database = Database(self.url)
        try:
            verdict = compare(Store(database), self.chaos.accounts)
        finally:
            database.close()
        return {
            "processes": len(self.servers),
            "kills": self.kills,
            **asdict(verdict),
            "is_clean": verdict.is_clean and not self.faults,
            "faults": "; ".join(self.faults) or "none",
            **self.usage.busy(),
            **{
                f"{name}: {key}": value
                for name, row in self.waits.items()
                for key, value in row.items()
            },
        }


def bench_cluster(processes: int, seconds: float, tables: int = 8, pace: float = 2.0) -> Json:
    """Run with a number of processes and return the figures."""
    with ExitStack() as stack:
        cluster = ClusterRun(stack, processes, tables, pace)
        asyncio.run(cluster.run(seconds))
        return cluster.report()
