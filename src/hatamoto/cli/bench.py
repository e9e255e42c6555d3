"""`hatamoto bench`: how fast the games are compared with yardsticks, and a server under load."""

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.status import Status
from rich.table import Table

from hatamoto import catalog
from hatamoto.bots.measure import measure
from hatamoto.cli.screen import new_console
from hatamoto.cli.streams import complain
from hatamoto.extras import requires
from hatamoto.kernel.errors import BadArgument

SECONDS: Final = {"server": 20.0, "cluster": 30.0, "database": 5.0}
"""How long a round is where nobody says; a second for everything else."""
YARDSTICKS: Final = ("chess", "backgammon", "hearts")


@dataclass(frozen=True)
class BenchSettings:
    """What the command line asks to measure."""

    subject: str | None
    """A game, a word of `RUNNERS`, or None for all games."""
    of: str | None
    length: float | None
    load: Mapping[str, float | str | None]
    kills: int
    file: Path
    as_json: bool

    @property
    def seconds(self) -> float:
        """The length of each round."""
        return SECONDS.get(self.subject or "", 1.0) if self.length is None else self.length


def run_bench(given: BenchSettings) -> int:
    """Measure what is asked for; raises BadArgument if an argument does not belong to it."""
    if given.of is not None and given.subject not in TAKING_GAMES:
        words = "only 'bench page' and 'bench environments' take a second word"
        raise BadArgument(f"unexpected '{given.of}': {words}")
    runner = RUNNERS.get(given.subject or "")
    if runner is not None:
        return runner(given)
    for name, value in given.load.items():
        if value is not None:
            raise BadArgument(f"unexpected --{name}: only 'bench server' takes it")
    return bench(given.subject, given.seconds, given.as_json)


def bench(game: str | None, seconds: float, as_json: bool) -> int:
    """Measure one game or all, and print the figures."""
    ids = list(catalog.GAMES) if game is None else [catalog.game(game).id]
    status = Status("", console=Console(stderr=True))
    if sys.stderr.isatty():
        status.start()
    try:
        report = measure(ids, seconds, status.update)
    finally:
        status.stop()
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    note_missing(report)
    return 0


def note_missing(report: dict[str, object]) -> None:
    """Print to stderr which yardsticks are missing, and how to install them."""
    found = report["yardsticks"]
    assert isinstance(found, dict)
    missing = ", ".join(name for name in YARDSTICKS if name not in found)
    if missing:
        how = "run 'make bench', or install hatamoto with the extra 'bench'"
        complain(f"no figures for {missing} to compare with: {how}")


def server(seconds: float, as_json: bool, **wanted: float | str | None) -> int:
    """Start a server and load it with live tables and watchers, in the standard runs or in one."""
    with requires("server"):
        from hatamoto.server.bench.bars import server_bars
        from hatamoto.server.bench.load import STANDARD, Load, bench_server
    given = {name: value for name, value in wanted.items() if value is not None}
    is_own = set(given) - {"database"}
    runs = {"one run": {"watchers": 0, "pace": 1.0, **given}} if is_own else STANDARD
    report: dict[str, dict[str, object]] = {}
    for name, what in runs.items():
        load = Load(seconds=seconds, **{**what, **given})  # type: ignore[arg-type]  # as typer read
        report[name] = bench_server(load)
        say_figures(name, report[name])
    bars = server_bars(report)
    if as_json:
        print(json.dumps({**report, "bars": bars}, indent=2))
        return 0
    show_runs("server", report)
    show_bars(bars)
    return 0


def cluster(seconds: float, as_json: bool) -> int:
    """Run servers behind a proxy while killing them; returns 1 if an answer was lost."""
    with requires("server"):
        from hatamoto.server.bench.bars import cluster_bars
        from hatamoto.server.bench.cluster import SIZES, bench_cluster
    report: dict[str, dict[str, object]] = {}
    for size in SIZES:
        name = f"{size} processes"
        report[name] = bench_cluster(size, seconds)
        say_figures(name, report[name])
    bars = cluster_bars(report)
    if as_json:
        print(json.dumps({**report, "bars": bars}, indent=2))
    else:
        show_runs("cluster", report)
        show_bars(bars)
    return 0 if all(row["is_clean"] for row in report.values()) else 1


def database(seconds: float, as_json: bool) -> int:
    """Start PostgreSQL and measure how fast it stores entries."""
    with requires("server"):
        from hatamoto.server.bench.database import bench_database
    report = bench_database(seconds)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show_runs("database", report)
    return 0


