"""Whether a request comes from a page of this server."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from hatamoto.server.container import Container
from hatamoto.server.faults import Forbidden

PORTS: Final = {"http": 80, "https": 443}
UNSUBSCRIBE: Final = "/unsubscribe/"
"""Mail programs post there with one click, from any origin; the link is the secret."""
Origin = tuple[str, str | None, int | None]
"""Scheme, host and port."""


def origin_of(url: str) -> Origin | None:
    """The origin of a URL; None if it has none.

    >>> origin_of("https://Games.example.org/t/1") == origin_of("https://games.example.org:443")
    True
    """
    try:
        found = urlsplit(url)
        port = found.port or PORTS.get(found.scheme)
    except ValueError:
        return None
    return (found.scheme, found.hostname, port) if found.scheme in PORTS else None


def is_ours(connection: ASGIConnection[Any, Any, Any, Any], public_url: str) -> bool:
    """Whether the page that asks came from the public address, or from the host it asks.

    Programs send no origin.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    asked = origin_of(origin)
    host = connection.headers.get("host", "")
    ours = (
        [origin_of(public_url)]
        if public_url
        else [origin_of(f"{scheme}://{host}") for scheme in PORTS]
    )
    return asked is not None and asked in ours


def check_origin(request: Request[Any, Any, Any]) -> None:
    """Raise Forbidden for a change requested by a page of another origin."""
    container: Container = request.app.state.container
    if not is_ours(request, container.settings.public_url):
        raise Forbidden("requests from another site are refused")
