"""The progress of the card in play, which is public (ruling 93).

The use of a card is not stored; it is derived from the frames that are still open.
"""

from typing import Final

from hatamoto.games.twilight import actions, board, codes, frames
from hatamoto.games.twilight.effects import steps
from hatamoto.games.twilight.state import TwilightState
from hatamoto.games.twilight.view_types import Part
from hatamoto.kernel.frames import Frame, seat_of, type_of

OCCURRED: Final = frames.END_ROUND.field("occurred")
SOURCE: Final = frames.CHOOSE_KIND.field("source")
PARTS: Final = ["action", "event"]
IN_ORDER: Final[dict[str | None, list[Part]]] = {
    None: [],
    "action": ["action"],
    "event": ["event"],
    "action_first": ["action", "event"],
    "event_first": ["event", "action"],
}
"""The parts of a card by what it is used for."""
ACTION: Final = 0
EVENT: Final = 1
NOTHING: Final = -1
"""Used in place of a part or a use: the card has none yet."""
EVENT_ONLY: Final = (
    frames.PUT.number,
    frames.TAKE.number,
    frames.WAR.number,
    frames.WAR_DIE.number,
    frames.FREE_REALIGN.number,
    frames.FLAGS_DIE.number,
    frames.RESOLVE_EVENT.number,
    frames.REST_OF_EVENT.number,
)
"""Frame types that belong to events only."""
ROLLED: Final = {
    frame_type.number: frame_type.field("player")
    for frame_type in (frames.REALIGN_DIE, frames.REALIGN_REPLY, frames.COUP_DIE)
}
"""Dice that both parts can roll, with the field of the acting player."""


def part(state: TwilightState) -> int:
    """The current part of the card: its action, its event, or NOTHING."""
    stack = state.stack
    if state.card == codes.NO_CARD or not stack or type_of(stack[-1]) == frames.CHOOSE_USE.number:
        return NOTHING
    if OCCURRED.of(stack[0]) == 0 or awaits_event(state):
        return ACTION
    if board.is_choice(state, state.card, state.active) or awaits_action(state):
        return EVENT
    return EVENT if is_of_event(state, stack[-1]) else ACTION


def awaits_event(state: TwilightState) -> bool:
    """Whether the event follows the current action."""
    return len(state.stack) > 2 and type_of(state.stack[1]) == frames.RESOLVE_EVENT.number


def awaits_action(state: TwilightState) -> bool:
    """Whether the action follows the current event."""
    if len(state.stack) < 3:
        return False
    after = state.stack[1]
    return type_of(after) == frames.CHOOSE_KIND.number and SOURCE.of(after) == steps.AFTER_EVENT


def is_of_event(state: TwilightState, frame: Frame) -> bool:
    """Whether the open frame belongs to the event, by its type or by its player."""
    frame_type = type_of(frame)
    if frame_type in EVENT_ONLY:
        return True
    actor = ROLLED[frame_type].of(frame) if frame_type in ROLLED else seat_of(frame)
    return actor == 1 - state.active


def use(state: TwilightState) -> str | None:
    """What the card in play is used for; None until it is announced."""
    number = use_of(state, part(state))
    return None if number == NOTHING else actions.USE_IDS[number]


def use_of(state: TwilightState, current_part: int) -> int:
    """What the card in play is used for, as an index of USE_IDS; NOTHING until it is announced."""
    if current_part == NOTHING or type_of(state.stack[0]) != frames.END_ROUND.number:
        return NOTHING
    if OCCURRED.of(state.stack[0]) == 0:
        return actions.ACTION_USE
    if board.is_choice(state, state.card, state.active):
        return actions.EVENT_USE
    if awaits_event(state) or (current_part == EVENT and not awaits_action(state)):
        return actions.ACTION_FIRST_USE
    return actions.EVENT_FIRST_USE
