"""The kinds of frames, by the number of their frame type."""

from typing import Final

from hatamoto.games.battles import frames
from hatamoto.games.battles.decisions import (
    arriving,
    fighting,
    firing,
    moving,
    ordering,
    phases,
    placing,
    retreating,
)
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.kinds import Kind, registered

KINDS: Final[list[Kind[BattlesState]]] = registered(
    frames.TYPES,
    [
        *placing.KINDS,
        *phases.KINDS,
        *ordering.KINDS,
        *moving.KINDS,
        *firing.KINDS,
        *fighting.KINDS,
        *retreating.KINDS,
        *arriving.KINDS,
    ],
)
