"""Compresses responses; large ones in a thread, so as not to block the event loop."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

MIN_COMPRESSED: Final = 500
LARGE: Final = 32_768
"""Bodies of this many bytes or more are compressed in a thread."""
LEVEL: Final = 6


def packed(body: bytes) -> bytes:
    """A body as gzip, always the same for the same body."""
    return gzip.compress(body, LEVEL, mtime=0)


def accepts_gzip(scope: Scope) -> bool:
    """Whether the client accepts gzip."""
    given = [value for key, value in scope["headers"] if key == b"accept-encoding"]
    return any(b"gzip" in value for value in given)


def compressing(app: ASGIApp) -> ASGIApp:
    """Middleware that compresses complete responses if the client accepts gzip."""

    async def compressed(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not accepts_gzip(scope):
            await app(scope, receive, send)
            return
        await app(scope, receive, Packing(send))

    return compressed


class Packing:
    """Sends a response compressed: its start waits until the body is known."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.start: HTTPResponseStartEvent | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
            return
        start, self.start = self.start, None
        if start is not None and message["type"] == "http.response.body":
            body = message["body"]
            is_whole = not message.get("more_body")
            if is_whole and len(body) >= MIN_COMPRESSED and not is_encoded(start):
                message["body"] = await pack(body)
                start = with_length(start, len(message["body"]))
        if start is not None:
            await self.send(cast(Message, start))
        await self.send(message)


async def pack(body: bytes) -> bytes:
    """A body as gzip, off the loop if it is large."""
    return await asyncio.to_thread(packed, body) if len(body) >= LARGE else packed(body)


def is_encoded(start: HTTPResponseStartEvent) -> bool:
    """Whether the response is compressed already."""
    return any(key.lower() == b"content-encoding" for key, _ in start["headers"])


def with_length(start: HTTPResponseStartEvent, length: int) -> HTTPResponseStartEvent:
    """The start of a response whose body was compressed to this many bytes."""
    kept = [pair for pair in start["headers"] if pair[0].lower() != b"content-length"]
    added = [(b"content-length", str(length).encode()), (b"content-encoding", b"gzip")]
    headers = [*kept, *added, (b"vary", b"Accept-Encoding")]
    return cast(HTTPResponseStartEvent, {**start, "headers": headers})
