"""The only module that imports the games."""

import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

from hatamoto import editions
from hatamoto.games.battles import GAME as BATTLES
from hatamoto.games.edo import GAME as EDO
from hatamoto.games.shogunate import GAME as SHOGUNATE
from hatamoto.games.twilight import GAME as TWILIGHT
from hatamoto.kernel.errors import BadContent, BadRecord, UnknownGame
from hatamoto.kernel.game import Game

GAMES: dict[str, Game[Any]] = {game.id: game for game in (SHOGUNATE, TWILIGHT, BATTLES, EDO)}


HOMES: dict[str, Path] = {id: game.folder for id, game in GAMES.items()}
"""The data folder of each game."""
PACKS: dict[str, str] = {}
"""By game, the content pack that this process plays with."""
EDITIONS: dict[tuple[str, str], Game[Any]] = {
    (id, game.content_hash): game for id, game in GAMES.items()
}
"""By game and content: the editions this process has loaded."""
ADDED: dict[tuple[str, str], bytes] = {}
"""Added archives of editions that are neither current nor released."""
LOADING = threading.Lock()


def use_packs(packs: Mapping[str, str]) -> None:
    """Use content packs from now on; call it before any game is loaded."""
    for id, folder in packs.items():
        found = GAMES[id] = game(id, Path(folder))
        EDITIONS[id, found.content_hash] = found
        PACKS[id] = folder


def text_folders(game: Game[Any], lang: str) -> list[Path]:
    """The text folders of a game: its content pack's first, then its own."""
    folders = [folder / "text" for folder in dict.fromkeys((game.folder, HOMES[game.id]))]
    return [folder for folder in folders if (folder / f"{lang}.ftl").exists()]


def game(id: object, pack: Path | None = None) -> Game[Any]:
    """The game with this id, optionally with another content pack; raises UnknownGame."""
    if not isinstance(id, str) or id not in GAMES:
        raise UnknownGame(f"there is no game {id!r:.40}; there is {', '.join(GAMES)}")
    if pack is None:
        return GAMES[id]
    # The constructor of every game takes a pack; the type does not express that.
    make = cast("Callable[[Path], Game[Any]]", type(GAMES[id]))
    return make(pack)


def edition(id: object, content: object = None) -> Game[Any]:
    """The game in an edition, or in the current one if none is named.

    Raises UnknownGame, and BadRecord if the edition is not available.
    """
    present = game(id)
    if content is None or content == present.content_hash:
        return present
    name = str(content)
    with LOADING:
        found = EDITIONS.get((present.id, name))
        if found is None:
            archive = editions.released_archive(present.id, name)
            if archive is None:
                raise BadRecord(
                    f"this was played with content {name:.64}, an edition that is not here; "
                    f"here is content {present.content_hash}"
                )
            found = load_edition(archive)
    return found


def nearest_edition(id: object, content: object, pack: Path | None = None) -> Game[Any]:
    """The game in the edition a record names, or the current one (or the pack's) if unavailable.

    Raises UnknownGame. If the edition does not fit, the replay fails with the line.
    """
    found = game(id, pack)
    if content != found.content_hash and isinstance(content, str):
        return edition(id, content) if has_edition(found.id, content) else found
    return found


def has_edition(id: str, content: str) -> bool:
    """Whether `edition` finds an edition."""
    known = (id, content) in EDITIONS
    return known or (id in GAMES and editions.released_archive(id, content) is not None)


def add_edition(archive: bytes) -> Game[Any]:
    """Register an edition in this process; raises BadContent."""
    with LOADING:
        found = load_edition(archive)
        ADDED[found.id, found.content_hash] = archive
    return found


def load_edition(archive: bytes) -> Game[Any]:
    """Load the game in an archive; raises BadContent if its hash differs from the archive's
    name."""
    id, content = editions.read_manifest(archive)
    known = EDITIONS.get((id, content))
    if known is not None:
        return known
    found = game(id, editions.unpack_edition(archive))
    if found.content_hash != content:
        raise BadContent(f"edition {content} of {id} is read as {found.content_hash} here")
    EDITIONS[id, content] = found
    return found


def archive_of(found: Game[Any]) -> bytes:
    """The files of an edition as one archive."""
    return editions.pack_edition(found, HOMES[found.id])
