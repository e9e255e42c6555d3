"""What people write on the command line, read as what the games want."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from hatamoto import catalog
from hatamoto.bots import bot
from hatamoto.kernel.errors import BadArgument, BadContent, BadPosition, BadRecord, UnknownGame
from hatamoto.kernel.game import Game
from hatamoto.texts import LANGUAGES, PSEUDO

YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")
USUAL_SEATS: Final = 4


def chosen_game(id: str, content: Path | None) -> Game[Any]:
    """The game by its id, with a content pack if one is given; raises HatamotoError."""
    if content is not None and not content.is_dir():
        raise BadArgument(f"{content} is not a folder: a content pack is a folder of data files")
    game = catalog.game(id, content)
    if content is not None:
        check_files(game, content)
    return game


def check_files(game: Game[Any], pack: Path) -> None:
    """Raise BadContent when a file of the pack would never be read, or there is none."""
    home = catalog.HOMES[game.id]
    files = [path for path in sorted(pack.rglob("*")) if path.suffix in (".toml", ".ftl")]
    known = [path.relative_to(home) for path in home.rglob("*")]
    for path in files:
        name = path.relative_to(pack)
        if name not in known and name.as_posix() not in game.files:
            raise BadContent(f"{path}: {game.id} has no file of this name, so it is never read")
    if not files:
        names = ", ".join(sorted(path.name for path in home.glob("*.toml")))
        raise BadContent(f"{pack}: it replaces nothing; a pack holds some of {names}")


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Name the file in whatever is wrong with it, or with writing it."""
    try:
        yield
    except (BadRecord, BadPosition, UnknownGame) as error:
        raise BadArgument(f"{path}: {error}") from None
    except UnicodeDecodeError:
        raise BadArgument(f"{path}: that file is not text in UTF-8") from None
    except OSError as error:
        raise BadArgument(f"{path}: {error.strerror}") from None


def chosen_options(game: Game[Any], given: Sequence[str]) -> dict[str, object]:
    """Options from `name=value`, several of them perhaps joined by commas."""
    options: dict[str, object] = {}
    for pair in [part for text in given for part in text.split(",") if part]:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadArgument(f"write an option as name=value, not '{pair}'")
        options[name] = option_value(game, name, value)
    return dict(game.chosen(options))


def option_value(game: Game[Any], name: str, text: str) -> object:
    """The value of an option given as text: a switch is on or off, everything else is a word."""
    for option in game.options:
        if option.id == name and not option.values:
            if text.lower() not in YES + NO:
                raise BadArgument(f"option {name} is on or off, not '{text}'")
            return text.lower() in YES
    return text


def seat_count(game: Game[Any], given: int | None) -> int:
    """How many play: as asked, else four, or what comes nearest to it."""
    low, high = game.seats
    seats = max(low, min(high, USUAL_SEATS)) if given is None else given
    game.check_seats(seats)
    return seats


def seat_list(text: str, seats: int) -> list[int]:
    """Seats written as numbers with commas, each once and at this table."""
    found: list[int] = []
    for part in text.split(","):
        if not part.strip().isdecimal() or not 0 <= int(part) < seats or int(part) in found:
            raise BadArgument(f"'{text}' is no list of seats from 0 to {seats - 1}, each once")
        found.append(int(part))
    return found


def check_lang(lang: str) -> None:
    """Raise BadArgument unless there are texts in the language."""
    if lang not in (*LANGUAGES, PSEUDO):
        raise BadArgument(f"there are no texts in '{lang}'; choose {' or '.join(LANGUAGES)}")


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language of the reader's locale, for messages of commands without `--lang`."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    lang = next((name for name in names if name), "")[:2]
    return lang if lang in LANGUAGES else "en"


def bot_names(text: str, seats: int) -> list[str]:
    """A level for each of so many seats: one for all, or one each; raises BadArgument."""
    names = [part.strip() for part in text.split(",")]
    for name in names:
        bot(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadArgument(f"name one bot, or one for each of {seats} seats, not {len(names)}")
    return names
