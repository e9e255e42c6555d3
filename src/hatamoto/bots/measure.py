"""Measures how fast the games are, next to yardsticks in the same run.

A decision is one player choice in uniform random play: list the legal actions, pick one, apply it.
Chance is timed but not counted, set-up is included, events are off. Machines are noisy, so every
figure is the median of interleaved rounds with its range.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import Any, Final

from hatamoto import catalog
from hatamoto.bots.playout import play_games
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State

ROUNDS: Final = 5
CHESS_PLIES: Final = 500
BATCH: Final = 8
"""Games between two checks of the clock."""
POSITIONS: Final = 100
DRAWS: Final = 1000
Runner = Callable[[float], float]
"""Plays for this many seconds; returns decisions per second."""


# Yardsticks: games of other packages, played the same way


def chess_dps(seconds: float) -> float:
    """python-chess, random legal games cut at 500 plies, without draw checks."""
    import chess

    rng = random.Random(1)
    start = perf_counter()
    decisions = 0
    while perf_counter() - start < seconds:
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            decisions += 1
    return decisions / (perf_counter() - start)


def openspiel_dps(name: str, seconds: float) -> float:
    """An OpenSpiel game through its Python interface."""
    import pyspiel

    rng = random.Random(1)
    game = pyspiel.load_game(name)
    start = perf_counter()
    decisions = 0
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / (perf_counter() - start)


def yardsticks() -> dict[str, Runner]:
    """The yardsticks whose packages are installed."""
    found: dict[str, Runner] = {}
    if find_spec("chess"):
        found["chess"] = chess_dps
    if find_spec("pyspiel"):
        for name in ("backgammon", "hearts"):
            found[name] = partial(openspiel_dps, name)
    return found


# Our games


def seats_of(game: Game[Any]) -> int:
    """The middle of the seat range, rounded down."""
    return sum(game.seats) // 2


def other_scenarios(id: str) -> list[str]:
    """The scenarios of a game other than the default one."""
    return [
        value
        for option in catalog.game(id).options
        if option.id == "scenario"
        for value in option.values
        if value != option.default
    ]


def game_dps(id: str, seconds: float, scenario: str = "") -> float:
    """Decisions per second of one game in this process."""
    game = catalog.game(id)
    options: dict[str, object] = {"scenario": scenario} if scenario else {}
    rng = Rng(1)
    start = perf_counter()
    decisions = 0
    while perf_counter() - start < seconds:
        decisions += play_games(game, seats_of(game), options, BATCH, rng)
    return decisions / (perf_counter() - start)


def looped_dps(id: str, seconds: float) -> float:
    """The same with the loop over decisions in interpreted code, as in a user's own program."""
    game = catalog.game(id)
    rng = Rng(1)
    start = perf_counter()
    decisions = 0
    while perf_counter() - start < seconds:
        state: State = game.new(seats_of(game))
        while (seat := state.actor()) != NOBODY:
            if seat == NATURE:
                state.apply(NATURE, state.draw(rng))
                continue
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
            decisions += 1
    return decisions / (perf_counter() - start)


PLAIN: Final = """
import sys
from hatamoto.plain import use_plain
use_plain()
from hatamoto.bots.measure import game_dps
print(game_dps(sys.argv[1], float(sys.argv[2])))
"""


def pure_dps(id: str, seconds: float) -> float:
    """Decisions per second as plain Python, in a separate process."""
    command = [sys.executable, "-c", PLAIN, id, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(done.stdout)


def two_process_ratio(id: str, seconds: float) -> float:
    """The throughput of two processes at once, as a multiple of one alone."""
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(game_dps, [id] * 2, [0.05] * 2))
        one = pool.submit(game_dps, id, seconds).result()
        both = sum(pool.map(game_dps, [id] * 2, [seconds] * 2))
    return both / one


# Single operations, in microseconds


def positions(game: Game[Any]) -> list[State]:
    """States from the middle of random games in which a player is to move."""
    rng = Rng(7)
    found: list[State] = []
    while len(found) < POSITIONS:
        state: State = game.new(seats_of(game))
        moves = 40 + rng.below(80)
        while moves and (seat := state.actor()) != NOBODY:
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
            moves -= 1
        if state.actor() >= 0:
            found.append(state)
    return found


