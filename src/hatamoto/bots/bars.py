"""Measures whether a level reaches a bar: a share of victories as the only one of its kind.

Each seed is played with the level in every seat, the yardstick in all others, and the same luck in
all these games. A sequential test compares two hypotheses, that the level's share is five points
above the bar and that it is five points below, and stops when one is nineteen times likelier. Time
is counted as processor time, so that other work on the machine does not matter.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from hatamoto.bots import OLD_NAMES, bot, known_as
from hatamoto.bots.bot import Bot
from hatamoto.bots.examination import Examination
from hatamoto.bots.intervals import wilson
from hatamoto.bots.levels import Level
from hatamoto.bots.thinking_clock import processor_time
from hatamoto.kernel.game import Game
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

MARGIN: Final = 0.05
"""How far above and below the bar the two hypotheses are."""
LOG_LIKELIHOOD_BOUND: Final = math.log(19)
"""Both error rates of the test are then at most 5 %."""
SEATS_APART: Final = 16
"""Spaces the generators of the bots of one game."""


@dataclass(frozen=True)
class Opponent:
    """The bot in all other seats, with its own budget per choice."""

    name: str
    seconds: float | None = None
    iterations: int = 0
    """Playouts per choice; if not 0, they count instead of the seconds."""

    def full_name(self) -> str:
        """Its canonical name; yardsticks end in their version."""
        known = known_as(self.name)
        return f"{known}-1" if known in OLD_NAMES else known


@dataclass
class Standing:
    """The results of a level so far."""

    bar: float
    won: list[float] = field(default_factory=list)
    """By seat, the level's victories; shared ones count in part."""
    games: list[int] = field(default_factory=list)
    """By seat, the games that the level played there."""
    ends: dict[str, int] = field(default_factory=dict)

    def log_likelihood_ratio(self) -> float:
        """The log of how much likelier "above the bar" is than "below it"."""
        high, low = min(0.999, self.bar + MARGIN), max(0.001, self.bar - MARGIN)
        won, games = sum(self.won), sum(self.games)
        return won * math.log(high / low) + (games - won) * math.log((1 - high) / (1 - low))

    def verdict(self) -> str:
        """What the test says: above, below, or still open."""
        ratio = self.log_likelihood_ratio()
        if abs(ratio) < LOG_LIKELIHOOD_BOUND:
            return "open"
        return "above" if ratio > 0 else "below"

    def report(self) -> dict[str, Any]:
        """The share with its interval, by seat, and what the test says."""
        won, games = sum(self.won), sum(self.games)
        low, high = wilson(won, games)
        return {
            "games": games,
            "share": round(won / max(1, games), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "bar": self.bar,
            "verdict": self.verdict(),
            "seats": [
                round(part / max(1, count), 3)
                for part, count in zip(self.won, self.games, strict=True)
            ],
            "ends": self.ends,
        }


def strength(
    examination: Examination,
    level: Level,
    against: Opponent,
    bar: float,
    say: Callable[[str], None],
) -> dict[str, Any]:
    """The level's share of the victories when `against` has all other seats."""
    seats = examination.seats
    standing = Standing(bar, [0.0] * seats, [0] * seats)
    for number in range(examination.games // seats):
        for seat in range(seats):
            play(examination, level, against, number, seat, standing)
        say(f"{standing.report()}")
        if standing.verdict() != "open":
            break
    return {"bot": level.id, "against": against.full_name(), **standing.report()}


def play(
    examination: Examination,
    level: Level,
    against: Opponent,
    number: int,
    own: int,
    standing: Standing,
) -> None:
    """Play one game with the level in seat `own`, and count it."""
    game, state, luck = examination.new_game(number)
    first = luck.word()
    players = seated(examination, level, against, own)
    rngs = [Rng(first * SEATS_APART + seat) for seat in range(examination.seats)]
    outcome = play_out(game, state, players, rngs, luck)
    standing.won[own] += outcome.shares()[own]
    standing.games[own] += 1
    standing.ends[outcome.reason] = standing.ends.get(outcome.reason, 0) + 1


def seated(examination: Examination, level: Level, against: Opponent, own: int) -> list[Bot]:
    """The bots of one game: the level in seat `own`, the opponent in all others."""
    return [
        bot(level.id, examination.seconds, examination.iterations)
        if seat == own
        else bot(against.name, against.seconds, against.iterations)
        for seat in range(examination.seats)
    ]


def play_out(
    game: Game[Any], state: State, players: list[Bot], rngs: list[Rng], luck: Rng
) -> Outcome:
    """Play a game to its end; bots think by processor time."""
    with processor_time():
        while (seat := state.actor()) != NOBODY:
            if seat == NATURE:
                state.apply(NATURE, state.draw(luck))
            else:
                state.apply(seat, players[seat].choose(Window(game, state, seat), rngs[seat]))
    outcome = state.outcome()
    assert outcome is not None
    return outcome
