"""The context of the current request: its id, its route and its visitor."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass

from litestar.types import Scope


@dataclass(slots=True)
class Access:
    """A request or socket: its id, who asks, and what has been answered so far."""

    id: str
    scope: Scope
    holder: str = "nobody"
    status: int = 0
    """The status of the response, or the code a socket was closed with; 0 while there is none."""
    size: int = 0
    """Bytes sent, before a socket compresses them."""
    address: str = ""
    """The client's address, of a socket that is kept."""
    finish: Callable[[], None] | None = None
    """Writes the log line and ends the trace."""
    is_kept: bool = False
    """Whether this is a socket that stays open after its request was served."""

    def keep(self, address: str) -> None:
        """Finish when the socket closes, and let go of the headers until then."""
        self.is_kept = True
        self.address = address
        # Only the route is asked for later.
        self.scope = {"path_template": self.route}  # type: ignore[assignment]

    def let_go(self) -> None:
        """The socket has closed."""
        if self.is_kept and self.finish is not None:
            self.finish()

    @property
    def method(self) -> str:
        """The method; sockets have none."""
        return str(self.scope.get("method") or "SOCKET")

    @property
    def route(self) -> str:
        """The template of the route, which holds no secret; a dash where there is no route."""
        return self.scope.get("path_template") or "-"


CURRENT: ContextVar[Access | None] = ContextVar("access", default=None)


def note_holder(id: str) -> None:
    """Record the visitor of the current request."""
    access = CURRENT.get()
    if access is not None:
        access.holder = id


def note_status(status: int) -> None:
    """Record how the current request was answered."""
    access = CURRENT.get()
    if access is not None:
        access.status = status


def request_name() -> str:
    """The id of the current request for the log; empty outside a request."""
    access = CURRENT.get()
    return "" if access is None else f"{access.method} {access.route}"


class WithRequest(logging.Filter):
    """Adds the id of the current request to every log record."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Add the id; no record is filtered out."""
        access = CURRENT.get()
        record.request = "" if access is None else access.id
        record.tag = "" if access is None else f" [{access.id}]"
        return True