def each_us(states: list[State], work: Callable[[State], object], times: int) -> list[float]:
    """Microseconds that `work` takes on each state, averaged over `times` calls."""
    spent: list[float] = []
    for state in states:
        start = perf_counter()
        for _ in range(times):
            work(state)
        spent.append((perf_counter() - start) * 1e6 / times)
    return spent


def view_bytes(state: State) -> bytes:
    """A seat's view as JSON bytes."""
    return json.dumps(state.view(state.actor())).encode()


def wrong_action(state: State) -> int:
    """An illegal action, with the verb of the open decision if possible."""
    legal = set(state.legal(state.actor()))
    verb = state.game.verbs.verb(min(legal))
    for action in range(verb.base, verb.base + verb.size):
        if action not in legal:
            return int(action)
    return next(action for action in range(state.game.verbs.size) if action not in legal)


def state_bytes(states: list[State]) -> int:
    """The memory of one more copy of a state, without its log."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.clone() for state in states for _ in range(10)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round((after - before) / len(copies))


def operations(game: Game[Any]) -> dict[str, object]:
    """The single operations listed in `docs/explanation/speed.md`, in microseconds and bytes."""
    rng = Rng(3)
    states = positions(game)
    wrong = {id(state): wrong_action(state) for state in states}
    first = each_us([state.clone() for state in states], lambda s: s.sample(s.actor(), rng), 1)
    samples = each_us(states, lambda s: s.sample(s.actor(), rng), DRAWS)
    refusals = each_us(states, lambda s: s.refusal(s.actor(), wrong[id(s)]), DRAWS)
    return {
        "clone_us": round(median(each_us(states, lambda s: s.clone(), DRAWS)), 3),
        "refusal_us": round(median(refusals), 3),
        "view_us": round(median(each_us(states, view_bytes, 20)), 1),
        "sample_us": round(sum(samples) / len(samples), 2),
        "sample_p99_us": round(sorted(samples)[-max(1, len(samples) // 100)], 2),
        "sample_first_us": round(max(first), 1),
        "state_bytes": state_bytes(states),
    }


# The whole report


def spread(figures: list[float]) -> dict[str, object]:
    """The median of some rounds and their range."""
    return {"dps": round(median(figures)), "low": round(min(figures)), "high": round(max(figures))}


def measure(ids: list[str], seconds: float, say: Callable[[str], None]) -> dict[str, object]:
    """Everything `hatamoto bench` prints; `say` is called with what is being measured."""
    runners: dict[str, Runner] = dict(yardsticks())
    sticks = list(runners)
    for id in ids:
        runners[id] = partial(game_dps, id)
        for other in other_scenarios(id):
            runners[f"{id} {other}"] = partial(game_dps, id, scenario=other)
    rounds: dict[str, list[float]] = {name: [] for name in runners}
    for number in range(ROUNDS):
        for name, runner in runners.items():
            say(f"{number + 1}/{ROUNDS} {name}")
            rounds[name].append(runner(seconds))
    chess = rounds.get("chess")
    games = {id: game_report(id, rounds[id], chess, seconds, say) for id in ids}
    for id in ids:
        for other in other_scenarios(id):
            figure = median(rounds[f"{id} {other}"])
            games[id][f"dps_{other}"] = round(figure)
            games[id][f"ratio_chess_{other}"] = ratio(figure, chess)
    return {"yardsticks": {name: spread(rounds[name]) for name in sticks}, "games": games}


def game_report(
    id: str,
    figures: list[float],
    chess: list[float] | None,
    seconds: float,
    say: Callable[[str], None],
) -> dict[str, object]:
    """One game's figures; without python-chess the ratios are null."""
    say(f"{id}: single operations")
    looped, pure = looped_dps(id, seconds), pure_dps(id, seconds)
    report = spread(figures)
    report["ratio_chess"] = ratio(median(figures), chess)
    report["looped_dps"] = round(looped)
    report["ratio_chess_looped"] = ratio(looped, chess)
    report["pure_dps"] = round(pure)
    report["ratio_chess_pure"] = ratio(pure, chess)
    report |= operations(catalog.game(id))
    report["two_process_ratio"] = round(two_process_ratio(id, seconds), 2)
    return report


def ratio(dps: float, chess: list[float] | None) -> float | None:
    """How many times as fast as python-chess in the same run."""
    return None if not chess else round(dps / median(chess), 1)
