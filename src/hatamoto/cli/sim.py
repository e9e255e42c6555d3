"""`hatamoto sim`: many games between bots, and their results."""

import json
from statistics import mean
from time import perf_counter

from rich.table import Table

from hatamoto.bots.intervals import percentile, wilson
from hatamoto.bots.series import Series, Tally
from hatamoto.cli.screen import new_console
from hatamoto.cli.series import play_parallel
from hatamoto.lab.machines import Machines

MAX_SHOWN = 6
"""Up to this many values of a counted fact are shown one by one."""


def simulate(series: Series, count: int, where: Machines, as_json: bool) -> tuple[int, list[str]]:
    """Play and print the report; returns the number of failed games and their errors."""
    start = perf_counter()
    tally = play_parallel(series, count, where, series.game)
    seconds = perf_counter() - start
    report = build_report(series, tally)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
        rate = tally.decisions / seconds
        new_console().print(f"{seconds:,.1f} seconds, {rate:,.0f} decisions a second")
    return len(tally.failures), tally.failures


def build_report(series: Series, tally: Tally) -> dict[str, object]:
    """The report; it depends on the series only, not on the machine."""
    return {
        "games": tally.games,
        "failures": len(tally.failures),
        "decisions": tally.decisions,
        "rounds": {
            "mean": round(mean(tally.rounds), 3) if tally.rounds else 0,
            "p5": percentile(tally.rounds, 5),
            "p95": percentile(tally.rounds, 95),
        },
        "wins": win_rows(series, tally),
        "ends": dict(sorted(tally.ends.items())),
        "events": dict(sorted(tally.events.items())),
        "counted": fact_counts(tally),
    }


def fact_counts(tally: Tally) -> dict[str, dict[str, int]]:
    """By kind of event, how often its counted fact had each value."""
    return {kind: dict(sorted(counts.items())) for kind, counts in sorted(tally.facts.items())}


def win_rows(series: Series, tally: Tally) -> list[dict[str, object]]:
    """Each bot's share of the wins; `seat` is where it sat in the first game."""
    shares = [0.0] * series.seats
    for _, index, share in tally.wins:
        shares[index] += share
    rows: list[dict[str, object]] = []
    for seat, won in enumerate(shares):
        low, high = wilson(won, tally.games)
        rows.append(
            {
                "seat": seat,
                "bot": series.bots[seat % len(series.bots)],
                "share": round(won / tally.games, 4) if tally.games else 0.0,
                "low": round(low, 4),
                "high": round(high, 4),
            }
        )
    return rows


def rarest(figures: dict[str, int]) -> str:
    """All values of a fact if there are few, else their number and the rarest one."""
    if len(figures) <= MAX_SHOWN:
        return ", ".join(f"{value} {count}" for value, count in figures.items())
    least = sorted(figures.items(), key=lambda pair: pair[1])[:MAX_SHOWN]
    parts = ", ".join(f"{value} {count}" for value, count in least)
    return f"{len(figures)} different, the rarest {parts}"


def show(report: dict[str, object]) -> None:
    """Print the report as tables."""
    console = new_console()
    for key in ("games", "failures", "decisions"):
        console.print(f"{key}: {report[key]}")
    for key in ("rounds", "ends"):
        figures = report[key]
        assert isinstance(figures, dict)
        parts = ", ".join(f"{name} {figure}" for name, figure in figures.items())
        console.print(f"{key}: {parts}")
    values = report["counted"]
    assert isinstance(values, dict)
    for kind, figures in values.items():
        console.print(f"{kind.replace('_', ' ')}: {rarest(figures)}")
    table = Table("seat", "bot", "wins", "95 %")
    rows = report["wins"]
    assert isinstance(rows, list)
    for row in rows:
        interval = f"{row['low']:.1%} - {row['high']:.1%}"
        table.add_row(str(row["seat"]), row["bot"], f"{row['share']:.1%}", interval)
    console.print(table)
