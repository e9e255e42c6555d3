"""Voices for a game, also when a content pack has no texts of its own."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hatamoto import catalog
from hatamoto.kernel.game import Game
from hatamoto.kernel.seats import WATCHER
from hatamoto.texts import PSEUDO, Voice


def voice(
    game: Game[Any],
    lang: str,
    names: Sequence[str] = (),
    reader: int = WATCHER,
    also: Sequence[Path] = (),
) -> Voice:
    """A voice that knows the pack's texts, the game's own, and those of the folders `also`."""
    source = "en" if lang == PSEUDO else lang
    return Voice([*catalog.text_folders(game, source), *also], lang, names, reader)
