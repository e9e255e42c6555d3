"""PostgreSQL for tests: Debian's server on a free port, in a folder that is gone afterwards."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hatamoto.server.bench.scratch_services import (
    BOUNDED,
    SECONDS,
    USER,
    PostgresServer,
    free_port,
    program,
)

__all__ = ["BOUNDED", "SECONDS", "USER", "PostgresServer", "cluster", "free_port", "program"]
QUICK = ["-c", "fsync=off", "-c", "full_page_writes=off"]
"""The machine does not fail in these tests, only processes do."""


@contextmanager
def cluster() -> Iterator[PostgresServer]:
    """A server for as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="hatamoto-pg-") as folder:
        running = PostgresServer(Path(folder), *QUICK)
        try:
            yield running
        finally:
            running.stop()
