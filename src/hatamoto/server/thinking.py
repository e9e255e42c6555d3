"""Bots at a server: quick levels think here, those that search think in other processes."""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context, parent_process
from typing import Final

from hatamoto import catalog
from hatamoto.bots import bot, usual_seconds
from hatamoto.kernel.freezing import freeze, thaw
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

Work = tuple[str, dict[str, object], int, str, int, float]
QUICK: Final = ("random", "greedy")
UNHURRIED: Final = 4
"""With more waiting than this for each process, bots that search think less long."""
LEAST_SECONDS: Final = 0.05


def choose(state: State, seat: int, level: str, seed: int, seconds: float | None = None) -> str:
    """What a bot of that level answers, from its seat's window alone."""
    window = Window(state.game, state, seat)
    return str(state.game.notation(bot(level, seconds).choose(window, Rng(seed))))


def choose_elsewhere(
    game: str, frozen: dict[str, object], seat: int, level: str, seed: int, seconds: float
) -> str:
    """The same in another process, which is handed the frozen state."""
    return choose(thaw(catalog.game(game), frozen), seat, level, seed, seconds)


def prepare(packs: dict[str, str]) -> None:
    """In a process of bots: play with these packs, and end when the server does, even killed."""
    catalog.use_packs(packs)
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    """End this process once its parent is gone."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Turns:
    """Shares a few processes: people take turns, each with one question, however many they have."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.running = 0
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """A process, once it is somebody's turn."""
        await self._take(whose)
        try:
            yield
        finally:
            self.running -= 1
            self._call_next()

    async def _take(self, whose: str) -> None:
        if self.running < self.processes and not self.waiting:
            self.running += 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.running -= 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        """Whoever has waited longest since their last turn is next, and then last in the line."""
        while self.waiting and self.running < self.processes:
            whose, line = self.waiting.popitem(last=False)
            called = line.popleft()
            if line:
                self.waiting[whose] = line
            if not called.done():
                self.running += 1
                called.set_result(None)

    def seconds(self, usual: float) -> float:
        """How long a bot may think that usually thinks so long: less where many wait."""
        count = sum(len(line) for line in self.waiting.values()) / self.processes
        least = min(LEAST_SECONDS, usual)
        return max(least, usual * UNHURRIED / max(UNHURRIED, count))


class Thinkers:
    """Answers for bots."""

    def __init__(self, processes: int) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._processes = processes
        self.turns = Turns(processes)

    async def answer(self, state: State, seat: int, level: str, whose: str = "") -> str:
        """A bot's answer in notation; `whose` table it is decides whose turn it is to think."""
        seed = secrets.randbits(60)
        if level in QUICK:
            return choose(state, seat, level, seed)
        frozen = freeze(state)
        async with self.turns.turn(whose):
            work = (
                state.game.id,
                frozen,
                seat,
                level,
                seed,
                self.turns.seconds(usual_seconds(level)),
            )
            try:
                return await self._elsewhere(work)
            except BrokenProcessPool:
                self.close()
                return await self._elsewhere(work)

    async def _elsewhere(self, work: Work) -> str:
        if self._pool is None:
            context = get_context("spawn")
            packs = (dict(catalog.PACKS),)
            self._pool = ProcessPoolExecutor(self._processes, context, prepare, packs)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, choose_elsewhere, *work)

    def close(self) -> None:
        """Let the processes go."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
