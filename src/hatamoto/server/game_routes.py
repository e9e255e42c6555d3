"""The HTTP routes of the games: catalog, content, texts, guides and pictures."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, Final

from litestar import Response, get

from hatamoto import catalog
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.game import Game
from hatamoto.server import lobby, responses
from hatamoto.server.container import AnyRequest, container_of
from hatamoto.table import messages


def cached_response(
    request: AnyRequest, key: Hashable, make: Callable[[], object]
) -> Response[Any]:
    """A response that never changes while the server runs; it is built once."""
    return container_of(request).response_cache.json(key, make).response(request)


def games_body() -> responses.Games:
    """The body of `GET /api/games`."""
    return {"games": lobby.games()}


@get("/api/games", sync_to_thread=True)
def list_games(request: AnyRequest) -> Response[responses.Games]:
    """The games of the catalog."""
    return cached_response(request, "/api/games", games_body)


def edition_of(request: AnyRequest, id: str, content: str | None) -> Game[Any]:
    """A game in an edition that a table here uses; raises BadRecord for any other."""
    if content is not None and not catalog.has_edition(catalog.game(id).id, content):
        container_of(request).store.editions.load(id, content)
    return catalog.edition(id, content)


@get("/api/games/{id:str}/content", sync_to_thread=True)
def game_content(
    request: AnyRequest, id: str, edition: str | None = None
) -> Response[messages.JsonObject]:
    """The data rows of a game, each with its provenance; of the current edition or another."""
    game = edition_of(request, id, edition)
    key = ("content", game.id, game.content_hash)
    return cached_response(request, key, lambda: lobby.content(game))


@get("/api/games/{id:str}/texts/{lang:str}", sync_to_thread=True)
def game_texts(
    request: AnyRequest, id: str, lang: str, edition: str | None = None
) -> Response[responses.Texts]:
    """A game's Fluent catalogue."""
    game = edition_of(request, id, edition)
    key = ("texts", game.id, game.content_hash, lang)
    return cached_response(request, key, lambda: {"ftl": lobby.game_texts(game, lang)})


@get("/api/texts/{lang:str}", sync_to_thread=True)
def shared_texts(request: AnyRequest, lang: str) -> Response[responses.Texts]:
    """The Fluent catalogue of the table and the page."""
    key = ("texts", lang)
    return cached_response(request, key, lambda: {"ftl": lobby.shared_texts(lang)})


@get("/api/games/{id:str}/{page:str}/{lang:str}", sync_to_thread=True)
def game_guide(request: AnyRequest, id: str, page: str, lang: str) -> Response[responses.Page]:
    """How to play (`guide`), the player `aid`, `rulings`, or the `provenance` of the content."""
    names = {
        "guide": "how-to-play",
        "aid": "player-aid",
        "rulings": "rulings",
        "provenance": "provenance",
    }
    if page not in names:
        raise BadArgument(f"there is no page {page!r:.20}; there is {', '.join(names)}")
    guides = container_of(request).guides
    markdown = partial(lobby.guide, guides, id, names[page], lang)
    return cached_response(request, (page, id, lang), lambda: {"markdown": markdown()})


@get("/api/games/{id:str}/pictures/{lesson:str}/{lang:str}", sync_to_thread=True)
def game_picture(
    request: AnyRequest, id: str, lesson: str, lang: str
) -> Response[responses.Picture]:
    """The board at the end of a guided opening, as the learner sees it."""
    key = ("picture", id, lesson, lang)
    return cached_response(request, key, lambda: {"svg": lobby.picture(id, lesson, lang)})


ROUTES: Final = [
    list_games,
    game_content,
    game_texts,
    shared_texts,
    game_guide,
    game_picture,
]
