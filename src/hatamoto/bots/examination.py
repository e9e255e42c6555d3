"""Measures how a level behaves: thinking time, blunder rate, and how exploitable it is."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any, Final

from hatamoto import catalog
from hatamoto.bots import bot
from hatamoto.bots.bot import Bot
from hatamoto.bots.greedy import GreedyBot
from hatamoto.bots.intervals import wilson
from hatamoto.bots.learned_model import learned_model
from hatamoto.bots.leveled import LeveledBot
from hatamoto.bots.levels import ALL, Level
from hatamoto.bots.series import STRIDE
from hatamoto.bots.thinker import Thinker
from hatamoto.bots.thinking_clock import now, processor_time
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

LOSING: Final = 200.0
"""An action that costs this many thousandths of a win is a blunder."""
REFEREE: Final = 240
"""Playouts in which two disputed actions are compared."""


@dataclass(frozen=True)
class Examination:
    """The games that are played to examine a level."""

    game: str
    seats: int
    options: dict[str, object]
    seed: int
    games: int
    iterations: int = 0
    """Playouts per choice, or 0 for the level's own time."""
    seconds: float | None = None
    """Seconds per choice instead of the level's own, where bots play each other."""
    counts_processor_time: bool = False
    """Whether thinking is timed by the processor, because the machine is busy."""

    def new_game(self, number: int) -> tuple[Game[Any], State, Rng]:
        """The game, its first state and the generator for game number `number`."""
        game = catalog.game(self.game)
        return game, game.new(self.seats, self.options), Rng(self.seed * STRIDE + number)


# Thinking time


@dataclass
class Times:
    """How long each decision of a level took, in seconds, without forced ones."""

    seconds: list[float] = field(default_factory=list)

    def report(self, level: Level) -> dict[str, Any]:
        """Mean, 99th percentile and longest, next to the level's limit."""
        ranked = sorted(self.seconds) or [0.0]
        return {
            "bot": level.id,
            "decisions": len(self.seconds),
            "mean": round(sum(ranked) / len(ranked), 4),
            "p99": round(ranked[min(len(ranked) - 1, int(0.99 * len(ranked)))], 4),
            "max": round(ranked[-1], 4),
            "promised": level.max_seconds,
        }


def times(examination: Examination, level: Level, max_decisions: int) -> dict[str, Any]:
    """Time up to `max_decisions` decisions of a level; greedy players sit in the other seats."""
    with processor_time() if examination.counts_processor_time else nullcontext():
        return timed(examination, level, max_decisions).report(level)


def timed(examination: Examination, level: Level, max_decisions: int) -> Times:
    """How long the decisions took, by the clock of this process."""
    player, other = bot(level.id, iterations=examination.iterations), GreedyBot()
    taken = Times()
    for number in range(examination.games):
        game, state, rng = examination.new_game(number)
        while (seat := state.actor()) != NOBODY and len(taken.seconds) < max_decisions:
            if seat == NATURE:
                state.apply(NATURE, state.draw(rng))
                continue
            window = Window(game, state, seat)
            is_asked = seat == number % examination.seats and len(window.legal()) > 1
            start = now()
            action = (player if is_asked else other).choose(window, rng)
            if is_asked:
                taken.seconds.append(now() - start)
            state.apply(seat, action)
    return taken


# Blunders


def blunders(examination: Examination, level: Level, max_decisions: int) -> dict[str, Any]:
    """Count the decisions in which a level does much worse than the greedy yardstick would.

    Where the two choose differently, the top level's search values both actions in the same worlds
    with the same seeds. The level has blundered if its action is behind by LOSING.
    """
    player, greedy = bot(level.id, iterations=examination.iterations), GreedyBot()
    referee = referee_of(examination.game)
    found = decisions = 0
    cases: list[str] = []
    for number in range(examination.games):
        game, state, rng = examination.new_game(number)
        while (seat := state.actor()) != NOBODY and decisions < max_decisions:
            if seat == NATURE:
                state.apply(NATURE, state.draw(rng))
                continue
            window = Window(game, state, seat)
            action = player.choose(window, rng)
            if len(window.legal()) > 1:
                decisions += 1
                safe = greedy.choose(window, rng)
                if safe != action:
                    own, kept = referee.evaluate(window, [action, safe], REFEREE, rng)
                    if own < kept - LOSING:
                        found += 1
                        cases.append(f"{game.notation(action)} instead of {game.notation(safe)}")
            state.apply(seat, action)
    low, high = wilson(found, decisions)
    return {
        "bot": level.id,
        "decisions": decisions,
        "blunders": found,
        "share": round(found / max(1, decisions), 5),
        "low": round(low, 5),
        "high": round(high, 5),
        "cases": cases[:10],
    }


def referee_of(id: str) -> Thinker:
    """The search that decides disputes: the top level's settings."""
    skill = learned_model(id)
    settings = ALL[-1].settings_in(catalog.game(id))
    return Thinker(settings, skill.network, skill.policy, 0.0, REFEREE)


# Exploitability


def exploitability(examination: Examination, level: Level, say: Any) -> dict[str, Any]:
    """How much a player gains who knows the others' program, but not their random numbers.

    The predictor plays like the level, except that in simultaneous decisions it asks the others'
    own program for their answers in each sampled world instead of modelling them by the policy. By
    symmetry an ordinary player of the level wins a fair share.
    """
    plain = LeveledBot(level, iterations=examination.iterations)
    won, games = 0.0, 0
    for number in range(examination.games):
        won += share_of_predictor(examination, level, plain, number)
        games += 1
        say(f"{games} games: {won / games:.1%}")
    low, high = wilson(won, games)
    fair = 1 / examination.seats
    return {
        "bot": level.id,
        "games": games,
        "share": round(won / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(fair, 4),
        "gain": round(won / games - fair, 4),
    }


def share_of_predictor(examination: Examination, level: Level, plain: Bot, number: int) -> float:
    """Play a game in which one seat predicts the `plain` others; returns its share of the win."""
    game, state, rng = examination.new_game(number // examination.seats)
    predicting = number % examination.seats
    predictor = LeveledBot(level, iterations=examination.iterations)
    predictor.thinker(game).opponent_model = LeveledBot(level, iterations=examination.iterations)
    players: list[Bot] = [plain] * examination.seats
    players[predicting] = predictor
    seat_rngs = [rng.split() for _ in players]
    while (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            window = Window(game, state, seat)
            state.apply(seat, players[seat].choose(window, seat_rngs[seat]))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.shares()[predicting]
