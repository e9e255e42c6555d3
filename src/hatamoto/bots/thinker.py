"""A search: candidates race through worlds the seat believes in, and a learned network judges them.

A trial draws some worlds the seat holds possible and keeps one, the likelier the better what the
others have done fits it. Every candidate still in the race is played in a copy of it with the same
luck: all go on by the policy for a while, and the network says how likely the seat is to win.
What two candidates differ by is mostly their own doing. Whoever is clearly behind drops out. The
clock is looked at inside every playout, and a trial that is not finished counts for nobody, so the
answer at the deadline is the best so far.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Any, Final, final

from hatamoto.bots.bot import Bot
from hatamoto.bots.greedy import highest
from hatamoto.bots.rollout_policy import WORD, RolloutPolicy, policy_action
from hatamoto.bots.value_network import ValueNetwork
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

FIRST_LOOK: Final = 6
"""After how many trials candidates may drop out for the first time; again whenever they double."""
WANTED_TRIALS: Final = 8
"""So many trials should fit into the time: where they do not, fewer candidates race."""
NOISE_DIVISOR: Final = 4
"""How much less often than in the yardstick the players it imagines do anything at all."""
HINT_WEIGHT: Final = 0.4
"""How much of what the hints say is believed: they see a difference larger than it is."""
CUT_OFF: Final = -1.0
"""The worth of a playout that the clock cut off."""


@final
class SearchSettings:
    """How somebody thinks: how wide, how far, in how many worlds, and how surely they choose."""

    def __init__(
        self,
        *,
        width: int,
        worlds: int,
        ahead: int,
        believed: int,
        doubt: float,
        trust: float,
        slack: float,
        mixed: float,
        is_tactful: bool = True,
    ) -> None:
        self.width = width
        """How many candidates race, those the hints like best."""
        self.worlds = worlds
        """In how many worlds the hints are asked."""
        self.ahead = ahead
        """How many steps of the game beyond the present one a playout goes."""
        self.believed = believed
        """How many worlds are drawn for each that is kept; 1 is to believe everything alike."""
        self.doubt = doubt
        """How many standard errors behind the leader a candidate is out."""
        self.trust = trust
        """How many trials the hints count for."""
        self.slack = slack
        """How far behind the best, in thousandths of a win, a choice may well be; 0 is never."""
        self.mixed = mixed
        """The same where others choose at the same time, so that nobody can foresee the choice."""
        self.is_tactful = is_tactful
        """Whether what is learned and given away counts."""

    def further(self) -> SearchSettings:
        """The same, looking one step further: for a bot without a network."""
        return SearchSettings(
            width=self.width,
            worlds=self.worlds,
            ahead=self.ahead + 1,
            believed=self.believed,
            doubt=self.doubt,
            trust=self.trust,
            slack=self.slack,
            mixed=self.mixed,
            is_tactful=self.is_tactful,
        )


@final
class Clock:
    """A deadline, or a number of playouts if any is given."""

    def __init__(self, seconds: float, iterations: int) -> None:
        self.end = perf_counter() + seconds
        self.iterations = iterations
        self.done = 0

    def is_spent(self) -> bool:
        """Whether it is time to choose."""
        if self.iterations:
            return self.done >= self.iterations
        return perf_counter() >= self.end

    def is_late(self) -> bool:
        """Whether a playout should be broken off; one that is counted is always finished."""
        return not self.iterations and perf_counter() >= self.end

    def left(self) -> float:
        """Seconds to the deadline."""
        return self.end - perf_counter()


@final
class Candidate:
    """An action in the race: what the hints say of it, its news, and its worth in each trial."""

    def __init__(self, action: int, hint: float, news: float = 0.0) -> None:
        self.action = action
        self.hint = hint
        self.news = news
        """What it lets the seat learn, less what it gives away: no trial shows that."""
        self.worths: list[float] = []
        self.sum = 0.0

    def note(self, worth: float) -> None:
        """A trial was worth so much."""
        self.worths.append(worth)
        self.sum += worth

    def mean(self, trust: float) -> float:
        """The mean of the trials, leaning on the hints, and the news."""
        return (self.sum + trust * self.hint) / (len(self.worths) + trust) + self.news

    def is_beaten(self, leader: Candidate, doubt: float, trust: float) -> bool:
        """Whether the leader is ahead by more than luck explains."""
        trials = len(self.worths)
        mean = (leader.sum - self.sum) / trials
        squares = 0.0
        for trial in range(trials):
            squares += (leader.worths[trial] - self.worths[trial] - mean) ** 2
        error = sqrt((squares / (trials - 1) + 1.0) / trials)
        return leader.mean(trust) - self.mean(trust) > doubt * error


@final
class Thinker(Bot):
    """Thinks until the deadline, or for a number of playouts."""

    name = "thinker"

    def __init__(
        self,
        settings: SearchSettings,
        network: ValueNetwork | None,
        policy: RolloutPolicy | None,
        seconds: float,
        iterations: int = 0,
    ) -> None:
        self.settings = settings
        self.network = network
        self.policy = policy
        self.seconds = seconds
        self.iterations = iterations
        self.is_together = False
        """Whether others choose at the same time."""
        self.thought: list[Candidate] = []
        """What the last choice weighed, the best first; one alone if there was no choice."""

    def choose(self, window: Window, rng: Rng) -> int:
        """The candidate that is best at the deadline, or one almost as good."""
        actions = window.legal()
        if len(actions) == 1:
            self.thought = [Candidate(actions[0], 0.0)]
            return actions[0]
        clock = Clock(self.seconds, self.iterations)
        race = self.entered(window, actions, clock, rng)
        look = FIRST_LOOK
        is_first = True
        while len(race) > 1:
            began = perf_counter()
            if not self.run(window, race, clock, rng):
                break
            if is_first and not self.iterations:
                race = self.narrowed(race, clock, perf_counter() - began)
                is_first = False
            if len(race[0].worths) == look:
                race = self.unbeaten(race)
                look *= 2
        return self.picked(race, rng)

    # The race

    def entered(
        self, window: Window, actions: list[int], clock: Clock, rng: Rng
    ) -> list[Candidate]:
        """The actions the hints like best on average over a few worlds, the best first."""
        sums = [0.0] * len(actions)
        news = [0.0] * len(actions)
        worlds = 0
        wanted = 1 if window.game.is_open else self.settings.worlds
        while worlds < wanted and (worlds == 0 or not clock.is_late()):
            world = self.world(window, rng)
            self.is_together = world.branches is not None
            priorities = window.game.priorities(world, window.seat)
            for index in range(len(sums)):
                sums[index] += priorities[index]
            if worlds == 0 and self.settings.is_tactful:
                news = [window.game.news(world, window.seat, action) for action in actions]
            worlds += 1
        order: list[int] = []
        left = list(range(len(actions)))
        while left and len(order) < self.settings.width:
            best = highest([round(sums[index] + worlds * news[index]) for index in left], rng)
            order.append(left.pop(best))
        return [
            Candidate(actions[index], HINT_WEIGHT * sums[index] / worlds, news[index])
            for index in order
        ]

    def world(self, window: Window, rng: Rng) -> State:
        """A world the seat believes in."""
        world = window.sample(rng)
        if self.settings.believed <= 1 or window.game.is_open:
            return world
        drawn = [world]
        credences = [window.game.credence(world, window.seat)]
        for _ in range(self.settings.believed - 1):
            world = window.sample(rng)
            drawn.append(world)
            credences.append(window.game.credence(world, window.seat))
        return drawn[drawn_by(credences, rng)]

    def run(self, window: Window, race: list[Candidate], clock: Clock, rng: Rng) -> bool:
        """One trial of all in one world; False, and nothing noted, if the time is up before."""
        world = self.world(window, rng)
        ask_others_again(world, window.seat)
        luck = rng.word()
        worths: list[float] = []
        for candidate in race:
            if clock.is_spent():
                return False
            worth = self.followed(window, world.clone(), candidate.action, clock, Rng(luck))
            if worth < 0.0:
                return False
            worths.append(worth)
            clock.done += 1
        for index in range(len(race)):
            race[index].note(worths[index])
        return True

    def followed(self, window: Window, state: State, action: int, clock: Clock, rng: Rng) -> float:
        """What a state is worth a little after an action, or CUT_OFF if the clock cut it off.

        Chance and every seat have a generator of their own, so that what one candidate changes for
        one of them leaves the luck of the others as it is.
        """
        game, seat = window.game, window.seat
        last = game.moment(state) + self.settings.ahead
        noise = game.noise() // NOISE_DIVISOR
        luck = rng.word()
        minds = [Rng(luck + 1 + other) for other in range(state.seats)]
        chance = Rng(luck)
        state.apply(seat, action)
        while True:
            actor = state.actor()
            if actor == NOBODY or game.moment(state) > last:
                return self.worth(game, state, seat)
            if actor == NATURE:
                state.apply(NATURE, state.draw(chance))
            elif clock.is_late():
                return CUT_OFF
            else:
                mind = minds[actor]
                state.apply(actor, policy_action(game, self.policy, state, actor, noise, mind))

    def worth(self, game: Game[Any], state: State, seat: int) -> float:
        """How good a state is for a seat, in thousandths of a win."""
        if self.network is None or state.actor() == NOBODY:
            return float(game.value(state, seat))
        return self.network.worth(game.features(state, seat))

    def narrowed(self, race: list[Candidate], clock: Clock, trial: float) -> list[Candidate]:
        """As many of the candidates as can run enough trials in the time."""
        each = max(1e-7, trial / len(race))
        most = int(clock.left() / each / WANTED_TRIALS)
        return race if most >= len(race) else race[: max(2, most)]

    def unbeaten(self, race: list[Candidate]) -> list[Candidate]:
        """The leader and those that are not clearly behind."""
        trust, doubt = self.settings.trust, self.settings.doubt
        leader = self.leading(race)
        kept: list[Candidate] = []
        for candidate in race:
            if candidate is leader or not candidate.is_beaten(leader, doubt, trust):
                kept.append(candidate)
        return kept

    def leading(self, race: list[Candidate]) -> Candidate:
        """Who is ahead; the one the hints like better among equals."""
        best = race[0]
        for candidate in race:
            if candidate.mean(self.settings.trust) > best.mean(self.settings.trust):
                best = candidate
        return best

    # The choice

    def picked(self, race: list[Candidate], rng: Rng) -> int:
        """The leader, or one that is hardly behind it, as the settings allow."""
        leader = self.leading(race)
        self.thought = [leader] + [candidate for candidate in race if candidate is not leader]
        slack = self.settings.slack
        if self.is_together:
            slack = max(slack, self.settings.mixed)
        if slack <= 0.0 or len(race) == 1:
            return leader.action
        best = leader.mean(self.settings.trust)
        behind = [(candidate.mean(self.settings.trust) - best) / slack for candidate in race]
        return race[drawn_by(behind, rng)].action


def drawn_by(logarithms: list[float], rng: Rng) -> int:
    """An index, with chances in proportion to what these are the logarithms of."""
    most = max(logarithms)
    weights = [exp(max(-40.0, amount - most)) for amount in logarithms]
    left = sum(weights) * (int(rng.word()) * WORD)
    for index in range(len(weights)):
        left -= weights[index]
        if left < 0.0:
            return index
    return len(weights) - 1


def ask_others_again(state: State, seat: int) -> None:
    """Let the others answer the open step anew: what a world drew for them was any answer."""
    branches = state.branches
    if branches is None:
        return
    for other in range(state.seats):
        if other != seat and branches.answers[other]:
            state.ask_again(branches, other)
