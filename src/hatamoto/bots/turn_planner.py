"""Turn plans: a seat's many small choices in one phase of a game are searched as one plan.

The search is hill climbing. The first plan takes the action of highest priority at every choice.
Then one choice is changed, the rest is played as before where that is still legal, and the new plan
is kept if it does better with the same seeds. A plan is valued by playing it in copies of the
state: its own phase, then everybody by priorities for some phases, then the network. The rest of
the plan is kept for the next choice of the phase, so that the work of fifty choices adds up. It is
stored under the fingerprint of the state it leads to and is only a starting point: if it is not
found, the search starts over.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, final

from hatamoto.bots.bot import Bot
from hatamoto.bots.thinking_clock import now
from hatamoto.bots.turn_plan import Trial, TurnPlan, next_planned, ranked_actions
from hatamoto.bots.value_network import ValueNetwork
from hatamoto.kernel.frames import has_fields, seat_of
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

CUT_OFF: Final = -1.0
"""Returned instead of a worth when the clock cut a playout off; real ones are 0 to 1000."""
UNCHANGED: Final = -1
"""Instead of the index of a choice: none is changed."""
MAX_KEPT_PLANS: Final = 64
"""All kept plans are dropped when there are this many."""
MAX_OUTCOMES: Final = 6
"""After a draw with more outcomes than a die the plan is not kept for each outcome."""
NEW_PLAN_SHARE: Final = 1.6
"""Share of the budget per choice, in seconds or in playouts, that a new plan gets."""
RESUMED_SHARE: Final = 0.4
"""Share of it for each further choice of a plan."""
NO_DEADLINE: Final = 1e9
"""Seconds; more than any search takes."""
SKIP_RATE: Final = 300
"""Per 1000 changes to a repeated question, how many skip an action."""
RANDOM_RATE: Final = 150
"""Per 1000 changed choices, how many are uniformly random."""
BEST_RATE: Final = 300
"""Per 1000 of the others, how many take the best by priority; of the rest, the next best, etc."""
MAX_GAP: Final = 3000
"""An action whose priority is further than this below the best is never tried."""
SLIP_GAP: Final = 60
"""A slip may take an action this far below the best, or half as good as it."""
MIN_VARIANCE: Final = 100.0
"""Added to every variance, in squared thousandths, so that a few equal trials prove nothing."""


@final
class PlannerSettings:
    """The parameters of one level's planner."""

    def __init__(
        self,
        *,
        trials: int,
        ahead: int,
        first_seeds: int = 3,
        max_seeds: int = 24,
        doubt: float = 0.7,
        gain: float = 1.0,
        patience: float = 1.0,
        slips: float = 0.0,
    ) -> None:
        self.trials = trials
        """The most playouts for a new plan; each further choice gets a quarter."""
        self.ahead = ahead
        """How many phases a playout continues beyond the planned one."""
        self.first_seeds = first_seeds
        """With how many seeds plans are compared at first."""
        self.max_seeds = max_seeds
        """With how many at most, once changes stop helping."""
        self.doubt = doubt
        """How many standard errors behind the best a plan is abandoned."""
        self.gain = gain
        """How many standard errors ahead a plan must be to replace the best."""
        self.patience = patience
        """More seeds are added after this many failed changes per choice of the plan."""
        self.slips = slips
        """How often (0 to 1) the second best action is played instead of the plan's."""


@final
class KeptPlan:
    """The rest of a plan for an expected state; without seeds and trials if a draw comes first."""

    def __init__(self, plan: TurnPlan, seeds: list[int]) -> None:
        self.plan = plan
        self.seeds = seeds


