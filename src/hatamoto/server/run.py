"""Starts a server."""

from __future__ import annotations

import gc
import json
import logging
import signal
import socket
import sys
import time
from contextlib import suppress
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar

from hatamoto.server.access_log import with_access_log
from hatamoto.server.app import make_app
from hatamoto.server.connections import connection_limit, protocols
from hatamoto.server.container import Container
from hatamoto.server.request_context import WithRequest
from hatamoto.server.settings import Settings
from hatamoto.server.wire import MAX_COMMAND_BYTES

COLLECT: Final = (5_000, 4, 500)
"""Garbage collector thresholds. With the defaults, a server with many tables is often searched as a
whole. A search of what is new takes some 10 ms, because that is 20,000 objects at most."""

SWITCH_SECONDS: Final = 0.001
"""Interpreter switch interval (default 5 ms), so that the store thread waits less for the loop."""


class JsonLines(logging.Formatter):
    """Formats log records as one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON, with the traceback when there is one."""
        row = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := getattr(record, "request", ""):
            row["request"] = request
        row |= getattr(record, "access", {})
        if record.exc_info:
            row["traceback"] = self.formatException(record.exc_info)
        return json.dumps(row, ensure_ascii=False)


def set_up_logging(log_format: str) -> None:
    """Log to stderr, as text or as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s%(tag)s")
    handler.setFormatter(JsonLines() if log_format == "json" else plain)
    handler.addFilter(WithRequest())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def freeze_loaded_objects() -> None:
    """Freeze loaded objects, so that the garbage collector does not scan them during play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH_SECONDS)


class AnnouncingServer(uvicorn.Server):
    """A server that prints its address once it is reachable."""

    def __init__(self, config: uvicorn.Config, settings: Settings, container: Container) -> None:
        super().__init__(config)
        self.settings = settings
        self.container = container

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """On the first signal, drain for a while before shutting down, so that others take over."""
        waits = sig == signal.SIGTERM and self.settings.drain_seconds > 0
        if not waits or self.container.is_draining or not self.started:
            super().handle_exit(sig, frame)
            return
        loop = self.container.loop
        assert loop is not None
        loop.call_soon_threadsafe(self.container.drain)
        end = partial(super().handle_exit, sig, frame)
        loop.call_soon_threadsafe(loop.call_later, self.settings.drain_seconds, end)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then print the address."""
        await super().startup(sockets)
        freeze_loaded_objects()
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            link = replace(self.settings, port=port).url("/")
            print(f"Hatamoto is at {link} (stop it with Ctrl-C)", flush=True)


def exit_cleanly(_: int, __: FrameType | None) -> None:
    """Exit normally, so that the semaphores of bot processes are released.

    The framework raises the signal once more after shutting down.
    """
    raise SystemExit(0)


def serve(settings: Settings, bare: Litestar | None = None) -> None:
    """Run until stopped, with a bare application that was made before, if any."""
    set_up_logging(settings.log)
    app = make_app(settings, bare)
    request, socket_line = protocols(
        connection_limit(settings.connections, settings.proxies), settings.rate
    )
    config = uvicorn.Config(
        with_access_log(app, app.state.container),
        http=request,
        ws=socket_line,
        ws_per_message_deflate=False,  # The line has its own way to compress.
        lifespan="on",
        host=settings.host,
        port=settings.port,
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # Visitors reads them, and only with trusted proxies in front.
        ws_max_size=4 * MAX_COMMAND_BYTES,
        timeout_graceful_shutdown=3,
    )
    signal.signal(signal.SIGTERM, exit_cleanly)
    with suppress(KeyboardInterrupt):
        AnnouncingServer(config, settings, app.state.container).run()
