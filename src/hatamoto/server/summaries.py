"""Writes the table summaries for the lists: soon if it matters, otherwise rarely, in batches."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

from hatamoto.server.live import LiveTable
from hatamoto.server.tasks import BackgroundTasks
from hatamoto.store.database import OUTAGE
from hatamoto.store.store import Store

SOON: Final = 0.2
"""Seconds by which the lists lag behind a table that begins, ends, or was quiet."""
RARELY: Final = 5.0
"""Seconds between two summaries of a fast table."""
RETRY_SECONDS: Final = 1.0
BATCH: Final = 100
"""The most rows per write, so that no move waits long behind them."""


class Summaries:
    """Writes the summaries that are due, from the current tables.

    A summary may lag behind the entries of its table, never the reverse; after a crash the server
    rewrites those at its next start.
    """

    def __init__(self, store: Store, tasks: BackgroundTasks) -> None:
        self.store = store
        self.tasks = tasks
        self._due: dict[LiveTable, float] = {}
        """By changed table, when its summary is due, in monotonic time."""
        self._is_running = False

    def note(self, live: LiveTable) -> None:
        """A table has changed."""
        table = live.table
        listed_as = table.status, tuple((seat.kind, seat.name) for seat in table.seats)
        is_news = listed_as != live.listed_as
        live.listed_as = listed_as
        now = time.monotonic()
        at = now + SOON if is_news else max(now + SOON, live.summarised + RARELY)
        self._due[live] = min(at, self._due.get(live, at))
        if not self._is_running:
            self._is_running = True
            self.tasks.start(self._run())

    async def flush(self) -> None:
        """Write everything that is pending, before the server ends."""
        due, self._due = list(self._due), {}
        if due:
            with suppress(*OUTAGE):
                await asyncio.wrap_future(self.store.summarise([live.table for live in due]))

    async def _run(self) -> None:
        """Write until nothing is left to write."""
        try:
            while self._due:
                await asyncio.sleep(SOON)
                await self._write_due(time.monotonic())
        finally:
            self._is_running = False

    async def _write_due(self, now: float) -> None:
        due = [live for live, at in self._due.items() if at <= now][:BATCH]
        if not due:
            return
        for live in due:
            del self._due[live]
            live.summarised = now
        try:
            await asyncio.wrap_future(self.store.summarise([live.table for live in due]))
        except OUTAGE:
            for live in due:
                self._due.setdefault(live, now + RETRY_SECONDS)
