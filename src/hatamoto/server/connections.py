"""Lines to the server: so many for one address, so many in all, and none that only waits."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from contextlib import suppress
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SPARE_FILES: Final = 64
"""Files that lines never take: the database, logs, processes of bots."""
FILES: Final = 65_536
"""How many files are counted on where there is no limit."""
SHARE: Final = 4
"""An address may take one part in this many of all lines there can be."""
REQUEST_SECONDS: Final = 20.0
"""How long a request may take to come in, from the line being opened or its first byte."""


class Doors:
    """Counts what each address has open."""

    def __init__(self, most_each: int, most: int) -> None:
        self.most_each = most_each
        self.most = most
        self.open: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Whether one more may come in from an address; it is counted then."""
        if self.total >= self.most or self.open[address] >= self.most_each:
            return False
        self.open[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """One that came in has gone."""
        self.total -= 1
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


if sys.platform == "win32":

    def files() -> int:
        """How many files this process may have open, where the system sets no limit."""
        return FILES

else:
    import resource

    def files() -> int:
        """How many files this process may have open, after asking for all that it may ask for."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        return FILES if soft == resource.RLIM_INFINITY else soft


def doors(each: int, proxies: int) -> Doors:
    """The doors of a server; behind a proxy all lines come from one address, which may take all."""
    most = max(SHARE, files() - SPARE_FILES)
    return Doors(most if proxies else min(each, max(1, most // SHARE)), most)


class RequestLine(HttpToolsProtocol):
    """A line on which requests come in one after the other."""

    doors: Doors
    seconds = REQUEST_SECONDS
    entered = ""
    """The address that is counted for this line."""
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the line, or end it."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "local"
        if not self.doors.enter(address):
            transport.abort()
            return
        self.entered = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in some bytes, perhaps the first of another request."""
        cycle: RequestResponseCycle | None = self.cycle
        if self.patience is None and (cycle is None or cycle.response_complete):
            self._wait()
        super().data_received(data)

    def on_message_complete(self) -> None:
        """A request is whole."""
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The line becomes a socket, which is counted for itself."""
        self._go()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self.patience = self.loop.call_later(self.seconds, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def _go(self) -> None:
        self._wait_no_more()
        if self.entered:
            self.doors.leave(self.entered)
            self.entered = ""


class SocketLine(WebSocketsSansIOProtocol):
    """A line that has become a socket; it came in by the same door."""

    doors: Doors
    entered = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the line, whose place was just given back."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "local"
        if self.doors.enter(address):
            self.entered = address

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        if self.entered:
            self.doors.leave(self.entered)
        super().connection_lost(exc)


def protocols(doors: Doors) -> tuple[type[RequestLine], type[SocketLine]]:
    """The protocols of a server that lets lines in by these doors: for HTTP and for sockets."""
    request = type("RequestLine", (RequestLine,), {"doors": doors})
    socket = type("SocketLine", (SocketLine,), {"doors": doors})
    return request, socket
