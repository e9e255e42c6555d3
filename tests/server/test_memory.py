"""What an idle socket costs: a watcher who only looks on needs no task and little memory."""

import asyncio
from contextlib import AsyncExitStack

from hatamoto.server.bench.clients import Watcher
from hatamoto.server.bench.machine import memory_of
from tests.server.served import Person, Served

MAX_KILOBYTES = 16
"""Twice what a watcher costs; with a task of its own it was 30."""
FIRST = 100
"""Watchers that come before anything is measured, so that the server has loaded everything."""
WATCHERS = 300


async def memory_per_watcher(served: Served, table: str) -> float:
    """Kilobytes by which the server grows with each watcher."""
    process = served.process.pid
    assert process is not None
    async with AsyncExitStack() as stack:
        sizes: list[int] = []
        for number in (FIRST, WATCHERS):
            for _ in range(number):
                watching = Watcher().watching(served.settings.port, table)
                await stack.enter_async_context(watching)
            sizes.append(memory_of(process))
    return (sizes[1] - sizes[0]) / 1024 / WATCHERS


def test_an_idle_watcher_costs_little_memory(served: Served) -> None:
    host = Person(served)
    id = host.table()["id"]
    assert host.http.get("/api").status_code == 200
    assert asyncio.run(memory_per_watcher(served, id)) < MAX_KILOBYTES
    host.close()
