"""OpenSpiel games for the whole catalog: importing this registers `hatamoto_<game>` for each.

import pyspiel
import hatamoto.research.openspiel
game = pyspiel.load_game("hatamoto_shogunate(seats=3,pair_scoring=double)")
"""

from hatamoto import catalog
from hatamoto.research import needed

try:
    from hatamoto.research.spiel import HatamotoGame, HatamotoState, register
except ModuleNotFoundError as error:
    raise needed(error) from None

__all__ = ["HatamotoGame", "HatamotoState"]

for _game in catalog.GAMES.values():
    register(_game)
