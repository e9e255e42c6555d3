"""What the Ronin add to the game."""

from typing import Final, final

from hatamoto.games.edo import codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.parts import Module, Offer
from hatamoto.games.edo.ronin.dispersing import Dispersing
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.frames import framed
from hatamoto.kernel.seats import NATURE

WITH_TRAVEL: Final[list[Offer]] = [Dispersing()]
NO_OFFERS: Final[list[Offer]] = []


@final
class Ronin(Module):
    """Abandoned samurai (§ronin/setup)."""

    id = "ronin"
    opens_land = True

    def offers(self, action: int) -> list[Offer]:
        """Dispersing belongs to the travel action (§ronin/dispersing)."""
        return WITH_TRAVEL if action == ids.TRAVEL else NO_OFFERS

    def before_packages(self, state: EdoState) -> None:
        """One Ronin on an open space of each resource (§ronin/setup)."""
        state.push(framed(codes.PLACE_RONIN, NATURE))

    def before_planning(self, state: EdoState) -> None:
        """The start player selects one for relocation (§ronin/select)."""
        state.push(framed(codes.SELECT_RONIN, state.first))

    def points(self, state: EdoState, seat: int) -> int:
        """Each token is worth a point at the end (§ronin/scoring)."""
        return state.hold[seat * codes.HELD + codes.TOKENS] * state.setting.content.token_points
