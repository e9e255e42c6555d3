"""The module Jiin: temples, another kind of building."""

from typing import Final, final

from hatamoto.games.edo.extension_points import Module, Offer
from hatamoto.games.edo.jiin.decisions import BuildingTemple, temples_left
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.view_types import PlayerView

TEMPLE_OFFER: Final = BuildingTemple()


@final
class Jiin(Module):
    """Buddhist temples (§jiin/temples)."""

    id = "jiin"

    def offers(self) -> list[Offer]:
        """Temples belong to the building action (§jiin/build)."""
        return [TEMPLE_OFFER]

    def show(self, state: EdoState, seat: int, player: PlayerView) -> None:
        """The temples still to build."""
        player["temples"] = temples_left(state, seat)
