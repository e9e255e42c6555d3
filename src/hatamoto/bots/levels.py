"""The five levels: the search settings and the time limit of each."""

from __future__ import annotations

from typing import Any, Final, final

from hatamoto.bots.search_settings import SearchSettings
from hatamoto.kernel.game import Game


@final
class Level:
    """A level of play, from 1 to 5."""

    def __init__(
        self,
        number: int,
        id: str,
        max_seconds: float,
        settings: SearchSettings,
        plans: int,
        uses_network: bool,
        is_fixed: bool = False,
    ) -> None:
        self.number = number
        self.id = id
        self.max_seconds = max_seconds
        """Upper limit for one decision on one core."""
        self.settings = settings
        self.plans = plans
        """How many whole plans are compared where all seats plan at once."""
        self.uses_network = uses_network
        """Whether states are valued by the learned network or by the game's hints alone."""
        self.is_fixed = is_fixed
        """Whether `settings` hold in every game, whatever the game overrides."""

    def settings_in(self, game: Game[Any]) -> SearchSettings:
        """The settings of this level in a game, which may override some of them."""
        if self.is_fixed:
            return self.settings
        return self.settings.changed(game.heuristics.search_overrides(self.number))

    def seconds(self) -> float:
        """Thinking time: half the limit, so that a slow machine stays within it too."""
        return self.max_seconds / 2

    def with_settings(self, settings: SearchSettings) -> Level:
        """This level with exactly these settings in every game."""
        return Level(
            self.number,
            self.id,
            self.max_seconds,
            settings,
            self.plans,
            self.uses_network,
            is_fixed=True,
        )


ALL: Final = (
    Level(
        1,
        "ashigaru",
        max_seconds=0.1,
        settings=SearchSettings(
            width=3,
            worlds=1,
            ahead=0,
            worlds_per_trial=1,
            doubt=1.5,
            trust=30.0,
            tolerance=40.0,
            mix_tolerance=0.0,
            counts_information=False,
            max_trials=3,
        ),
        plans=15,
        uses_network=False,
    ),
    Level(
        2,
        "samurai",
        max_seconds=0.1,
        settings=SearchSettings(
            width=4,
            worlds=2,
            ahead=0,
            worlds_per_trial=1,
            doubt=1.5,
            trust=6.0,
            tolerance=18.0,
            mix_tolerance=0.0,
            max_trials=8,
        ),
        plans=20,
        uses_network=False,
    ),
    Level(
        3,
        "karo",
        max_seconds=0.1,
        settings=SearchSettings(
            width=6,
            worlds=3,
            ahead=0,
            worlds_per_trial=1,
            doubt=2.0,
            trust=10.0,
            tolerance=0.4,
            mix_tolerance=0.0,
            to_horizon=True,
            max_trials=24,
        ),
        plans=30,
        uses_network=True,
    ),
    Level(
        4,
        "daimyo",
        max_seconds=0.5,
        settings=SearchSettings(
            width=8,
            worlds=3,
            ahead=0,
            worlds_per_trial=8,
            doubt=2.0,
            trust=10.0,
            tolerance=0.0,
            mix_tolerance=4.0,
            to_horizon=True,
        ),
        plans=40,
        uses_network=True,
    ),
    Level(
        5,
        "shogun",
        max_seconds=2.0,
        settings=SearchSettings(
            width=10,
            worlds=4,
            ahead=0,
            worlds_per_trial=12,
            doubt=2.0,
            trust=10.0,
            tolerance=0.0,
            mix_tolerance=3.0,
            to_horizon=True,
        ),
        plans=50,
        uses_network=True,
    ),
)
"""From the weakest to the strongest."""
NAMES: Final = tuple(level.id for level in ALL)


def level_of(name: str) -> Level | None:
    """The level with this name or number, or None."""
    for level in ALL:
        if name in (level.id, str(level.number)):
            return level
    return None
