"""What is known of the request that the present task works for."""

from __future__ import annotations

import logging
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
    """How much was sent, before a socket compresses it."""

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
    """It is known who asks."""
    access = CURRENT.get()
    if access is not None:
        access.holder = id


def request_name() -> str:
    """The present request as the log names it; nothing outside of one."""
    access = CURRENT.get()
    return "" if access is None else f"{access.method} {access.route}"


class WithRequest(logging.Filter):
    """Puts the id of the present request on every line that is logged."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Note the id; every line is let through."""
        access = CURRENT.get()
        record.request = "" if access is None else access.id
        record.tag = "" if access is None else f" [{access.id}]"
        return True
