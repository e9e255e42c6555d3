"""PostgreSQL for tests: Debian's server on a free port, in a folder that is gone afterwards."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

USER = "postgres"
READY = "ready to accept connections"
OTHERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
QUICK = ["-c", "fsync=off", "-c", "full_page_writes=off"]
"""The machine does not fail in these tests, only processes do."""
SECONDS = 60
BOUNDED: dict[str, Any] = {
    "connect_timeout": SECONDS,
    "options": f"-c statement_timeout={SECONDS}s -c lock_timeout={SECONDS}s",
}
"""Nothing is waited for without end."""


def program(name: str) -> str:
    """A program of PostgreSQL, wherever Debian has put it."""
    places = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"))]
    found = shutil.which(name, path=os.pathsep.join([*places, os.environ["PATH"]]))
    assert found, f"{name} is not installed; it is in the package postgresql"
    return found


def free_port() -> int:
    """A port nobody listens on."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """A running server; PostgreSQL refuses to run as root, so root runs it as its own user."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.port = free_port()
        self.lines: deque[str] = deque(maxlen=200)
        self._is_ready = threading.Event()
        self.user = USER if os.getuid() == 0 else None
        if self.user:
            shutil.chown(folder, self.user, self.user)
        initdb = [program("initdb"), "-D", str(self.data), "-U", USER, "-A", "trust", "--no-sync"]
        self._start([*initdb, "--locale=C.UTF-8"]).communicate(timeout=SECONDS)
        where = ["-p", str(self.port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"]
        self.process = self._start([program("postgres"), "-D", str(self.data), *where, *QUICK])
        self._wait()

    def _start(self, command: list[str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            command,
            user=self.user,
            group=self.user,
            extra_groups=[] if self.user else None,
            cwd="/",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def _wait(self) -> None:
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        assert self._is_ready.wait(SECONDS), "PostgreSQL did not start: " + "".join(self.lines)

    def _listen(self) -> None:
        """Read what it logs for as long as it lives: nobody can write into a pipe that is full."""
        assert self.process.stdout is not None
        with self.process.stdout as told:
            for line in told:
                self.lines.append(line)
                if READY in line:
                    self._is_ready.set()

    def url(self, database: str) -> str:
        """How one reaches a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def emptied(self) -> str:
        """The database with nothing in it; its URL."""
        with psycopg.connect(self.url(USER), autocommit=True, **BOUNDED) as connection:
            connection.execute(OTHERS)
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.url(USER)

    def stop(self) -> None:
        """End it at once."""
        self.process.send_signal(signal.SIGQUIT)
        try:
            self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(SECONDS)
        self._listener.join(SECONDS)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A server for as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="hatamoto-pg-") as folder:
        running = Cluster(Path(folder))
        try:
            yield running
        finally:
            running.stop()
