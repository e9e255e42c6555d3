"""The only module that names the games."""

from collections.abc import Callable
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
