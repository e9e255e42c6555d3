"""Shares a few processes or threads between people."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """People take turns, however many requests one of them has."""

    def __init__(self, slots: int, most_each: int = 0) -> None:
        self.slots = slots
        self.most_each = most_each or slots
        """How many slots one person may have at a time."""
        self.running: Counter[str] = Counter()
        """By person, the turns that have not ended."""
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Wait for a person's turn, and end it."""
        await self.take(person)
        try:
            yield
        finally:
            self.release(person)

    async def take(self, person: str) -> None:
        """Wait for a person's turn; whoever got it must release it."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(person, deque()).append(turn)
        self._call_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._withdraw(person, turn)
            else:
                self.release(person)
            raise

    def release(self, person: str) -> None:
        """End a person's turn."""
        self.running -= Counter([person])
        self._call_next()

    def _withdraw(self, person: str, turn: asyncio.Future[None]) -> None:
        """Forget somebody who no longer waits."""
        self.waiting[person].remove(turn)
        if not self.waiting[person]:
            del self.waiting[person]

    def _call_next(self) -> None:
        """Wake the people who have waited longest since their last turn."""
        while self.busy < self.slots:
            allowed = (one for one in self.waiting if self.running[one] < self.most_each)
            person = next(allowed, None)
            if person is None:
                return
            line = self.waiting.pop(person)
            line.popleft().set_result(None)
            if line:
                self.waiting[person] = line
            self.running[person] += 1

    @property
    def busy(self) -> int:
        """How many slots are taken."""
        return self.running.total()

    @property
    def load(self) -> float:
        """How many requests wait, per slot."""
        return sum(len(line) for line in self.waiting.values()) / self.slots
