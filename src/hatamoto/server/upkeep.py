"""What tables need though nobody asks: timeouts, bots, forgetting, waking after a start."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Final

from hatamoto.kernel.errors import HatamotoError
from hatamoto.server.live import Live
from hatamoto.server.registry import Registry
from hatamoto.server.server_time import now_ms
from hatamoto.table import proposals

IDLE_SECONDS: Final = 600
TICK_SECONDS: Final = 1.0
DUE_TICKS: Final = 5
"""How often the store is asked for tables out of time that are not in memory."""
WHO_TICKS: Final = 20
"""How often other processes are asked who looks on there."""
BOT_PATIENCE: Final = 3000
"""How many milliseconds other processes are given to move the bots of a table they changed."""
log = logging.getLogger("hatamoto.upkeep")


class Upkeep:
    """Tends every table in memory once a second, and looks for others that are due."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def run(self) -> None:
        """Ends turns out of time and drops idle tables, for as long as the server runs."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK_SECONDS)
            ticks += 1
            if ticks % DUE_TICKS == 0:
                await self._guarded(self._open_due())
            for live in list(self.registry.live.values()):
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

    async def tend(self, live: Live) -> None:
        """Let what is due at a table happen: a turn out of time, a deal, a bot, forgetting it."""
        table = live.table
        deadline = table.deadline()
        is_due = deadline is not None and max(deadline, live.reveals_until()) <= now_ms()
        if is_due and time.monotonic() < self.registry.sure_until:
            await self.registry.submit(live, lambda table: proposals.time_out(table, now_ms()))
        if table.bot_to_move() and table.changed_at + BOT_PATIENCE <= now_ms():
            self.registry.move_bots(live)
        if time.monotonic() - live.used > IDLE_SECONDS and not live.is_busy():
            self.registry.forget(table.id)

    async def wake_unfinished(self) -> None:
        """After a start: tables that a bot has to move on, or that were cut off in the middle."""
        for id in await asyncio.to_thread(self.registry.store.unfinished):
            await self._guarded(self._wake(id))

    async def _wake(self, id: str) -> None:
        live = await self.registry.open(id)
        self.registry.summarise_soon(live)
        self.registry.move_bots(live)
