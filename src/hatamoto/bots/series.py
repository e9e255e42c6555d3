"""A series of games between bots in one process, and its results."""

from __future__ import annotations

import traceback
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from hatamoto import catalog
from hatamoto.bots import Bot, bot
from hatamoto.bots.playout import play_out
from hatamoto.kernel.events import Event
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

STRIDE = 1_000_003
"""Spacing between the seeds of a series, so that two series do not share games."""


@dataclass
class Tally:
    """The results of a series; tallies of several processes can be merged."""

    games: int = 0
    failures: list[str] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0
    rounds: list[int] = field(default_factory=list)
    wins: list[tuple[int, int, float]] = field(default_factory=list)
    """Per game and seat: the seat, the index of its bot, its share of the victory."""
    ends: dict[str, int] = field(default_factory=dict)
    events: dict[str, int] = field(default_factory=dict)
    facts: dict[str, dict[str, int]] = field(default_factory=dict)
    """By kind of event in `Game.counted`, how often its fact had each value."""

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.failures += other.failures
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.rounds += other.rounds
        self.wins += other.wins
        add_counts(self.ends, other.ends)
        add_counts(self.events, other.events)
        for kind, counts in other.facts.items():
            add_counts(self.facts.setdefault(kind, {}), counts)


def add_counts(counts: dict[str, int], more: dict[str, int]) -> None:
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count


@dataclass(frozen=True)
class Series:
    """What to play: the game, the bots and the seed."""

    game: str
    seats: int
    options: dict[str, object]
    bots: list[str]
    seed: int = 1
    rotate: bool = False
    seconds: float | None = None
    pack: str | None = None
    events: bool = True
    iterations: int | None = None
    """Playouts per choice instead of seconds, so that results do not depend on the machine."""

    def seating(self, number: int) -> list[int]:
        """The index of the bot in each seat; shifted by one seat each game if `rotate`."""
        shift = number % self.seats if self.rotate else 0
        return [(seat - shift) % self.seats % len(self.bots) for seat in range(self.seats)]


def play_series(series: Series, first: int, count: int) -> Tally:
    """Games number `first` to `first + count - 1`; a failing game is counted, not raised."""
    game = catalog.game(series.game, None if series.pack is None else Path(series.pack))
    players = [bot(name, series.seconds, series.iterations) for name in series.bots]
    tally = Tally()
    start = perf_counter()
    for number in range(first, first + count):
        try:
            play_one(game, series, players, number, tally)
        except Exception:
            tally.failures.append(f"game {number}: {traceback.format_exc(limit=-2)}")
    tally.seconds = perf_counter() - start
    return tally


def play_one(
    game: Game[Any], series: Series, players: list[Bot], number: int, tally: Tally
) -> None:
    """Play one game and add it to the tally."""
    rng = Rng(series.seed * STRIDE + number)
    state: State = game.new(series.seats, series.options)
    events: list[Event] = []
    state.events = events if series.events else None
    seating = series.seating(number)
    if {name.removesuffix("-1") for name in series.bots} == {"random"}:
        tally.decisions += play_out(state, rng)
    else:
        tally.decisions += play_bots(game, state, [players[i] for i in seating], rng)
    outcome = state.outcome()
    assert outcome is not None, "the game stopped without an outcome"
    tally.games += 1
    tally.rounds.append(state.round())
    add_counts(tally.ends, {outcome.reason: 1})
    for event in events:
        add_counts(tally.events, {event.kind: 1})
        if event.kind in game.counted:
            value = str(event.facts[game.counted[event.kind]])
            add_counts(tally.facts.setdefault(event.kind, {}), {value: 1})
    for seat, share in enumerate(outcome.shares()):
        tally.wins.append((seat, seating[seat], share))


def play_bots(game: Game[Any], state: State, players: list[Bot], rng: Rng) -> int:
    """Play to the end with a bot and a generator for each seat; returns the decisions made."""
    generators = [rng.split() for _ in players]
    decisions = 0
    while True:
        seat = state.actor()
        if seat == NOBODY:
            return decisions
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
            continue
        action = players[seat].choose(Window(game, state, seat), generators[seat])
        state.apply(seat, action)
        decisions += 1
