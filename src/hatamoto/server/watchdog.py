"""Measures what holds the event loop: each step of every task, and which request it was for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Generator
from types import TracebackType
from typing import Any, Final

from hatamoto.server.metrics import Metrics
from hatamoto.server.request_context import request_name

LONGEST: Final = 0.020
"""How many seconds one step may hold the loop before it is logged."""
log = logging.getLogger("hatamoto.watchdog")


class Timed(Coroutine[Any, Any, Any]):
    """A coroutine whose steps are measured; a step runs until the coroutine next waits."""

    def __init__(self, work: Coroutine[Any, Any, Any], metrics: Metrics) -> None:
        self.work = work
        self.metrics = metrics
        self.__name__ = getattr(work, "__qualname__", type(work).__name__)

    def send(self, value: Any) -> Any:
        """Run to the next wait."""
        wall, processor = time.perf_counter(), time.thread_time()
        try:
            return self.work.send(value)
        finally:
            held = time.perf_counter() - wall
            if held > LONGEST:
                self._tell(held, time.thread_time() - processor)

    def throw(
        self,
        kind: Any,
        value: BaseException | object = None,
        trace: TracebackType | None = None,
    ) -> Any:
        """Raise an error at the present wait."""
        return self.work.throw(kind) if value is None else self.work.throw(kind, value, trace)

    def close(self) -> None:
        """End it."""
        self.work.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return self.work.__await__()

    def _tell(self, held: float, processor: float) -> None:
        self.metrics.count("loop_holds")
        self.metrics.raise_to("loop_longest_hold_ms", round(1000 * held))
        what = request_name() or self.__name__
        wall, own = round(1000 * held), round(1000 * processor)
        log.warning("%s held the loop for %d ms (%d ms of processor time)", what, wall, own)


def watch(loop: asyncio.AbstractEventLoop, metrics: Metrics) -> None:
    """Measure every task that this loop starts from now on."""

    def timed(
        loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **options: Any
    ) -> asyncio.Task[Any]:
        return asyncio.Task(Timed(work, metrics), loop=loop, **options)

    loop.set_task_factory(timed)  # type: ignore[arg-type]  # the stub leaves out the options
