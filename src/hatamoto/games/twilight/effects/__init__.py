"""The events of the cards: one small function each, looked up by card id.

`closed.CLOSED` and `open.OPEN` map card ids to events; here they are checked against the data rows
and put into lists by card number.
"""

from typing import Final

from hatamoto.games.twilight import ids
from hatamoto.games.twilight.effects import closed, open
from hatamoto.games.twilight.effects.card import AfterWar, CardEvent, Condition, Effect, always
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.errors import BadContent

EVENTS: Final[dict[str, CardEvent]] = {**closed.CLOSED, **open.OPEN}

if set(EVENTS) != set(ids.CARD_IDS):
    unmatched = ", ".join(sorted(set(EVENTS).symmetric_difference(ids.CARD_IDS)))
    raise BadContent(f"cards.toml: cards and events do not match: {unmatched}")

EFFECTS: Final[list[Effect]] = [EVENTS[id].effect for id in ids.CARD_IDS]
CONDITIONS: Final[list[Condition]] = [EVENTS[id].when or always for id in ids.CARD_IDS]
HAS_CONDITION: Final[list[bool]] = [EVENTS[id].when is not None for id in ids.CARD_IDS]
RESTS: Final[list[Effect]] = [EVENTS[id].rest for id in ids.CARD_IDS]
WARS: Final[list[AfterWar]] = [EVENTS[id].after_war for id in ids.CARD_IDS]


def can_occur(state: TwilightState, card: int, seat: int) -> bool:
    """Whether a card's event would occur now for the event player (§7.2(i))."""
    return not HAS_CONDITION[card] or CONDITIONS[card](state, seat)
