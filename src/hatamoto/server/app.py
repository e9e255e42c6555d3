"""The application: routes, security headers, the page, health, documentation."""

from __future__ import annotations

import asyncio
import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Litestar, MediaType, Response, get, route
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler, Message, Scope

from hatamoto import __version__, catalog
from hatamoto.kernel.errors import HatamotoError
from hatamoto.server import (
    accounts,
    game_routes,
    passkeys,
    rematch_routes,
    second_factor,
    table_routes,
)
from hatamoto.server.admission import admit, check_operator
from hatamoto.server.compression import compressing
from hatamoto.server.container import AnyRequest, Container, container_of
from hatamoto.server.faults import MAX_BODY_BYTES, on_anything, on_hatamoto_error, on_http
from hatamoto.server.game_routes import cached_response, games_body
from hatamoto.server.response_cache import CachedResponse, ResponseCache, cached
from hatamoto.server.settings import Settings
from hatamoto.server.socket import table_socket
from hatamoto.server.table_socket import end_expired
from hatamoto.server.validation_messages import BodyRequest
from hatamoto.server.watchdog import watch

READ_METHODS: Final = [HttpMethod.GET, HttpMethod.HEAD]
MAX_PATH_LENGTH: Final = 200
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
SECURE: Final = [(b"strict-transport-security", b"max-age=31536000")]
"""Sent when the public URL is https: browsers then never use plain http again (HSTS)."""


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the security headers to every response, and count it."""
    if message["type"] == "http.response.start":
        given = list(message["headers"])
        fresh = [] if any(key == b"cache-control" for key, _ in given) else NO_STORE
        container: Container = scope["litestar_app"].state.container
        secure = SECURE if container.settings.is_secure else []
        message["headers"] = [*given, *fresh, *EXTRA, *secure]
        container.registry.metrics.count("requests", str(message["status"]))


@route("/healthz", http_method=READ_METHODS, media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process is alive."""
    return "ok"


@route("/readyz", http_method=READ_METHODS, media_type=MediaType.TEXT)
async def readyz(request: AnyRequest) -> Response[str]:
    """The process can serve: the database accepts writes and the server is not draining."""
    try:
        await container_of(request).check_ready()
    except HatamotoError as error:
        return Response(str(error), status_code=503)
    return Response("ready")


@get("/api", sync_to_thread=True, include_in_schema=False)
def documentation(request: AnyRequest) -> Response[dict[str, Any]]:
    """The OpenAPI description of all routes."""
    return cached_response(request, "/api", partial(openapi_body, request.app))


def openapi_body(app: Litestar) -> dict[str, Any]:
    """The body of `GET /api`; slow to build."""
    return app.openapi_schema.to_schema()


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: AnyRequest) -> str:
    """Counters in the Prometheus format, for the operator."""
    check_operator(request)
    return container_of(request).registry.metrics.text()


@route(["/", "/{path:path}"], http_method=READ_METHODS, include_in_schema=False)
async def page(request: AnyRequest, path: str = "") -> Response[bytes]:
    """The page: a file of its folder, or index.html for the page's own routes."""
    container = container_of(request)
    folder = container.page.resolve()
    file = await asyncio.to_thread(page_file, folder, path)
    found = await asyncio.to_thread(page_body, container.response_cache, file)
    lasting = file.is_relative_to(folder / "assets")
    cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
    return found.response(request, **{"cache-control": cache})


def page_body(response_cache: ResponseCache, found: Path) -> CachedResponse:
    """The contents of a file, read again when it has changed."""
    media_type = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    is_now = found.stat()
    key = (str(found), is_now.st_mtime_ns, is_now.st_size)
    return response_cache.take(key, lambda: cached(found.read_bytes(), media_type))


def page_file(folder: Path, path: str) -> Path:
    """The file for a path; raises NotFoundException, also for paths outside the folder."""
    is_invalid = not path.isprintable() or len(path) > MAX_PATH_LENGTH
    if is_invalid or path == "/api" or path.startswith("/api/"):
        raise NotFoundException(detail="there is nothing here")
    wanted = (folder / path.lstrip("/")).resolve()
    if wanted.is_relative_to(folder) and wanted.is_file():
        return wanted
    if "." in Path(path).name:
        raise NotFoundException(detail="there is nothing here")
    if not (folder / "index.html").is_file():
        raise NotFoundException(detail="the page is not built: run make build")
    return folder / "index.html"


ROUTES: Final[list[ControllerRouterHandler]] = [
    *game_routes.ROUTES,
    *table_routes.ROUTES,
    *rematch_routes.ROUTES,
    *accounts.ROUTES,
    *second_factor.ROUTES,
    *passkeys.ROUTES,
    table_socket,
    healthz,
    readyz,
    metrics,
    documentation,
    page,
]


def make_app(settings: Settings, bare: Litestar | None = None) -> Litestar:
    """The application for these settings, from a bare one that was made before, if any."""
    catalog.use_packs(settings.packs)
    app = bare_app() if bare is None else bare
    app.state.container = Container(settings)
    return app


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Open the server behind an application, and close it at the end."""
    container: Container = app.state.container
    watch(asyncio.get_running_loop(), container.registry.metrics)
    await container.open()
    container.tasks.start(prepare(app))
    container.tasks.start(end_expired(container))
    try:
        yield
    finally:
        await container.close()


def bare_app() -> Litestar:
    """An application with all its routes, but no settings and no database yet."""
    return Litestar(
        ROUTES,
        lifespan=[lifespan],
        before_request=admit,
        before_send=[add_headers],
        middleware=[compressing],
        exception_handlers=handlers(),
        request_class=BodyRequest,
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Hatamoto",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )


async def prepare(app: Litestar) -> None:
    """Warm up slow responses in a thread, so that no visitor waits for them."""
    response_cache = app.state.container.response_cache
    await asyncio.to_thread(response_cache.json, "/api/games", games_body)
    await asyncio.to_thread(response_cache.json, "/api", partial(openapi_body, app))


def handlers() -> dict[Any, Any]:
    """The exception handler of each class of error."""
    return {HatamotoError: on_hatamoto_error, HTTPException: on_http, Exception: on_anything}