@final
class TurnPlanner(Bot):
    """Plans until the deadline, or for a number of playouts."""

    name = "planner"

    def __init__(
        self,
        settings: PlannerSettings,
        network: ValueNetwork | None,
        seconds: float,
        iterations: int = 0,
        kept: dict[str, KeptPlan] | None = None,
    ) -> None:
        self.settings = settings
        self.network = network
        self.seconds = seconds
        self.iterations = iterations
        self.kept: dict[str, KeptPlan] = {} if kept is None else kept
        """By fingerprint of an expected state, the rest of the plan that leads there."""
        self.weighed: dict[int, float] = {}
        """By first action, the best mean worth of a plan in the last search."""
        self.seeds: list[int] = []
        self.end = 0.0
        self.left = 0
        self.frames: list[int] = []
        self.actions: list[int] = []
        """The seat's questions and answers in the last playout."""

    def considered(self) -> list[tuple[int, float]]:
        """The first actions of the plans tried, with their chance to win, best first."""
        rows = [(action, worth / 1000.0) for action, worth in self.weighed.items()]
        return sorted(rows, key=lambda row: -row[1])

    def choose(self, window: Window, rng: Rng) -> int:
        """The first action of the best plan at the deadline."""
        began = now()
        self.weighed = {}
        actions = window.legal()
        if len(actions) == 1:
            return actions[0]
        game, seat = window.game, window.seat
        state = window.sample(rng)
        kept = self.kept.pop(fingerprint(state), None)
        self.set_budget(began, kept is not None)
        best = self.initial_plan(game, state, seat, kept, rng)
        best = self.improve(game, state, seat, best, rng)
        self.keep(state, seat, best)
        if self.settings.slips and rng.below(1000) < 1000 * self.settings.slips:
            return second_choice(game, state, seat, best.actions[0])
        return best.actions[0]

    # The budget

    def set_budget(self, began: float, is_resumed: bool) -> None:
        """Set deadline and playouts of a choice, in the same proportion for both.

        An overdraft is deducted from the next choice of the plan. A new plan starts with its full
        budget, so that games by playouts do not depend on the games before.
        """
        share = RESUMED_SHARE if is_resumed else NEW_PLAN_SHARE
        most = self.settings.trials
        if is_resumed:
            most = int(most * RESUMED_SHARE / NEW_PLAN_SHARE)
        self.end = began + (NO_DEADLINE if self.iterations else share * self.seconds)
        if self.iterations:
            most = min(most, int(share * self.iterations))
        overdraft = min(0, self.left) if is_resumed else 0
        self.left = overdraft + max(1, most)

    def is_spent(self) -> bool:
        return self.left <= 0 or now() >= self.end

    # What is kept

    def keep(self, state: State, seat: int, plan: TurnPlan) -> None:
        """Store the rest of a plan under the states it can lead to."""
        if len(plan.actions) < 2:
            return
        if len(self.kept) >= MAX_KEPT_PLANS:
            self.kept.clear()
        rest = TurnPlan(plan.frames[1:], plan.actions[1:])
        state = state.clone()
        state.apply(seat, plan.actions[0])
        if state.actor() == seat:
            rest.worths, rest.sum = plan.worths, plan.sum
            self.kept[fingerprint(state)] = KeptPlan(rest, self.seeds)
        elif state.actor() == NATURE:
            outcomes = state.legal(NATURE)
            if len(outcomes) <= MAX_OUTCOMES:
                for outcome in outcomes:
                    after = state.clone()
                    after.apply(NATURE, outcome)
                    if after.actor() == seat:
                        self.kept[fingerprint(after)] = KeptPlan(rest, [])

    # The search

    def initial_plan(
        self, game: Game[Any], state: State, seat: int, kept: KeptPlan | None, rng: Rng
    ) -> TurnPlan:
        """The kept plan, or the plan by priorities if that does better."""
        if kept is not None and kept.seeds:
            self.seeds = kept.seeds
            return kept.plan
        self.seeds = [int(rng.long_word())]
        plan = TurnPlan([], []) if kept is None else kept.plan
        worth = self.play(game, state, seat, plan, self.seeds[0], UNCHANGED, rng)
        best = TurnPlan(self.frames, self.actions)
        best.note(worth)
        self.add_seeds(game, state, seat, best, self.settings.first_seeds, rng)
        if kept is not None and not self.is_spent():
            blank = TurnPlan([], [])
            other = self.challenge(game, state, seat, best, blank, UNCHANGED, rng)
            if other is not None:
                return other
        return best

    def improve(
        self, game: Game[Any], state: State, seat: int, best: TurnPlan, rng: Rng
    ) -> TurnPlan:
        """Climb from a plan by changing one choice at a time, and return the best one found."""
        settings = self.settings
        in_vain = 0
        self.weigh(best)
        while not self.is_spent():
            change = rng.below(len(best.actions))
            child = self.challenge(game, state, seat, best, best, change, rng)
            in_vain += 1
            if child is not None:
                best = child
                in_vain = 0
            if in_vain > settings.patience * (2 + len(best.actions)):
                if len(self.seeds) >= settings.max_seeds:
                    break
                in_vain = 0
                more = min(settings.max_seeds, 2 * len(self.seeds))
                self.add_seeds(game, state, seat, best, more, rng)
                self.weigh(best)
        return best

    def add_seeds(
        self, game: Game[Any], state: State, seat: int, plan: TurnPlan, size: int, rng: Rng
    ) -> None:
        """Value the best plan with more seeds."""
        while len(self.seeds) < size and not self.is_spent():
            seed = int(rng.long_word())
            worth = self.play(game, state, seat, plan, seed, UNCHANGED, rng)
            if worth >= 0.0:
                self.seeds.append(seed)
                plan.note(worth)

    def challenge(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        best: TurnPlan,
        plan: TurnPlan,
        change: int,
        rng: Rng,
    ) -> TurnPlan | None:
        """Play a plan, with a choice changed if `change` says so; None if it is not better."""
        settings = self.settings
        worth = self.play(game, state, seat, plan, self.seeds[0], change, rng)
        child = TurnPlan(self.frames, self.actions)
        if worth < 0.0 or child.actions == best.actions:
            return None
        child.note(worth)
        total = worth - best.worths[0]
        squares = total * total
        trials = 1
        while trials < len(self.seeds):
            worth = self.play(game, state, seat, child, self.seeds[trials], UNCHANGED, rng)
            if worth < 0.0:
                return None
            child.note(worth)
            ahead = worth - best.worths[trials]
            total += ahead
            squares += ahead * ahead
            trials += 1
            if total <= -settings.doubt * standard_error(total, squares, trials):
                return None
        self.weigh(child)
        return child if total > settings.gain * standard_error(total, squares, trials) else None

    def weigh(self, plan: TurnPlan) -> None:
        """Record the worth of a plan under its first action."""
        if plan.worths:
            first = plan.actions[0]
            self.weighed[first] = max(plan.mean(), self.weighed.get(first, 0.0))

    def play(
        self,
        game: Game[Any],
        root: State,
        seat: int,
        plan: TurnPlan,
        seed: int,
        change: int,
        rng: Rng,
    ) -> float:
        """The worth of a plan with this seed, or CUT_OFF; `change` indexes the choice to vary."""
        self.left -= 1
        trial = Trial(game, root.clone(), seat, plan, seed)
        self.frames, self.actions = trial.frames, trial.actions
        state = trial.state
        while (frame := int(state.next_frame())) >= 0:
            if trial.phases_passed() > self.settings.ahead:
                return self.worth(game, state, seat)
            actor = seat_of(frame)
            if actor == NATURE:
                trial.roll(frame)
            elif trial.actions and now() >= self.end:
                return CUT_OFF
            elif actor == seat and trial.passed == 0:
                self.act(trial, frame, change, rng)
            else:
                state.apply(
                    actor, trial.playout_player.action(state, actor, frame, trial.plan_phase)
                )
        return float(game.heuristics.value(state, seat))

    def worth(self, game: Game[Any], state: State, seat: int) -> float:
        """The value of an unfinished state, in thousandths of a win."""
        if self.network is None:
            return float(game.heuristics.value(state, seat))
        return self.network.worth(game.heuristics.features(state, seat))

    def act(self, trial: Trial, frame: int, change: int, rng: Rng) -> None:
        """Apply the seat's next action: the plan's, a changed one, or that of highest priority."""
        state, seat = trial.state, trial.seat
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            return
        action = next_planned(trial.plan, frame, legal, trial.pointers)
        if len(trial.actions) == change:
            action = self.mutate(trial, frame, action, rng)
            trial.is_new = True
        elif action < 0 and trial.is_new:
            action = self.draw_alternative(trial, -1, rng)
        elif action < 0:
            action = trial.playout_player.action(state, seat, frame, trial.plan_phase)
        trial.frames.append(frame)
        trial.actions.append(action)
        state.apply(seat, action)

    # Changes

    def mutate(self, trial: Trial, frame: int, action: int, rng: Rng) -> int:
        """A different action than the plan's: skip ahead in the plan, or do something else first.

        Skipping applies only to repeated questions, those whose frame has no fields.
        """
        if action >= 0 and not has_fields(frame):
            if rng.below(1000) < SKIP_RATE:
                legal = trial.state.legal(trial.seat)
                following = next_planned(trial.plan, frame, legal, trial.pointers)
                if following >= 0:
                    return following
            trial.pointers[frame] -= 1
        return self.draw_alternative(trial, action, rng)

    def draw_alternative(self, trial: Trial, but: int, rng: Rng) -> int:
        """An action drawn by rank of priority, sometimes uniformly; `but` only as a last resort."""
        legal = trial.state.legal(trial.seat)
        amounts = trial.game.heuristics.level_priorities(trial.state, trial.seat)
        ranked = ranked_actions(legal, amounts)
        least = 0
        lowest = max(amounts) - MAX_GAP
        for amount in amounts:
            if amount < lowest:
                least += 1
        if rng.below(1000) < RANDOM_RATE:
            return ranked[least + rng.below(len(ranked) - least)]
        index = len(ranked) - 1
        while index > least and (ranked[index] == but or rng.below(1000) >= BEST_RATE):
            index -= 1
        return ranked[index]


def second_choice(game: Game[Any], state: State, seat: int, chosen: int) -> int:
    """The next best action by priority, unless it is much worse or ends a repeated question."""
    legal, amounts = state.legal(seat), game.heuristics.level_priorities(state, seat)
    ranked = ranked_actions(legal, amounts)
    other = ranked[-2] if ranked[-1] == chosen else ranked[-1]
    best = max(amounts)
    gap = best - amounts[legal.index(other)]
    ends = not has_fields(state.next_frame()) and other == legal[-1]
    return chosen if ends or gap > max(SLIP_GAP, best // 2) else other


def standard_error(total: float, squares: float, trials: int) -> float:
    """The standard error of a sum of differences."""
    return sqrt(squares - total * total / trials + MIN_VARIANCE)
