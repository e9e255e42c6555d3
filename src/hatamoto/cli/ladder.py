"""`hatamoto ladder`: levels and yardsticks play each other until a sequential test decides.

Two bots take alternate seats at one table. Each seed is played once for every such seating; these
games form a set, so that a lucky deal favours both equally. After each set a sequential test
compares two hypotheses: the first bot is stronger by 100 Elo, or they are equal. It stops when one
is nineteen times likelier than the other, or at the maximum number of games. Strength is fitted to
all pairs on one scale, where the yardstick `greedy-1` has 1000. Thinking time is processor time, so
that other work on the machine does not matter.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from hatamoto import __version__, catalog
from hatamoto.bots import OLD_NAMES, Bot, bot, usual_seconds
from hatamoto.bots.intervals import MEAN_RATING, rating_intervals, ratings, wilson
from hatamoto.bots.thinking_clock import now, processor_time
from hatamoto.cli.screen import new_console
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window
from hatamoto.lab.machines import Machines
from hatamoto.lab.parts import in_order, run_parts

ANCHOR: Final = "greedy-1"
EQUAL: Final = 0.5
STRONGER: Final = 1 / (1 + 10 ** (-100 / 400))
"""The expected share of the wins of a bot that is stronger by 100 Elo."""
LOG_LIKELIHOOD_BOUND: Final = math.log(19)
"""The test stops at this log-likelihood ratio; both of its error rates are then at most 5 %."""
MIN_SETS: Final = 6
"""The test starts after this many sets, when their variance can be estimated."""
STRIDE: Final = 1_000_003


@dataclass(frozen=True)
class Ladder:
    """Which bots play which game, and how long."""

    game: str
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    games: int
    seed: int
    seconds: float | None
    pace: float = 1.0
    """Multiplies all thinking times, since whole ladders take long."""
    playouts: int = 0
    """If not 0, this many playouts count as a second, so that the same seed plays the same games
    on every machine, however busy it is."""

    def thinking_seconds(self, name: str) -> float:
        """How long a bot thinks per decision."""
        return self.pace * (usual_seconds(name) if self.seconds is None else self.seconds)

    def player(self, name: str) -> Bot:
        """A bot with its budget of time or playouts."""
        seconds = self.thinking_seconds(name)
        return bot(name, seconds, max(1, round(self.playouts * seconds)) if self.playouts else 0)

    def set_size(self) -> int:
        """How many games a set has."""
        return len(seatings("", "", self.seats))

    def neighbours(self) -> list[tuple[str, str]]:
        """Each bot against the one before it, which connects all of them."""
        return [(two, one) for one, two in zip(self.bots, self.bots[1:], strict=False)]

    def pairs(self) -> list[tuple[str, str]]:
        """Who plays whom: neighbours first, then every bot against the two yardsticks."""
        found = self.neighbours()
        for stick in ("greedy-1", "search-1"):
            found += [(name, stick) for name in self.bots if name != stick and stick in self.bots]
        kept: list[tuple[str, str]] = []
        for pair in found:
            if pair not in kept and pair[::-1] not in kept:
                kept.append(pair)
        return kept


@dataclass
class Pairing:
    """Two bots and their results, set by set."""

    one: str
    two: str
    sets: list[float]
    """By set, the first bot's share of the wins."""
    slowest: dict[str, float]
    """By bot, its slowest decision in seconds of processor time."""

    def log_likelihood_ratio(self) -> float:
        """The log of how much likelier "100 Elo stronger" is than "equal", by normal shares."""
        count = len(self.sets)
        if count < MIN_SETS:
            return 0.0
        mean = sum(self.sets) / count
        spread = sum((share - mean) ** 2 for share in self.sets) / (count - 1) + 1e-3
        return count * (STRONGER - EQUAL) * (2 * mean - STRONGER - EQUAL) / (2 * spread)

    def is_decided(self) -> bool:
        """Whether the test has reached its bound."""
        return abs(self.log_likelihood_ratio()) >= LOG_LIKELIHOOD_BOUND


def run_ladder(
    ladder: Ladder, output: Path, where: Machines, as_json: bool, neighbours_only: bool = False
) -> int:
    """Play what the output file lacks, saving it after every set, and print the ladder."""
    kept = read_pairings(ladder, output)
    for one, two in ladder.neighbours() if neighbours_only else ladder.pairs():
        pairing = kept.setdefault((one, two), Pairing(one, two, [], {}))
        play_pairing(ladder, pairing, where, lambda: write(ladder, kept, output))
    report = write(ladder, kept, output)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    return 0


