"""`hatamoto bench`: how fast the games are compared with yardsticks, and a server under load."""

import json
import sys
from importlib.util import find_spec
from typing import Final

from rich.console import Console
from rich.status import Status
from rich.table import Table

from hatamoto import catalog
from hatamoto.bots.measure import measure
from hatamoto.cli.streams import complain
from hatamoto.cli.terminal import screen
from hatamoto.extras import requires

YARDSTICKS: Final = ("chess", "backgammon", "hearts")


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
    """Say on the error stream which yardsticks could not be measured, and how to get them."""
    found = report["yardsticks"]
    assert isinstance(found, dict)
    missing = ", ".join(name for name in YARDSTICKS if name not in found)
    if missing:
        how = "run 'make bench', or install hatamoto with the extra 'bench'"
        complain(f"no figures for {missing} to compare with: {how}")


def server(seconds: float, as_json: bool) -> int:
    """Load a server of its own with live tables and watchers, steadily and then at full speed."""
    with requires("server"):
        from hatamoto.server.bench import Load, bench_server
    steady = bench_server(Load(seconds=seconds))
    fastest = bench_server(Load(seconds=seconds, pace=0, watchers=0))
    if as_json:
        print(json.dumps({"steady": steady, "fastest": fastest}, indent=2))
        return 0
    table = Table("server", "steady", "as fast as it can")
    for key, value in steady.items():
        table.add_row(key, str(value), str(fastest[key]))
    screen().print(table)
    return 0


def page(game: str | None, as_json: bool) -> int:
    """Click 200 times in each game in Chromium; how long it took until the next picture."""
    ids = list(catalog.GAMES) if game is None else [catalog.game(game).id]
    if find_spec("playwright") is None:
        complain("the page is measured with Playwright and Chromium: pip install playwright")
        return 1
    with requires("server"):
        from hatamoto.server.bench_page import bench_page
    report = bench_page(ids)
    if as_json:
        print(json.dumps(report, indent=2))
        return 0
    table = Table("page", *report)
    for key in next(iter(report.values())):
        table.add_row(key, *(str(row[key]) for row in report.values()))
    screen().print(table)
    return 0


def show(report: dict[str, object]) -> None:
    """The figures for a person."""
    yardsticks, games = report["yardsticks"], report["games"]
    assert isinstance(yardsticks, dict)
    assert isinstance(games, dict)
    console = screen()
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
