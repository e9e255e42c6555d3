"""The only module that names the games."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from hatamoto.games.battles import GAME as BATTLES
from hatamoto.games.battles import Battles
from hatamoto.games.edo import GAME as EDO
from hatamoto.games.edo import Edo
from hatamoto.games.shogunate import GAME as SHOGUNATE
from hatamoto.games.shogunate import Shogunate
from hatamoto.games.twilight import GAME as TWILIGHT
from hatamoto.games.twilight import Twilight
from hatamoto.kernel.errors import UnknownGame
from hatamoto.kernel.game import Game

GAMES: dict[str, Game[Any]] = {
    SHOGUNATE.id: SHOGUNATE,
    TWILIGHT.id: TWILIGHT,
    BATTLES.id: BATTLES,
    EDO.id: EDO,
}


HOMES: dict[str, Path] = {id: game.folder for id, game in GAMES.items()}
"""Where each game keeps its own data files."""
PACKS: dict[str, str] = {}
"""By game, the folder of the content pack this process plays with."""


def use_packs(packs: Mapping[str, str]) -> None:
    """Play these games with content packs from now on; call it before any game is used."""
    for id, folder in packs.items():
        GAMES[id] = game(id, Path(folder))
        PACKS[id] = folder


def text_folders(game: Game[Any], lang: str) -> list[Path]:
    """Where the words of a game are: those of its content pack first, then its own."""
    folders = [folder / "text" for folder in dict.fromkeys((game.folder, HOMES[game.id]))]
    return [folder for folder in folders if (folder / f"{lang}.ftl").exists()]


def game(id: object, pack: Path | None = None) -> Game[Any]:
    """The game of that id, perhaps with another content pack; raises UnknownGame."""
    if not isinstance(id, str) or id not in GAMES:
        raise UnknownGame(f"there is no game {id!r:.40}; there is {', '.join(GAMES)}")
    return GAMES[id] if pack is None else MAKERS[id](pack)


MAKERS: dict[str, Callable[[Path], Game[Any]]] = {
    SHOGUNATE.id: Shogunate,
    TWILIGHT.id: Twilight,
    BATTLES.id: Battles,
    EDO.id: Edo,
}
