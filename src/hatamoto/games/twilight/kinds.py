"""The kinds of frames, by the number of their frame type."""

from typing import Final

from hatamoto.games.twilight import frames
from hatamoto.games.twilight.decisions import action, dice, event, round, turn
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.kinds import Kind, registered

KINDS: Final[list[Kind[TwilightState]]] = registered(
    frames.TYPES, [*turn.KINDS, *round.KINDS, *action.KINDS, *dice.KINDS, *event.KINDS]
)
