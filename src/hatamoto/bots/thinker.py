"""The search of the levels: candidates race through sampled worlds, valued by a learned network.

A trial samples several worlds that fit what the seat knows and keeps one, weighted by how well the
others' actions fit it. Every candidate still in the race is tried in a copy of that world with the
same seed: all seats continue by the rollout policy for a while, then the network gives the seat's
chance to win. Common random numbers leave mostly the effect of the candidate itself. Candidates
clearly behind are dropped. The clock is checked inside every playout and an unfinished trial is
discarded, so the answer at the deadline is the best so far. In simultaneous decisions all seats mix
by regret matching, and the answer is drawn from the mixture.
"""

from __future__ import annotations

from typing import Final, final

from hatamoto.bots.bot import Bot
from hatamoto.bots.greedy import highest
from hatamoto.bots.mixture import Mixture, draw_by_log_weight, draw_index
from hatamoto.bots.race import NO_REPLY, Candidate, Clock, pack_reply
from hatamoto.bots.rollout_policy import RolloutPolicy, policy_action
from hatamoto.bots.rollouts import NOISE_DIVISOR, Rollouts, after_answers, reopen_others
from hatamoto.bots.search_settings import SearchSettings
from hatamoto.bots.thinking_clock import now
from hatamoto.bots.value_network import ValueNetwork
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

FIRST_LOOK: Final = 6
"""After how many trials candidates are first dropped; then again each time the number doubles."""
WANTED_TRIALS: Final = 8
"""Trials that should fit into the time; if they do not, the race has fewer candidates."""
MIX_DOUBT: Final = 1.0
"""A candidate this many standard errors behind the leader is not drawn from the mixture."""
HINT_WEIGHT: Final = 0.4
"""Scales the hints, which overstate differences between actions."""


