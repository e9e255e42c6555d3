"""A bot of a level: it thinks by what was learned of the game, and never fails to answer."""

from __future__ import annotations

import logging
from typing import Any, Final

from hatamoto.bots.bot import Bot, RandomBot
from hatamoto.bots.greedy import GreedyBot
from hatamoto.bots.levels import ALL, Level
from hatamoto.bots.skill import Skill, skill_of
from hatamoto.bots.thinker import Thinker
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.window import Window

LOG: Final = logging.getLogger(__name__)


class LeveledBot(Bot):
    """Thinks by the settings of its level; if it fails, the level below answers."""

    def __init__(
        self,
        level: Level,
        seconds: float | None = None,
        iterations: int = 0,
        skill: Skill | None = None,
    ) -> None:
        self.level = level
        self.name = level.id
        self.iterations = iterations
        self.seconds = level.seconds() if seconds is None else min(seconds, level.seconds())
        self.skill = skill
        self.thinkers: dict[Game[Any], Thinker] = {}
        self.weighed: list[tuple[int, float]] = []

    def choose(self, window: Window, rng: Rng) -> int:
        """What the level chooses, or the one below it where it fails."""
        self.weighed = []
        try:
            thinker = self.thinker(window.game)
            chosen = thinker.choose(window, rng)
            self.weighed = [
                (candidate.action, candidate.mean(thinker.settings.trust) / 1000.0)
                for candidate in thinker.thought
                if candidate.worths
            ]
            return chosen
        except Exception:
            LOG.exception("level %s failed at %s", self.level.id, window.game.id)
            return self.below().choose(window, rng)

    def considered(self) -> list[tuple[int, float]]:
        """The candidates that were still in the race, with their estimated chance, best first."""
        return sorted(self.weighed, key=lambda row: -row[1])

    def below(self) -> Bot:
        """The level below this one; below the first, what the hints like best."""
        if self.level.number > 1:
            return LeveledBot(ALL[self.level.number - 2], self.seconds, self.iterations, self.skill)
        return SafeBot()

    def thinker(self, game: Game[Any]) -> Thinker:
        """How the level thinks about a game."""
        found = self.thinkers.get(game)
        if found is None:
            skill = self.skill or skill_of(game.id)
            network = skill.network if self.level.uses_network else None
            policy = skill.policy if self.level.uses_network else None
            settings = self.level.settings
            if self.level.uses_network and network is None:
                settings = settings.further()
            found = Thinker(settings, network, policy, self.seconds, self.iterations)
            self.thinkers[game] = found
        return found


class SafeBot(Bot):
    """What is left when everything fails: the hints, and without them anything legal."""

    name = "safe"

    def choose(self, window: Window, rng: Rng) -> int:
        """A legal action in any case."""
        try:
            return GreedyBot().choose(window, rng)
        except Exception:
            LOG.exception("the hints failed at %s", window.game.id)
            return RandomBot().choose(window, rng)
