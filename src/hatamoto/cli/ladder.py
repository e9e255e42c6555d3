"""`hatamoto ladder`: levels and yardsticks meet until a sequential test has seen enough.

Two bots sit by turns at one table. The same luck is dealt once for every way they can sit so, which
is a set, so that what the deal gives to one it gives to the other. After every such set the test is
asked: is the first stronger by 100 Elo, or are they equal? It stops when one of the two is nineteen
times likelier than the other, or after the most games. Strength is fitted to all pairs on one scale
on which the yardstick `greedy-1` has 1000.
"""

from __future__ import annotations

import json
import math
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from rich.table import Table

from hatamoto import __version__, catalog
from hatamoto.bots import OLD_NAMES, Bot, bot, usual_seconds
from hatamoto.cli.intervals import rating_intervals, ratings, wilson
from hatamoto.cli.terminal import screen
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

ANCHOR: Final = "greedy-1"
ANCHORED: Final = 1000
EQUAL: Final = 0.5
STRONGER: Final = 1 / (1 + 10 ** (-100 / 400))
"""The share of the victories of a bot that is stronger by 100 Elo."""
SURE: Final = math.log(19)
"""Both errors of the test are at most 5 %."""
LEAST_SETS: Final = 6
"""Before so many sets the test is not asked: their spread is not known yet."""
STRIDE: Final = 1_000_003


@dataclass(frozen=True)
class Ladder:
    """What is played."""

    game: str
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    games: int
    seed: int
    seconds: float | None

    def set_size(self) -> int:
        """How many games are a set."""
        return len(seatings("", "", self.seats))

    def pairs(self) -> list[tuple[str, str]]:
        """Neighbours on the ladder meet, and every bot meets the two yardsticks that think."""
        found = [(two, one) for one, two in zip(self.bots, self.bots[1:], strict=False)]
        for stick in ("greedy-1", "search-1"):
            found += [(name, stick) for name in self.bots if name != stick and stick in self.bots]
        kept: list[tuple[str, str]] = []
        for pair in found:
            if pair not in kept and pair[::-1] not in kept:
                kept.append(pair)
        return kept


@dataclass
class Meeting:
    """Two bots and what came of their games, set by set."""

    one: str
    two: str
    sets: list[float]
    """By set, the share of the victories of the first."""
    slowest: dict[str, float]
    """By bot, the longest that a decision took."""

    def likelihood(self) -> float:
        """How much likelier 100 Elo are than equality, as a logarithm."""
        count = len(self.sets)
        if count < LEAST_SETS:
            return 0.0
        mean = sum(self.sets) / count
        spread = sum((share - mean) ** 2 for share in self.sets) / (count - 1) + 1e-3
        return count * (STRONGER - EQUAL) * (2 * mean - STRONGER - EQUAL) / (2 * spread)

    def is_decided(self) -> bool:
        """Whether the test has seen enough."""
        return abs(self.likelihood()) >= SURE


def climb(ladder: Ladder, output: Path, jobs: int, as_json: bool) -> int:
    """Play what the output does not hold yet, write it after every set, and show it."""
    kept = read_kept(ladder, output)
    for one, two in ladder.pairs():
        meeting = kept.setdefault((one, two), Meeting(one, two, [], {}))
        play_meeting(ladder, meeting, jobs, lambda: write(ladder, kept, output))
    report = write(ladder, kept, output)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    return 0


