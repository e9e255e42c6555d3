"""Starts a server."""

from __future__ import annotations

import json
import logging
import sys
import time

import uvicorn

from hatamoto.server.app import make_app
from hatamoto.server.settings import Settings
from hatamoto.server.socket import MOST_BYTES


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON, with the traceback when there is one."""
        row = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            row["traceback"] = self.formatException(record.exc_info)
        return json.dumps(row, ensure_ascii=False)


def set_up_logging(kind: str) -> None:
    """Structured lines on standard error, for people or for programs."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if kind == "json" else plain)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def serve(settings: Settings) -> None:
    """Run until stopped."""
    set_up_logging(settings.log)
    app = make_app(settings)
    print(f"Hatamoto is at {settings.url('/')} (stop it with Ctrl-C)", flush=True)
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        ws_max_size=4 * MOST_BYTES,
        timeout_graceful_shutdown=3,
    )
