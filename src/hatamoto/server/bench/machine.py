"""CPU and memory use of the machine and its processes, from /proc."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def memory_of(process: int) -> int:
    """Bytes of memory a process holds."""
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def cpu_seconds_of(process: int) -> float:
    """CPU time of a process in seconds."""
    return times_of(process)[0]


def cpu_seconds_of_children(process: int) -> float:
    """CPU time in seconds of a process's children that have ended."""
    return times_of(process)[1]


def times_of(process: int) -> tuple[float, float]:
    """CPU time in seconds of a process, and of its children that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    own, ended = fields[11:13], fields[13:15]
    return sum(map(int, own)) / TICKS, sum(map(int, ended)) / TICKS


def total_cpu_seconds() -> tuple[float, float]:
    """CPU seconds used by everything on the machine, and those available."""
    words = Path("/proc/stat").read_text().splitlines()[0].split()[1:9]
    times = [int(word) / TICKS for word in words]
    idle = times[3] + times[4]
    return sum(times) - idle, sum(times)


class Usage:
    """How busy the machine is from now on, and how much of that is other programs."""

    def __init__(self, own: list[int]) -> None:
        self.own = own
        self.all = total_cpu_seconds()
        self.ours = sum(map(cpu_seconds_of, own))

    def busy(self) -> dict[str, Any]:
        """The load average, the number of cores, and how many of them were busy."""
        used, there = total_cpu_seconds()
        cores = os.cpu_count() or 1
        share = cores / max(0.01, there - self.all[1])
        busy = round(share * (used - self.all[0]), 2)
        return {"cores": cores, "cores_busy": busy, "load": round(os.getloadavg()[0], 2)}

    def report(self) -> dict[str, Any]:
        """The load average, the number of cores, and how many of them others kept busy."""
        used, there = total_cpu_seconds()
        ours = sum(map(cpu_seconds_of, self.own)) - self.ours
        cores = os.cpu_count() or 1
        share = cores / max(0.01, there - self.all[1])
        others = used - self.all[0] - ours
        return {
            "cores": cores,
            "cores_of_ours": round(share * ours, 2),
            "cores_of_others": round(max(0.0, share * others), 2),
            "load": round(os.getloadavg()[0], 2),
        }
