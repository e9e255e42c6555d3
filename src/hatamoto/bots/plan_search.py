"""A search over whole plans, for steps in which all seats secretly commit to a plan at once.

The game generates many plans for the seat and a few for every other seat. A trial draws a plan for
each of the others, better ones more often, and plays every plan of the seat that is still in the
race in a copy of that world with the same seed, to the end of the game step. The network values the
result. The plan is drawn among those nearly as good as the best, so that knowing the program does
not reveal it, and is kept until its last answer has been given.
"""

from __future__ import annotations

from typing import Final, final

from hatamoto.bots.bot import Bot
from hatamoto.bots.mixture import draw_by_log_weight
from hatamoto.bots.race import Candidate, Clock
from hatamoto.bots.rollouts import reopen_others
from hatamoto.bots.thinker import FIRST_LOOK, WANTED_TRIALS, Thinker
from hatamoto.bots.thinking_clock import now
from hatamoto.kernel.plan_generator import CandidatePlan, PlanGenerator
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

MIN_BREADTH: Final = 24
"""The least beam width for the seat's own plans."""
PLANS_PER_BREADTH: Final = 2
"""How many plans race for each partial plan that the beam keeps."""
OPPONENT_BREADTH: Final = 2
"""Beam width for the plans of the others."""
OPPONENT_PLANS: Final = 6
"""How many plans are considered for each of the others."""
OPPONENT_TEMPERATURE: Final = 25.0
"""Temperature, in thousandths of a win, at which others are assumed to draw their plan."""
OWN_TIME: Final = 0.3
"""Share of the time for generating the seat's plans."""
OPPONENT_TIME: Final = 0.2
"""Share of the time for generating those of the others."""


