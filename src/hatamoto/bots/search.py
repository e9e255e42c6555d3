"""Search: the actions of highest priority race through the same worlds with the same luck.

A trial samples a world the seat holds possible and plays every action still in the race in a copy
of it: everybody, the seat itself included, goes on as a greedy player with some noise, chance falls
as it fell for the others, and the state a little later is valued. What two actions differ by is
then mostly their own doing. Whoever is clearly behind the leader drops out, so that the time goes
to the actions that are close; when one is left, nothing is left to think about. When time was too
short for luck to even out, the action of highest priority still in the race is taken.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final, final

from hatamoto.bots.bot import Bot
from hatamoto.bots.greedy import preferred
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
"""How many trials the game's own judgement of an action counts for."""
FIRST_LOOK: Final = 4
"""After how many trials actions may drop out for the first time; again whenever they double."""
WANTED_TRIALS: Final = 8
"""From how many trials on the leader is believed."""
DOUBT: Final = 1.5
"""How many standard errors behind the leader an action is out."""
AHEAD: Final = 1
"""How many steps beyond the present one a trial looks ahead."""


@final
class Runner:
    """An action in the race: its priority, and its worth in each trial."""

    def __init__(self, action: int, priority: float) -> None:
        self.action = action
        self.priority = priority
        self.worths: list[int] = []
        self.sum = 0

    def note(self, worth: int) -> None:
        """A trial was worth so much."""
        self.worths.append(worth)
        self.sum += worth

    def score(self) -> float:
        """The sum of the trials, leaning on the game's own judgement."""
        return self.sum + TRUST * self.priority

    def is_beaten(self, leader: Runner) -> bool:
        """Whether the leader is ahead by more than luck explains."""
        trials = len(self.worths)
        mean = (leader.sum - self.sum) / trials
        squares = 0.0
        for trial in range(trials):
            squares += (leader.worths[trial] - self.worths[trial] - mean) ** 2
        error = sqrt((squares / (trials - 1) + 1.0) / trials)
        return leader.score() - self.score() > DOUBT * error * (trials + TRUST)


@final
class Budget:
    """So many seconds from now on, or so many iterations if any are given."""

    def __init__(self, seconds: float, iterations: int) -> None:
        self.end = perf_counter() + seconds
        self.iterations = iterations
        self.done = 0

    def is_spent(self) -> bool:
        """Whether it is time to choose."""
        if self.iterations:
            return self.done >= self.iterations
        return perf_counter() >= self.end


@final
class SearchBot(Bot):
    """Thinks for a time or for a number of iterations."""

    name = "search"

    def __init__(self, seconds: float = SECONDS, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, window: Window, rng: Rng) -> int:
        """The action that wins the race, or is ahead when the time is up."""
        actions = window.legal()
        if len(actions) == 1:
            return actions[0]
        budget = Budget(self.seconds, self.iterations)
        race = entered(window, actions, rng)
        look = FIRST_LOOK
        while len(race) > 1 and run(window, race, budget, rng):
            if len(race[0].worths) == look:
                race = unbeaten(race)
                look *= 2
        return chosen(race).action


def entered(window: Window, actions: list[int], rng: Rng) -> list[Runner]:
    """The actions of highest priority on average over a few worlds, the highest first."""
    sums = [0] * len(actions)
    worlds = 1 if window.game.is_open else WORLDS
    for _ in range(worlds):
        priorities = window.game.priorities(window.sample(rng), window.seat)
        for index in range(len(sums)):
            sums[index] += priorities[index]
    order = sorted(range(len(sums)), key=lambda index: -sums[index])
    return [Runner(actions[index], sums[index] / worlds) for index in order[:WIDTH]]


def run(window: Window, race: list[Runner], budget: Budget, rng: Rng) -> bool:
    """One trial of all in one world; False, and nothing noted, if there is no time to finish it."""
    world = window.sample(rng)
    luck = rng.word()
    worths: list[int] = []
    for runner in race:
        if budget.is_spent():
            return False
        worths.append(followed(window.game, world.clone(), window.seat, runner.action, Rng(luck)))
        budget.done += 1
    for index in range(len(race)):
        race[index].note(worths[index])
    return True


def followed(game: Game[Any], state: State, seat: int, action: int, rng: Rng) -> int:
    """What a state is worth a little after an action, if all go on as greedy players."""
    last = game.moment(state) + AHEAD
    state.apply(seat, action)
    while True:
        actor = state.actor()
        if actor == NOBODY or game.moment(state) > last:
            return game.value(state, seat)
        if actor == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            state.apply(actor, preferred(game, state, actor, game.noise(), rng))


def leading(race: list[Runner]) -> Runner:
    """Who is ahead; the higher priority among equals."""
    best = race[0]
    for runner in race:
        if runner.score() > best.score():
            best = runner
    return best


def unbeaten(race: list[Runner]) -> list[Runner]:
    """The leader and those that are not clearly behind."""
    leader = leading(race)
    return [runner for runner in race if runner is leader or not runner.is_beaten(leader)]


def chosen(race: list[Runner]) -> Runner:
    """The leader after enough trials, before that the one of highest priority."""
    return leading(race) if len(race[0].worths) >= WANTED_TRIALS else race[0]
