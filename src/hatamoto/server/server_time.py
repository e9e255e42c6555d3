"""The server's clock, used for everything it stores."""

from __future__ import annotations

import time
from typing import Final


class ServerTime:
    """Milliseconds that follow the monotonic clock from a start that is set once."""

    def __init__(self) -> None:
        self._offset = time.time_ns() // 1_000_000 - self._elapsed()

    def _elapsed(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        return self._offset + self._elapsed()

    def set(self, now: int) -> None:
        """Set the current time."""
        self._offset = now - self._elapsed()


TIME: Final = ServerTime()
now_ms: Final = TIME.now
"""Server time in milliseconds; every stored time comes from here."""
