"""The games as the lobby shows them: names, options and texts in both languages, and their data."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from hatamoto import catalog
from hatamoto.bots import LEVELS
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.game import Game, Option
from hatamoto.texts import Voice

LANGUAGES: Final = ("en", "ja")
TEXTS: Final = Path(__file__).parent / "text"
SHARED: Final = Path(__file__).parents[1] / "texts" / "data"
Json = dict[str, object]

SHELF: Final = tomllib.loads((Path(__file__).parent / "shelf.toml").read_text(encoding="utf-8"))
"""What the lobby says of every game, the coming ones too."""


def check_language(lang: str) -> str:
    """The language, if we have it; raises BadArgument."""
    if lang not in LANGUAGES:
        raise BadArgument(f"there is no language {lang!r:.20}; there is {', '.join(LANGUAGES)}")
    return lang


def games() -> list[Json]:
    """Every game on the shelf."""
    return [game_row(row) for row in SHELF["game"]]


def game_row(row: Json) -> Json:
    """A game as the lobby shows it; one that is still to come has only its names."""
    id = str(row["id"])
    if id not in catalog.GAMES:
        return {**row, "available": False, "options": [], "bots": []}
    game = catalog.GAMES[id]
    options = [option_row(game, option) for option in game.options]
    return {**row, "available": True, "options": options, "bots": list(LEVELS)}


def option_row(game: Game[Any], option: Option) -> Json:
    """An option with its explanation in both languages."""
    texts: Json = {}
    for lang in LANGUAGES:
        voice = Voice([game.folder / "text"], lang)
        label, about = f"option-{option.id}", f"option-{option.id}-about"
        values = {value: voice.message(f"{label}-{value}") for value in option.values}
        texts[lang] = {
            "label": voice.message(label),
            "about": voice.message(about),
            "values": values,
        }
    kind = "enum" if option.values else "boolean"
    row: Json = {"id": option.id, "kind": kind, "default": option.default}
    return {**row, "values": list(option.values), "text": texts}


def content(id: str) -> Json:
    """A game's data files as JSON, provenance included."""
    folder = catalog.game(id).folder
    return {
        path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.toml"))
    }


def shared_texts(lang: str) -> str:
    """The words of the table and of the page."""
    check_language(lang)
    parts = [folder / f"{lang}.ftl" for folder in (SHARED, TEXTS)]
    return "\n".join(path.read_text(encoding="utf-8") for path in parts if path.exists())


def game_texts(id: str, lang: str) -> str:
    """The words of a game."""
    check_language(lang)
    return (catalog.game(id).folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


def guide(folder: Path, id: str, page: str, lang: str) -> str:
    """A page of a game's guide; where it is not translated, the English one."""
    check_language(lang)
    home = folder / catalog.game(id).id
    path = home / (f"{page}.ja.md" if lang == "ja" else f"{page}.md")
    return (path if path.exists() else home / f"{page}.md").read_text(encoding="utf-8")
