"""Server time: it runs evenly within a process, and outages are nobody's fault.

Within a process time is monotonic: a wall clock that is put right, or wrong, moves no clock at a
table. Between processes it is handed on through the database, and never goes back. A beat in the
database shows that a server runs and reaches it; where there was none, no clock counts.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from hatamoto.server.registry import Registry
from hatamoto.server.server_time import TIME, now_ms
from hatamoto.store.database import Unavailable, Unknown
from hatamoto.store.pulse import Pulse, Span

BEAT_SECONDS: Final = 1.0
IDLE_BEAT: Final = 30_000
"""How many milliseconds apart the beats are while no clock runs in memory."""
LATE: Final = 3_000
"""After how many milliseconds without a beat it is no longer sure that play is possible."""
log = logging.getLogger("hatamoto.time")


class Timekeeper:
    """Sets server time at the start, beats, and tells the tables of outages."""

    def __init__(self, pulse: Pulse, registry: Registry) -> None:
        self.pulse = pulse
        self.registry = registry
        self.ticked = 0
        self.beaten = 0
        self.down_since: int | None = None

    async def start(self) -> None:
        """Set server time by what the database knows; what lies between was an outage."""
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
        """Beat for as long as the server runs."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.tick()

    async def tick(self) -> None:
        """One beat, if one is due; and what follows from one that failed or was late."""
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
        except (Unavailable, Unknown):
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
        """Since when the database has not answered: the last beat, if that was just before."""
        return self.beaten if began - self.beaten <= LATE else began

    async def _over(self, span: Span) -> None:
        """An outage is over: the tables in memory are told."""
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
        except (Unavailable, Unknown):
            log.warning("the outage could not be written down; tables in memory are told")

    async def stop(self) -> None:
        """The last beat of a server that ends in order."""
        try:
            await asyncio.wrap_future(self.pulse.beat(now_ms()))
        except (Unavailable, Unknown):
            log.warning("the last beat failed")
