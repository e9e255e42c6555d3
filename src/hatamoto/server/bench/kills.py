"""A long series of kills in all games and on both databases, in rounds that can be resumed.

Every round has a fresh database. The server is killed when something is sent, when something is
answered, or at a random time in between; sometimes PostgreSQL is killed instead. The file of the
run has a line for each finished round.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from hatamoto.server.bench.bars import COUNTED
from hatamoto.server.bench.chaos import GAMES, ChaosTest, compare
from hatamoto.server.bench.clients import Json
from hatamoto.server.bench.machine import Usage
from hatamoto.server.bench.scratch_services import PostgresServer, free_port
from hatamoto.server.settings import Settings
from hatamoto.store.database import Database
from hatamoto.store.store import Store

UNLIMITED: Final = 100_000
"""A limit that is never reached."""
ROUND: Final = 50
"""Kills per round."""
SECONDS: Final = 600.0
"""Timeout for one wait; generous, because the machine may be busy."""
MAX_SECONDS: Final = 7200.0
BEATS: Final = 12
"""The most answers between two kills."""
DATABASE_SHARE: Final = 0.2
"""Share of the kills that hit PostgreSQL."""
NOT_COUNTED: Final = ("round", "store", "seconds", "cores", "cores_busy", "load")
"""Figures of a round that are not summed."""
STORES: Final = ("sqlite", "postgresql")
CONTEXT: Final = multiprocessing.get_context("forkserver")
PRELOADED: Final = ["hatamoto.server.bench.preload"]


def run(settings: Settings, log: str, output: Connection) -> None:
    """The server process: its output goes to the parent, its log to a file."""
    from hatamoto.server.bench.preload import BARE_APP
    from hatamoto.server.run import serve

    os.dup2(output.fileno(), 1)
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    serve(settings, BARE_APP)


class KillableServer:
    """A server that is killed and started again on the same port and database."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.settings = settings
        self.log = log
        self.start()

    def start(self) -> None:
        """Start it and wait until it is reachable."""
        ours, theirs = CONTEXT.Pipe(duplex=False)
        work = (self.settings, str(self.log), theirs)
        self.process = CONTEXT.Process(target=run, args=work, daemon=True)
        self.process.start()
        theirs.close()
        self.printed = ours
        output = os.read(ours.fileno(), 200) if ours.poll(SECONDS) else b""
        if not output.startswith(b"Hatamoto is at"):
            raise OSError(f"the server did not start: {self.log.read_text()[-500:]}")

    def kill(self) -> None:
        """Send SIGKILL."""
        self.process.kill()
        self.process.join(SECONDS)
        self.printed.close()


async def random_moment(chaos: ChaosTest, rng: random.Random) -> None:
    """Wait for a random number of answers, or a random time before the next one."""
    for _ in range(rng.randrange(1, BEATS)):
        chaos.beat.clear()
        await asyncio.wait_for(chaos.beat.wait(), SECONDS)
    chaos.beat.clear()
    try:
        await asyncio.wait_for(chaos.beat.wait(), rng.uniform(0, 0.03))
    except TimeoutError:
        return


async def run_with_kills(
    chaos: ChaosTest, server: KillableServer, database: PostgresServer | None, kills: int
) -> int:
    """Play and kill until done; returns how many kills hit the database."""
    rng = random.Random(chaos.rng.random())
    databases = 0
    async with asyncio.timeout(MAX_SECONDS), asyncio.TaskGroup() as group:
        for game in GAMES:
            group.create_task(chaos.play_tables(game, 1))
        for _ in range(kills):
            await random_moment(chaos, rng)
            if database is not None and rng.random() < DATABASE_SHARE:
                await asyncio.to_thread(database.stop)
                await asyncio.to_thread(database.start)
                databases += 1
            else:
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
        chaos.is_over = True
    return databases


class Scratch:
    """Where the rounds of a run take place; PostgreSQL is set up once and emptied for each."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        self.folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hatamoto-")))
        self.folder.chmod(0o755)
        self.postgres: PostgresServer | None = None

    def postgres_server(self) -> PostgresServer:
        """PostgreSQL, started when it is first needed."""
        if self.postgres is None:
            home = self.folder / "postgres"
            home.mkdir()
            self.postgres = PostgresServer(home)
            self.stack.callback(self.postgres.stop)
        return self.postgres


def one_round(number: int, kills: int, scratch: Scratch) -> Json:
    """Run one round of kills on an empty database and return its figures."""
    store = STORES[number % len(STORES)]
    with ExitStack() as stack:
        inside = tempfile.TemporaryDirectory(dir=scratch.folder)
        folder = Path(stack.enter_context(inside))
        postgres = scratch.postgres_server() if store == "postgresql" else None
        url = postgres.emptied() if postgres else f"sqlite:///{folder / 'tables.db'}"
        settings = Settings(
            database=url,
            port=free_port(),
            away_seconds=3600,
            rate=UNLIMITED,
            guest_rate=UNLIMITED,
            quota=UNLIMITED,
            connections=UNLIMITED,
        )
        server = KillableServer(settings, folder / "server.log")
        stack.callback(server.kill)
        chaos = ChaosTest(lambda: settings.port, number)
        databases = asyncio.run(run_with_kills(chaos, server, postgres, kills))
        server.kill()
        tracebacks = server.log.read_text().count("Traceback")
        database = Database(url)
        stack.callback(database.close)
        verdict = compare(Store(database), chaos.accounts)
    row = {"round": number, "store": store, "kills": kills, "of_database": databases}
    return {**row, **asdict(verdict), "tracebacks": tracebacks}


def rounds_in(file: Path) -> list[Json]:
    """The finished rounds in a file; a truncated last line is ignored."""
    rows: list[Json] = []
    for line in file.read_text().splitlines() if file.exists() else []:
        try:
            rows.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return rows


def bench_kills(kills: int, file: Path, tell: Callable[[str], None]) -> Json:
    """Continue a run until `kills` are done; returns the totals over all rounds."""
    CONTEXT.set_forkserver_preload(PRELOADED)
    rows = rounds_in(file)
    with ExitStack() as stack:
        scratch = Scratch(stack)
        while (done := sum(row["kills"] for row in rows)) < kills:
            start, usage = time.monotonic(), Usage([])
            row = one_round(len(rows), min(ROUND, kills - done), scratch)
            seconds = time.monotonic() - start
            row |= {"seconds": round(seconds, 1), **usage.busy()}
            rows.append(row)
            with file.open("a") as book:
                print(json.dumps(row), file=book, flush=True)
            found = ", ".join(f"{row[key]} {key}" for key in COUNTED)
            told = f"{done + row['kills']} of {kills} kills ({row['store']}, {seconds:.0f} s)"
            tell(f"{told}: {found}")
    return totals(rows)


def totals(rows: list[Json]) -> Json:
    """The sums over rounds, and how busy the machine was on average."""
    stores = {store: sum(r["kills"] for r in rows if r["store"] == store) for store in STORES}
    counted = [key for key in (rows[0] if rows else {}) if key not in NOT_COUNTED]
    measured = [row for row in rows if "load" in row]
    seconds = sum(row["seconds"] for row in measured)
    mean = {
        key: round(sum(row["seconds"] * row[key] for row in measured) / max(0.1, seconds), 2)
        for key in ("cores_busy", "load")
    }
    return {
        "rounds": len(rows),
        **{f"kills on {store}": number for store, number in stores.items()},
        **{key: sum(row[key] for row in rows) for key in counted},
        "hours": round(seconds / 3600, 2),
        "cores": max((row["cores"] for row in measured), default=0),
        **mean,
    }
