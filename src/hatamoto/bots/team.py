"""A level on several cores: every process thinks by itself, and the answers are put together.

Each process gets a world sampled from the seat's window, so that none of them knows more than the
seat does. Where the level takes the best action, the one that most processes chose is played; if
two are chosen equally often, that with the higher mean chance to win. Where it draws from a mixed
strategy, the answer of one process is played, which is a draw from the mean of their mixtures.
"""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from hatamoto import catalog
from hatamoto.bots.bot import Bot
from hatamoto.bots.leveled import LeveledBot
from hatamoto.bots.levels import ALL, Level
from hatamoto.kernel.freezing import freeze, thaw
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.window import Window


@dataclass(frozen=True)
class Opinion:
    """What one process thinks."""

    action: int
    is_drawn: bool
    """Whether the action was drawn from a mixed strategy."""
    chances: tuple[tuple[int, float], ...]
    """Actions with their chance to win, best first."""
    feared: tuple[int, int, float] | None
    """The worst reply to the action: seat, action, chance to win after it."""


def opinion(player: Bot, window: Window, rng: Rng) -> Opinion:
    """Ask a bot, and note how sure it is."""
    action = player.choose(window, rng)
    is_drawn = isinstance(player, LeveledBot) and player.has_drawn(window.game)
    return Opinion(action, is_drawn, tuple(player.considered()), player.feared())


def agreed(opinions: list[Opinion], rng: Rng) -> Opinion:
    """The opinion that is followed; its chances are the means of all who tried an action."""
    chances = mean_chances(opinions)
    chosen = opinions[rng.below(len(opinions))]
    if not chosen.is_drawn:
        actions = [other.action for other in opinions]
        chosen = max(
            opinions,
            key=lambda other: (actions.count(other.action), chances.get(other.action, 0.0)),
        )
    ranked = sorted(chances.items(), key=lambda row: -row[1])
    return Opinion(chosen.action, chosen.is_drawn, tuple(ranked), chosen.feared)


def mean_chances(opinions: list[Opinion]) -> dict[int, float]:
    """By action, its mean chance to win."""
    found: dict[int, list[float]] = {}
    for one in opinions:
        for action, chance in one.chances:
            found.setdefault(action, []).append(chance)
    return {action: sum(values) / len(values) for action, values in found.items()}


class Team(Bot):
    """A level that thinks in several processes at once."""

    def __init__(self, level: Level, seconds: float | None, iterations: int, cores: int) -> None:
        self.level = level
        self.name = level.id
        self.seconds = seconds
        self.iterations = iterations
        self.cores = cores
        self.last: Opinion | None = None
        self.pool: ProcessPoolExecutor | None = None

    def choose(self, window: Window, rng: Rng) -> int:
        """What the processes agree on; if one of them is lost, the level alone answers."""
        self.last = None
        actions = window.legal()
        if len(actions) == 1:
            return actions[0]
        try:
            opinions = self.ask_all(window, rng)
        except BrokenProcessPool:
            self.close()
            player = LeveledBot(self.level, self.seconds, self.iterations)
            opinions = [opinion(player, window, rng)]
        self.last = agreed(opinions, rng)
        return self.last.action

    def ask_all(self, window: Window, rng: Rng) -> list[Opinion]:
        """Let every process think about a sampled world of its own."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.cores, get_context("spawn"), prepare, (dict(catalog.PACKS),)
            )
        game = window.game
        asked = [
            self.pool.submit(
                think,
                (game.id, game.content_hash),
                freeze(window.sample(rng)),
                window.seat,
                (self.level.number, self.seconds, self.iterations),
                int(rng.long_word()),
            )
            for _ in range(self.cores)
        ]
        return [one.result() for one in asked]

    def considered(self) -> list[tuple[int, float]]:
        """The mean chances of the last choice, best first."""
        return [] if self.last is None else list(self.last.chances)

    def feared(self) -> tuple[int, int, float] | None:
        """The worst reply to the last choice."""
        return None if self.last is None else self.last.feared

    def close(self) -> None:
        """End the processes."""
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def prepare(packs: dict[str, str]) -> None:
    """Initialize a process: load these content packs, and leave Ctrl-C to the one that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    catalog.use_packs(packs)


def think(
    edition: tuple[str, str],
    frozen: dict[str, Any],
    seat: int,
    budget: tuple[int, float | None, int],
    seed: int,
) -> Opinion:
    """The opinion of one process."""
    game: Game[Any] = catalog.edition(*edition)
    number, seconds, iterations = budget
    player = LeveledBot(ALL[number - 1], seconds, iterations)
    return opinion(player, Window(game, thaw(game, frozen), seat), Rng(seed))
