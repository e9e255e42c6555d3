"""`hatamoto arena`: every bot against every other with seats rotated, and their ratings."""

import json
from dataclasses import replace
from itertools import combinations

from rich.table import Table

from hatamoto.bots.intervals import Pairs, rating_intervals, ratings
from hatamoto.bots.series import Series, Tally
from hatamoto.cli.screen import new_console
from hatamoto.cli.series import play_parallel
from hatamoto.kernel.errors import BadArgument
from hatamoto.lab.machines import Machines


def compete(series: Series, count: int, where: Machines, as_json: bool) -> tuple[int, list[str]]:
    """Play a round robin and print the ratings; returns the number of failed games and errors."""
    names = series.bots
    if len(names) < 2 or len(set(names)) != len(names):
        raise BadArgument("an arena takes two bots or more, each named once")
    failures: list[str] = []
    pairs: dict[tuple[int, int], tuple[float, int]] = {}
    for one, two in combinations(range(len(names)), 2):
        share, games, faults = play_pair(series, names[one], names[two], count, where)
        pairs[(one, two)] = (share, games)
        failures += faults
    report = build_report(series, pairs)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    return len(failures), failures


def play_pair(
    series: Series, one: str, two: str, count: int, where: Machines
) -> tuple[float, int, list[str]]:
    """The first bot's share of the wins over the second, the games, and the failures.

    The two take alternate seats. With an odd number of seats, each has the extra seat in half of
    the games.
    """
    halves = [count] if series.seats % 2 == 0 else [count - count // 2, count // 2]
    won, games, failures = 0.0, 0, list[str]()
    for half, number in enumerate(halves):
        order = (one, two) if half == 0 else (two, one)
        bots = [order[seat % 2] for seat in range(series.seats)]
        seating = replace(series, bots=bots, rotate=True)
        tally = play_parallel(seating, number, where, f"{one} - {two}")
        won += victories(tally, bots, one)
        games += tally.games
        failures += tally.failures
    return (won / games if games else 0.5), games, failures


def victories(tally: Tally, bots: list[str], name: str) -> float:
    """The wins of one bot; shared ones count in part."""
    return sum(share for _, index, share in tally.wins if bots[index] == name)


def build_report(series: Series, pairs: Pairs) -> dict[str, object]:
    """The ratings, strongest first, and the pairs behind them."""
    names = series.bots
    elo = ratings(pairs, len(names))
    intervals = rating_intervals(pairs, len(names), series.seed)
    order = sorted(range(len(names)), key=lambda contestant: -elo[contestant])
    rows = [
        {
            "bot": names[contestant],
            "elo": round(elo[contestant]),
            "low": round(intervals[contestant][0]),
            "high": round(intervals[contestant][1]),
        }
        for contestant in order
    ]
    pairings = [
        {"bot": names[one], "against": names[two], "games": games, "share": round(share, 4)}
        for (one, two), (share, games) in pairs.items()
    ]
    return {"game": series.game, "seats": series.seats, "bots": rows, "pairs": pairings}


def show(report: dict[str, object]) -> None:
    """Print the ratings as tables."""
    bots, pairs = report["bots"], report["pairs"]
    assert isinstance(bots, list)
    assert isinstance(pairs, list)
    standing = Table("bot", "Elo", "95 %")
    for row in bots:
        standing.add_row(row["bot"], str(row["elo"]), f"{row['low']} - {row['high']}")
    pairings = Table("bot", "against", "games", "wins")
    for row in pairs:
        share = f"{row['share']:.1%}"
        pairings.add_row(row["bot"], row["against"], str(row["games"]), share)
    console = new_console()
    console.print(standing)
    console.print(pairings)
