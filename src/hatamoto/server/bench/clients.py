"""The clients of the load test, as cheap as possible because they share the machine."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import struct
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any, Final

import msgspec

PING: Final = 0x89
"""The first byte of a ping frame with FIN set; pings are never fragmented."""
Json = dict[str, Any]
LONG: Final = 126
"""This length means that the real one follows in two bytes; one more, in eight (RFC 6455)."""


FULL_HEAD: Final = 10


class Choice(msgspec.Struct):
    """An action that may be chosen."""

    action: str


class Turn(msgspec.Struct):
    """What a seat may do."""

    ply: int
    legal: list[Choice]


class Fault(msgspec.Struct, frozen=True):
    """Why a command was refused."""

    code: str = ""


class PlayerMessage(msgspec.Struct, rename={"is_": "is"}):
    """The fields of a message of the server that a player needs."""

    is_: str = ""
    ok: bool = True
    ply: int = 0
    error: Fault = Fault()
    status: str = ""
    to_act: list[int] = []
    turns: dict[str, Turn] = {}


DECODER: Final = msgspec.json.Decoder(PlayerMessage)


def decode_message(text: str | bytes) -> PlayerMessage:
    """Decode the fields a player needs."""
    return DECODER.decode(text)


def request(
    port: int, method: str, path: str, body: object = None, **headers: str
) -> tuple[int, Json, str]:
    """One request: status, JSON body, cookie."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=10)) as connection:
        data = None if body is None else json.dumps(body)
        sent = {"Content-Type": "application/json", **headers}
        connection.request(method, path, data, sent)
        answer = connection.getresponse()
        text = answer.read().decode()
        cookie = (answer.getheader("Set-Cookie") or "").split(";")[0]
    return answer.status, json.loads(text) if text.startswith("{") else {}, cookie


class Watcher(asyncio.Protocol):
    """A socket that takes compressed frames as a browser does, counts them, and answers pings."""

    def __init__(self) -> None:
        self.frames = 0
        self.buffer = b""
        self.is_open = asyncio.Event()
        self.has_table = asyncio.Event()
        self.transport: asyncio.Transport | None = None

    @asynccontextmanager
    async def watching(self, port: int, table: str) -> AsyncIterator[None]:
        """Watch a table; returns after the full table has been received."""
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        key = b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        )
        transport.write("\r\n".join((*lines, "", "")).encode())
        await self.has_table.wait()
        self.frames = 0
        try:
            yield
        finally:
            transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by asyncio once connected."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Parse the HTTP response first, then frames."""
        self.buffer += data
        if not self.is_open.is_set():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise OSError(f"no socket: {head[:100]!r}")
            self.is_open.set()
            self.buffer = rest
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Take a frame off the buffer if it is whole."""
        if len(self.buffer) < 2 or (len(self.buffer) < FULL_HEAD and self.buffer[1] >= LONG):
            return False
        start, length = 2, self.buffer[1]
        if length == LONG:
            start, length = 4, struct.unpack_from("!H", self.buffer, 2)[0]
        elif length > LONG:
            start, length = 10, struct.unpack_from("!Q", self.buffer, 2)[0]
        if len(self.buffer) < start + length:
            return False
        if self.buffer[0] == PING:
            self._answer(self.buffer[start : start + length])
        else:
            self.frames += 1
            self.has_table.set()
        self.buffer = self.buffer[start + length :]
        return True

    def _answer(self, ping: bytes) -> None:
        """Answer a ping; a mask of zeros satisfies the protocol and leaves the payload as it is."""
        assert self.transport is not None
        self.transport.write(bytes((0x8A, 0x80 | len(ping), 0, 0, 0, 0)) + ping)
