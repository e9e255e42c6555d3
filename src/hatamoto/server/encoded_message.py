"""Messages of the socket, encoded and compressed once for all connections that receive them.

Every message is compressed on its own, without context takeover: one compressed frame then suits
all connections, and no connection needs memory for compression between messages.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from hatamoto.server.connections import DEFLATE_LEVEL, LINE, WINDOW, LimitedSocketProtocol
from hatamoto.server.request_context import CURRENT

MIN_COMPRESSED: Final = 400
"""Messages of this many bytes or more are compressed."""
ENCODER: Final = msgspec.json.Encoder()
LARGE: Final = 32_768
"""The first message of a socket is compressed in a thread if it has this many bytes or more."""


class EncodedMessage:
    """A text message as wire bytes, plain and compressed; each is made when first needed."""

    __slots__ = ("_deflated", "_plain", "payload")

    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        self._plain = b""
        self._deflated = b""

    def bytes_for(self, deflates: bool) -> bytes:
        """The frame for a connection that accepts compressed messages, or for one that does not."""
        if deflates and len(self.payload) >= MIN_COMPRESSED:
            if not self._deflated:
                frame = Frame(Opcode.TEXT, self.payload)
                deflate = PerMessageDeflate(True, True, WINDOW, WINDOW, {"level": DEFLATE_LEVEL})
                self._deflated = frame.serialize(mask=False, extensions=[deflate])
            return self._deflated
        if not self._plain:
            self._plain = Frame(Opcode.TEXT, self.payload).serialize(mask=False)
        return self._plain


def encode_message(body: object) -> EncodedMessage:
    """Encode plain values as a message."""
    return EncodedMessage(ENCODER.encode(body))


def line_of(socket: WebSocket[Any, Any, Any]) -> LimitedSocketProtocol:
    """The connection of a socket."""
    extensions = socket.scope["extensions"] or {}
    line = extensions[LINE]["line"]
    assert isinstance(line, LimitedSocketProtocol)
    return line


class Outlet:
    """Writes to one client's connection directly, bypassing the ASGI middleware."""

    __slots__ = ("_access", "_deflates", "line")

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.line = line_of(socket)
        self._deflates = self.line.deflates
        self._access = CURRENT.get()

    @property
    def deflates(self) -> bool:
        """Whether the client is sent compressed messages."""
        return self._deflates

    @property
    def is_free(self) -> bool:
        """Whether a message can be written now: the send buffer is not full."""
        return self.line.writable.is_set()

    async def until_free(self) -> None:
        """Wait until the send buffer has room."""
        await self.line.writable.wait()

    def write(self, message: EncodedMessage) -> None:
        """Write a message without waiting; does nothing once the connection is closed."""
        line = self.line
        if line.is_open:
            line.transport.write(message.bytes_for(self._deflates))
            if self._access is not None:
                self._access.size += len(message.payload)

    async def send(self, message: EncodedMessage) -> None:
        """Write a message when the client is ready; raises WebSocketDisconnect if it is gone."""
        await self.until_free()
        if not self.line.is_open:
            raise WebSocketDisconnect(detail="the line is closed")
        self.write(message)
