"""The parts of a card's event: effect, condition, and what follows its choice or its war."""

from collections.abc import Callable
from typing import TypeAlias, final

from hatamoto.games.twilight.state import TwilightState

Effect: TypeAlias = Callable[[TwilightState, int], None]
"""Carries out an event; the number is the event player's seat."""
Condition: TypeAlias = Callable[[TwilightState, int], bool]
"""Whether an event can occur for the event player, evaluated when it is played (§9.2(v))."""
AfterWar: TypeAlias = Callable[[TwilightState, int, int, bool], None]
"""Called after a war's die: event player, target, and whether the war was won."""


def always(state: TwilightState, seat: int) -> bool:
    """The condition of a card without one."""
    return True


def nothing(state: TwilightState, seat: int) -> None:
    """The default for cards without later steps."""


def no_spoils(state: TwilightState, seat: int, target: int, won: bool) -> None:
    """The default for wars without further effects."""


@final
class CardEvent:
    """The event of one card."""

    def __init__(
        self,
        effect: Effect,
        when: Condition | None = None,
        rest: Effect = nothing,
        after_war: AfterWar = no_spoils,
    ) -> None:
        self.effect = effect
        self.when = when
        """Its condition, if it has one (§2.35(2)(i))."""
        self.rest = rest
        """Its steps after the choice."""
        self.after_war = after_war
        """Called after its war."""
