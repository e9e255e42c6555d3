"""The kinds of frames, by the number of their frame type."""

from typing import Final

from hatamoto.games.shogunate import frames
from hatamoto.games.shogunate.decisions import (
    card_powers,
    cards,
    chance,
    line_powers,
    round,
    storms,
)
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.kinds import Kind, registered

KINDS: Final[list[Kind[ShogunateState]]] = registered(
    frames.TYPES,
    [
        *chance.KINDS,
        *round.KINDS,
        *cards.KINDS,
        *storms.KINDS,
        *line_powers.KINDS,
        *card_powers.KINDS,
    ],
)