def play_pairing(
    ladder: Ladder, pairing: Pairing, where: Machines, keep: Callable[[], object]
) -> None:
    """Play sets until the test decides or the games are used up.

    Sets are counted in order, and those played in parallel after the deciding one are discarded, so
    that the number of workers does not change the result.
    """
    first, most = len(pairing.sets), max(1, ladder.games // ladder.set_size())
    if first >= most or pairing.is_decided():
        return
    parts = ((number, (ladder, pairing.one, pairing.two, number)) for number in range(first, most))
    for share, slowest in in_order(run_parts(play_set, parts, where), first):
        pairing.sets.append(share)
        for name, seconds in slowest.items():
            longest = max(seconds, pairing.slowest.get(name, 0.0))
            pairing.slowest[name] = round(longest, 4)
        keep()
        if pairing.is_decided():
            return


def play_set(ladder: Ladder, one: str, two: str, number: int) -> tuple[float, dict[str, float]]:
    """Play one seed with every seating; the first bot's share, and the slowest decisions."""
    won = 0.0
    slowest: dict[str, float] = {}
    ways = seatings(one, two, ladder.seats)
    with processor_time():
        for names in ways:
            shares = play_game(ladder, names, number, slowest)
            won += sum(share for seat, share in enumerate(shares) if names[seat] == one)
    return won / len(ways), slowest


def seatings(one: str, two: str, seats: int) -> list[list[str]]:
    """Every alternating seating of two bots; with an odd number of seats, also every rotation."""
    orders = [[(one, two)[seat % 2] for seat in range(seats)]]
    orders.append([(two, one)[seat % 2] for seat in range(seats)])
    if seats % 2 == 0:
        return orders
    return [order[turn:] + order[:turn] for order in orders for turn in range(seats)]


def play_game(
    ladder: Ladder, names: list[str], number: int, slowest: dict[str, float]
) -> list[float]:
    """Play one game. Chance has its own generator, so that all games of a set start with the same
    dice."""
    game = catalog.game(ladder.game)
    players: list[Bot] = [ladder.player(name) for name in names]
    luck = Rng(ladder.seed * STRIDE + number)
    seat_rngs = [Rng(ladder.seed * STRIDE + number * 16 + seat + 7) for seat in range(ladder.seats)]
    state: State = game.new(ladder.seats, ladder.options)
    while (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            state.apply(NATURE, state.draw(luck))
            continue
        start = now()
        action = players[seat].choose(Window(game, state, seat), seat_rngs[seat])
        name = names[seat]
        slowest[name] = max(slowest.get(name, 0.0), now() - start)
        state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.shares()


def full_name(name: str) -> str:
    """The name of a bot on the ladder: yardsticks carry their version, as in `greedy-1`."""
    return f"{name}-1" if name in OLD_NAMES else name


# The report


def read_pairings(ladder: Ladder, output: Path) -> dict[tuple[str, str], Pairing]:
    """The pairings of an earlier run; raises BadArgument if it was a different ladder.

    The number of games may differ.
    """
    if not output.exists():
        return {}
    played = json.loads(json.dumps(asdict(replace(ladder, games=0))))
    try:
        table: dict[str, Any] = json.loads(output.read_bytes())
        is_same = {**table["ladder"], "games": 0} == played
        pairings = [
            Pairing(row["bot"], row["against"], row["sets"], row["slowest"])
            for row in table["pairs"]
        ]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadArgument(f"{output} is not a ladder; name another file with --output") from None
    if not is_same:
        raise BadArgument(f"{output} holds another ladder; name another file with --output")
    return {(pairing.one, pairing.two): pairing for pairing in pairings}


def write(ladder: Ladder, kept: dict[tuple[str, str], Pairing], output: Path) -> dict[str, Any]:
    """Write the report so far to the output file, and return it."""
    report = build_report(ladder, kept)
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in report.items()]
    output.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return report


def build_report(ladder: Ladder, kept: dict[tuple[str, str], Pairing]) -> dict[str, Any]:
    """The fitted strength of each bot, and the pairings behind it."""
    names = list(ladder.bots)
    pairs = {
        (names.index(one), names.index(two)): (
            sum(pairing.sets) / len(pairing.sets),
            len(pairing.sets) * ladder.set_size(),
        )
        for (one, two), pairing in kept.items()
        if pairing.sets
    }
    elo = ratings(pairs, len(names))
    anchor = names.index(ANCHOR) if ANCHOR in names else None
    spans = rating_intervals(pairs, len(names), ladder.seed, anchor)
    shift = 0.0 if anchor is None else MEAN_RATING - elo[anchor]
    met = {index for pair in pairs for index in pair}
    strength = [
        {
            "bot": name,
            "elo": round(elo[index] + shift),
            "low": round(spans[index][0]),
            "high": round(spans[index][1]),
            "seconds": ladder.thinking_seconds(name),
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
        "pairs": [pair_row(ladder, pairing) for pairing in kept.values()],
    }


def pair_row(ladder: Ladder, pairing: Pairing) -> dict[str, Any]:
    """A pairing as a row of the report."""
    games = len(pairing.sets) * ladder.set_size()
    won = sum(pairing.sets) * ladder.set_size()
    low, high = wilson(won, games)
    return {
        "bot": pairing.one,
        "against": pairing.two,
        "games": games,
        "share": round(won / games, 4) if games else None,
        "low": round(low, 4),
        "high": round(high, 4),
        "likelihood": round(pairing.log_likelihood_ratio(), 2),
        "decided": pairing.is_decided(),
        "slowest": pairing.slowest,
        "sets": [round(share, 4) for share in pairing.sets],
    }


def show(report: dict[str, Any]) -> None:
    """Print the ladder as tables."""
    standing = Table("bot", "Elo", "95 %", "seconds")
    for row in report["strength"]:
        span = f"{row['low']} - {row['high']}"
        standing.add_row(row["bot"], str(row["elo"]), span, f"{row['seconds']:g}")
    pairings = Table("bot", "against", "games", "wins", "95 %", "test")
    for row in report["pairs"]:
        verdict = (
            "open"
            if not row["decided"]
            else "stronger"
            if row["likelihood"] > 0
            else "not stronger"
        )
        share = "" if row["share"] is None else f"{row['share']:.1%}"
        span = f"{row['low']:.1%} - {row['high']:.1%}"
        pairings.add_row(row["bot"], row["against"], str(row["games"]), share, span, verdict)
    console = new_console()
    console.print(standing)
    console.print(pairings)
