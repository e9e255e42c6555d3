"""The clock that limits how long a bot thinks.

At a table it is the wall clock: a person waits for the answer. Where bots are measured it counts
only the processor time of their thread, so that other work on the machine weakens nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, thread_time
from typing import Final, final


@final
class ThinkingClock:
    """Which time counts in this process."""

    def __init__(self) -> None:
        self.counts_processor_time = False

    def now(self) -> float:
        """Seconds since some moment in the past."""
        return thread_time() if self.counts_processor_time else perf_counter()


CLOCK: Final = ThinkingClock()


def now() -> float:
    """Seconds by the clock of this process."""
    return CLOCK.now()


@contextmanager
def processor_time() -> Iterator[None]:
    """Count only processor time inside the block: bots are being measured."""
    CLOCK.counts_processor_time = True
    try:
        yield
    finally:
        CLOCK.counts_processor_time = False