def kill(kills: int, file: Path, as_json: bool) -> int:
    """Kill servers and databases repeatedly; returns 1 if an answer was lost."""
    with requires("server"):
        from hatamoto.server.bench.bars import COUNTED, kill_bars
        from hatamoto.server.bench.kills import bench_kills
    report = bench_kills(kills, file, complain)
    bars = kill_bars({"in all": report})
    if as_json:
        print(json.dumps({**report, "bars": bars}, indent=2))
    else:
        show_runs("kills", {"in all": report})
        show_bars(bars)
    return 1 if any(report[key] for key in COUNTED) else 0


def environments(game: str | None, seconds: float, as_json: bool) -> int:
    """Measure the environments for reinforcement learning next to other packages' games."""
    ids = list(catalog.GAMES) if game is None else [catalog.game(game).id]
    with requires("research"):
        from hatamoto.research.env_speed import BASELINE, measure_envs
    status = Status("", console=Console(stderr=True))
    if sys.stderr.isatty():
        status.start()
    try:
        report = measure_envs(ids, seconds, status.update)
    finally:
        status.stop()
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        table = Table("steps per second", "median", "low", "high", "times connect_four")
        for name, row in report.items():
            figures = [f"{row[key]:,}" for key in ("steps", "low", "high")]
            times = row["times_connect_four"]
            table.add_row(name, *figures, "-" if times is None else str(times))
        new_console().print(table)
    if BASELINE not in report:
        complain("PettingZoo's connect_four needs pygame: pip install pygame")
    return 0


def show_runs(title: str, report: dict[str, dict[str, object]]) -> None:
    """Print a column of figures for each run."""
    table = Table(title, *report)
    for key in next(iter(report.values())):
        table.add_row(key, *(str(row[key]) for row in report.values()))
    new_console().print(table)


def say_figures(name: str, figures: dict[str, object]) -> None:
    """Print a finished run to stderr: the next ones may take minutes, or be interrupted."""
    complain(f"{name}: " + ", ".join(f"{key} {value}" for key, value in figures.items()))


def show_bars(bars: list[dict[str, Any]]) -> None:
    """Print what was measured next to what should be reached."""
    if not bars:
        return
    table = Table("run", "figure", "measured", "bar", "met")
    for row in bars:
        cells = [str(row[key]) for key in ("run", "figure", "measured", "bar")]
        table.add_row(*cells, "yes" if row["is_met"] else "no")
    new_console().print(table)


def page(game: str | None, as_json: bool) -> int:
    """Click 200 times in each game in Chromium and print the time to the next paint."""
    ids = list(catalog.GAMES) if game is None else [catalog.game(game).id]
    if find_spec("playwright") is None:
        complain("the page is measured with Playwright and Chromium: pip install playwright")
        return 1
    with requires("server"):
        from hatamoto.server.bench.page import bench_page
    report = bench_page(ids)
    if as_json:
        print(json.dumps(report, indent=2))
        return 0
    show_runs("page", report)
    return 0


def show(report: dict[str, object]) -> None:
    """The figures for a person."""
    yardsticks, games = report["yardsticks"], report["games"]
    assert isinstance(yardsticks, dict)
    assert isinstance(games, dict)
    console = new_console()
    table = Table("decisions per second", "median", "low", "high")
    for name, row in {**yardsticks, **games}.items():
        table.add_row(name, *(f"{row[key]:,}" for key in ("dps", "low", "high")))
    console.print(table)
    for name, row in games.items():
        figures = Table(name, "")
        for key, value in row.items():
            if key not in ("dps", "low", "high"):
                figures.add_row(key, "-" if value is None else str(value))
        console.print(figures)


RUNNERS: Final[Mapping[str, Callable[[BenchSettings], int]]] = {
    "page": lambda given: page(given.of, given.as_json),
    "environments": lambda given: environments(given.of, given.seconds, given.as_json),
    "doors": lambda given: environments(given.of, given.seconds, given.as_json),
    "cluster": lambda given: cluster(given.seconds, given.as_json),
    "database": lambda given: database(given.seconds, given.as_json),
    "kills": lambda given: kill(given.kills, given.file, given.as_json),
    "server": lambda given: server(given.seconds, given.as_json, **given.load),
}
"""What is measured other than games, by its word on the command line."""
TAKING_GAMES: Final = ("page", "environments", "doors")
"""The words that a game may follow."""
