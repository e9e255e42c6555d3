"""What a card's event is: what it does, when it can occur, what follows its choice or its war."""

from collections.abc import Callable
from typing import TypeAlias, final

from hatamoto.games.twilight.state import TwilightState

Effect: TypeAlias = Callable[[TwilightState, int], None]
"""What a card does; the number is the event player's seat."""
Condition: TypeAlias = Callable[[TwilightState, int], bool]
"""Whether a card's event can occur for the event player, judged when it is played (§9.2(v))."""
AfterWar: TypeAlias = Callable[[TwilightState, int, int, bool], None]
"""What follows a war once its die is rolled: event player, target, and whether it was won."""


def always(state: TwilightState, seat: int) -> bool:
    """The condition of a card without one."""
    return True


def nothing(state: TwilightState, seat: int) -> None:
    """What most cards do after their choice."""


def no_spoils(state: TwilightState, seat: int, target: int, won: bool) -> None:
    """What follows most wars."""


@final
class CardEvent:
    """The event of one card."""

    def __init__(
        self,
        effect: Effect,
        when: Condition | None = None,
        rest: Effect = nothing,
        fought: AfterWar = no_spoils,
    ) -> None:
        self.effect = effect
        self.when = when
        """Its condition, if it has one (§2.35(2)(i))."""
        self.rest = rest
        """What it does after its choice."""
        self.fought = fought
        """What follows its war."""
