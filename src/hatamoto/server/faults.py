"""Translates errors for clients: slugs to HTTP statuses, refusals to sentences."""

from __future__ import annotations

import logging
import math
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from hatamoto import catalog
from hatamoto.kernel.errors import ActionError, BadArgument, HatamotoError
from hatamoto.kernel.game import Game
from hatamoto.server.limits import TooMany
from hatamoto.server.request_context import request_name
from hatamoto.server.validation_messages import request_error
from hatamoto.server.wire import ErrorBody
from hatamoto.table.problems import Problem
from hatamoto.texts import Voice

log = logging.getLogger("hatamoto.server")
STATUS: Final = {
    "bad-argument": 400,
    "not-signed-in": 401,
    "second-factor": 401,
    "banned": 403,
    "not-your-seat": 403,
    "forbidden": 403,
    "unknown-game": 404,
    "no-such-table": 404,
    "not-found": 404,
    "bad-record": 409,
    "illegal-action": 409,
    "not-your-turn": 409,
    "game-over": 409,
    "conflict": 409,
    "key-reused": 409,
    "too-many-requests": 429,
    "bad-content": 500,
    "unavailable": 503,
    "unknown": 503,
}
MAX_BODY_BYTES: Final = 65_536
"""The largest request body."""
SLUG_OF: Final = {400: "bad-argument", 401: "not-signed-in", 403: "forbidden", 404: "not-found"}


class NotSignedIn(HatamotoError):
    """The client is not signed in, or gave a wrong password."""

    slug = "not-signed-in"


class Banned(HatamotoError):
    """The operator of the server has banned this person."""

    slug = "banned"


class Forbidden(HatamotoError):
    """Not allowed: a token that is missing, wrong or not for this, or a table that is private."""

    slug = "forbidden"


class NotFound(HatamotoError):
    """What was asked for does not exist."""

    slug = "not-found"


class Refused(HatamotoError):
    """A refused action, with the game that has the words for the reason."""

    def __init__(self, error: ActionError, game: Game[Any]) -> None:
        super().__init__(str(error))
        self.error = error
        self.game = game


def fault(error: HatamotoError, game: Game[Any] | None = None) -> ErrorBody:
    """An error in the form that clients receive."""
    if isinstance(error, ActionError):
        refusal = error.refusal
        folders = catalog.text_folders(game, "en") if game else []
        voice = Voice(folders, "en")
        sentence = voice.refusal(refusal.reason, refusal.rule, refusal.facts)
        rule = refusal.rule or None
        index = None if error.index < 0 else error.index
        return ErrorBody(error.slug, sentence, rule, refusal.reason, refusal.facts, index)
    reason = error.reason if isinstance(error, Problem) else None
    return ErrorBody(error.slug, str(error), reason=reason)


def answer(found: ErrorBody) -> Response[dict[str, ErrorBody]]:
    """The HTTP answer for a fault."""
    return Response({"error": found}, status_code=STATUS.get(found.code, 400))


def on_hatamoto_error(
    request: Request[Any, Any, Any], error: HatamotoError
) -> Response[dict[str, ErrorBody]]:
    """Handle a HatamotoError."""
    if isinstance(error, Refused):
        return answer(fault(error.error, error.game))
    found = answer(fault(error))
    if isinstance(error, TooMany):
        found.headers["retry-after"] = str(math.ceil(error.seconds))
    return found


def on_http(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[dict[str, ErrorBody]]:
    """Handle an error of the framework: a bad body, an unknown route, a wrong method."""
    code = SLUG_OF.get(error.status_code, "bad-argument")
    found = ErrorBody(code, sentence(request, error)[:300])
    return Response({"error": found}, status_code=error.status_code, headers=error.headers)


def sentence(request: Request[Any, Any, Any], error: HTTPException) -> str:
    """The message for an error of the framework."""
    match error.status_code:
        case 400:
            return request_error(request, error)
        case 405:
            return "this route does not take that method"
        case 413:
            most = request.route_handler.resolve_request_max_body_size()
            return f"a body here has at most {most:,} bytes"
        case _:
            return str(error.detail)


def on_anything(
    request: Request[Any, Any, Any], error: Exception
) -> Response[dict[str, ErrorBody]]:
    """Log an unexpected error; the client gets no details."""
    if isinstance(error, (UnicodeError, RecursionError)):
        return answer(fault(BadArgument("the text is not valid Unicode, or nested too deeply")))
    log.error("unexpected error at %s", request_name(), exc_info=error)
    found = ErrorBody("internal", "something went wrong on the server; nothing you did was lost")
    return Response({"error": found}, status_code=500)
