"""Periodic work on tables: timeouts, bots, unloading, and waking them after a start."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Final

from hatamoto.kernel.errors import HatamotoError
from hatamoto.server.live import LiveTable
from hatamoto.server.registry import Registry
from hatamoto.server.server_time import now_ms

IDLE_SECONDS: Final = 600
TICK_SECONDS: Final = 1.0
DUE_TICKS: Final = 5
"""Timed-out tables that are not in memory are looked for in the store every N ticks."""
WHO_TICKS: Final = 20
"""The other processes are asked who is connected there every N ticks."""
BOT_PATIENCE: Final = 3000
"""Milliseconds that other processes get to move the bots of a table they changed."""
AT_ONCE: Final = 50
"""Tables handled before the event loop gets control back."""
log = logging.getLogger("hatamoto.upkeep")


class Upkeep:
    """Visits every table in memory once a second, and looks for others that are due."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def run(self) -> None:
        """End timed-out turns and unload idle tables, while the server runs."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK_SECONDS)
            ticks += 1
            if ticks % DUE_TICKS == 0:
                await self._guarded(self._open_due())
            for number, live in enumerate(list(self.registry.live.values())):
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)
                await self._guarded(self.tend(live))
                if ticks % WHO_TICKS == 0 and live.elsewhere:
                    self.registry.presence.ask(live)

    async def _guarded(self, work: Coroutine[None, None, None]) -> None:
        """Log the error of one table and go on with the others."""
        try:
            await work
        except HatamotoError as error:
            log.warning("upkeep: %s", error)
        except Exception:
            log.exception("upkeep failed")

    async def _open_due(self) -> None:
        for id in await asyncio.to_thread(self.registry.store.due, now_ms()):
            if id not in self.registry.live:
                await self._guarded(self._open_one(id))

    async def _open_one(self, id: str) -> None:
        await self.registry.open(id)

    async def tend(self, live: LiveTable) -> None:
        """Do what is due at a table: a timeout, a deal, a bot's move, unloading."""
        table, at = live.table, now_ms()
        deadline = table.deadline()
        if deadline is not None and max(deadline, live.reveals_until()) <= at:
            for time_out in self.registry.overdue(live, at):
                await self.registry.submit(live, time_out)
        if table.bot_to_move() and table.changed_at + BOT_PATIENCE <= now_ms():
            self.registry.move_bots(live)
        if time.monotonic() - live.used > IDLE_SECONDS and not live.is_busy():
            self.registry.forget(table.id)

    async def wake_unfinished(self) -> None:
        """After a start, continue tables with a bot to move or an interrupted step."""
        for id in await asyncio.to_thread(self.registry.store.unfinished):
            await self._guarded(self._wake(id))

    async def _wake(self, id: str) -> None:
        live = await self.registry.open(id)
        self.registry.summaries.note(live)
        self.registry.move_bots(live)
