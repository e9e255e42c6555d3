"""The only module that names the games."""

from pathlib import Path
from typing import Any

from hatamoto.games.shogunate import GAME as SHOGUNATE
from hatamoto.games.shogunate import Shogunate
from hatamoto.kernel.errors import UnknownGame
from hatamoto.kernel.game import Game

GAMES: dict[str, Game[Any]] = {SHOGUNATE.id: SHOGUNATE}


def game(id: object, pack: Path | None = None) -> Game[Any]:
    """The game of that id, perhaps with another content pack; raises UnknownGame."""
    if not isinstance(id, str) or id not in GAMES:
        raise UnknownGame(f"there is no game {id!r:.40}; there is {', '.join(GAMES)}")
    return GAMES[id] if pack is None else MAKERS[id](pack)


MAKERS = {SHOGUNATE.id: Shogunate}
