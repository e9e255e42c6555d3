"""The search yardstick: the actions of highest priority race through the same sampled worlds.

A trial samples a world that fits what the seat knows and tries every action still in the race in a
copy of it: all seats continue as greedy players with some noise, chance uses the same seed for each
action, and the state a little later is valued. Common random numbers leave mostly the effect of
the action itself. Actions clearly behind the leader are dropped, so that time goes to the close
ones. After too few trials to even out luck, the remaining action of highest priority is taken.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, final

from hatamoto.bots.bot import Bot
from hatamoto.bots.greedy import preferred
from hatamoto.bots.thinking_clock import now
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

SECONDS: Final = 0.2
WIDTH: Final = 8
"""How many actions enter the race, those of highest priority."""
WORLDS: Final = 3
"""In how many worlds the game is asked for its priorities."""
TRUST: Final = 3
"""How many trials the priority of an action counts for, as a prior."""
FIRST_LOOK: Final = 4
"""After how many trials actions are first dropped; then again each time the number doubles."""
WANTED_TRIALS: Final = 8
"""The leader is trusted after this many trials."""
DOUBT: Final = 1.5
"""How many standard errors behind the leader an action is dropped."""
AHEAD: Final = 1
"""How many steps of `Heuristics.progress` a trial continues beyond the current one."""


@final
class Runner:
    """An action in the race: its priority, and its worth in each trial."""

    def __init__(self, action: int, priority: float) -> None:
        self.action = action
        self.priority = priority
        self.worths: list[int] = []
        self.sum = 0

    def note(self, worth: int) -> None:
        """Add the result of a trial."""
        self.worths.append(worth)
        self.sum += worth

    def score(self) -> float:
        """The sum of the trials, with the priority as a prior."""
        return self.sum + TRUST * self.priority

    def is_beaten(self, leader: Runner) -> bool:
        """Whether the leader is ahead by more than `DOUBT` standard errors."""
        trials = len(self.worths)
        mean = (leader.sum - self.sum) / trials
        squares = 0.0
        for trial in range(trials):
            squares += (leader.worths[trial] - self.worths[trial] - mean) ** 2
        error = sqrt((squares / (trials - 1) + 1.0) / trials)
        return leader.score() - self.score() > DOUBT * error * (trials + TRUST)


@final
class Budget:
    """A deadline, or a number of iterations if `iterations` is not 0."""

    def __init__(self, seconds: float, iterations: int) -> None:
        self.end = now() + seconds
        self.iterations = iterations
        self.done = 0

    def is_spent(self) -> bool:
        if self.iterations:
            return self.done >= self.iterations
        return now() >= self.end


@final
class SearchBot(Bot):
    """Searches for a time or a number of iterations."""

    name = "search"

    def __init__(self, seconds: float = SECONDS, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, window: Window, rng: Rng) -> int:
        """The action that wins the race, or leads when the time is up."""
        actions = window.legal()
        if len(actions) == 1:
            return actions[0]
        budget = Budget(self.seconds, self.iterations)
        race = shortlist(window, actions, rng)
        look = FIRST_LOOK
        while len(race) > 1 and run_trial(window, race, budget, rng):
            if len(race[0].worths) == look:
                race = drop_beaten(race)
                look *= 2
        return pick(race).action


def shortlist(window: Window, actions: list[int], rng: Rng) -> list[Runner]:
    """The actions of highest priority, averaged over a few worlds, highest first."""
    sums = [0] * len(actions)
    worlds = 1 if window.game.is_open else WORLDS
    for _ in range(worlds):
        priorities = window.game.heuristics.priorities(window.sample(rng), window.seat)
        for index in range(len(sums)):
            sums[index] += priorities[index]
    order = sorted(range(len(sums)), key=lambda index: -sums[index])
    return [Runner(actions[index], sums[index] / worlds) for index in order[:WIDTH]]


def run_trial(window: Window, race: list[Runner], budget: Budget, rng: Rng) -> bool:
    """Try every runner in one world; returns False and records nothing if the time runs out."""
    world = window.sample(rng)
    seed = rng.word()
    worths: list[int] = []
    for runner in race:
        if budget.is_spent():
            return False
        worths.append(
            rollout_value(window.game, world.clone(), window.seat, runner.action, Rng(seed))
        )
        budget.done += 1
    for index in range(len(race)):
        race[index].note(worths[index])
    return True


def rollout_value(game: Game[Any], state: State, seat: int, action: int, rng: Rng) -> int:
    """The value of the state a little after an action, with greedy players in all seats."""
    last = game.heuristics.progress(state) + AHEAD
    state.apply(seat, action)
    while True:
        actor = state.actor()
        if actor == NOBODY or game.heuristics.progress(state) > last:
            return game.heuristics.value(state, seat)
        if actor == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            state.apply(actor, preferred(game, state, actor, game.heuristics.noise(), rng))


def leader_of(race: list[Runner]) -> Runner:
    """The runner with the best score; ties go to the higher priority."""
    best = race[0]
    for runner in race:
        if runner.score() > best.score():
            best = runner
    return best


def drop_beaten(race: list[Runner]) -> list[Runner]:
    """The leader and the runners that are not clearly behind it."""
    leader = leader_of(race)
    return [runner for runner in race if runner is leader or not runner.is_beaten(leader)]


def pick(race: list[Runner]) -> Runner:
    """The leader after enough trials, otherwise the runner of highest priority."""
    return leader_of(race) if len(race[0].worths) >= WANTED_TRIALS else race[0]
