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

MAX_HOLD_SECONDS: Final = 0.020
"""How many seconds one step may hold the loop before it is logged."""
FRESH: Final = 0.005
"""For how many seconds a reading of the processor time serves; it is a call of the system."""
log = logging.getLogger("hatamoto.watchdog")


class Reading:
    """The processor time of the loop's thread as it was a moment ago."""

    def __init__(self) -> None:
        self.wall = 0.0
        self.processor = 0.0

    def refresh(self, wall: float) -> None:
        """Read it again unless that was just done."""
        if wall - self.wall > FRESH:
            self.wall = wall
            self.processor = time.thread_time()


class Timed(Coroutine[Any, Any, Any]):
    """A coroutine whose steps are measured; a step runs until the coroutine next waits."""

    __slots__ = ("__name__", "metrics", "reading", "work")

    def __init__(self, work: Coroutine[Any, Any, Any], metrics: Metrics, reading: Reading) -> None:
        self.work = work
        self.metrics = metrics
        self.reading = reading
        self.__name__ = getattr(work, "__qualname__", type(work).__name__)

    def send(self, value: Any) -> Any:
        """Run to the next wait."""
        wall = time.perf_counter()
        self.reading.refresh(wall)
        try:
            return self.work.send(value)
        finally:
            held = time.perf_counter() - wall
            if held > MAX_HOLD_SECONDS:
                self._tell(held, min(held, time.thread_time() - self.reading.processor))

    def throw(
        self,
        error_type: Any,
        value: BaseException | object = None,
        trace: TracebackType | None = None,
    ) -> Any:
        """Raise an error in the coroutine where it waits."""
        return (
            self.work.throw(error_type)
            if value is None
            else self.work.throw(error_type, value, trace)
        )

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
    reading = Reading()

    def timed(
        loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **options: Any
    ) -> asyncio.Task[Any]:
        return asyncio.Task(Timed(work, metrics, reading), loop=loop, **options)

    loop.set_task_factory(timed)  # type: ignore[arg-type]  # the stub leaves out the options