def play_meeting(ladder: Ladder, meeting: Meeting, jobs: int, keep: Any) -> None:
    """Set after set until the test has seen enough or the games are played."""
    most = max(1, ladder.games // ladder.set_size())
    with ProcessPoolExecutor(jobs) as pool:
        while len(meeting.sets) < most and not meeting.is_decided():
            first = len(meeting.sets)
            numbers = range(first, min(most, first + jobs))
            work = [pool.submit(play_set, ladder, meeting.one, meeting.two, n) for n in numbers]
            for future in work:
                share, slowest = future.result()
                meeting.sets.append(share)
                for name, seconds in slowest.items():
                    longest = max(seconds, meeting.slowest.get(name, 0.0))
                    meeting.slowest[name] = round(longest, 4)
            keep()


def play_set(ladder: Ladder, one: str, two: str, number: int) -> tuple[float, dict[str, float]]:
    """The same luck for every seating; the share of the first bot, and the longest decisions."""
    won = 0.0
    slowest: dict[str, float] = {}
    ways = seatings(one, two, ladder.seats)
    for names in ways:
        shares = play_game(ladder, names, number, slowest)
        won += sum(share for seat, share in enumerate(shares) if names[seat] == one)
    return won / len(ways), slowest


def seatings(one: str, two: str, seats: int) -> list[list[str]]:
    """Every way in which two bots sit by turns; of an odd number of seats each has more once."""
    orders = [[(one, two)[seat % 2] for seat in range(seats)]]
    orders.append([(two, one)[seat % 2] for seat in range(seats)])
    if seats % 2 == 0:
        return orders
    return [order[turn:] + order[:turn] for order in orders for turn in range(seats)]


def play_game(
    ladder: Ladder, names: list[str], number: int, slowest: dict[str, float]
) -> list[float]:
    """One game; luck has a generator of its own, so that it begins alike in all games of a set."""
    game = catalog.game(ladder.game)
    players: list[Bot] = [bot(name, ladder.seconds) for name in names]
    luck = Rng(ladder.seed * STRIDE + number)
    minds = [Rng(ladder.seed * STRIDE + number * 16 + seat + 7) for seat in range(ladder.seats)]
    state: State = game.new(ladder.seats, ladder.options)
    while (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            state.apply(NATURE, state.draw(luck))
            continue
        start = perf_counter()
        action = players[seat].choose(Window(game, state, seat), minds[seat])
        name = names[seat]
        slowest[name] = max(slowest.get(name, 0.0), perf_counter() - start)
        state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.shares()


def full_name(name: str) -> str:
    """A bot as the ladder names it: yardsticks with their number."""
    return f"{name}-1" if name in OLD_NAMES else name


# What is kept and shown


def read_kept(ladder: Ladder, output: Path) -> dict[tuple[str, str], Meeting]:
    """The meetings an earlier run wrote; raises BadArgument if it played something else."""
    if not output.exists():
        return {}
    table: dict[str, Any] = json.loads(output.read_text(encoding="utf-8"))
    if table["ladder"] != json.loads(json.dumps(asdict(ladder))):
        raise BadArgument(f"{output} holds another ladder; name another file with --output")
    rows = table["pairs"]
    return {
        (row["bot"], row["against"]): Meeting(
            row["bot"], row["against"], row["sets"], row["slowest"]
        )
        for row in rows
    }


def write(ladder: Ladder, kept: dict[tuple[str, str], Meeting], output: Path) -> dict[str, Any]:
    """The report of what has been played so far, written to the output."""
    report = reported(ladder, kept)
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in report.items()]
    output.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return report


def reported(ladder: Ladder, kept: dict[tuple[str, str], Meeting]) -> dict[str, Any]:
    """Strength on one scale, and the pairs it comes from."""
    names = list(ladder.bots)
    pairs = {
        (names.index(one), names.index(two)): (
            sum(meeting.sets) / len(meeting.sets),
            len(meeting.sets) * ladder.set_size(),
        )
        for (one, two), meeting in kept.items()
        if meeting.sets
    }
    elo = ratings(pairs, len(names))
    spans = rating_intervals(pairs, len(names), ladder.seed)
    shift = ANCHORED - elo[names.index(ANCHOR)] if ANCHOR in names else 0.0
    met = {index for pair in pairs for index in pair}
    strength = [
        {
            "bot": name,
            "elo": round(elo[index] + shift),
            "low": round(spans[index][0] + shift),
            "high": round(spans[index][1] + shift),
            "seconds": usual_seconds(name) if ladder.seconds is None else ladder.seconds,
        }
        for index, name in enumerate(names)
        if index in met
    ]
    return {
        "ladder": asdict(ladder),
        "version": __version__,
        "rules": catalog.game(ladder.game).rules_number,
        "bounds": {"equal": EQUAL, "stronger": round(STRONGER, 4), "errors": 0.05},
        "strength": strength,
        "pairs": [pair_row(ladder, meeting) for meeting in kept.values()],
    }


def pair_row(ladder: Ladder, meeting: Meeting) -> dict[str, Any]:
    """A meeting as it is written."""
    games = len(meeting.sets) * ladder.set_size()
    won = sum(meeting.sets) * ladder.set_size()
    low, high = wilson(won, games)
    return {
        "bot": meeting.one,
        "against": meeting.two,
        "games": games,
        "share": round(won / games, 4) if games else None,
        "low": round(low, 4),
        "high": round(high, 4),
        "likelihood": round(meeting.likelihood(), 2),
        "decided": meeting.is_decided(),
        "slowest": meeting.slowest,
        "sets": [round(share, 4) for share in meeting.sets],
    }


def show(report: dict[str, Any]) -> None:
    """The ladder for a person."""
    standing = Table("bot", "Elo", "95 %", "seconds")
    for row in report["strength"]:
        span = f"{row['low']} - {row['high']}"
        standing.add_row(row["bot"], str(row["elo"]), span, f"{row['seconds']:g}")
    meetings = Table("bot", "against", "games", "wins", "95 %", "test")
    for row in report["pairs"]:
        verdict = (
            "" if not row["decided"] else "stronger" if row["likelihood"] > 0 else "not stronger"
        )
        share = "" if row["share"] is None else f"{row['share']:.1%}"
        span = f"{row['low']:.1%} - {row['high']:.1%}"
        meetings.add_row(row["bot"], row["against"], str(row["games"]), share, span, verdict)
    console = screen()
    console.print(standing)
    console.print(meetings)
