"""What the Ronin add to the game."""

from typing import Final, final

from hatamoto.games.edo import codes, frames
from hatamoto.games.edo.extension_points import Module, Offer
from hatamoto.games.edo.ronin.board import kind_due
from hatamoto.games.edo.ronin.dispersing import Dispersing
from hatamoto.games.edo.state import EdoState

DISPERSING: Final = Dispersing()


@final
class Ronin(Module):
    """Abandoned samurai (§ronin/setup)."""

    id = "ronin"
    opens_land = True

    def offers(self) -> list[Offer]:
        """Dispersing belongs to the travel action (§ronin/dispersing)."""
        return [DISPERSING]

    def open_missing(self, state: EdoState) -> None:
        """One Ronin on an open space of each resource that has none (§ronin/setup)."""
        if len(state.ronin) < state.config.content.ronin:
            state.push(frames.PLACE_RONIN.draw(kind_due(state)))

    def before_planning(self, state: EdoState) -> None:
        """The start player selects one for relocation (§ronin/select)."""
        state.push(frames.SELECT_RONIN.ask(state.first))

    def points(self, state: EdoState, seat: int) -> int:
        """Each token is worth a point at the end (§ronin/scoring)."""
        return state.holdings[seat * codes.HELD + codes.TOKENS] * state.config.content.token_points
