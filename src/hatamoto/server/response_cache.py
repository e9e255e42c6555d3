"""A cache of responses that are the same for everyone, as bytes, plain and compressed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from litestar import MediaType, Request, Response

from hatamoto.server.compression import accepts_gzip, packed
from hatamoto.server.encoded_message import ENCODER


@dataclass(frozen=True)
class CachedResponse:
    """A body that is ready to be sent."""

    body: bytes
    packed: bytes
    media_type: str

    def response(self, request: Request[Any, Any, Any], **headers: str) -> Response[Any]:
        """The response, compressed if the client takes that."""
        if not accepts_gzip(request.scope) or len(self.packed) >= len(self.body):
            return Response(self.body, media_type=self.media_type, headers=headers)
        added = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(self.packed, media_type=self.media_type, headers={**headers, **added})


def cached(body: bytes, media_type: str = MediaType.JSON) -> CachedResponse:
    """A body, ready to be sent."""
    return CachedResponse(body, packed(body), media_type)


class ResponseCache:
    """Responses by key. There must be few keys: nothing is ever dropped."""

    def __init__(self) -> None:
        self._ready: dict[Hashable, CachedResponse] = {}
        self._making = threading.Lock()

    def take(self, key: Hashable, make: Callable[[], CachedResponse]) -> CachedResponse:
        """The cached response of a key; concurrent requests wait for the first one to build it."""
        found = self._ready.get(key)
        if found is None:
            with self._making:
                found = self._ready.get(key) or make()
                self._ready[key] = found
        return found

    def json(self, key: Hashable, make: Callable[[], object]) -> CachedResponse:
        """The same for plain values, as JSON."""
        return self.take(key, lambda: cached(ENCODER.encode(make())))
