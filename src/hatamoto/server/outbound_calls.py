"""Runs calls to hosts outside in threads of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from hatamoto.server.fair_queue import FairQueue

T = TypeVar("T")


class OutboundCalls:
    """A thread pool for outbound calls, separate from the database's.

    People take turns, and one of them has at most half of the threads: a host that hardly answers
    holds up those who named it, and others only until its call is cut off.
    """

    def __init__(self, threads: int, seconds: float) -> None:
        self.seconds = seconds
        self.queue = FairQueue(threads, most_each=max(1, threads // 2))
        self._pool = ThreadPoolExecutor(threads, "outside")

    async def run(self, person: str, work: Callable[..., T], *arguments: object) -> T:
        """Run a person's call in a thread; raises TimeoutError after `seconds`, waiting included.

        The turn ends with the call, even if nobody waits for it any more.
        """
        loop = asyncio.get_running_loop()

        def end_turn(_: object) -> None:
            with suppress(RuntimeError):  # The loop may be closed by now.
                loop.call_soon_threadsafe(self.queue.release, person)

        async with asyncio.timeout(self.seconds):
            await self.queue.take(person)
            call = self._pool.submit(work, *arguments)
            call.add_done_callback(end_turn)
            return await asyncio.wrap_future(call)

    def close(self) -> None:
        """Start no further calls."""
        self._pool.shutdown(wait=False, cancel_futures=True)
