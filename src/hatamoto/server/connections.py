"""Limits connections per address and in total, and what a request may send and in which time."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.protocol import OPEN

from hatamoto.server.kept_socket import Keeper, KeptSocketProtocol
from hatamoto.server.paced_socket import FRAMES_PER_COMMAND

SPARE_FILES: Final = 64
"""File descriptors kept free for the database, logs and bot processes."""
FILES: Final = 65_536
"""File descriptors assumed where the system sets no limit."""
SHARE: Final = 4
"""One address may hold at most one in this many of all possible connections."""
REQUEST_SECONDS: Final = 20.0
"""How long a request may take to arrive, from the connection or its first byte."""

MAX_HEAD_BYTES: Final = 32_768
MAX_HEADERS: Final = 100
HEAD_TOO_LARGE: Final = (
    f"the head of a request has at most {MAX_HEAD_BYTES} bytes, {MAX_HEADERS} headers"
)
REFUSAL: Final = (
    "HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain; charset=utf-8\r\n"
    f"content-length: {len(HEAD_TOO_LARGE)}\r\nconnection: close\r\n\r\n{HEAD_TOO_LARGE}"
).encode()

NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

MAX_BODY_PIECES: Final = 2000
MAX_SENT_BYTES: Final = 4 * 1024 * 1024
"""What may come of a body that is too large before the connection is closed, so that its sender
has time to read why; each piece of a chunked body costs as much, however small it is."""
MAX_PIPELINED: Final = 8
"""How many requests may wait behind one that is not answered; browsers send none."""

DEFLATE_LEVEL: Final = 3
"""Nearly as small as zlib's own choice, in half the time."""
WINDOW: Final = 15
"""The window of compressed messages, as a power of two."""
CLIENT_WINDOW: Final = 12
LINE: Final = "hatamoto.line"
"""The key under which a socket's scope holds its connection."""
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    client_max_window_bits=CLIENT_WINDOW,
    compress_settings={"level": DEFLATE_LEVEL},
)
"""The negotiated compression: every message on its own (no context takeover)."""


class ConnectionLimit:
    """Counts the open connections of each address."""

    def __init__(self, max_each: int, max_total: int) -> None:
        self.max_each = max_each
        self.max_total = max_total
        self.open: Counter[str] = Counter()
        self.total = 0

    def acquire(self, address: str) -> bool:
        """Count one more connection of an address; returns False if it has too many."""
        if self.total >= self.max_total or self.open[address] >= self.max_each:
            return False
        self.open[address] += 1
        self.total += 1
        return True

    def release(self, address: str) -> None:
        """Give back a connection."""
        self.total -= 1
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class UnreadBytes:
    """What the server holds for the clients of each address because they have not read it."""

    def __init__(self, max_each: int) -> None:
        self.max_each = max_each
        self.lines: dict[str, set[LimitedSocketProtocol]] = {}

    def has_room(self, address: str) -> bool:
        """Whether one more socket of an address may be opened."""
        return sum(line.unread for line in self.lines.get(address, ())) < self.max_each

    def enter(self, address: str, line: LimitedSocketProtocol) -> None:
        """Count what a socket is sent from now on."""
        self.lines.setdefault(address, set()).add(line)

    def leave(self, address: str, line: LimitedSocketProtocol) -> None:
        """A socket is closed."""
        lines = self.lines[address]
        lines.discard(line)
        if not lines:
            del self.lines[address]


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


