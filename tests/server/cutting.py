"""A connection to PostgreSQL that is cut at the worst moment: after a commit, before its reply."""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress

from tests.store.postgres import USER, PostgresServer, free_port

Work = Callable[[socket.socket, socket.socket], None]
COMMIT = b"Q\x00\x00\x00\x0bCOMMIT\x00"


class Cutting:
    """A proxy that, once armed, cuts the connection after the next commit."""

    def __init__(self, cluster: PostgresServer) -> None:
        self.target = ("127.0.0.1", cluster.port)
        self.port = free_port()
        self.marks: list[bytes] = []
        """The next commits to carry out and not tell: what was written before each of them."""
        self.falls = False
        """Whether nobody gets through after the connection was cut."""
        self.is_down = False
        """Whether nobody gets through."""
        self._lines: set[socket.socket] = set()
        self._made: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", self.port))
        self._door.settimeout(0.2)
        self._threads: list[threading.Thread] = []
        self._doorman = threading.Thread(target=self._accept, daemon=True)
        self._doorman.start()

    @property
    def url(self) -> str:
        """How one reaches the database through it."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{USER}?sslmode=disable"

    def _accept(self) -> None:
        while True:
            try:
                inner, _ = self._door.accept()
            except TimeoutError:
                continue
            except OSError:
                return
            inner.settimeout(None)
            if self.is_down:
                inner.close()
                continue
            try:
                outer = socket.create_connection(self.target)
            except OSError:
                inner.close()
                continue
            self._lines.update((inner, outer))
            self._made += [inner, outer]
            if self.is_down:
                self._end(inner, outer)
                continue
            for work in (self._send, self._tell):
                self._start(work, inner, outer)

    def _start(self, work: Work, inner: socket.socket, outer: socket.socket) -> None:
        thread = threading.Thread(target=work, args=(inner, outer), daemon=True)
        self._threads.append(thread)
        thread.start()

    def _send(self, inner: socket.socket, outer: socket.socket) -> None:
        """From our server to the database."""
        written = b""
        with suppress(OSError):
            while data := inner.recv(65_536):
                written += data
                if COMMIT in data:
                    if self.marks and self.marks[0] in written:
                        self.marks.pop(0)
                        self.is_down = self.falls
                        inner.shutdown(socket.SHUT_WR)
                    written = b""
                outer.sendall(data)
        self._end(inner, outer)

    def _tell(self, inner: socket.socket, outer: socket.socket) -> None:
        """From the database to our server."""
        with suppress(OSError):
            while data := outer.recv(65_536):
                inner.sendall(data)
        self._end(inner, outer)

    def _end(self, *lines: socket.socket) -> None:
        for line in lines:
            self._lines.discard(line)
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()

    def go_down(self) -> None:
        """End every line; nobody gets through any more."""
        self.is_down = True
        self._end(*list(self._lines))

    def come_up(self) -> None:
        """Let new lines through."""
        self.is_down = False

    def close(self) -> None:
        """End it."""
        self._door.close()
        self._doorman.join()
        self.go_down()
        for thread in self._threads:
            thread.join(5)
        for line in self._made:
            line.close()
