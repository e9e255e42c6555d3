"""One class per open decision: who is asked, what is legal, why not, what follows."""

from typing import Final

from hatamoto.games.shogunate import frames
from hatamoto.games.shogunate.decisions import cards, chance, powers, round
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.kinds import Kind, registered

KINDS: Final[list[Kind[ShogunateState]]] = registered(
    frames.TYPES, [*chance.KINDS, *round.KINDS, *cards.KINDS, *powers.KINDS]
)
