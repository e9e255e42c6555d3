"""Plays many games over several processes or a cluster, with a progress bar."""

import sys
from dataclasses import asdict
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from hatamoto.bots.series import Series, Tally, play_series
from hatamoto.lab.journal import Journal
from hatamoto.lab.machines import Machines
from hatamoto.lab.parts import run_parts

MAX_PARTS: Final = 200
"""The most parts the games are split into; the same for any number of processes."""


class RateColumn(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        """The rate since the start; empty before the first part is done."""
        rate = task.finished_speed or task.speed
        return Text("" if rate is None else f"{rate:,.1f}/s")


def bar(label: str, total: int) -> Progress:
    """A progress bar with rate, time left and results so far; hidden if not on a terminal."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[figures]}"),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    progress.add_task(label, total=total, figures="")
    return progress


def play_parallel(series: Series, count: int, where: Machines, label: str) -> Tally:
    """Play `count` games of a series; the result depends on the series only."""
    calls = parts_of(series, count)
    done: dict[int, Tally] = {}
    work: dict[str, object] = {"series": asdict(series), "games": count}
    with Journal(work, Tally) as journal, bar(label, count) as progress:
        task = progress.task_ids[0]
        missing = journal.through(
            range(len(calls)),
            lambda numbers: run_parts(play_series, [(n, calls[n]) for n in numbers], where),
        )
        for number, tally in missing:
            done[number] = tally
            games = tally.games + len(tally.failures)
            progress.update(task, advance=games, figures=figures(series, done))
    whole = Tally()
    for number in sorted(done):
        whole.merge(done[number])
    return whole


def parts_of(series: Series, count: int) -> list[tuple[Series, int, int]]:
    """The calls of `play_series`; the split depends on the number of games only."""
    size = -(-count // MAX_PARTS)
    return [(series, first, min(size, count - first)) for first in range(0, count, size)]


def figures(series: Series, done: dict[int, Tally]) -> str:
    """Each bot's share of the wins so far, in seat order."""
    games = sum(tally.games for tally in done.values())
    shares = [0.0] * series.seats
    for tally in done.values():
        for _, index, share in tally.wins:
            shares[index] += share
    return " ".join(f"{won / games:.0%}" for won in shares) if games else ""
