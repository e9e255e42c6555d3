"""How much is played: as plain Python less than on the compiled core, in about the same time."""

import os
from typing import Final

from hatamoto.kernel import COMPILED

THOROUGHNESS: Final = int(os.environ.get("HATAMOTO_THOROUGHNESS", "1"))
"""How many times the usual amount is played; a long run asks for more."""


def scaled(compiled: int, plain: int) -> int:
    """An amount that takes about the same time on both."""
    return (compiled if COMPILED else plain) * THOROUGHNESS


def spaced(compiled: int, plain: int) -> int:
    """How many plies lie between two checks, which take about the same time on both."""
    return max(1, (compiled if COMPILED else plain) // THOROUGHNESS)


PACK_GAMES: Final = int(os.environ.get("HATAMOTO_PACK_GAMES", scaled(200, 40)))
"""How many games each game's changed packs are played; the environment can ask for more."""
KILLS: Final = int(os.environ.get("HATAMOTO_KILLS", "10"))
"""How often each storm kills the server; a long run asks for more."""
