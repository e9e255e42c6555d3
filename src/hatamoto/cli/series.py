"""Many games over several processes, with a bar for whoever watches."""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.console import Console
from rich.progress import Progress

from hatamoto.bots.series import Series, Tally, play_series

PORTIONS = 20
"""Into how many portions each process's work is cut, so that the bar moves."""


def played(series: Series, count: int, jobs: int, label: str) -> Tally:
    """So many games of a series; the result does not depend on the number of processes."""
    whole = Tally()
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(label, total=count)
        for part in portions(series, count, jobs):
            whole.merge(part)
            progress.update(task, advance=part.games + len(part.failures))
    return whole


def portions(series: Series, count: int, jobs: int) -> Iterator[Tally]:
    """Tallies as they come in."""
    size = max(1, -(-count // (jobs * PORTIONS)))
    starts = range(0, count, size)
    if jobs == 1:
        for first in starts:
            yield play_series(series, first, min(size, count - first))
        return
    with ProcessPoolExecutor(jobs) as pool:
        futures = [
            pool.submit(play_series, series, first, min(size, count - first)) for first in starts
        ]
        for future in as_completed(futures):
            yield future.result()
