"""Luck against skill: how much of the result is decided by chance.

Every deal is played several times with the same random stream for the game, while the bots use
different random numbers. If the same seat wins every time, chance decides everything; if the deal
does not matter, it decides nothing. The share of the variance between deals is reported with a
bootstrap interval over deals.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hatamoto import catalog
from hatamoto.bots import bot
from hatamoto.kernel.match import new_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NOBODY
from hatamoto.kernel.window import Window
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.machines import Machines
from hatamoto.lab.parts import run_parts

REPEATS: Final = 4
RESAMPLES: Final = 400
FAR_APART: Final = 1_000_003
"""Offset between the bots' seeds of two repeats."""


@dataclass
class Luck:
    """The share of the result that chance decides."""

    deals: int
    repeats: int
    share: float
    low: float
    high: float


def measure_luck(
    plan: CorpusPlan, deals: int, where: Machines, on_deal: Callable[[], None]
) -> Luck | None:
    """Play each of `deals` deals several times; None for fewer than two deals."""
    if deals < 2:
        return None
    played: dict[int, list[list[float]]] = {}
    for number, results in run_parts(
        play_deal, [(deal, (plan, deal)) for deal in range(deals)], where
    ):
        played[number] = results
        on_deal()
    return luck_of([played[deal] for deal in sorted(played)])


def play_deal(plan: CorpusPlan, deal: int) -> list[list[float]]:
    """Play one deal several times; returns every seat's share of the win each time."""
    return [play_once(plan, deal, repeat) for repeat in range(REPEATS)]


def play_once(plan: CorpusPlan, deal: int, repeat: int) -> list[float]:
    """Play one game: the deal fixes the game's random numbers, the repeat those of the bots."""
    game = catalog.game(plan.game, None if plan.pack is None else Path(plan.pack))
    seating = plan.seating(deal)
    players = {name: bot(name, plan.seconds, plan.iterations) for name in set(plan.bots)}
    seed = int.from_bytes(plan.secret(deal)[:6], "big") + repeat * FAR_APART
    minds = [Rng(seed + seat) for seat in range(plan.seats)]
    match = new_match(game, plan.seats, plan.options, plan.secret(deal))
    match.begin()
    while (seat := match.state.actor()) != NOBODY:
        action = players[seating[seat]].choose(Window(game, match.state, seat), minds[seat])
        match.play_checked(seat, action)
    outcome = match.outcome()
    assert outcome is not None
    return list(outcome.shares())


def luck_of(deals: list[list[list[float]]]) -> Luck:
    """The share of the variance between deals, with its interval."""
    rng = random.Random(1)
    drawn = sorted(
        variance_share([deals[rng.randrange(len(deals))] for _ in deals]) for _ in range(RESAMPLES)
    )
    low, high = drawn[round(0.025 * RESAMPLES)], drawn[round(0.975 * RESAMPLES) - 1]
    return Luck(len(deals), len(deals[0]), variance_share(deals), low, high)


def variance_share(deals: list[list[list[float]]]) -> float:
    """The between-deal share of the variance (ANOVA, seat by seat), from 0 to 1."""
    repeats, seats = len(deals[0]), len(deals[0][0])
    between = within = 0.0
    for seat in range(seats):
        means = [sum(result[seat] for result in deal) / repeats for deal in deals]
        mean = sum(means) / len(means)
        between += repeats * sum((one - mean) ** 2 for one in means) / (len(deals) - 1)
        spread = sum(
            (result[seat] - means[index]) ** 2
            for index, deal in enumerate(deals)
            for result in deal
        )
        within += spread / (len(deals) * (repeats - 1))
    total = between + (repeats - 1) * within
    return min(1.0, max(0.0, (between - within) / total)) if total else 0.0
