"""Measures the limit of one database: how fast several processes can store entries."""

from __future__ import annotations

import multiprocessing
import os
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from hatamoto.server.bench.clients import Json
from hatamoto.server.bench.machine import Usage, cpu_seconds_of, cpu_seconds_of_children
from hatamoto.server.bench.scratch_services import PostgresServer
from hatamoto.store.database import Database
from hatamoto.store.store import Store
from hatamoto.table.entries import ACTED, Entry

TABLES: Final = 200
"""Tables per process; each has one entry in flight at a time, as in play."""
SECONDS_TO_END: Final = 2.0
"""Wait for PostgreSQL's backend processes to exit, so that their time is counted once."""
WRITERS: Final = (1, 2, 4)
ACTION: Final = {"action": "retainers place 3 Edo"}


def write(url: str, number: int, seconds: float) -> int:
    """Append entries to the tables of one process; returns how many became durable."""
    database = Database(url)
    store = Store(database)
    end = time.monotonic() + seconds
    written, entry = 0, 0
    try:
        while time.monotonic() < end:
            ids = [f"{number:04x}{table:012x}" for table in range(TABLES)]
            row = Entry(entry, 1_700_000_000_000 + entry, ACTED, 0, dict(ACTION))
            for done in [store.append(id, row) for id in ids]:
                done.result()
            entry += 1
            written += TABLES
    finally:
        database.close()
    return written


def postgres_cpu_seconds(postgres: PostgresServer) -> float:
    """CPU time of PostgreSQL in seconds: the postmaster and every process it started."""
    own = postgres.process.pid
    total = cpu_seconds_of(own) + cpu_seconds_of_children(own)
    for name in os.listdir("/proc"):
        if name.isdecimal():
            try:
                fields = Path(f"/proc/{name}/stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            total += cpu_seconds_of(int(name)) if int(fields[1]) == own else 0
    return total


def one_run(writers: int, seconds: float) -> Json:
    """One run with this many processes on a fresh database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hatamoto-")))
        folder.chmod(0o755)
        (folder / "postgres").mkdir()
        postgres = PostgresServer(folder / "postgres")
        stack.callback(postgres.stop)
        url = postgres.url("postgres")
        Database(url).close()
        pool = stack.enter_context(multiprocessing.get_context("spawn").Pool(writers))
        pool.map(len, [""] * writers)
        usage, used, start = Usage([os.getpid()]), postgres_cpu_seconds(postgres), time.monotonic()
        work = [(url, number, seconds) for number in range(writers)]
        written = sum(pool.starmap(write, work, chunksize=1))
        took = time.monotonic() - start
        time.sleep(SECONDS_TO_END)
        used = postgres_cpu_seconds(postgres) - used
        machine = usage.report()
    return {
        "entries": written,
        "entries_per_second": round(written / took),
        "processor_us_per_entry": round(1e6 * used / max(1, written), 1),
        "cores": machine["cores"],
        "load": machine["load"],
    }


def bench_database(seconds: float) -> dict[str, Json]:
    """Entries per second that one PostgreSQL stores, and its CPU time for each."""
    return {f"{number} processes": one_run(number, seconds) for number in WRITERS}
