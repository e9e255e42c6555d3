"""`hatamoto sim`: many games between bots, and their results."""

import json
from statistics import mean
from time import perf_counter

from rich.table import Table

from hatamoto.bots.series import Series, Tally
from hatamoto.cli.intervals import percentile, wilson
from hatamoto.cli.series import played
from hatamoto.cli.terminal import screen

FEW = 6
"""As many values of a counted fact as are shown one by one."""


def simulate(series: Series, count: int, jobs: int, as_json: bool) -> tuple[int, list[str]]:
    """Play, print the report; how many games failed, and how."""
    start = perf_counter()
    tally = played(series, count, jobs, series.game)
    report = reported(series, tally, perf_counter() - start)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    return len(tally.failures), tally.failures


def reported(series: Series, tally: Tally, seconds: float) -> dict[str, object]:
    """The figures by their names."""
    return {
        "games": tally.games,
        "failures": len(tally.failures),
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
        "rounds": {
            "mean": round(mean(tally.rounds), 3) if tally.rounds else 0,
            "p5": percentile(tally.rounds, 5),
            "p95": percentile(tally.rounds, 95),
        },
        "wins": win_rows(series, tally),
        "ends": dict(sorted(tally.ends.items())),
        "events": dict(sorted(tally.events.items())),
        "counted": counted(tally),
    }


def counted(tally: Tally) -> dict[str, dict[str, int]]:
    """By kind of event, how often each value of the fact its game counts came up."""
    found: dict[str, dict[str, int]] = {}
    for (kind, value), count in sorted(tally.facts.items()):
        found.setdefault(kind, {})[value] = count
    return found


def win_rows(series: Series, tally: Tally) -> list[dict[str, object]]:
    """For each bot its share of the victories; `seat` is where it sat in the first game."""
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
    """All values of a fact if they are few, else how many there are and the rarest of them."""
    if len(figures) <= FEW:
        return ", ".join(f"{value} {count}" for value, count in figures.items())
    least = sorted(figures.items(), key=lambda pair: pair[1])[:FEW]
    parts = ", ".join(f"{value} {count}" for value, count in least)
    return f"{len(figures)} different, the rarest {parts}"


def show(report: dict[str, object]) -> None:
    """The report for a person."""
    console = screen()
    for key in ("games", "failures", "decisions", "seconds", "decisions_per_second"):
        console.print(f"{key.replace('_', ' ')}: {report[key]}")
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