@final
class Thinker(Bot):
    """Searches until the deadline, or for a number of playouts."""

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
        self.policy = policy
        self.rollouts = Rollouts(settings.ahead, settings.to_horizon, network, policy)
        self.seconds = seconds
        self.iterations = iterations
        self.is_simultaneous = False
        """Whether other seats choose at the same time."""
        self.opponent_model: Bot | None = None
        """The program of the other seats, if it is known: it then answers for them."""
        self.own_mixture = Mixture([])
        self.other_mixtures: dict[int, Mixture] = {}
        """The mixtures of the other seats in the current decision, by seat."""
        self.last_candidates: list[Candidate] = []
        """The candidates of the last choice, best first; a single one if the move was forced."""

    def choose(self, window: Window, rng: Rng) -> int:
        """The best candidate at the deadline, or one within the tolerance."""
        actions = window.legal()
        if len(actions) == 1:
            self.last_candidates = [Candidate(actions[0], 0.0)]
            return actions[0]
        clock = Clock(self.seconds, self.iterations)
        race = self.shortlist(window, actions, clock, rng)
        is_mixed = self.is_simultaneous and self.settings.mix_tolerance > 0.0
        self.own_mixture = Mixture([candidate.action for candidate in race])
        self.other_mixtures = {}
        look = FIRST_LOOK
        is_first = True
        while len(race) > 1 and not self.settings.is_last_trial(len(race[0].worths)):
            began = now()
            if is_mixed:
                if not self.run_simultaneous_trial(window, race, clock, rng):
                    break
            elif not self.run_trial(window, race, clock, rng):
                break
            if is_first and not self.iterations:
                race = self.narrow(race, clock, now() - began)
                is_first = False
            if len(race[0].worths) == look:
                race = self.drop_beaten(race)
                look *= 2
            if len(race) < len(self.own_mixture.answers):
                self.own_mixture = self.own_mixture.restricted_to(
                    [candidate.action for candidate in race]
                )
        return self.pick(race, rng)

    def evaluate(
        self, window: Window, actions: list[int], iterations: int, rng: Rng
    ) -> list[float]:
        """The mean worth of each action over the same worlds and seeds."""
        clock = Clock(0.0, iterations)
        race = [Candidate(action, 0.0) for action in actions]
        while self.run_trial(window, race, clock, rng):
            pass
        return [candidate.mean(0.0) if candidate.worths else 0.0 for candidate in race]

    def worst_reply(self, action: int) -> list[float]:
        """The worst reply to an action of the last choice; see `Candidate.most_feared`."""
        for candidate in self.last_candidates:
            if candidate.action == action:
                return candidate.most_feared()
        return []

    # The race

    def shortlist(
        self, window: Window, actions: list[int], clock: Clock, rng: Rng
    ) -> list[Candidate]:
        """The actions of highest priority, averaged over a few worlds, best first."""
        sums = [0.0] * len(actions)
        gains = [0.0] * len(actions)
        worlds = 0
        wanted = 1 if window.game.is_open else self.settings.worlds
        while worlds < wanted and (worlds == 0 or not clock.is_late()):
            world = self.world(window, rng)
            self.is_simultaneous = world.branches is not None
            level_priorities = window.game.heuristics.level_priorities(world, window.seat)
            for index in range(len(sums)):
                sums[index] += level_priorities[index]
            if worlds == 0 and self.settings.counts_information:
                gains = [
                    window.game.heuristics.information_gain(world, window.seat, action)
                    for action in actions
                ]
            worlds += 1
        order: list[int] = []
        left = list(range(len(actions)))
        while left and len(order) < self.settings.width:
            best = highest([round(sums[index] + worlds * gains[index]) for index in left], rng)
            order.append(left.pop(best))
        return [
            Candidate(actions[index], HINT_WEIGHT * sums[index] / worlds, gains[index])
            for index in order
        ]

    def world(self, window: Window, rng: Rng) -> State:
        """Sample a world that fits what the seat knows, weighted by its likelihood."""
        world = window.sample(rng)
        if self.settings.worlds_per_trial <= 1 or window.game.is_open:
            return world
        drawn = [world]
        credences = [window.game.heuristics.log_likelihood(world, window.seat)]
        for _ in range(self.settings.worlds_per_trial - 1):
            world = window.sample(rng)
            drawn.append(world)
            credences.append(window.game.heuristics.log_likelihood(world, window.seat))
        return drawn[draw_by_log_weight(credences, rng)]

    def run_trial(self, window: Window, race: list[Candidate], clock: Clock, rng: Rng) -> bool:
        """Try every candidate in one world; returns False and records nothing if time runs out."""
        world = self.world(window, rng)
        reopen_others(world, window.seat)
        seed = rng.word()
        worths: list[float] = []
        replies: list[int] = []
        for candidate in race:
            if clock.is_spent():
                return False
            worth = self.rollouts.value(window, world.clone(), candidate.action, clock, Rng(seed))
            if worth < 0.0:
                return False
            worths.append(worth)
            replies.append(self.rollouts.first_reply)
            clock.done += 1
        for index in range(len(race)):
            race[index].note(worths[index], replies[index])
        return True

    def run_simultaneous_trial(
        self, window: Window, race: list[Candidate], clock: Clock, rng: Rng
    ) -> bool:
        """The same for a simultaneous decision: all seats mix, and all regrets are updated."""
        world = self.world(window, rng)
        reopen_others(world, window.seat)
        answers = self.opponent_answers(window, world, rng)
        answered = after_answers(world, answers)
        seed = rng.word()
        mine = self.own_mixture.draw(rng)
        worths: list[float] = []
        played: State = answered
        for index in range(len(race)):
            if clock.is_spent():
                return False
            state = answered.clone()
            if not self.rollouts.run(window, state, race[index].action, clock, Rng(seed)):
                return False
            worths.append(self.rollouts.worth(window.game, state, window.seat))
            if index == mine:
                played = state
            clock.done += 1
        if answers and self.opponent_model is None and not clock.is_spent():
            other = rng.below(len(answers))
            self.update_regret(
                window, world, answers, other, race[mine].action, played, clock, Rng(seed)
            )
        reply = NO_REPLY
        if answers:
            row = answers[rng.below(len(answers))]
            reply = pack_reply(row[0], row[1])
        for index in range(len(race)):
            race[index].note(worths[index], reply)
        self.own_mixture.note(worths)
        return True

    def opponent_answers(self, window: Window, world: State, rng: Rng) -> list[list[int]]:
        """For each other seat that is asked: the seat, followed by its answers in this world."""
        found: list[list[int]] = []
        noise = window.game.heuristics.noise() // NOISE_DIVISOR
        for other in world.to_act():
            if other == window.seat:
                continue
            if self.opponent_model is not None:
                found.append(self.modelled_answers(window, world, other, rng))
                continue
            offered = world.legal(other)
            mixture = self.other_mixtures.get(other)
            if mixture is None:
                mixture = Mixture(offered.copy())
                self.other_mixtures[other] = mixture
            answer = mixture.answers[mixture.draw(rng)]
            if mixture.is_even() or rng.below(2) == 0 or answer not in offered:
                answer = policy_action(window.game, self.policy, world, other, noise, rng)
            row = [other, answer]
            trial = world.clone()
            trial.apply(other, answer)
            while other in trial.to_act():
                answer = policy_action(window.game, self.policy, trial, other, noise, rng)
                trial.apply(other, answer)
                row.append(answer)
            found.append(row)
        return found

    def modelled_answers(self, window: Window, world: State, other: int, rng: Rng) -> list[int]:
        """A seat followed by the answers of its known program in this world."""
        model = self.opponent_model
        assert model is not None
        row = [other]
        trial = world.clone()
        while other in trial.to_act():
            answer = model.choose(Window(window.game, trial, other), rng)
            trial.apply(other, answer)
            row.append(answer)
        return row

    def update_regret(
        self,
        window: Window,
        world: State,
        answers: list[list[int]],
        other: int,
        action: int,
        played: State,
        clock: Clock,
        rng: Rng,
    ) -> None:
        """Try a different answer of one other seat, and add the difference to its regret."""
        row = answers[other]
        offered = world.legal(row[0])
        instead = offered[rng.below(len(offered))]
        mixture = self.other_mixtures[row[0]]
        if instead == row[1] or len(row) > 2 or instead not in mixture.answers:
            return
        others = [each for each in answers if each is not row]
        state = after_answers(world, others)
        state.apply(row[0], instead)
        clock.done += 1
        if self.rollouts.run(window, state, action, clock, rng):
            game = window.game
            gain = self.rollouts.worth(game, state, row[0]) - self.rollouts.worth(
                game, played, row[0]
            )
            mixture.note_one(mixture.answers.index(instead), gain)

    def narrow(self, race: list[Candidate], clock: Clock, trial: float) -> list[Candidate]:
        """The first candidates, as many as can have enough trials; `trial` is one trial's time."""
        each = max(1e-7, trial / len(race))
        most = int(clock.left() / each / WANTED_TRIALS)
        return race if most >= len(race) else race[: max(2, most)]

    def drop_beaten(self, race: list[Candidate]) -> list[Candidate]:
        """The leader and the candidates that are not clearly behind it."""
        trust, doubt = self.settings.trust, self.settings.doubt
        leader = self.leader_of(race)
        kept: list[Candidate] = []
        for candidate in race:
            if candidate is leader or not candidate.is_beaten(leader, doubt, trust):
                kept.append(candidate)
        return kept

    def leader_of(self, race: list[Candidate]) -> Candidate:
        """The candidate with the best mean; ties go to the higher priority."""
        best = race[0]
        for candidate in race:
            if candidate.mean(self.settings.trust) > best.mean(self.settings.trust):
                best = candidate
        return best

    # The choice

    def pick(self, race: list[Candidate], rng: Rng) -> int:
        """The leader, or a candidate within the tolerance of the settings."""
        leader = self.leader_of(race)
        self.last_candidates = [leader] + [
            candidate for candidate in race if candidate is not leader
        ]
        best = leader.mean(self.settings.trust)
        if self.is_simultaneous and self.settings.mix_tolerance > 0.0 and self.own_mixture.trials:
            return self.draw_from_mixture(race, leader, rng)
        tolerance = self.settings.tolerance
        if tolerance <= 0.0 or len(race) == 1:
            return leader.action
        behind = [(candidate.mean(self.settings.trust) - best) / tolerance for candidate in race]
        return race[draw_by_log_weight(behind, rng)].action

    def draw_from_mixture(self, race: list[Candidate], leader: Candidate, rng: Rng) -> int:
        """A candidate drawn from the mixture, unless it is far or clearly behind the leader."""
        trust = self.settings.trust
        shares = self.own_mixture.average()
        limit = leader.mean(trust) - max(self.settings.mix_tolerance, self.settings.tolerance)
        total = 0.0
        for index in range(len(race)):
            candidate = race[index]
            if candidate.mean(trust) < limit or candidate.is_beaten(leader, MIX_DOUBT, trust):
                shares[index] = 0.0
            total += shares[index]
        if total <= 0.0:
            return leader.action
        return race[draw_index([share / total for share in shares], rng)].action
