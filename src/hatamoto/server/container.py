"""The parts of a running server, wired together: settings, store, people, tables, upkeep."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final

from litestar import Request
from sqlalchemy.engine import make_url

from hatamoto import catalog
from hatamoto.extras import requires
from hatamoto.kernel.errors import HatamotoError
from hatamoto.server.bot_pool import BotPool
from hatamoto.server.connections import ConnectionLimit, UnreadBytes
from hatamoto.server.metrics import Metrics
from hatamoto.server.notify import LINK_THREADS, Notifier, public_push_key
from hatamoto.server.outbound_calls import OutboundCalls
from hatamoto.server.registry import Registry
from hatamoto.server.response_cache import ResponseCache
from hatamoto.server.server_time import now_ms
from hatamoto.server.settings import Settings
from hatamoto.server.sign_in import Authenticator
from hatamoto.server.slow_reads import SlowReads
from hatamoto.server.tasks import BackgroundTasks
from hatamoto.server.timekeeping import Timekeeper
from hatamoto.server.upkeep import Upkeep
from hatamoto.server.visitors import Visitors
from hatamoto.store.database import OUTAGE, Database, Unavailable, check_room
from hatamoto.store.file_lock import lock
from hatamoto.store.people import People
from hatamoto.store.pulse import Pulse
from hatamoto.store.purge import Purge
from hatamoto.store.store import CHANNEL, Store

if TYPE_CHECKING:
    from hatamoto.server.telemetry import Telemetry

AnyRequest = Request[Any, Any, Any]
log = logging.getLogger("hatamoto.server")
HERE: Final = Path(__file__).parent
SOURCES: Final = HERE.parents[2]
RETRY_SECONDS: Final = 1.0
SECONDS_TO_LOOK: Final = 10.0
READY_SECONDS: Final = 1.0
MAX_UNREAD: Final = 8 * 1024 * 1024
"""How many bytes the sockets of an address may leave unread before it is refused another one."""
SOCKETS: Final = 1000
"""How many addresses may use their full allowance of sockets at once."""
PURGE_SECONDS: Final = 3600.0
BAN_SECONDS: Final = 1.0
"""How long a socket may outlive a ban made by `hatamoto admin`, in seconds."""


def packaged_folder(packaged: str, source: str) -> Path:
    """A folder of the installed package, or its source folder in a checkout."""
    installed = HERE / packaged
    return installed if installed.is_dir() else SOURCES / source


def lock_database(database: Database) -> IO[bytes] | None:
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


def telemetry_for(settings: Settings, metrics: Metrics, database: Database) -> Telemetry | None:
    """What reports to a collector, if the settings name one; raises MissingExtra."""
    if not settings.telemetry:
        return None
    with requires("telemetry"):
        from hatamoto.server.telemetry import Telemetry

    return Telemetry(settings.telemetry, metrics, database.engine)


class Container:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.push_key = public_push_key(settings.push_key)
        self.database = Database(settings.database)
        self._claim = lock_database(self.database)
        self.store = Store(self.database)
        self.store.editions.keep(list(catalog.GAMES.values()))
        self.people = People(self.database)
        self.purge = Purge(self.database)
        self.metrics = Metrics()
        self.telemetry = telemetry_for(settings, self.metrics, self.database)
        self.visitors = Visitors(settings, self.people, self.metrics)
        self.authenticator = Authenticator(self.visitors)
        self.notifier = Notifier(settings, self.people, self.metrics)
        self.lookups = OutboundCalls(LINK_THREADS, SECONDS_TO_LOOK)
        """Resolves the hosts of links that players gave."""
        thinkers = BotPool(settings.thinkers, settings.bot_cores)
        self.registry = Registry(
            self.store, self.notifier, thinkers, self.metrics, self.visitors.quotas
        )
        self.registry.reveal_ms = settings.reveal_seconds * 1000
        self.upkeep = Upkeep(self.registry)
        self.timekeeper = Timekeeper(Pulse(self.database), self.registry)
        self.readings = SlowReads()
        self.response_cache = ResponseCache()
        self.page = Path(settings.page) if settings.page else packaged_folder("page", "web/dist")
        self.guides = packaged_folder("guides", "docs/games")
        self.sockets = ConnectionLimit(settings.connections, settings.connections * SOCKETS)
        """Open sockets by the address of the player, also behind a proxy."""
        self.unread = UnreadBytes(MAX_UNREAD)
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
        self.tasks.start(self._resume())
        self.tasks.start(self._end_banned())

    async def _resume(self) -> None:
        """Wake unfinished tables, then delete unused data, in this order.

        Otherwise a bot could write to a table that is being deleted.
        """
        await self.upkeep.wake_unfinished()
        if self.settings.purge_days:
            await self._purge_regularly()

    def drain(self) -> None:
        """Stop being ready and close the sockets, because the server will end soon."""
        self.is_draining = True
        log.info("draining: no new sockets, and /readyz answers 503")
        self.registry.presence.send_away()

    async def check_ready(self) -> None:
        """Raise HatamotoError unless the store accepts writes; checked at most once a second."""
        if self.is_draining:
            raise Unavailable("the server is shutting down")
        if time.monotonic() >= self._ready_until:
            check_room(self.database.file)
            await asyncio.wrap_future(self.timekeeper.pulse.beat(now_ms()))
            self._ready_until = time.monotonic() + READY_SECONDS

    async def close(self) -> None:
        """Stop everything; what was acknowledged is in the store."""
        self.tasks.cancel()
        self.registry.close()
        await self.registry.summaries.flush()
        await self.timekeeper.stop()
        self.readings.close()
        self.notifier.close()
        self.lookups.close()
        await asyncio.to_thread(self.database.close)
        if self.telemetry is not None:
            await asyncio.to_thread(self.telemetry.close)
        if self._claim is not None:
            self._claim.close()

    async def _purge_regularly(self) -> None:
        """Delete what was never used, for as long as the server runs."""
        while True:
            with suppress(*OUTAGE):
                await self._purge()
            await asyncio.sleep(PURGE_SECONDS)

    async def _purge(self) -> None:
        """Tables go first: guests who only had a seat at deleted tables are then unused too."""
        at, days = now_ms(), self.settings.purge_days
        for id in await self._purged("tables", lambda: self.purge.tables(at, days, self._kept())):
            self.registry.forget(id)
            self.store.notify("purged", id)
        await self._purged("guests", lambda: self.purge.guests(at, days))
        await self._purged("sessions", lambda: self.purge.sessions(at))

    async def _end_banned(self) -> None:
        """Close the sockets of banned people, for as long as the server runs.

        Only PostgreSQL carries notices of other processes, and even they may get lost.
        """
        known: set[str] = set()
        while True:
            with suppress(*OUTAGE):
                banned = await asyncio.to_thread(self.authenticator.bans.current, now_ms())
                for holder in banned - known:
                    self.registry.presence.recheck_session(holder)
                known = banned
            await asyncio.sleep(BAN_SECONDS)

    def _kept(self) -> list[str]:
        return list(self.registry.live)

    async def _purged(self, kind: str, batch: Callable[[], Future[list[str]]]) -> list[str]:
        """Delete in batches until nothing is left, and count it."""
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


def container_of(request: AnyRequest) -> Container:
    """The server behind a request."""
    container = request.app.state.container
    assert isinstance(container, Container)
    return container
