"""A WebSocket connection that outlives the request that opened it.

Most sockets are idle most of the time. Once a socket is at its table, an object keeps it: its
request, its headers and the task that served it are let go, and a task runs only while there is a
message of the client to answer.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected

from hatamoto.server.paced_socket import PacedSocketProtocol

DISCONNECT: Final = "websocket.disconnect"
Event = dict[str, Any]
"""A message of the ASGI specification."""


class Keeper(Protocol):
    """What keeps a connection."""

    def notice(self) -> None:
        """A message has come, or the connection has ended."""

    def drained(self) -> None:
        """The send buffer has room again."""


class Gate:
    """An event with the methods of asyncio's, which holds a deque even if nobody waits."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = True
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        """Whether nobody has to wait."""
        return self._is_set

    def clear(self) -> None:
        """Let everybody wait from now on."""
        self._is_set = False

    def set(self) -> None:
        """Let everybody go on."""
        self._is_set = True
        waiting, self._waiting = self._waiting, ()
        for waiter in waiting:
            if not waiter.done():
                waiter.set_result(None)

    async def wait(self) -> None:
        """Wait until it is set."""
        while not self._is_set:
            waiter = asyncio.get_running_loop().create_future()
            self._waiting = (*self._waiting, waiter)
            await waiter


class Inbox:
    """The messages that were not taken yet: a queue for one reader, small while it is empty."""

    __slots__ = ("_arrival", "_messages", "keeper")

    def __init__(self) -> None:
        self._messages: list[Event] = []
        self._arrival: asyncio.Future[None] | None = None
        self.keeper: Keeper | None = None

    def empty(self) -> bool:
        """Whether there is no message."""
        return not self._messages

    def put_nowait(self, message: Event) -> None:
        """Add a message, and tell whoever reads them."""
        self._messages.append(message)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)
        if self.keeper is not None:
            self.keeper.notice()

    async def get(self) -> Event:
        """Take the first message, once there is one."""
        while not self._messages:
            self._arrival = asyncio.get_running_loop().create_future()
            try:
                await self._arrival
            finally:
                self._arrival = None
        return self._messages.pop(0)


class KeptSocketProtocol(PacedSocketProtocol):
    """A connection that stays open after its application has returned, if somebody keeps it."""

    keeper: Keeper | None = None

    def __init__(self, *parts: Any, **more: Any) -> None:
        super().__init__(*parts, **more)
        self.writable = Gate()  # type: ignore[assignment]  # what the framework uses of an event
        self.queue: Inbox = Inbox()  # type: ignore[assignment]  # the same of a queue

    def keep(self, keeper: Keeper) -> None:
        """Tell a keeper about messages from now on, and forget the request."""
        self.keeper = self.queue.keeper = keeper
        self.scope = {}  # type: ignore[typeddict-item]  # nothing reads it any more
        del self.request, self.response
        if not self.queue.empty():
            keeper.notice()

    async def refuse(self, status: int, why: str) -> None:
        """Answer the request for a socket with an error, for which a proxy asks another process."""
        await self.send({"type": "websocket.http.response.start", "status": status, "headers": []})
        await self.send({"type": "websocket.http.response.body", "body": why.encode()})

    async def close(self, code: int) -> None:
        """Send a close frame; the client answers it, or is cut off."""
        try:
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
        except (ClientDisconnected, RuntimeError):  # It was closed before.
            return

    def resume_writing(self) -> None:
        """The send buffer has room again."""
        super().resume_writing()
        if self.keeper is not None:
            self.keeper.drained()

    async def run_asgi(self) -> None:
        """Run the application, and close the connection at its end unless somebody keeps it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self.keeper is None and self.close_timer is None:
            self.transport.close()
