"""Gives every request and socket an id, and writes the access log.

Log lines contain the template of a route, never the path itself, which may hold secrets.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Awaitable
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hatamoto.server.container import Container
from hatamoto.server.request_context import CURRENT, Access

HEADER: Final = b"x-request-id"
SAFE_ID: Final = re.compile(rb"[A-Za-z0-9._-]{8,64}")
"""The form of an id that is accepted from the client."""
STARTS: Final = ("http.response.start", "websocket.accept")
log = logging.getLogger("hatamoto.access")


def request_id(scope: Scope) -> str:
    """The id of a request: its X-Request-Id if that is safe to repeat, else a new one."""
    for key, value in scope["headers"]:
        if key == HEADER and SAFE_ID.fullmatch(value):
            return value.decode()
    return secrets.token_hex(8)


def with_access_log(app: ASGIApp, container: Container) -> ASGIApp:
    """Middleware that gives each request and socket an id, and logs it if the settings say so."""
    is_logged = container.settings.access_log == "on"
    telemetry = container.telemetry

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await app(scope, receive, send)
            return
        access = Access(request_id(scope), scope)
        CURRENT.set(access)
        start = time.perf_counter()
        end_span = None if telemetry is None else telemetry.begin(access)

        def finish() -> None:
            if end_span is not None:
                end_span()
            if is_logged:
                log_access(container, access, time.perf_counter() - start)

        access.finish = finish
        try:
            await app(scope, receive, add_request_id(access, send))
        finally:
            if not access.is_kept:
                finish()

    return served


def add_request_id(access: Access, send: Send) -> Send:
    """A `send` that adds the id to the response and records its status and size.

    It returns `send`'s own awaitable, without another coroutine, because every frame of every
    socket passes through here.
    """

    def noted(message: Message) -> Awaitable[None]:
        row: Any = message
        message_type = row["type"]
        if message_type in STARTS:
            row["headers"] = [*row.get("headers", ()), (HEADER, access.id.encode())]
            access.status = row.get("status", access.status)
        elif message_type == "websocket.close":
            access.status = row.get("code", 1000)
        else:
            access.size += len(row.get("body") or row.get("text") or row.get("bytes") or b"")
        return send(message)

    return noted


def log_access(container: Container, access: Access, seconds: float) -> None:
    """Write the access log line of a finished request."""
    address = access.address or container.visitors.caller(ASGIConnection(access.scope))
    row = {
        "method": access.method,
        "route": access.route,
        "status": access.status,
        "ms": round(1000 * seconds, 1),
        "bytes": access.size,
        "address": address,
        "holder": access.holder,
    }
    log.info(
        "%(method)s %(route)s %(status)d in %(ms)s ms, %(bytes)d bytes, from %(address)a, by"
        " %(holder)s",
        row,
        extra={"access": row},
    )
