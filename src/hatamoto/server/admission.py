"""Checks every change before its body is read, and who may read the metrics."""

from __future__ import annotations

import hmac
import ipaddress
from typing import Final

from hatamoto.server.container import AnyRequest, container_of
from hatamoto.server.faults import Forbidden
from hatamoto.server.origins import UNSUBSCRIBE, check_origin, origin_of
from hatamoto.server.visitors import SAFE

FORWARDED: Final = {"forwarded", "via", "x-forwarded-for", "x-real-ip"}
"""Headers that a proxy adds."""


async def admit(request: AnyRequest) -> None:
    """Raise unless the body of the request may be read; a refused request counts, too.

    Unsubscribing needs no session: the link is the secret.
    """
    if request.method in SAFE:
        return
    visitors = container_of(request).visitors
    if request.url.path.startswith(UNSUBSCRIBE):
        visitors.count_change(request)
    else:
        check_origin(request)
        await visitors.admit(request)


def check_operator(request: AnyRequest) -> None:
    """Raise Forbidden unless the metrics may be read: with their key, or from this machine.

    They count every answer at every table, so a player who reads them learns when somebody else
    has answered in a simultaneous step.
    """
    key = container_of(request).settings.metrics_key
    if key:
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        is_operator = scheme.lower() == "bearer" and hmac.compare_digest(
            given.strip().encode(), key.encode()
        )
    else:
        is_operator = is_local(request)
    if not is_operator:
        raise Forbidden("the metrics are for the operator of this server")


def is_local(request: AnyRequest) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it.

    A browser here that is on a foreign page asks for the host of that page, even if its name leads
    to this machine (DNS rebinding).
    """
    if FORWARDED & request.headers.keys() or request.client is None:
        return False
    asked = origin_of(f"http://{request.headers.get('host', '')}")
    host = "" if asked is None else asked[1] or ""
    return is_loopback(request.client.host) and (host == "localhost" or is_loopback(host))


def is_loopback(host: str) -> bool:
    """Whether a text is a loopback address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    inner = getattr(address, "ipv4_mapped", None)
    return (inner or address).is_loopback
