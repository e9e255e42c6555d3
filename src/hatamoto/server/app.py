"""The application: routes, security headers, the page, health, documentation."""

from __future__ import annotations

import asyncio
import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Litestar, MediaType, Response, get, route
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from hatamoto import __version__, catalog
from hatamoto.kernel.errors import HatamotoError
from hatamoto.server import accounts, routes
from hatamoto.server.container import Container
from hatamoto.server.faults import on_anything, on_http, on_ours
from hatamoto.server.routes import Asked, container_of
from hatamoto.server.settings import Settings
from hatamoto.server.socket import table_socket
from hatamoto.server.validation_messages import BodyRequest

READ_METHODS: Final = [HttpMethod.GET, HttpMethod.HEAD]
LONGEST_PATH: Final = 200
MOST_BYTES: Final = 65_536
"""The largest request body."""
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; "
        "frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


NO_STORE: Final = [(b"cache-control", b"no-store")]
"""Responses are not cached, except files of the page."""
EXTRA: Final = [(key.encode(), value.encode()) for key, value in HEADERS.items()]


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the security headers to every response, and count it."""
    if message["type"] == "http.response.start":
        given = list(message["headers"])
        fresh = [] if any(key == b"cache-control" for key, _ in given) else NO_STORE
        message["headers"] = [*given, *fresh, *EXTRA]
        container: Container = scope["litestar_app"].state.container
        container.registry.metrics.count("requests", str(message["status"]))


@route("/healthz", http_method=READ_METHODS, media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process is alive."""
    return "ok"


@route("/readyz", http_method=READ_METHODS, media_type=MediaType.TEXT)
async def readyz(request: Asked) -> Response[str]:
    """The process can serve: the database answers."""
    try:
        await asyncio.to_thread(container_of(request).store.is_well)
    except Exception:
        return Response("the database does not answer", status_code=503)
    return Response("ready")


@get("/api", sync_to_thread=False, include_in_schema=False)
def documentation(request: Asked) -> dict[str, Any]:
    """The OpenAPI description of all routes."""
    return request.app.openapi_schema.to_schema()


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Asked) -> str:
    """Counters in the Prometheus format."""
    return container_of(request).registry.metrics.text()


@route(["/", "/{path:path}"], http_method=READ_METHODS, include_in_schema=False)
async def page(request: Asked, path: str = "") -> Response[bytes]:
    """The page: a file of its folder, or index.html for the page's own routes."""
    found = await asyncio.to_thread(page_file, container_of(request).page.resolve(), path)
    body = await asyncio.to_thread(found.read_bytes)
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    lasting = "/assets/" in path
    cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
    return Response(body, media_type=kind, headers={"cache-control": cache})


def page_file(folder: Path, path: str) -> Path:
    """The file for a path; raises NotFoundException, also for paths outside the folder."""
    strange = not path.isprintable() or len(path) > LONGEST_PATH
    if strange or path == "/api" or path.startswith("/api/"):
        raise NotFoundException(detail="there is nothing here")
    wanted = (folder / path.lstrip("/")).resolve()
    if wanted.is_relative_to(folder) and wanted.is_file():
        return wanted
    if "." in Path(path).name:
        raise NotFoundException(detail="there is nothing here")
    if not (folder / "index.html").is_file():
        raise NotFoundException(detail="the page is not built: run make build")
    return folder / "index.html"


def make_app(settings: Settings) -> Litestar:
    """The application for these settings."""
    catalog.use_packs(settings.packs)
    container = Container(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await container.open()
        try:
            yield
        finally:
            await container.close()

    app = Litestar(
        [
            *routes.ROUTES,
            *accounts.ROUTES,
            table_socket,
            healthz,
            readyz,
            metrics,
            documentation,
            page,
        ],
        lifespan=[lifespan],
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        exception_handlers=handlers(),
        request_class=BodyRequest,
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Hatamoto",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
    app.state.container = container
    return app


def handlers() -> dict[Any, Any]:
    """The exception handler of each class of error."""
    return {HatamotoError: on_ours, HTTPException: on_http, Exception: on_anything}