@final
class PlanSearch(Bot):
    """Searches whole plans in simultaneous steps; leaves every other choice to a thinker."""

    name = "plan search"

    def __init__(self, thinker: Thinker, max_plans: int) -> None:
        self.thinker = thinker
        self.max_plans = max_plans
        """How many plans race at most."""
        self.seat = -1
        self.known: list[float] = []
        """The features of the table when the plan was made; if they change, it is made again."""
        self.answers: list[int] = []
        """The answers of the plan not given yet."""

    def choose(self, window: Window, rng: Rng) -> int:
        """The next answer of the plan, or the thinker's choice."""
        actions = window.legal()
        if len(actions) > 1:
            world = window.sample(rng)
            if world.branches is not None:
                return self.next_answer(window, world, actions, rng)
        elif self.answers and self.answers[0] == actions[0]:
            self.answers = self.answers[1:]
        return self.thinker.choose(window, rng)

    def next_answer(self, window: Window, world: State, actions: list[int], rng: Rng) -> int:
        """The next answer of the current plan, or of a new one."""
        known = window.game.heuristics.features(world, window.seat)
        is_same = self.seat == window.seat and self.known == known
        if not is_same or not self.answers or self.answers[0] not in actions:
            self.seat, self.known = window.seat, known
            self.answers = self.plan(window, world, rng)
        answer = self.answers[0]
        self.answers = self.answers[1:]
        return answer

    def plan(self, window: Window, world: State, rng: Rng) -> list[int]:
        """Race many plans and take one of the best."""
        thinker = self.thinker
        clock = Clock(thinker.seconds, thinker.iterations)
        reopen_others(world, window.seat)
        breadth = max(MIN_BREADTH, self.most() // PLANS_PER_BREADTH)
        plan_generator = window.game.heuristics.plan_generator(world, window.seat, breadth)
        self.generate(plan_generator, now() + OWN_TIME * thinker.seconds)
        deadline = now() + OPPONENT_TIME * thinker.seconds
        others = self.opponent_plans(window, world, deadline, rng)
        plans = plan_generator.plans(self.most())
        race = [
            Candidate(index, plans[index].worth - plans[0].worth) for index in range(len(plans))
        ]
        look = FIRST_LOOK
        is_first = True
        while len(race) > 1 and not thinker.settings.is_last_trial(len(race[0].worths)):
            began = now()
            if not self.run_trial(window, plans, others, race, clock, rng):
                break
            if is_first and not thinker.iterations:
                race = thinker.narrow(race, clock, now() - began)
                is_first = False
            if len(race[0].worths) == look:
                race = thinker.drop_beaten(race)
                look *= 2
        return plans[self.pick(race, plans, rng)].answers

    def most(self) -> int:
        """How many plans race; where playouts are counted, so few that each gets its trials."""
        thinker = self.thinker
        if not thinker.iterations:
            return self.max_plans
        return min(self.max_plans, max(thinker.settings.width, thinker.iterations // WANTED_TRIALS))

    def opponent_plans(
        self, window: Window, world: State, end: float, rng: Rng
    ) -> list[list[CandidatePlan]]:
        """By seat, what the others may plan; empty for the seat itself and seats not asked."""
        found: list[list[CandidatePlan]] = []
        for other in range(world.seats):
            if other == window.seat or world.open_frame(other) < 0:
                found.append([])
            elif self.thinker.opponent_model is not None:
                found.append(modelled_plans(self.thinker.opponent_model, window, world, other, rng))
            else:
                plan_generator = window.game.heuristics.plan_generator(
                    world, other, OPPONENT_BREADTH
                )
                self.generate(plan_generator, end)
                found.append(plan_generator.plans(OPPONENT_PLANS))
        return found

    def generate(self, plan_generator: PlanGenerator, end: float) -> None:
        """Generate plans until done or until the deadline."""
        while plan_generator.work():
            if not self.thinker.iterations and now() >= end:
                return

    def run_trial(
        self,
        window: Window,
        plans: list[CandidatePlan],
        others: list[list[CandidatePlan]],
        race: list[Candidate],
        clock: Clock,
        rng: Rng,
    ) -> bool:
        """Try every plan in one world; returns False and records nothing if time runs out."""
        world = window.sample(rng)
        reopen_others(world, window.seat)
        for other in range(world.seats):
            if others[other]:
                chosen = draw_by_log_weight(
                    [plan.worth / OPPONENT_TEMPERATURE for plan in others[other]], rng
                )
                for answer in others[other][chosen].answers:
                    world.apply(other, answer)
        seed = rng.word()
        worths: list[float] = []
        for candidate in race:
            if clock.is_spent():
                return False
            state = world.clone()
            answers = plans[candidate.action].answers
            for index in range(len(answers) - 1):
                state.apply(window.seat, answers[index])
            worth = self.thinker.rollouts.value(window, state, answers[-1], clock, Rng(seed))
            if worth < 0.0:
                return False
            worths.append(worth)
            clock.done += 1
        for index in range(len(race)):
            race[index].note(worths[index])
        return True

    def pick(self, race: list[Candidate], plans: list[CandidatePlan], rng: Rng) -> int:
        """The index of the best plan, or of one within the tolerance after enough trials."""
        settings = self.thinker.settings
        leader = self.thinker.leader_of(race)
        self.thinker.last_candidates = first_answers(leader, race, plans, settings.trust)
        tolerance = settings.tolerance
        if len(leader.worths) >= FIRST_LOOK:
            tolerance = max(tolerance, settings.mix_tolerance)
        if tolerance <= 0.0 or len(race) == 1:
            return leader.action
        best = leader.mean(settings.trust)
        behind = [(candidate.mean(settings.trust) - best) / tolerance for candidate in race]
        return race[draw_by_log_weight(behind, rng)].action


def modelled_plans(
    model: Bot, window: Window, world: State, other: int, rng: Rng
) -> list[CandidatePlan]:
    """Several plans of another seat whose program is known, by asking that program."""
    found: list[CandidatePlan] = []
    for _ in range(OPPONENT_PLANS):
        trial = world.clone()
        answers: list[int] = []
        while trial.branches is not None and trial.open_frame(other) >= 0:
            answer = model.choose(Window(window.game, trial, other), rng)
            trial.apply(other, answer)
            answers.append(answer)
        found.append(CandidatePlan(answers, 0.0))
    return found


def first_answers(
    leader: Candidate, race: list[Candidate], plans: list[CandidatePlan], trust: float
) -> list[Candidate]:
    """The plans as candidates by first answer, each with its best plan; the leader first."""
    found: list[Candidate] = []
    seen: list[int] = []
    order = sorted(race, key=lambda candidate: -candidate.mean(trust))
    for candidate in [leader, *order]:
        answer = plans[candidate.action].answers[0]
        if answer not in seen:
            seen.append(answer)
            shown = Candidate(answer, candidate.hint)
            shown.worths = candidate.worths
            shown.sum = candidate.sum
            found.append(shown)
    return found
