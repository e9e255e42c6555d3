"""Names every request and socket: by an id on its response and in the log, and in an access line.

Lines name the template of a route and never the path itself, which may hold secrets.
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
"""What an id looks like that is taken from whoever asks."""
STARTS: Final = ("http.response.start", "websocket.accept")
log = logging.getLogger("hatamoto.access")


def request_id(scope: Scope) -> str:
    """The id of a request: the one it brings, if that is safe to repeat, else a new one."""
    for key, value in scope["headers"]:
        if key == HEADER and SAFE_ID.fullmatch(value):
            return value.decode()
    return secrets.token_hex(8)


def identified(app: ASGIApp, container: Container) -> ASGIApp:
    """Give every request and socket its id, and log it once it is done if the settings say so."""
    is_logged = container.settings.access_log == "on"

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await app(scope, receive, send)
            return
        access = Access(request_id(scope), scope)
        CURRENT.set(access)
        start = time.perf_counter()
        try:
            await app(scope, receive, noting(access, send))
        finally:
            if is_logged:
                tell(container, access, time.perf_counter() - start)

    return served


def noting(access: Access, send: Send) -> Send:
    """Send the id with the start of a response, and note its status and size.

    It adds no coroutine of its own, because every frame of every socket passes here.
    """

    def noted(message: Message) -> Awaitable[None]:
        row: Any = message
        kind = row["type"]
        if kind in STARTS:
            row["headers"] = [*row.get("headers", ()), (HEADER, access.id.encode())]
            access.status = row.get("status", access.status)
        elif kind == "websocket.close":
            access.status = row.get("code", 1000)
        else:
            access.size += len(row.get("body") or row.get("text") or row.get("bytes") or b"")
        return send(message)

    return noted


def tell(container: Container, access: Access, seconds: float) -> None:
    """Write the access line of a request that is done."""
    address = container.visitors.caller(ASGIConnection(access.scope))
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
