"""The figures a server should reach on two cores, next to what was measured."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hatamoto.server.bench.clients import Json

MAX_WAIT: Final = 5.0
"""Seconds a player of a cluster waits at most, even if processes are killed."""


@dataclass(frozen=True)
class Bar:
    """The most, or the least, that a figure of a run should be."""

    run: str
    figure: str
    limit: float
    is_least: bool = False

    def row(self, report: dict[str, Json]) -> Json | None:
        """The bar next to the figure; None if the run was not made."""
        if self.run not in report:
            return None
        measured = report[self.run][self.figure]
        is_met = measured >= self.limit if self.is_least else measured <= self.limit
        words = "at least" if self.is_least else "at most"
        row = {"run": self.run, "figure": self.figure, "measured": measured}
        return {**row, "bar": f"{words} {self.limit:,}", "is_met": is_met}


BARS: Final = (
    Bar("steady", "p50_ms", 3),
    Bar("steady", "p99_ms", 20),
    Bar("fastest", "actions_per_second", 1500, is_least=True),
    Bar("500 tables", "p99_ms", 60),
    Bar("1000 tables", "p99_ms", 120),
    Bar("1000 tables", "kilobytes_per_table", 60),
    Bar("watched", "processor_ms_per_action", 30),
    Bar("watched", "kilobytes_per_watcher", 30),
)
"""What the standard runs of `hatamoto bench server` should reach."""
COUNTED: Final = ("lost", "doubled", "misordered", "wrongly_answered", "timed_out")
"""What must not happen to an answer."""
KILLS: Final = 10_000
"""How many kills a full run of `hatamoto bench kills` has."""


def server_bars(report: dict[str, Json]) -> list[Json]:
    """The bars of the runs that were made."""
    return [row for bar in BARS if (row := bar.row(report)) is not None]


def cluster_bars(report: dict[str, Json]) -> list[Json]:
    """The bars of each size of a cluster: nothing lost, and nobody waits for long."""
    rows: list[Json] = []
    for run, figures in report.items():
        waits = {key: value for key, value in figures.items() if key.endswith("longest_s")}
        bars = [Bar(run, key, 0) for key in COUNTED]
        bars += [Bar(run, key, MAX_WAIT) for key, value in waits.items() if value is not None]
        rows += [row for bar in bars if (row := bar.row(report)) is not None]
    return rows


def kill_bars(report: dict[str, Json]) -> list[Json]:
    """The bars of a series of kills: enough of them, and nothing lost."""
    run = next(iter(report))
    bars = [Bar(run, "kills", KILLS, is_least=True), *(Bar(run, key, 0) for key in COUNTED)]
    return [row for bar in bars if (row := bar.row(report)) is not None]
