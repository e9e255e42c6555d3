"""Runs a coroutine in a thread of its own: a browser test may hold this thread's event loop."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

LONGEST = 900

T = TypeVar("T")


def run_in_thread(work: Coroutine[Any, Any, T]) -> T:
    """What the coroutine returns or raises."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, asyncio.wait_for(work, LONGEST)).result()
