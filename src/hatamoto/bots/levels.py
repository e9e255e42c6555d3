"""The five levels: how each thinks, and how long it may at most."""

from __future__ import annotations

from typing import Final, final

from hatamoto.bots.thinker import Manner


@final
class Level:
    """A level of play, from 1 to 5."""

    def __init__(self, number: int, id: str, most: float, manner: Manner, is_eyed: bool) -> None:
        self.number = number
        self.id = id
        self.most = most
        """Seconds that a decision takes at most on one core."""
        self.manner = manner
        self.is_eyed = is_eyed
        """Whether the learned eye judges, or the game's hints alone."""

    def seconds(self) -> float:
        """How long it thinks: half of what is promised, so that a slow machine keeps it too."""
        return self.most / 2


ALL: Final = (
    Level(1, "ashigaru", 0.1, Manner(3, 1, 0, 1, 1.5, 30.0, 40.0, 40.0, False), False),
    Level(2, "samurai", 0.1, Manner(4, 2, 0, 1, 1.5, 6.0, 15.0, 15.0), False),
    Level(3, "karo", 0.1, Manner(6, 3, 0, 1, 2.0, 10.0, 4.0, 6.0), True),
    Level(4, "daimyo", 0.5, Manner(8, 3, 0, 8, 2.0, 10.0, 0.0, 4.0), True),
    Level(5, "shogun", 2.0, Manner(10, 4, 0, 12, 2.0, 10.0, 0.0, 3.0), True),
)
"""From the weakest to the strongest."""
NAMES: Final = tuple(level.id for level in ALL)


def level_of(name: str) -> Level | None:
    """The level of that name or number."""
    for level in ALL:
        if name in (level.id, str(level.number)):
            return level
    return None
