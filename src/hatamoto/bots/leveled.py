"""The bot behind each level. It uses the game's learned model, and always returns an action."""

from __future__ import annotations

import logging
from typing import Any, Final

from hatamoto.bots.bot import Bot, RandomBot
from hatamoto.bots.greedy import GreedyBot
from hatamoto.bots.learned_model import LearnedModel, learned_model
from hatamoto.bots.levels import ALL, Level
from hatamoto.bots.plan_search import PlanSearch
from hatamoto.bots.planner_levels import PLANNERS
from hatamoto.bots.thinker import Thinker
from hatamoto.bots.turn_planner import KeptPlan, TurnPlanner
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.window import Window

LOG: Final = logging.getLogger(__name__)
KEPT_PLANS: Final[tuple[dict[str, KeptPlan], ...]] = tuple({} for _ in PLANNERS)
"""By level, the plans found in this process, so that the next choice continues its turn's plan."""


class LeveledBot(Bot):
    """Plays with the settings of its level; if it raises, the level below answers instead."""

    def __init__(
        self,
        level: Level,
        seconds: float | None = None,
        iterations: int = 0,
        skill: LearnedModel | None = None,
    ) -> None:
        self.level = level
        self.name = level.id
        self.iterations = iterations
        self.seconds = level.seconds() if seconds is None else min(seconds, level.seconds())
        self.skill = skill
        self.thinkers: dict[Game[Any], Thinker] = {}
        self.planners: dict[Game[Any], TurnPlanner] = {}
        self.plan_searches: dict[Game[Any], PlanSearch] = {}
        self.weighed: list[tuple[int, float]] = []
        self.worst: list[float] = []

    def choose(self, window: Window, rng: Rng) -> int:
        """The level's choice, or that of the level below if this one raises."""
        self.weighed, self.worst = [], []
        try:
            if window.game.has_turn_plans:
                planner = self.planner(window.game)
                chosen = planner.choose(window, rng)
                self.weighed = planner.considered()
                return chosen
            thinker = self.thinker(window.game)
            chosen = self.player(window.game, thinker).choose(window, rng)
            self.weighed = chances(thinker)
            self.worst = thinker.worst_reply(chosen)
            return chosen
        except Exception:
            LOG.exception("level %s failed at %s", self.level.id, window.game.id)
            return self.below().choose(window, rng)

    def considered(self) -> list[tuple[int, float]]:
        """The candidates of the last choice with their estimated chance to win, best first."""
        return self.weighed

    def feared(self) -> tuple[int, int, float] | None:
        """The reply to its last choice that was worst for it: seat, action, chance to win."""
        if not self.worst:
            return None
        seat, action, worth = self.worst
        return int(seat), int(action), worth / 1000.0

    def has_drawn(self, game: Game[Any]) -> bool:
        """Whether the last choice was drawn from a mixed strategy."""
        if game.has_turn_plans or game.has_simultaneous_plans:
            return False
        thinker = self.thinker(game)
        return thinker.settings.mix_tolerance > 0.0 and thinker.is_simultaneous

    def below(self) -> Bot:
        """The level below this one; below level 1, the hints."""
        if self.level.number > 1:
            return LeveledBot(ALL[self.level.number - 2], self.seconds, self.iterations, self.skill)
        return SafeBot()

    def player(self, game: Game[Any], thinker: Thinker) -> Bot:
        """The bot that chooses: the thinker, wrapped in PlanSearch for simultaneous plans."""
        if not game.has_simultaneous_plans:
            return thinker
        found = self.plan_searches.get(game)
        if found is None or found.thinker is not thinker:
            found = self.plan_searches[game] = PlanSearch(thinker, self.level.plans)
        return found

    def thinker(self, game: Game[Any]) -> Thinker:
        """The thinker for a game, created once."""
        found = self.thinkers.get(game)
        if found is None:
            skill = self.skill or learned_model(game.id)
            network = skill.network if self.level.uses_network else None
            policy = skill.policy if self.level.uses_network else None
            settings = self.level.settings_in(game)
            if self.level.uses_network and network is None:
                settings = settings.one_deeper()
            found = Thinker(settings, network, policy, self.seconds, self.iterations)
            self.thinkers[game] = found
        return found

    def planner(self, game: Game[Any]) -> TurnPlanner:
        """The turn planner for a game, created once."""
        found = self.planners.get(game)
        if found is None:
            network = (self.skill or learned_model(game.id)).network
            settings, kept = PLANNERS[self.level.number - 1], KEPT_PLANS[self.level.number - 1]
            found = TurnPlanner(settings, network, self.seconds, self.iterations, kept)
            self.planners[game] = found
        return found


def chances(thinker: Thinker) -> list[tuple[int, float]]:
    """The candidates of the last choice, best first, with their chance to win.

    The best has the chance its trials came to, without the hints, which would distort that of a
    short race; the others are as far behind as they were in the race.
    """
    tried = [candidate for candidate in thinker.last_candidates if candidate.worths]
    trust = thinker.settings.trust
    tried.sort(key=lambda candidate: -candidate.mean(trust))
    shift = tried[0].trial_mean() - tried[0].mean(trust) if tried else 0.0
    worths = [(candidate.action, candidate.mean(trust) + shift) for candidate in tried]
    return [(action, min(1.0, max(0.0, worth / 1000.0))) for action, worth in worths]


class SafeBot(Bot):
    """The last fallback: the hints, and a random legal action if those fail too."""

    name = "safe"

    def choose(self, window: Window, rng: Rng) -> int:
        try:
            return GreedyBot().choose(window, rng)
        except Exception:
            LOG.exception("the hints failed at %s", window.game.id)
            return RandomBot().choose(window, rng)
