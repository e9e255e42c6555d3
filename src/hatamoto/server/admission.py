"""What every change passes before its body is read: origin, rate limits, session, CSRF."""

from __future__ import annotations

from hatamoto.server.container import AnyRequest, container_of
from hatamoto.server.origins import UNSUBSCRIBE, check_origin
from hatamoto.server.visitors import SAFE


async def admit(request: AnyRequest) -> None:
    """Raise unless the request may go on to its body; a refused body has been counted too.

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
