"""One small function per card, found by its number; and what it needs before and after.

`EFFECTS` holds a function for every card. `CONDITIONS` says when an event can occur (§2.35(2)(i)),
`RESTS` what a card does after its choice, `WARS` what follows its war.
"""

from typing import Final

from hatamoto.games.twilight import ids
from hatamoto.games.twilight.effects import closed, conditions, open
from hatamoto.games.twilight.effects.steps import AfterWar, Condition, Effect
from hatamoto.games.twilight.state import TwilightState

EFFECTS: Final[list[Effect]] = [*closed.CLOSED_EFFECTS, *open.OPEN_EFFECTS]
RESTS: Final[dict[int, Effect]] = {**closed.CLOSED_REST, **open.OPEN_REST}
WARS: Final[dict[int, AfterWar]] = {**open.OPEN_WARS}


def always(state: TwilightState, seat: int) -> bool:
    """The condition of a card without one."""
    return True


CONDITION_OF: Final[list[Condition]] = [
    conditions.CONDITIONS.get(card, always) for card in range(ids.CARDS)
]
HAS_CONDITION: Final[list[bool]] = [card in conditions.CONDITIONS for card in range(ids.CARDS)]


def can_occur(state: TwilightState, card: int, seat: int) -> bool:
    """Whether a card's event would occur now for the event player (§7.2(i))."""
    return not HAS_CONDITION[card] or CONDITION_OF[card](state, seat)
