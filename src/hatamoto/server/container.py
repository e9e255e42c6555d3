"""The parts of a running server, wired together: settings, store, people, tables, upkeep."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from sqlalchemy.engine import make_url

from hatamoto.kernel.errors import HatamotoError
from hatamoto.server.connections import Doors
from hatamoto.server.metrics import Metrics
from hatamoto.server.notify import THREADS, Notifier, public_push_key
from hatamoto.server.outbound import OutboundCalls
from hatamoto.server.reading import Readings
from hatamoto.server.registry import Registry
from hatamoto.server.response_cache import ResponseCache
from hatamoto.server.server_time import now_ms
from hatamoto.server.settings import Settings
from hatamoto.server.tasks import BackgroundTasks
from hatamoto.server.thinking import Thinkers
from hatamoto.server.timekeeping import Timekeeper
from hatamoto.server.upkeep import Upkeep
from hatamoto.server.visitors import Visitors
from hatamoto.store.database import Database, Unavailable
from hatamoto.store.file_lock import lock
from hatamoto.store.people import People
from hatamoto.store.pulse import Pulse
from hatamoto.store.purge import Purge
from hatamoto.store.store import CHANNEL, Store

log = logging.getLogger("hatamoto.server")
HERE: Final = Path(__file__).parent
SOURCES: Final = HERE.parents[2]
RETRY_SECONDS: Final = 1.0
SECONDS_TO_LOOK: Final = 10.0
READY_SECONDS: Final = 1.0
SOCKETS: Final = 1000
"""How many addresses may have all the sockets they are allowed."""
PURGE_SECONDS: Final = 3600.0
BAN_SECONDS: Final = 1.0
"""How long a socket may outlive a ban that a command beside the server has made."""


def shipped(packaged: str, source: str) -> Path:
    """A folder of the installed package, or the one next to the sources it is built from."""
    packed = HERE / packaged
    return packed if packed.is_dir() else SOURCES / source


def claimed(database: Database) -> IO[bytes] | None:
    """Lock an SQLite file for this server; raises Unavailable when another server has the lock.

    The lock ends with the process. Several servers need PostgreSQL, which carries their notices.
    """
    if database.file is None:
        return None
    claim = open(f"{database.file}.lock", "ab")  # noqa: SIM115  # open until the server ends
    try:
        lock(claim)
    except BlockingIOError:
        claim.close()
        raise Unavailable(
            f"another server has {database.file}; several servers need PostgreSQL"
        ) from None
    except OSError as error:
        log.warning("this disk has no locks (%s): see that no other server uses the file", error)
    return claim


class Container:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.push_key = public_push_key(settings.push_key)
        self.database = Database(settings.database)
        self._claim = claimed(self.database)
        self.store = Store(self.database)
        self.people = People(self.database)
        self.purge = Purge(self.database)
        self.metrics = Metrics()
        self.visitors = Visitors(settings, self.people, self.metrics)
        self.notifier = Notifier(settings, self.people, self.metrics)
        self.lookups = OutboundCalls(THREADS, SECONDS_TO_LOOK)
        """Resolves the hosts of links that players gave."""
        thinkers = Thinkers(settings.thinkers)
        self.registry = Registry(self.store, self.notifier, thinkers, self.metrics)
        self.registry.reveal_ms = settings.reveal_seconds * 1000
        self.upkeep = Upkeep(self.registry)
        self.timekeeper = Timekeeper(Pulse(self.database), self.registry)
        self.readings = Readings()
        self.response_cache = ResponseCache()
        self.page = Path(settings.page) if settings.page else shipped("page", "web/dist")
        self.guides = shipped("guides", "docs/games")
        self.sockets = Doors(settings.connections, settings.connections * SOCKETS)
        """Open sockets by the address of the player, also behind a proxy."""
        self.is_draining = False
        self.loop: asyncio.AbstractEventLoop | None = None
        self._ready_until = 0.0
        self.tasks = BackgroundTasks()

    async def open(self) -> None:
        """Start the clocks, listen to other processes, and resume unfinished tables."""
        self.loop = asyncio.get_running_loop()
        await self.timekeeper.start()
        self.tasks.start(self.timekeeper.run())
        self.tasks.start(self.upkeep.run())
        if self.database.is_postgres:
            self.tasks.start(self._listen())
        self.tasks.start(self.upkeep.wake_unfinished())
        self.tasks.start(self._end_banned())
        if self.settings.purge_days:
            self.tasks.start(self._purge_regularly())

    def drain(self) -> None:
        """The server is to end soon: it is not ready any more, and sockets go elsewhere."""
        self.is_draining = True
        log.info("draining: no new sockets, and /readyz answers 503")
        self.registry.presence.send_away()

    async def check_ready(self) -> None:
        """Raise HatamotoError unless the store takes writes; asked at most once a second."""
        if self.is_draining:
            raise Unavailable("the server is about to end")
        if time.monotonic() >= self._ready_until:
            await asyncio.wrap_future(self.timekeeper.pulse.beat(now_ms()))
            self._ready_until = time.monotonic() + READY_SECONDS

    async def close(self) -> None:
        """Stop everything; what was acknowledged is in the store."""
        self.tasks.cancel()
        self.registry.close()
        await self.timekeeper.stop()
        self.readings.close()
        self.notifier.calls.close()
        self.lookups.close()
        await asyncio.to_thread(self.database.close)
        if self._claim is not None:
            self._claim.close()

    async def _purge_regularly(self) -> None:
        """Delete what was never used, for as long as the server runs."""
        while True:
            with suppress(Unavailable):
                await self._purge()
            await asyncio.sleep(PURGE_SECONDS)

    async def _purge(self) -> None:
        """Tables first: who held a seat at none but those is then unused as well."""
        at, days = now_ms(), self.settings.purge_days
        for id in await self._purged("tables", lambda: self.purge.tables(at, days, self._kept())):
            self.registry.forget(id)
            self.store.notify("purged", id)
        await self._purged("guests", lambda: self.purge.guests(at, days))
        await self._purged("sessions", lambda: self.purge.sessions(at))

    async def _end_banned(self) -> None:
        """Close the sockets of whoever is banned, for as long as the server runs.

        Only PostgreSQL carries notices of other processes, and even they may get lost.
        """
        known: set[str] = set()
        while True:
            with suppress(Unavailable):
                banned = await asyncio.to_thread(self.visitors.bans.current, now_ms())
                for holder in banned - known:
                    self.registry.presence.doubt(holder)
                known = banned
            await asyncio.sleep(BAN_SECONDS)

    def _kept(self) -> list[str]:
        return list(self.registry.live)

    async def _purged(self, kind: str, batch: Callable[[], Future[list[str]]]) -> list[str]:
        """Batch after batch until nothing is left; what is gone is counted."""
        every: list[str] = []
        while gone := await asyncio.wrap_future(batch()):
            every += gone
            self.metrics.count("purged", kind, len(gone))
        return every

    async def _listen(self) -> None:
        """Receive notices of other processes for as long as the server runs."""
        import psycopg

        url = make_url(self.settings.database).set(drivername="postgresql")
        while True:
            with suppress(psycopg.Error, HatamotoError):
                await self._listen_once(url.render_as_string(hide_password=False))
            log.warning("the database does not answer; listening again soon")
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self, url: str) -> None:
        import psycopg

        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            for live in list(self.registry.live.values()):
                await self.registry.writer.catch_up(live)
            async for notice in connection.notifies():
                self.registry.receive(notice.payload.split(" "))
