"""Shares a few processes or threads between people."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """People take turns, however many requests one of them has."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.running = 0
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Wait for a person's turn, and end it."""
        await self.take(whose)
        try:
            yield
        finally:
            self.release()

    async def take(self, whose: str) -> None:
        """Wait for a person's turn; whoever got it must release it."""
        if self.running < self.places and not self.waiting:
            self.running += 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """End a turn."""
        self.running -= 1
        self._call_next()

    def _call_next(self) -> None:
        """Wake the person who has waited longest since their last turn."""
        while self.waiting and self.running < self.places:
            whose, line = self.waiting.popitem(last=False)
            called = line.popleft()
            if line:
                self.waiting[whose] = line
            if not called.done():
                self.running += 1
                called.set_result(None)

    @property
    def load(self) -> float:
        """How many requests wait, per place."""
        return sum(len(line) for line in self.waiting.values()) / self.places
