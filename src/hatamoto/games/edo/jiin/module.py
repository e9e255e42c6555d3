"""What temples add to the game: one more thing to build."""

from typing import Final, final

from hatamoto.games.edo.content import ids
from hatamoto.games.edo.jiin.decisions import BuildingTemple, temples_left
from hatamoto.games.edo.parts import Module, Offer
from hatamoto.games.edo.state import EdoState

TEMPLE_OFFER: Final = BuildingTemple()


@final
class Jiin(Module):
    """Buddhist temples (§jiin/temples)."""

    id = "jiin"

    def offers(self, action: int) -> list[Offer]:
        """Temples belong to the building action (§jiin/build)."""
        return [TEMPLE_OFFER] if action == ids.BUILDING else []

    def shown(self, state: EdoState, seat: int) -> dict[str, object]:
        """The temples still to build."""
        return {"temples": temples_left(state, seat)}
