"""What time it is for everything a server writes down."""

from __future__ import annotations

import time
from typing import Final


class ServerTime:
    """Milliseconds that run with the monotonic clock from a moment that is set once."""

    def __init__(self) -> None:
        self._offset = time.time_ns() // 1_000_000 - self._elapsed()

    def _elapsed(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        """The time now."""
        return self._offset + self._elapsed()

    def set(self, now: int) -> None:
        """Make it this time now."""
        self._offset = now - self._elapsed()


TIME: Final = ServerTime()
now_ms: Final = TIME.now
"""Server time in milliseconds, wherever the server writes a time down."""
