"""Temporary PostgreSQL and nginx servers for tests and measurements."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import threading
import time
from collections import deque
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from hatamoto.extras import requires

USER: Final = "postgres"
READY: Final = "ready to accept connections"
OTHERS: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
)
SECONDS: Final = 300
"""Timeout for one wait; generous, because the machine may be busy."""
BOUNDED: Final[dict[str, Any]] = {
    "connect_timeout": SECONDS,
    "options": f"-c statement_timeout={SECONDS}s -c lock_timeout={SECONDS}s",
}
"""Timeouts, so that no statement waits forever."""
NGINX: Final = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/nginx.log warn;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream hatamoto {{ {servers} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://hatamoto;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $http_connection;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_connect_timeout 1s; proxy_read_timeout 1h;
            proxy_next_upstream error timeout http_503; proxy_next_upstream_tries {tries};
        }}
    }}
}}
"""
"""The configuration of docs/how-to/run-a-server.md, on loopback."""


def program(name: str) -> str:
    """The path of a PostgreSQL program in Debian's layout."""
    places = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"))]
    found = shutil.which(name, path=os.pathsep.join([*places, os.environ["PATH"]]))
    assert found, f"{name} is not installed; it is in the package postgresql"
    return found


def free_port() -> int:
    """A port nobody listens on."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class PostgresServer:
    """A running PostgreSQL. It refuses to run as root, so root runs it as the postgres user."""

    def __init__(self, folder: Path, *settings: str) -> None:
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
        self.command = [program("postgres"), "-D", str(self.data), *where, *settings]
        self.start()

    def start(self) -> None:
        """Start or restart it, and wait until it is ready."""
        self._is_ready.clear()
        self.process = self._start(self.command)
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
        """Keep reading its log; it would block on a full pipe."""
        assert self.process.stdout is not None
        with self.process.stdout as output:
            for line in output:
                self.lines.append(line)
                if READY in line:
                    self._is_ready.set()

    def url(self, database: str) -> str:
        """The URL of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def emptied(self) -> str:
        """Empty the database and return its URL."""
        with requires("postgres"):
            import psycopg
        with psycopg.connect(self.url(USER), autocommit=True, **BOUNDED) as connection:
            connection.execute(OTHERS)
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.url(USER)

    def stop(self, how: int = signal.SIGQUIT) -> None:
        """Stop it: with SIGKILL, as if it had crashed, or with SIGINT cleanly."""
        self.process.send_signal(how)
        try:
            self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(SECONDS)
        self._listener.join(SECONDS)


class Nginx:
    """A running proxy in front of servers on this machine."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        self.port = free_port()
        servers = " ".join(f"server 127.0.0.1:{port} max_fails=0;" for port in ports)
        file = folder / "nginx.conf"
        file.write_text(
            NGINX.format(folder=folder, servers=servers, port=self.port, tries=len(ports))
        )
        found = shutil.which("nginx", path=f"/usr/sbin:{os.environ['PATH']}")
        assert found, "nginx is not installed; it is in the package of that name"
        self.process = subprocess.Popen([found, "-p", str(folder), "-c", str(file), "-e", "stderr"])
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            with suppress(OSError), closing(socket.create_connection(("127.0.0.1", self.port), 1)):
                return
            time.sleep(0.02)
        raise OSError("nginx did not start")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(SECONDS)
