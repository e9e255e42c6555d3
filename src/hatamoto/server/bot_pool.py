"""Runs the bots: fast ones in this process, those that search in a pool of processes."""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from typing import Any, Final

from hatamoto import catalog
from hatamoto.bots import bot, usual_seconds
from hatamoto.bots.levels import NAMES, level_of
from hatamoto.bots.team import Opinion, agreed, opinion
from hatamoto.kernel.freezing import freeze, thaw
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window
from hatamoto.server.fair_queue import FairQueue

Edition = tuple[str, str, bytes | None]
"""A game, its content hash, and the archive of an edition that only the database has."""
Work = tuple[Edition, dict[str, object], int, str, int, float]
QUICK: Final = ("random", "greedy")
QUICK_MOVES: Final = 2
"""How many quick bots move at a time, over all tables; people take turns."""
UNHURRIED: Final = 4
"""With more requests waiting per process, bots that search think for less time."""
MIN_SECONDS: Final = 0.05


@dataclass(frozen=True)
class Answer:
    """What a bot plays, and what it thinks of it."""

    action: str
    chance: float | None = None
    """Its chance to win, if it estimates that."""


def choose(state: State, seat: int, level: str, seed: int, seconds: float | None = None) -> Opinion:
    """The opinion of a bot, from its seat's window only."""
    return opinion(bot(level, seconds), Window(state.game, state, seat), Rng(seed))


def choose_elsewhere(
    edition: Edition, frozen: dict[str, object], seat: int, level: str, seed: int, seconds: float
) -> Opinion:
    """The same in a pool process, from a frozen state."""
    return choose(thaw(load_game(edition), frozen), seat, level, seed, seconds)


def edition_of(game: Game[Any]) -> Edition:
    """What a pool process needs to load the same game."""
    return game.id, game.content_hash, catalog.ADDED.get((game.id, game.content_hash))


def load_game(edition: Edition) -> Game[Any]:
    """The game in this process."""
    id, content, archive = edition
    return catalog.edition(id, content) if archive is None else catalog.add_edition(archive)


def level_below(name: str) -> str:
    """The fallback if a bot fails: the next weaker level, or the hints."""
    level = level_of(name)
    return "greedy" if level is None or level.number == 1 else NAMES[level.number - 2]


def hurried(usual: float, load: float) -> float:
    """The thinking time of a bot, reduced while many requests wait for each process."""
    return max(min(MIN_SECONDS, usual), usual * UNHURRIED / max(UNHURRIED, load))


def prepare(packs: dict[str, str]) -> None:
    """Initialize a pool process: load these packs, and exit when the server does, even if
    killed."""
    catalog.use_packs(packs)
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    """End this process once its parent is gone."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class BotPool:
    """Answers for bots."""

    def __init__(self, processes: int, cores: int = 1) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._processes = max(processes, cores)
        self._cores = cores
        """How many processes think about one choice of a level."""
        self.turns = FairQueue(self._processes // cores)
        self.quick = FairQueue(QUICK_MOVES)

    def moving(self, level: str, whose: str) -> AbstractAsyncContextManager[None]:
        """A person's turn to let a quick bot move: it thinks on the event loop, and its entry is
        written. Others wait for their turn when they think."""
        return self.quick.turn(whose) if level in QUICK else nullcontext()

    async def answer(self, state: State, seat: int, level: str, whose: str = "") -> Answer:
        """A bot's answer; `whose` names the person whose turn in the queue it uses.

        If the pool process is killed, the level below answers, and below the first one the hints,
        in this process.
        """
        seed = secrets.randbits(60)
        frozen = {} if level in QUICK else freeze(state)
        async with self.turns.turn(whose) if level not in QUICK else nullcontext():
            while level not in QUICK:
                seconds = hurried(usual_seconds(level), self.turns.load)
                try:
                    work = (edition_of(state.game), frozen, seat, level, seed, seconds)
                    return worded(state.game, await self._together(work))
                except BrokenProcessPool:
                    self.close()
                    level = level_below(level)
        return worded(state.game, choose(state, seat, level, seed))

    async def _together(self, work: Work) -> Opinion:
        """The opinion of a bot; a level may use several processes."""
        edition, frozen, seat, level, seed, seconds = work
        if self._cores == 1 or level_of(level) is None:
            return await self._elsewhere(work)
        shared = [
            self._elsewhere((edition, frozen, seat, level, seed + number, seconds))
            for number in range(self._cores)
        ]
        return agreed(await asyncio.gather(*shared), Rng(seed))

    async def _elsewhere(self, work: Work) -> Opinion:
        if self._pool is None:
            context = get_context("spawn")
            packs = (dict(catalog.PACKS),)
            self._pool = ProcessPoolExecutor(self._processes, context, prepare, packs)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, choose_elsewhere, *work)

    def close(self) -> None:
        """Shut the processes down."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def worded(game: Game[Any], thought: Opinion) -> Answer:
    """An opinion as the answer of a bot."""
    chances = dict(thought.chances)
    return Answer(str(game.notation(thought.action)), chances.get(thought.action))
