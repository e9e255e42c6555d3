"""The games as the lobby shows them: names, options and texts in both languages, and their data."""

from __future__ import annotations

import csv
import tomllib
from functools import cache
from io import StringIO
from itertools import count, takewhile
from pathlib import Path
from typing import Any, Final

from hatamoto import catalog
from hatamoto.bots import LEVELS
from hatamoto.bots.strength import strengths
from hatamoto.kernel.content import is_edition
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.game import Game
from hatamoto.kernel.kinds import Rolling
from hatamoto.kernel.options import Option, seats_needed
from hatamoto.server.responses import (
    ByLang,
    GameInfo,
    GameOption,
    GuidedGame,
    Lang,
    OptionText,
    SeatTitle,
)
from hatamoto.table import lessons
from hatamoto.texts import Voice
from hatamoto.texts.fluent_file import merge_fluent_files

LANGUAGES: Final[tuple[Lang, ...]] = ("en", "ja")
TEXTS: Final = Path(__file__).parent / "text"
SHARED: Final = Path(__file__).parents[1] / "texts" / "data"
Json = dict[str, object]


def check_language(lang: str) -> Lang:
    """Return the language if there are texts in it; raises BadArgument."""
    for known in LANGUAGES:
        if lang == known:
            return known
    raise BadArgument(f"there is no language {lang!r:.20}; there is {', '.join(LANGUAGES)}")


def games() -> list[GameInfo]:
    """Every game of the catalog, as the lobby shows it."""
    return [game_row(game) for game in catalog.GAMES.values()]


def game_row(game: Game[Any]) -> GameInfo:
    """A game as the lobby shows it."""
    return {
        "id": game.id,
        "seats": game.seats,
        "minutes": game.minutes,
        "name": in_both(game, "game-name"),
        "about": in_both(game, "game-blurb"),
        "available": True,
        "seat_titles": seat_titles(game),
        "options": [option_row(game, option) for option in game.options],
        "bots": list(LEVELS),
        "rolls": any(isinstance(kind, Rolling) for kind in game.kinds),
        "strengths": {name: {**row} for name, row in strengths(game.id).items()},
        "guided": [guided_row(lesson) for lesson in lessons.lessons(game.id).values()],
    }


def guided_row(lesson: lessons.Lesson) -> GuidedGame:
    """The set-up of a guided game's table."""
    return {
        "id": lesson.id,
        "seats": lesson.seats,
        "seat": lesson.seat,
        "level": lesson.level,
        "options": lesson.options,
    }


def in_both(game: Game[Any], id: str) -> ByLang:
    """A message every game has, in both languages."""
    text = said(game, id)
    assert text is not None, f"{game.id} has no message {id}"
    return text


def seat_titles(game: Game[Any]) -> list[SeatTitle]:
    """The names of the seats, from the game's messages `seat-N` and `seat-N-VALUE`."""
    values = [value for option in game.options for value in option.values]
    titles: list[SeatTitle] = []
    for seat in range(game.seats[1]):
        named = {value: said(game, f"seat-{seat}-{value}") for value in values}
        by_value = {value: name for value, name in named.items() if name is not None}
        titles.append({"name": said(game, f"seat-{seat}"), "by_value": by_value})
    return titles if any(title["name"] or title["by_value"] for title in titles) else []


def said(game: Game[Any], id: str) -> ByLang | None:
    """A message of a game in both languages, if it has it."""
    voices = {lang: voice_of(game, lang) for lang in LANGUAGES}
    if not all(words.has(id) for words in voices.values()):
        return None
    return {lang: words.message(id) for lang, words in voices.items()}


def voice_of(game: Game[Any], lang: Lang) -> Voice:
    """The words of a game and of its content pack."""
    return Voice(catalog.text_folders(game, lang), lang)


def option_row(game: Game[Any], option: Option) -> GameOption:
    """An option with its explanation in both languages."""
    return {
        "id": option.id,
        "kind": "enum" if option.values else "boolean",
        "default": option.default,
        "values": list(option.values),
        "seats_needed": [seats_needed(value) for value in option.values],
        "text": {lang: option_text(game, option, lang) for lang in LANGUAGES},
    }


def option_text(game: Game[Any], option: Option, lang: Lang) -> OptionText:
    """An option's words in one language."""
    words = voice_of(game, lang)
    label = f"option-{option.id}"
    return {
        "label": words.message(label),
        "about": words.message(f"{label}-about"),
        "values": {value: words.message(f"{label}-{value}") for value in option.values},
    }


@cache
def bot_names(lang: str) -> tuple[str, ...]:
    """The names for bots, as the page has them."""
    words, ids = Voice([TEXTS], lang), (f"bot-name-{number}" for number in count(1))
    return tuple(words.message(id) for id in takewhile(words.has, ids))


def bot_name(seat: int, lang: str) -> str:
    """The default name of a bot in a seat; the page shows it in any language."""
    names = bot_names(check_language(lang))
    return names[seat % len(names)]


def content(game: Game[Any]) -> Json:
    """A game's data files as JSON by path (`plots`, `toba/map`), provenance included."""
    paths: dict[str, Path] = {}
    homes = [] if is_edition(game.folder) else [catalog.HOMES[game.id]]
    for folder in (*homes, game.folder):
        for path in folder.rglob("*"):
            if path.suffix in (".toml", ".csv") and path.parent.name != lessons.FOLDER:
                paths[path.relative_to(folder).with_suffix("").as_posix()] = path
    return {name: rows(paths[name]) for name in sorted(paths)}


def rows(path: Path) -> object:
    """A TOML file unchanged, or the rows of a CSV file by column."""
    text = path.read_text(encoding="utf-8")
    return tomllib.loads(text) if path.suffix == ".toml" else list(csv.DictReader(StringIO(text)))


def shared_texts(lang: str) -> str:
    """The words of the table and of the page."""
    check_language(lang)
    parts = [folder / f"{lang}.ftl" for folder in (SHARED, TEXTS)]
    return "\n".join(path.read_text(encoding="utf-8") for path in parts if path.exists())


def game_texts(game: Game[Any], lang: str) -> str:
    """The words of a game."""
    check_language(lang)
    return merge_fluent_files(catalog.text_folders(game, lang), lang)


def picture(id: str, lesson: str, lang: str) -> str:
    """The board at the end of a guided opening, in the words of a language."""
    voice = voice_of(catalog.game(id), check_language(lang))
    found = lessons.lesson_of(id, lesson)
    match = lessons.opening(found)
    return str(match.game.renderer.svg(match.state.view(found.seat), voice.message))


def guide(folder: Path, id: str, page: str, lang: str) -> str:
    """A page of a game's guide; where it is not translated, the English one."""
    check_language(lang)
    home = folder / catalog.game(id).id
    path = home / (f"{page}.ja.md" if lang == "ja" else f"{page}.md")
    return (path if path.exists() else home / f"{page}.md").read_text(encoding="utf-8")
