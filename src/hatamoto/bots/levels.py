"""The five levels: how each thinks, and how long it may at most."""

from __future__ import annotations

from typing import Final, final

from hatamoto.bots.thinker import SearchSettings


@final
class Level:
    """A level of play, from 1 to 5."""

    def __init__(
        self, number: int, id: str, most: float, settings: SearchSettings, uses_network: bool
    ) -> None:
        self.number = number
        self.id = id
        self.most = most
        """Seconds that a decision takes at most on one core."""
        self.settings = settings
        self.uses_network = uses_network
        """Whether the learned network judges, or the game's hints alone."""

    def seconds(self) -> float:
        """How long it thinks: half of what is promised, so that a slow machine keeps it too."""
        return self.most / 2


ALL: Final = (
    Level(
        1,
        "ashigaru",
        most=0.1,
        settings=SearchSettings(
            width=3,
            worlds=1,
            ahead=0,
            believed=1,
            doubt=1.5,
            trust=30.0,
            slack=40.0,
            mixed=40.0,
            is_tactful=False,
        ),
        uses_network=False,
    ),
    Level(
        2,
        "samurai",
        most=0.1,
        settings=SearchSettings(
            width=4,
            worlds=2,
            ahead=0,
            believed=1,
            doubt=1.5,
            trust=6.0,
            slack=15.0,
            mixed=15.0,
        ),
        uses_network=False,
    ),
    Level(
        3,
        "karo",
        most=0.1,
        settings=SearchSettings(
            width=6,
            worlds=3,
            ahead=0,
            believed=1,
            doubt=2.0,
            trust=10.0,
            slack=4.0,
            mixed=6.0,
        ),
        uses_network=True,
    ),
    Level(
        4,
        "daimyo",
        most=0.5,
        settings=SearchSettings(
            width=8,
            worlds=3,
            ahead=0,
            believed=8,
            doubt=2.0,
            trust=10.0,
            slack=0.0,
            mixed=4.0,
        ),
        uses_network=True,
    ),
    Level(
        5,
        "shogun",
        most=2.0,
        settings=SearchSettings(
            width=10,
            worlds=4,
            ahead=0,
            believed=12,
            doubt=2.0,
            trust=10.0,
            slack=0.0,
            mixed=3.0,
        ),
        uses_network=True,
    ),
)
"""From the weakest to the strongest."""
NAMES: Final = tuple(level.id for level in ALL)


def level_of(name: str) -> Level | None:
    """The level of that name or number."""
    for level in ALL:
        if name in (level.id, str(level.number)):
            return level
    return None
