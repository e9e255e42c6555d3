"""One small function per card, found by its number; and what it needs before and after.

`EFFECTS` holds a function for every card. `CONDITIONS` says when an event can occur (§2.35(2)(i)),
`RESTS` what a card does after its choice, `WARS` what follows its war.
"""

from typing import Final

from hatamoto.games.twilight.effects.closed import CLOSED_EFFECTS, CLOSED_REST
from hatamoto.games.twilight.effects.conditions import CONDITIONS
from hatamoto.games.twilight.effects.open import OPEN_EFFECTS, OPEN_REST, OPEN_WARS
from hatamoto.games.twilight.effects.steps import AfterWar, Condition, Effect
from hatamoto.games.twilight.ids import CARDS
from hatamoto.games.twilight.state import TwilightState

EFFECTS: Final[list[Effect]] = [*CLOSED_EFFECTS, *OPEN_EFFECTS]
RESTS: Final[dict[int, Effect]] = {**CLOSED_REST, **OPEN_REST}
WARS: Final[dict[int, AfterWar]] = {**OPEN_WARS}


def always(state: TwilightState, seat: int) -> bool:
    """The condition of a card without one."""
    return True


CONDITION_OF: Final[list[Condition]] = [CONDITIONS.get(card, always) for card in range(CARDS)]
HAS_CONDITION: Final[list[bool]] = [card in CONDITIONS for card in range(CARDS)]


def can_occur(state: TwilightState, card: int, seat: int) -> bool:
    """Whether a card's event would occur now for the event player (§7.2(i))."""
    return not HAS_CONDITION[card] or CONDITION_OF[card](state, seat)
