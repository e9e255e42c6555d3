"""The voices of the commands: the texts of a game with those of the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from hatamoto.engine.voices import voice
from hatamoto.kernel.game import Game
from hatamoto.texts import Voice

TEXTS: Final = Path(__file__).parent / "text"


def terminal_voice(game: Game[Any], lang: str, reader: int, names: Sequence[str] = ()) -> Voice:
    """A voice for one reader that names seats without a name by letters."""
    return voice(game, lang, names, reader, [TEXTS])
