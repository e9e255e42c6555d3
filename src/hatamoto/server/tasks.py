"""Background tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from hatamoto.store.database import OUTAGE

log = logging.getLogger("hatamoto.server")


class BackgroundTasks:
    """Keeps tasks alive until they are done, logs those that fail, and cancels the rest."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        """Strong references, because the event loop itself holds tasks weakly."""

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Start a coroutine without waiting for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, OUTAGE):
            what = getattr(task.get_coro(), "__name__", "a background task")
            log.warning("%s was interrupted: %s", what, error)
        elif error is not None:
            log.error("a background task failed", exc_info=error)

    def cancel(self) -> None:
        """Cancel all running tasks."""
        for task in list(self._tasks):
            task.cancel()
