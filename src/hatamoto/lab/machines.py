"""Where parts run, as given by `--on`."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

from hatamoto.kernel.errors import BadArgument

LOCAL: Final = "local"
RAY: Final = "ray"
FORMS: Final = "local, local:8, ray or ray://host:10001"


@dataclass(frozen=True)
class Machines:
    """Processes on this machine, or a Ray cluster."""

    processes: int
    """Number of processes on this machine; 0 for a cluster."""
    address: str = ""
    """The cluster's address; empty for the one Ray finds or starts on this machine."""

    @property
    def is_cluster(self) -> bool:
        """Whether Ray runs the parts."""
        return self.processes == 0


def machines(on: str | None, jobs: int | None = None) -> Machines:
    """Parse `--on` and the older `--jobs`; all cores of this machine if neither is given."""
    if on is None or on == LOCAL:
        return Machines(jobs or os.cpu_count() or 1)
    if jobs is not None:
        raise BadArgument("give --on or --jobs, not both: --on local:8 is --jobs 8")
    if on == RAY:
        return Machines(0)
    if on.startswith("ray://") and len(on) > len("ray://"):
        return Machines(0, on)
    where, _, count = on.partition(":")
    if where != LOCAL or not count.isdecimal() or int(count) < 1:
        raise BadArgument(f"--on takes {FORMS}, not {on}")
    return Machines(int(count))
