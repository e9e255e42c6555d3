"""Keeps server time steady, and gives back the time of outages.

Within a process time is monotonic: correcting the wall clock moves no clock at a table. Between
processes it is handed over through the database and never goes back. A heartbeat in the database
shows that a server is running; without one, no game clock counts.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from hatamoto.server.registry import Registry
from hatamoto.server.server_time import TIME, now_ms
from hatamoto.store.database import OUTAGE
from hatamoto.store.pulse import Pulse, Span

BEAT_SECONDS: Final = 1.0
IDLE_BEAT: Final = 30_000
"""Milliseconds between heartbeats while no clock runs in memory."""
LATE: Final = 3_000
"""After this many milliseconds without a heartbeat, play may have been impossible."""
log = logging.getLogger("hatamoto.time")


class Timekeeper:
    """Sets server time at the start, sends heartbeats, and tells the tables of outages."""

    def __init__(self, pulse: Pulse, registry: Registry) -> None:
        self.pulse = pulse
        self.registry = registry
        self.ticked = 0
        self.beaten = 0
        self.down_since: int | None = None

    async def start(self) -> None:
        """Set server time from the database; the gap since the last heartbeat was an outage."""
        last = await asyncio.to_thread(self.pulse.last)
        self.registry.outages = await asyncio.to_thread(self.pulse.outages)
        if last is not None and self.registry.writer.has_others and 0 <= last.ago <= LATE:
            TIME.set(last.at + last.ago)
        elif last is not None:
            TIME.set(max(last.at, last.now))
            await self._note((last.at, now_ms()))
        self.ticked = now_ms()
        await self._try_to_beat()

    async def run(self) -> None:
        """Send heartbeats while the server runs."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.tick()

    async def tick(self) -> None:
        """Send a heartbeat if one is due, and handle one that failed or was late."""
        now = now_ms()
        before, self.ticked = self.ticked, now
        if now - before > LATE + 1000 * BEAT_SECONDS:
            await self._over((before, now))
        is_due = self.down_since is not None or self.registry.has_running_clock()
        if is_due or now - self.beaten >= IDLE_BEAT:
            await self._try_to_beat()
            self.ticked = now_ms()

    async def _try_to_beat(self) -> None:
        began = now_ms()
        try:
            await asyncio.wrap_future(self.pulse.beat(began))
        except OUTAGE:
            self.down_since = self.down_since or self._since(began)
            return
        ended = now_ms()
        start = self.down_since or (began if ended - began > LATE else None)
        if start is not None:
            await self._over((start, ended))
        self.down_since = None
        self.beaten = ended
        self.registry.sure_until = time.monotonic() + LATE / 1000

    def _since(self, began: int) -> int:
        """When the outage began: at the last heartbeat, if that was just before."""
        return self.beaten if began - self.beaten <= LATE else began

    async def _over(self, span: Span) -> None:
        """Tell the tables in memory that an outage is over."""
        await self._note(span)
        for live in list(self.registry.live.values()):
            await self.registry.excuse(live)

    async def _note(self, span: Span) -> None:
        if span[1] <= span[0]:
            return
        log.warning("nobody could play for %.1f s; no clock counts it", (span[1] - span[0]) / 1000)
        self.registry.outages.append(span)
        try:
            await asyncio.wrap_future(self.pulse.add_outage(span))
        except OUTAGE:
            log.warning("the outage could not be written down; tables in memory are told")

    async def stop(self) -> None:
        """Send the last heartbeat at a clean shutdown."""
        try:
            await asyncio.wrap_future(self.pulse.beat(now_ms()))
        except OUTAGE:
            log.warning("the last beat failed")
