"""One client at a table: everything it has not seen goes out, and its commands are answered."""

from __future__ import annotations

import asyncio
import logging
from contextvars import copy_context
from typing import Any, Final

from litestar.exceptions import WebSocketDisconnect

from hatamoto.server.container import Container
from hatamoto.server.encoded_message import Outlet, encode_message
from hatamoto.server.kept_socket import DISCONNECT
from hatamoto.server.limits import TooMany
from hatamoto.server.live import Listener, LiveTable
from hatamoto.server.request_context import CURRENT
from hatamoto.server.socket_replies import Sender, reply
from hatamoto.server.visitors import Visitor
from hatamoto.store.database import OUTAGE, Unavailable

PAUSE: Final = 0.05
"""Seconds before the next message of a client that floods the socket is read."""
SESSION_SECONDS: Final = 300.0
"""How long a socket may outlive an expired token or cookie, in seconds."""
STORE_SECONDS: Final = 1.0
"""Seconds before the store is asked again after it did not answer."""
SIGNED_OUT: Final = 4001
"""The close code when the session has ended."""
RESTART: Final = 1012
"""The close code when the server is shutting down, or the store does not answer."""
FAILED: Final = 1011
"""The close code after an error of the server."""
GONE: Final = (WebSocketDisconnect, OSError)
"""Raised once the client has disconnected."""
log = logging.getLogger("hatamoto.socket")


class TableSocket(Listener):
    """Keeps the connection of a client at a table. It has a task only while it answers."""

    __slots__ = (
        "_access",
        "_address",
        "_container",
        "_context",
        "_is_over",
        "_line",
        "_live",
        "_visitor",
        "_work",
    )

    def __init__(
        self,
        container: Container,
        outlet: Outlet,
        live: LiveTable,
        visitor: Visitor | None,
        address: str,
    ) -> None:
        super().__init__(visitor.holder.id if visitor else "", outlet)
        self._container = container
        self._live = live
        self._visitor = visitor
        self._address = address
        self._line = outlet.line
        self._access = CURRENT.get()
        self._context = copy_context()
        """Names the request on log lines and in traces."""
        self._work: asyncio.Task[None] | None = None
        self._is_over = False

    async def enter(self) -> None:
        """Join the table, send all of it, and keep the connection until it closes."""
        registry = self._container.registry
        registry.metrics.count("sockets")
        self._container.unread.enter(self._address, self._line)
        try:
            registry.presence.join(self._live, self)
            await self._send_table()
        except GONE:
            self._leave()
        except OUTAGE:
            self._leave()
            await self.close(RESTART)
        except BaseException:
            self._leave()
            raise
        else:
            self._keep()

    async def _send_table(self) -> None:
        reader, seen = self.reader, None
        container, live = self._container, self._live
        may_play = self._visitor is not None and self._visitor.may_play
        if reader.holder:
            seen = await asyncio.to_thread(container.store.last_seen, live.table.id, reader.holder)
        self.is_behind = False
        message = await container.readings.table_message(live, reader, seen, may_play)
        packed = container.readings.compress(message)
        await self.outlet.send(await packed if self.outlet.deflates else encode_message(message))
        self.has_table = True

    def _keep(self) -> None:
        if self._access is not None:
            self._access.keep(self._address)
        self._line.keep(self)
        if self.is_sent_away:
            self.send_away()
            return
        self.recheck()  # The session may have ended since it was looked up.
        if self.is_behind:
            self._live.tell(self)

    # What the table and the server ask for

    def send_away(self) -> None:
        """Close the socket once its command is answered, so that its client reconnects."""
        self.is_sent_away = True
        if self.has_table and self._work is None:
            self._container.tasks.start(self.close(RESTART))

    def fail(self) -> None:
        """Close the socket after an error of the server."""
        self.is_sent_away = True
        self._container.tasks.start(self.close(FAILED))

    def recheck(self) -> None:
        """Close the socket if its session has ended."""
        if self._visitor is not None:
            self._container.tasks.start(self.check_session())

    async def check_session(self) -> None:
        """Close the socket if its session has ended; retries until the store answers."""
        while self._visitor is not None and not self._is_over:
            try:
                if not await self._container.visitors.holds(self._visitor):
                    await self.close(SIGNED_OUT)
                return
            except Unavailable:
                await asyncio.sleep(STORE_SECONDS)

    async def close(self, code: int) -> None:
        """Close the socket with a code, unless it is closed already."""
        if self._line.is_open:
            if self._access is not None:
                self._access.status = code
            await self._line.close(code)

    # What the connection reports

    def drained(self) -> None:
        """The client has read what was sent; send what it has missed."""
        if self.is_behind and not self._is_over:
            self._live.tell(self)

    def notice(self) -> None:
        """A message has come, or the connection has ended."""
        if self._work is None and not self._is_over:
            work = self._line.loop.create_task(self._serve(), context=self._context)
            self._work = work
            self._line.tasks.add(work)  # The server waits for these when it shuts down.
            work.add_done_callback(self._line.tasks.discard)

    async def _serve(self) -> None:
        """Answer the messages that have come, one by one."""
        try:
            while not self._line.queue.empty() and not self._is_over and not self.is_sent_away:
                message: Any = await self._line.receive()
                if message["type"] == DISCONNECT:
                    self._leave()
                else:
                    await self._answer(message.get("text") or message.get("bytes") or "")
        except GONE:
            self._leave()
        except Exception as error:
            log.error("a socket failed", exc_info=error)
            self.fail()
        finally:
            self._work = None
        self._finish()

    def _finish(self) -> None:
        """After a piece of work: the end of the connection must be noticed in any case."""
        if self._is_over or not self.is_sent_away:
            return
        if self._line.is_open:
            self.send_away()
        else:
            self._leave()

    async def _answer(self, payload: str | bytes) -> None:
        """Answer a message; clients that flood the socket are read more slowly."""
        who = self.reader.holder or f"nobody at {self._address}"
        sender = Sender(self._visitor, who, self._address)
        answer = await reply(self._container, self._live, sender, payload)
        await self.outlet.send(encode_message(answer))
        if answer["is"] == "reply" and not answer["ok"] and answer["error"].code == TooMany.slug:
            await asyncio.sleep(PAUSE)

    def _leave(self) -> None:
        if self._is_over:
            return
        self._is_over = True
        container = self._container
        container.registry.presence.leave(self._live, self)
        container.registry.metrics.count("sockets", amount=-1)
        container.sockets.release(self._address)
        container.unread.leave(self._address, self._line)
        if self._access is not None:
            self._access.let_go()


async def end_expired(container: Container) -> None:
    """Close the sockets whose session has run out, for as long as the server runs."""
    while True:
        await asyncio.sleep(SESSION_SECONDS)
        for live in list(container.registry.live.values()):
            for listener in list(live.listeners):
                await listener.check_session()
