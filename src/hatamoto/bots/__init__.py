"""Bots by name. A bot works with every game of the kernel and sees only what its seat sees."""

from typing import Final

from hatamoto.bots.bot import Bot, RandomBot
from hatamoto.bots.greedy import GreedyBot
from hatamoto.bots.leveled import LeveledBot
from hatamoto.bots.levels import NAMES, level_of
from hatamoto.bots.search import SECONDS, SearchBot
from hatamoto.bots.team import Team
from hatamoto.kernel.errors import BadArgument

__all__ = [
    "EVERY_NAME",
    "LEVELS",
    "OLD_NAMES",
    "YARDSTICKS",
    "Bot",
    "bot",
    "known_as",
    "usual_seconds",
]

LEVELS: Final = NAMES
"""The five levels, from the weakest to the strongest; `1` to `5` mean the same."""
YARDSTICKS: Final = ("random-1", "greedy-1", "search-1")
"""Bots that never change, so that strength has one scale over time."""
OLD_NAMES: Final = ("random", "greedy", "search")
"""What the yardsticks were called before there were levels."""
EVERY_NAME: Final = (*LEVELS, "1", "2", "3", "4", "5", *YARDSTICKS, *OLD_NAMES)
"""Every name that `bot` accepts."""


def usual_seconds(name: str) -> float:
    """How long a bot thinks per decision by default, in seconds."""
    level = level_of(name)
    return SECONDS if level is None else level.seconds()


def known_as(name: object) -> str:
    """The canonical name of a bot: `5` is `shogun`, `greedy-1` is `greedy`; raises BadArgument."""
    if isinstance(name, str):
        level = level_of(name)
        if level is not None:
            return level.id
        if name in YARDSTICKS or name in OLD_NAMES:
            return name.removesuffix("-1")
    known = ", ".join((*LEVELS, *YARDSTICKS))
    raise BadArgument(f"there is no bot {name!r:.40}; there is {known}")


def bot(
    name: str, seconds: float | None = None, iterations: int | None = None, cores: int = 1
) -> Bot:
    """Create a bot by name; raises BadArgument.

    Only bots that search use the budget. `seconds` can shorten a level's time but not extend it.
    Only levels can use several cores.
    """
    known = known_as(name)
    level = level_of(known)
    if level is not None and cores > 1:
        return Team(level, seconds, iterations or 0, cores)
    if level is not None:
        return LeveledBot(level, seconds, iterations or 0)
    if known == "random":
        return RandomBot()
    if known == "greedy":
        return GreedyBot()
    return SearchBot(SECONDS if seconds is None else seconds, iterations or 0)