def connection_limit(each: int, proxies: int) -> ConnectionLimit:
    """The limit of a server; a proxy's single address may take all connections."""
    total = max(SHARE, files() - SPARE_FILES)
    return ConnectionLimit(total if proxies else min(each, max(1, total // SHARE)), total)


class LimitedHttpProtocol(HttpToolsProtocol):
    """An HTTP connection that counts towards the limit and must send its requests in time."""

    connection_limit: ConnectionLimit
    seconds = REQUEST_SECONDS
    entered = ""
    """The address counted for this connection."""
    patience: asyncio.TimerHandle | None = None
    is_in_head = False
    """Whether a request has begun whose headers are not complete."""
    head_bytes = 0
    is_too_large = False
    body_pieces = 0
    body_bytes = 0
    _unfinished = 0
    """Bytes that came since the request began, as long as its headers are not complete."""

    # asyncio calls this with a plain transport, but declares its base class.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or close it if there are too many."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "local"
        if not self.connection_limit.acquire(address):
            transport.abort()
            return
        self.entered = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the connection back."""
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Start the timeout with the first byte of a request."""
        cycle: RequestResponseCycle | None = self.cycle
        if self.patience is None and (cycle is None or cycle.response_complete):
            self._wait()
        was_in_head = self.is_in_head
        super().data_received(data)
        if was_in_head and self.is_in_head:  # A header without an end is not reported as one.
            self._unfinished += len(data)
            if self._unfinished > MAX_HEAD_BYTES and not self.transport.is_closing():
                self.is_too_large = True
                self.send_400_response("")

    def on_message_begin(self) -> None:
        """Count this request anew; raises ValueError if too many wait before it."""
        if len(self.pipeline) >= MAX_PIPELINED:
            raise ValueError("too many requests wait on this connection")
        self.body_pieces = self.body_bytes = 0
        self.is_in_head, self.head_bytes, self._unfinished = True, 0, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Count the request line."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The rest of the request is its body, which the application limits.

        Raises ValueError, which ends the reading, unless the request names its host once: a proxy
        could have taken it for another host than the application (RFC 9112, section 3.2).
        """
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (not hosts and self.parser.get_http_version() == "1.1"):
            raise ValueError("a request names its host once")
        self.is_in_head = False
        if self._should_upgrade() and self.parser.should_upgrade():
            self._check_handshake()
        super().on_headers_complete()

    def _check_handshake(self) -> None:
        """Raise ValueError unless a request for a socket is a GET without a body.

        The WebSocket protocol would neither answer another one nor close its connection.
        """
        has_body = any(
            name == b"transfer-encoding" or (name == b"content-length" and value.strip() != b"0")
            for name, value in self.headers
        )
        if has_body or self.parser.get_method() != b"GET":
            raise ValueError("a socket is asked for by GET, without a body")

    def on_body(self, body: bytes) -> None:
        """Take a piece of the body; raises ValueError, which ends the reading, if there is no end.

        The application refuses a body that is too large at once, but what is still sent of it
        has to be read.
        """
        self.body_pieces += 1
        self.body_bytes += len(body)
        if self.body_pieces > MAX_BODY_PIECES or self.body_bytes > MAX_SENT_BYTES:
            raise ValueError("this body has no end")
        super().on_body(body)

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request, or has too large a head, and close the connection."""
        if not self._is_turn_to_answer():
            self.transport.close()
        elif self.is_too_large:
            self.transport.write(REFUSAL)
            self.transport.close()
        else:
            super().send_400_response(msg)

    def _is_turn_to_answer(self) -> bool:
        """Whether the client would take an answer for that to what is being read.

        While an earlier request is not answered, or after the answer to this one has begun, it
        would be taken for that to another request.
        """
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None:
            return True
        is_of_cycle = cycle.more_body and not self.is_in_head
        is_free = not cycle.response_started if is_of_cycle else cycle.response_complete
        return bool(is_free) and not self.pipeline

    def _count(self, size: int) -> None:
        """Count a part of the head; raises ValueError, which ends the reading of the request."""
        self.head_bytes += size
        self.is_too_large = self.head_bytes > MAX_HEAD_BYTES or len(self.headers) >= MAX_HEADERS
        if self.is_too_large:
            raise ValueError(HEAD_TOO_LARGE)

    def on_message_complete(self) -> None:
        """Stop the timeout: the request is complete."""
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol, which counts it again."""
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
            self.connection_limit.release(self.entered)
            self.entered = ""


class LimitedSocketProtocol(KeptSocketProtocol):
    """A WebSocket connection that counts towards the same limit, and must be opened in time."""

    connection_limit: ConnectionLimit
    seconds = REQUEST_SECONDS
    entered = ""
    patience: asyncio.TimerHandle | None = None

    def __init__(self, *parts: Any, **more: Any) -> None:
        super().__init__(*parts, **more)
        self.conn.available_extensions = [DEFLATE]

    @property
    def is_open(self) -> bool:
        """Whether messages can be written."""
        return self.conn.state is OPEN and not self.disconnected and not self.close_sent

    @property
    def unread(self) -> int:
        """How many bytes are held in memory until the client reads."""
        return self.transport.get_write_buffer_size()

    @property
    def deflates(self) -> bool:
        """Whether the client accepts compressed messages with the largest window."""
        return any(
            isinstance(found, PerMessageDeflate) and found.local_max_window_bits == WINDOW
            for found in self.conn.extensions
        )

    def handle_connect(self, event: Any) -> None:
        """Put the connection into the scope, where `Outlet` finds it."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][LINE] = {"line": self}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, which the HTTP protocol has just given back."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "local"
        if self.connection_limit.acquire(address):
            self.entered = address
        self.patience = self.loop.call_later(self.seconds, self._give_up)

    def data_received(self, data: bytes) -> None:
        """Refuse a handshake that cannot be read, which the framework would never answer."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def keep(self, keeper: Keeper) -> None:
        """The socket is open: it may stay as long as it likes."""
        super().keep(keeper)
        self._wait_no_more()

    def _wait_no_more(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def _give_up(self) -> None:
        self.patience = None
        if not self.handshake_complete:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the connection back."""
        self._wait_no_more()
        if self.entered:
            self.connection_limit.release(self.entered)
        super().connection_lost(exc)


def protocols(
    connection_limit: ConnectionLimit, rate: int
) -> tuple[type[LimitedHttpProtocol], type[LimitedSocketProtocol]]:
    """The HTTP and WebSocket protocol classes of a server with these limits."""
    request = type("HttpProtocol", (LimitedHttpProtocol,), {"connection_limit": connection_limit})
    limits = {
        "connection_limit": connection_limit,
        "frames_per_second": float(FRAMES_PER_COMMAND * rate),
    }
    socket = type("SocketProtocol", (LimitedSocketProtocol,), limits)
    return request, socket
