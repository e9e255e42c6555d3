"""A server in a process of its own, for measurements and tests."""

from __future__ import annotations

import http.client
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from websockets.asyncio.client import connect

from hatamoto.server.bench.clients import Json, request
from hatamoto.server.bench.machine import cpu_seconds_of, memory_of
from hatamoto.server.bench.scratch_services import free_port

START_SECONDS: Final = 300.0
SEATS: Final = 4
"""The seats of a table made by `ServerProcess.table`."""


class ServerProcess:
    """A server process on a free port with its own database."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        *flags: str,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.port = free_port()
        self.environment = environment or {}
        url = database or f"sqlite:///{folder / 'bench.db'}"
        words = ["serve", "--port", str(self.port), "--database", url, *flags]
        self.command = [sys.executable, "-m", "hatamoto.cli", *words]
        self.log = folder / f"server-{self.port}.log"
        self.start()

    def start(self) -> None:
        """Start the process, or start it again after it was stopped or killed."""
        free = {
            f"HATAMOTO_{name}": "100000" for name in ("RATE", "GUEST_RATE", "QUOTA", "CONNECTIONS")
        }
        environment = {**os.environ, **free, **self.environment}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=environment)

    def wait(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            with suppress(OSError, http.client.HTTPException):
                if self.request("GET", "/readyz")[0] == 200:
                    return
            time.sleep(0.05)
        raise OSError(f"the server did not start: {self.log.read_text()[-500:]}")

    def request(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> tuple[int, Json, str]:
        """One request: status, JSON body, cookie."""
        return request(self.port, method, path, body, **headers)

    def table(self) -> tuple[str, str]:
        """A new table whose seats all belong to one new guest: its id and the guest's cookie."""
        _, me, cookie = self.request("GET", "/api/me")
        headers = {"Cookie": cookie, "X-CSRF-Token": me["csrf"]}
        body = {"game": "shogunate", "seats": [{"who": "me"}] * SEATS}
        status, table, _ = self.request("POST", "/api/tables", body, **headers)
        assert status == 201, table
        return table["id"], cookie

    def socket(self, table: str, cookie: str = "") -> connect:
        """A socket to a table."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": cookie} if cookie else {}
        return connect(url, additional_headers=headers, max_size=None, ping_interval=None)

    def memory_bytes(self) -> int:
        """Bytes of memory the server holds."""
        return memory_of(self.process.pid)

    def cpu_seconds(self) -> float:
        """Seconds of processor time the server has used."""
        return cpu_seconds_of(self.process.pid)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(START_SECONDS)
