"""The figures of a report: shares with intervals, lengths, ends, openings, worths of things.

Worth is the difference between the victories of those who had a thing and those who did not, taken
among equals (the same bot in the same seat) and then averaged. Intervals are 95 %; those of worths
take into account that the seats of one game share one victory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from hatamoto.bots.intervals import NORMAL, percentile, wilson
from hatamoto.kernel.factors import Factors
from hatamoto.kernel.game import Game
from hatamoto.lab.luck import Luck
from hatamoto.lab.report_rows import NOTHING, CorpusRows, Numbers, Truths

OFTEN: Final = 0.05
"""Openings chosen less often are left out of the page, but not of the download."""
ENOUGH: Final = 10
"""A worth is reported only if at least this many units had the thing and as many did not, among
equals: what one side always holds and the other never does cannot be compared."""


@dataclass
class Share:
    """A share with its confidence interval."""

    name: str
    count: float
    games: int
    share: float
    low: float
    high: float


@dataclass
class Worth:
    """What having a thing is worth, in shares of a win, with its confidence interval."""

    name: str
    having: int
    lacking: int
    compared: int
    """How many units had it, or how many did not if that is fewer, added up over the strata."""
    won_with: float
    """How often those who had it won."""
    worth: float
    low: float
    high: float


@dataclass
class Opening:
    """A first choice of a kind."""

    decision: str
    seat: int | None
    """The seat, where seats are sides; None for all seats together."""
    action: int
    chosen: float
    worth: Worth


@dataclass
class Figures:
    """All figures of a report."""

    games: int
    decisions: int
    seats: list[Share]
    bots: list[Share]
    rounds: list[Share]
    median: int
    low: int
    high: int
    """Nine games in ten end between these rounds."""
    ends: list[Share]
    openings: list[Opening]
    worths: dict[str, list[Worth]]
    luck: Luck | None

    def as_json(self) -> dict[str, Any]:
        """The figures as JSON."""
        return asdict(self)


def figures(game: Game[Any], factors: Factors, rows: CorpusRows, luck: Luck | None) -> Figures:
    """All figures of a corpus."""
    ends = sorted(rows.rounds.tolist())
    return Figures(
        rows.games,
        rows.decisions,
        [victories(str(seat), rows, rows.seat_of == seat) for seat in range(rows.seats)],
        [victories(name, rows, rows.bots == bot) for bot, name in enumerate(rows.bot_names)],
        counted(ends),
        percentile(ends, 50),
        percentile(ends, 5),
        percentile(ends, 95),
        sorted(counted(rows.reasons), key=lambda share: -share.count),
        openings(factors, rows),
        {factor.id: worths(factor.id, factor.tokens, rows) for factor in factors.factors},
        luck,
    )


def victories(name: str, rows: CorpusRows, some: Truths) -> Share:
    """How often some units won."""
    games = int(some.sum())
    won = float(rows.results[some].sum())
    return shared(name, won, games)


def shared(name: str, count: float, games: int) -> Share:
    """A count as a share of all games, with its interval."""
    low, high = wilson(count, games)
    return Share(name, count, games, count / games if games else 0.0, low, high)


def counted(values: Sequence[object]) -> list[Share]:
    """How often each value occurs, in order of the values."""
    kinds = sorted(set(values), key=lambda value: (str(type(value)), value))
    return [shared(str(kind), values.count(kind), len(values)) for kind in kinds]


def openings(factors: Factors, rows: CorpusRows) -> list[Opening]:
    """The worth of each first choice, by side where there are two."""
    found: list[Opening] = []
    sides: list[int | None] = [0, 1] if rows.seats == 2 else [None]
    for decision in factors.openings:
        chosen = rows.openings[decision]
        for seat in sides:
            known = chosen != NOTHING
            if seat is not None:
                known &= rows.seat_of == seat
            found += choices(decision, seat, chosen, known, rows)
    return found


def choices(
    decision: str, seat: int | None, chosen: Numbers, known: Truths, rows: CorpusRows
) -> list[Opening]:
    """The choices in one kind of decision, most frequent first."""
    total = int(known.sum())
    made: list[Opening] = []
    for action in np.unique(chosen[known]).tolist():
        worth = worth_of(str(action), (chosen == action) & known, known, rows)
        made.append(Opening(decision, seat, action, worth.having / total, worth))
    return sorted(made, key=lambda opening: -opening.chosen)


def worths(id: str, tokens: list[str], rows: CorpusRows) -> list[Worth]:
    """The worth of a factor's things that enough units had and lacked, best first."""
    had = rows.had[id]
    found = [
        worth_of(token, had.has[number], had.known[number], rows)
        for number, token in enumerate(tokens)
    ]
    enough = [worth for worth in found if worth.compared >= ENOUGH]
    return sorted(enough, key=lambda worth: -worth.worth)


def worth_of(name: str, has: Truths, known: Truths, rows: CorpusRows) -> Worth:
    """The difference between having and lacking within strata, weighted by precision."""
    having, lacking = has & known, known & ~has
    strata = rows.bots * rows.seats + rows.seat_of
    effect, weight = 0.0, 0.0
    compared = 0
    pulls = np.zeros(rows.games)
    for stratum in np.unique(strata[having]).tolist():
        here = strata == stratum
        one, other = here & having, here & lacking
        ones, rests = int(one.sum()), int(other.sum())
        if not ones or not rests:
            continue
        share = ones * rests / (ones + rests)
        mean, rest = rows.results[one].mean(), rows.results[other].mean()
        compared += min(ones, rests)
        effect += share * (mean - rest)
        weight += share
        pulls += by_game(rows, one, share * (rows.results - mean) / ones)
        pulls -= by_game(rows, other, share * (rows.results - rest) / rests)
    count, others = int(having.sum()), int(lacking.sum())
    won = float(rows.results[having].mean()) if count else 0.0
    if not weight:
        return Worth(name, count, others, 0, won, 0.0, -1.0, 1.0)
    worth, half = effect / weight, NORMAL * float(np.sqrt((pulls**2).sum())) / weight
    return Worth(name, count, others, compared, won, float(worth), worth - half, worth + half)


def by_game(rows: CorpusRows, some: Truths, values: Any) -> Any:
    """The sum of some units' values in each game."""
    return np.bincount(rows.game_of[some], values[some], rows.games)
