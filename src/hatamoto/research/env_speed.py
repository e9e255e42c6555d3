"""How fast the environments are, compared with other packages' own games in the same run.

A step is one decision with everything a learning program needs for it: the observation, the legal
actions, one of them at random, and the answer. Chance and set-up are timed but not counted. Times
are CPU time, and every figure is the median of interleaved rounds with its range.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np
import open_spiel.python.games  # noqa: F401  registers OpenSpiel's games in Python
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.observation import make_observation

import hatamoto.research.openspiel  # noqa: F401  registers the games
from hatamoto import catalog
from hatamoto.bots.measure import seats_of
from hatamoto.research import hatamoto_v2, pettingzoo_env, vector_env

ROUNDS: Final = 5
GAMES_AT_ONCE: Final = 64
WORD: Final = 8
"""Bytes of a word that is tested at once."""
LONG: Final = 1024 * GAMES_AT_ONCE
"""Masks with at least this many bytes are searched by words."""
BASELINE: Final = "pettingzoo connect_four"
"""The game that everything is compared with."""
CLASSIC: Final = {"connect_four_v3": "pygame", "texas_holdem_v4": "rlcard", "chess_v6": "chess"}
"""PettingZoo's own games, with the extra package that each needs."""
PYTHON_GAMES: Final = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker")
"""OpenSpiel games that are written in Python too."""
Runner = Callable[[float], float]
"""Plays for some seconds of CPU time; returns steps per second."""


def aec_steps(make: Callable[[], Any], seconds: float) -> float:
    """A PettingZoo AEC environment: one agent at a time."""
    env, rng = make(), random.Random(1)
    steps, start, number = 0, process_time(), 0
    while process_time() - start < seconds:
        number += 1
        env.reset(seed=number)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].view(np.bool_).nonzero()[0]
            env.step(legal[int(rng.random() * len(legal))])
            steps += 1
    return steps / (process_time() - start)


def parallel_steps(game: str, seconds: float) -> float:
    """Our parallel environment; only answers count as steps, not `wait`."""
    env, rng = hatamoto_v2.parallel_env(game, seats_of(catalog.game(game))), random.Random(1)
    steps, start, number = 0, process_time(), 0
    while process_time() - start < seconds:
        number += 1
        observations, _ = env.reset(seed=number)
        while env.agents:
            actions: dict[str, int] = {}
            for agent, seen in observations.items():
                legal = seen["action_mask"].view(np.bool_).nonzero()[0]
                actions[agent] = int(legal[int(rng.random() * len(legal))])
                steps += actions[agent] != env.wait
            observations = env.step(actions)[0]
    return steps / (process_time() - start)


def vector_steps(game: str, seconds: float, dtype: str = "float32") -> float:
    envs = vector_env(game, GAMES_AT_ONCE, seats_of(catalog.game(game)), dtype=dtype)
    rng = np.random.default_rng(1)
    steps, start = 0, process_time()
    _, infos = envs.reset(seed=1)
    while process_time() - start < seconds:
        infos = envs.step(any_legal(infos["action_mask"], rng))[4]
        steps += GAMES_AT_ONCE
    return steps / (process_time() - start)


def any_legal(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each row of a mask."""
    count, size = masks.shape
    legal = ones(masks.reshape(-1))
    starts = np.arange(count + 1) * size
    ends = np.searchsorted(legal, starts)
    chosen = ends[:-1] + (rng.random(count) * np.diff(ends)).astype(np.int64)
    picked: NDArray[np.int64] = legal[chosen] - starts[:-1]
    return picked


def ones(marks: NDArray[np.int8]) -> NDArray[np.int64]:
    """The indices of the ones; long masks are nearly empty, so words without any are skipped."""
    if len(marks) < LONG or len(marks) % WORD:
        return marks.view(np.bool_).nonzero()[0]
    words = marks.view(np.int64)
    filled = (words != 0).nonzero()[0]
    found = words[filled].view(np.bool_).nonzero()[0]
    indices: NDArray[np.int64] = filled[found // WORD] * WORD + found % WORD
    return indices


def spiel_steps(name: str, seconds: float, observes: bool) -> float:
    """An OpenSpiel game, with or without building the player's observation."""
    game, rng = pyspiel.load_game(name), random.Random(1)
    observer = make_observation(game)
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            if observes:
                observer.set_from(state, state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
    return steps / (process_time() - start)


def classic_env(name: str) -> Callable[[], Any]:
    """The constructor of one of PettingZoo's own games."""
    make: Callable[[], Any] = import_module(f"pettingzoo.classic.{name}").env
    return make


def other_games() -> dict[str, Runner]:
    """The games of other packages that are installed."""
    found: dict[str, Runner] = {}
    if find_spec("pygame"):
        for name, package in CLASSIC.items():
            if find_spec(package):
                title = f"pettingzoo {name.rpartition('_')[0]}"
                found[title] = partial(aec_steps, classic_env(name))
    known = set(pyspiel.registered_names())
    for name in PYTHON_GAMES:
        if name in known:
            found[f"openspiel {name}"] = partial(spiel_steps, name, observes=True)
    return found


def environments(ids: list[str]) -> dict[str, Runner]:
    """All environments of these games."""
    found: dict[str, Runner] = {}
    for id in ids:
        seats = seats_of(catalog.game(id))
        spiel = f"hatamoto_{id}(seats={seats})"
        found[f"{id} pettingzoo"] = partial(aec_steps, partial(pettingzoo_env, id, seats))
        found[f"{id} parallel"] = partial(parallel_steps, id)
        found[f"{id} vector"] = partial(vector_steps, id)
        found[f"{id} vector, uint8"] = partial(vector_steps, id, dtype="uint8")
        found[f"{id} openspiel"] = partial(spiel_steps, spiel, observes=True)
        found[f"{id} openspiel, unobserved"] = partial(spiel_steps, spiel, observes=False)
    return found


def measure_envs(
    ids: list[str], seconds: float, say: Callable[[str], None]
) -> dict[str, dict[str, object]]:
    """Steps per second of each environment, and the ratio to PettingZoo's connect_four."""
    runners = {**other_games(), **environments(ids)}
    rounds: dict[str, list[float]] = {name: [] for name in runners}
    for number in range(ROUNDS):
        for name, runner in runners.items():
            say(f"{number + 1}/{ROUNDS} {name}")
            rounds[name].append(runner(seconds))
    baseline = median(rounds[BASELINE]) if BASELINE in rounds else None
    report: dict[str, dict[str, object]] = {}
    for name, figures in rounds.items():
        times = None if baseline is None else round(median(figures) / baseline, 2)
        steps = {"steps": median(figures), "low": min(figures), "high": max(figures)}
        report[name] = {key: round(value) for key, value in steps.items()}
        report[name]["times_connect_four"] = times
    return report
