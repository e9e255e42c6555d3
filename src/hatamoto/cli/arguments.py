"""Parses and checks the arguments of the command line."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from hatamoto import catalog
from hatamoto.bots import LEVELS, bot
from hatamoto.bots.levels import Level, level_of
from hatamoto.kernel.errors import BadArgument, BadContent, BadPosition, BadRecord, UnknownGame
from hatamoto.kernel.game import Game
from hatamoto.texts import LANGUAGES, PSEUDO

DATA_SUFFIXES: Final = (".toml", ".csv", ".ftl")
YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")
USUAL_SEATS: Final = 4


def chosen_game(id: str, content: Path | None, played: object = None) -> Game[Any]:
    """The game by its id, with a content pack if one is given; raises HatamotoError.

    `played` is the content that a record names; its edition is used if it is available.
    """
    if content is not None and not content.is_dir():
        raise BadArgument(f"{content} is not a folder: a content pack is a folder of data files")
    game = catalog.game(id, content)
    if content is not None:
        check_files(game, content)
    return game if played is None else catalog.nearest_edition(id, played, content)


def chosen_packs(text: str) -> dict[str, Path]:
    """By game, its content pack: from `GAME=PACK` joined by commas, or one pack by its files."""
    if text and "=" not in text:
        return packs_by_files(Path(text))
    packs: dict[str, Path] = {}
    for part in filter(None, text.split(",")):
        id, equals, folder = (word.strip() for word in part.partition("="))
        if not equals:
            raise BadArgument(f"write a content pack as GAME=PACK, not '{part}'")
        packs[id] = Path(folder)
        chosen_game(id, packs[id])
    return packs


def packs_by_files(pack: Path) -> dict[str, Path]:
    """The pack for every game that can play with it; raises BadContent if there is none."""
    found: dict[str, Path] = {}
    for id in catalog.GAMES:
        with suppress(BadContent):
            chosen_game(id, pack)
            found[id] = pack
    if not pack_files(pack):
        raise BadContent(f"{pack}: it replaces nothing")
    if not found:
        raise BadContent(f"{pack} fits no game; write GAME={pack} to see what is wrong with it")
    return found


def check_files(game: Game[Any], pack: Path) -> None:
    """Raise BadContent if the pack is empty or has a file that the game does not read."""
    home = catalog.HOMES[game.id]
    files = pack_files(pack)
    known = [path.relative_to(home) for path in home.rglob("*")]
    for path in files:
        name = path.relative_to(pack)
        if name not in known and name.as_posix() not in game.files:
            raise BadContent(f"{path}: {game.id} has no file of this name, so it is never read")
    if not files:
        names = ", ".join(sorted(path.name for path in home.glob("*.toml")))
        raise BadContent(f"{pack}: it replaces nothing; a pack holds some of {names}")


def pack_files(pack: Path) -> list[Path]:
    """The files of a pack that a game may read."""
    return [path for path in sorted(pack.rglob("*")) if path.suffix in DATA_SUFFIXES]


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Prefix errors about a file with its path."""
    try:
        yield
    except (BadRecord, BadPosition, UnknownGame) as error:
        raise BadArgument(f"{path}: {error}") from None
    except UnicodeDecodeError:
        raise BadArgument(f"{path}: the file is not UTF-8 text") from None
    except OSError as error:
        raise BadArgument(f"{path}: {error.strerror}") from None


def chosen_options(game: Game[Any], given: Sequence[str]) -> dict[str, object]:
    """Parse options given as `name=value`, or several joined by commas."""
    options: dict[str, object] = {}
    for pair in [part for text in given for part in text.split(",") if part]:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadArgument(f"write an option as name=value, not '{pair}'")
        options[name] = option_value(game, name, value)
    return dict(game.resolve_options(options))


def option_value(game: Game[Any], name: str, text: str) -> object:
    """Parse an option's value: on or off for a switch, otherwise the text itself."""
    for option in game.options:
        if option.id == name and not option.values:
            if text.lower() not in YES + NO:
                raise BadArgument(f"option {name} is on or off, not '{text}'")
            return text.lower() in YES
    return text


def parse_levels(names: str) -> list[Level]:
    """Levels by name or number, joined by commas; raises BadArgument for any other bot."""
    found: list[Level] = []
    for name in names.split(","):
        level = level_of(name.strip())
        if level is None:
            raise BadArgument(f"there is no level {name!r:.40}; there is {', '.join(LEVELS)}")
        found.append(level)
    return found


def seat_count(game: Game[Any], given: int | None) -> int:
    """The number of seats: as given, else four or the nearest the game allows."""
    low, high = game.seats
    seats = max(low, min(high, USUAL_SEATS)) if given is None else given
    game.check_seats(seats)
    return seats


def seat_list(text: str, seats: int) -> list[int]:
    """Parse seat numbers joined by commas; each must exist and occur once."""
    found: list[int] = []
    for part in text.split(","):
        if not part.strip().isdecimal() or not 0 <= int(part) < seats or int(part) in found:
            raise BadArgument(f"'{text}' is not a list of different seats from 0 to {seats - 1}")
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
    """The bot of each seat, from one name for all or one for each; raises BadArgument."""
    names = [part.strip() for part in text.split(",")]
    for name in names:
        bot(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadArgument(f"give one bot, or one for each of {seats} seats, not {len(names)}")
    return names
