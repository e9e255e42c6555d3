"""Bots at a server: quick levels think here, those that search think in other processes."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from hatamoto import catalog
from hatamoto.bots import bot
from hatamoto.kernel.freezing import freeze, thaw
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

Work = tuple[str, dict[str, object], int, str, int]
QUICK: Final = ("random", "greedy")


def choose(state: State, seat: int, level: str, seed: int) -> str:
    """What a bot of that level answers, from its seat's window alone."""
    window = Window(state.game, state, seat)
    return str(state.game.notation(bot(level).choose(window, Rng(seed))))


def choose_elsewhere(game: str, frozen: dict[str, object], seat: int, level: str, seed: int) -> str:
    """The same in another process, which is handed the frozen state."""
    return choose(thaw(catalog.game(game), frozen), seat, level, seed)


class Thinkers:
    """Answers for bots."""

    def __init__(self, processes: int) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._processes = processes

    async def answer(self, state: State, seat: int, level: str) -> str:
        """A bot's answer in notation."""
        seed = secrets.randbits(60)
        if level in QUICK:
            return choose(state, seat, level, seed)
        work = (state.game.id, freeze(state), seat, level, seed)
        try:
            return await self._elsewhere(work)
        except BrokenProcessPool:
            self.close()
            return await self._elsewhere(work)

    async def _elsewhere(self, work: Work) -> str:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, get_context("spawn"), catalog.use_packs, (dict(catalog.PACKS),)
            )
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, choose_elsewhere, *work)

    def close(self) -> None:
        """Let the processes go."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
