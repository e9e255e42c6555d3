"""Bots by level. They know the kernel and name no game; they see what their seat sees."""

from typing import Final

from hatamoto.bots.bot import Bot, RandomBot
from hatamoto.bots.greedy import GreedyBot
from hatamoto.bots.search import SECONDS, SearchBot
from hatamoto.kernel.errors import BadArgument

__all__ = ["LEVELS", "Bot", "bot"]

LEVELS: Final = ("random", "greedy", "search")


def bot(name: str, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """The bot of a level; the budget matters to `search` alone. Raises BadArgument."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "search":
        return SearchBot(SECONDS if seconds is None else seconds, iterations or 0)
    raise BadArgument(f"there is no bot {name!r:.40}; there is {', '.join(LEVELS)}")
