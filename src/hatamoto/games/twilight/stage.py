"""How far the round of the card in play has come, as everybody sees it (ruling 93).

The use of a card is kept nowhere: what is still open tells it.
"""

from typing import Final

from hatamoto.games.twilight import actions, board, codes
from hatamoto.games.twilight.effects import steps
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.frames import Frame, a_of, b_of, c_of, kind_of, seat_of

PARTS: Final = ["action", "event"]
ACTION: Final = 0
EVENT: Final = 1
NOTHING: Final = -1
"""In place of a part: none has begun."""
EVENT_ONLY: Final = (
    codes.PUT,
    codes.TAKE,
    codes.WAR,
    codes.WAR_DIE,
    codes.FREE_REALIGN,
    codes.FLAGS_DIE,
    codes.RESOLVE_EVENT,
    codes.REST_OF_EVENT,
)
"""What no action asks."""
ROLLED: Final = (codes.REALIGN_DIE, codes.REALIGN_REPLY, codes.COUP_DIE)
"""Dice that either part can ask for; the frame has the acting seat."""


def part(state: TwilightState) -> int:
    """The part of the card that is on now: its action, its event, or NOTHING yet."""
    stack = state.stack
    if state.card == codes.NO_CARD or not stack or kind_of(stack[-1]) == codes.CHOOSE_USE:
        return NOTHING
    if a_of(stack[0]) == 0 or awaits_event(state):
        return ACTION
    if board.is_choice(state, state.card, state.active) or awaits_action(state):
        return EVENT
    return EVENT if is_of_event(state, stack[-1]) else ACTION


def awaits_event(state: TwilightState) -> bool:
    """Whether the event comes after the action under way."""
    return len(state.stack) > 2 and kind_of(state.stack[1]) == codes.RESOLVE_EVENT


def awaits_action(state: TwilightState) -> bool:
    """Whether the action comes after the event under way."""
    after = state.stack[1] if len(state.stack) > 2 else 0
    return kind_of(after) == codes.CHOOSE_KIND and b_of(after) == steps.AFTER_EVENT


def is_of_event(state: TwilightState, frame: Frame) -> bool:
    """Whether the last thing open belongs to the event: only it asks so, or its player acts."""
    kind = kind_of(frame)
    if kind in EVENT_ONLY:
        return True
    actor = c_of(frame) & 1 if kind in ROLLED else seat_of(frame)
    return actor == 1 - state.active


def use(state: TwilightState) -> str | None:
    """What the card in play is used for; None before that is announced."""
    now = part(state)
    if now == NOTHING or kind_of(state.stack[0]) != codes.END_ROUND:
        return None
    if a_of(state.stack[0]) == 0:
        return actions.USE_IDS[1]
    if board.is_choice(state, state.card, state.active):
        return actions.USE_IDS[0]
    is_action_first = awaits_event(state) or (now == EVENT and not awaits_action(state))
    return actions.USE_IDS[2] if is_action_first else actions.USE_IDS[3]
