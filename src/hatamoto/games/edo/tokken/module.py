"""The module Tokken: demands and privileges."""

from typing import Final, final

from hatamoto.games.edo import codes, events, frames, tallies
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.extension_points import Module, Offer
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board
from hatamoto.games.edo.tokken.demands import Meeting
from hatamoto.games.edo.tokken.privileges import EFFECTS
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame

MEETING: Final = Meeting()


@final
class Tokken(Module):
    """Privileges for those who meet the shogun's demands (§tokken/setup)."""

    id = "tokken"

    def prepare(self, state: EdoState) -> None:
        """Fill both stacks and clear the privilege board (§tokken/setup)."""
        copies = state.config.content.privilege_copies
        state.court = [codes.NO_TOKEN] * board.COURT
        state.demands = masks.first(ids.DEMANDS)
        for privilege in range(ids.PRIVILEGES):
            state.grants += tallies.several(privilege, copies[privilege])

    def offers(self) -> list[Offer]:
        """Privileges, then demands; some can be used at any time in one's own turn (ruling 43)."""
        return [*EFFECTS.values(), MEETING]

    def open_missing(self, state: EdoState) -> None:
        """Demands and privileges fill the columns, then the previews (§tokken/setup, ruling 51)."""
        gaps = [token == codes.NO_TOKEN for token in state.court]
        demand, privilege = frames.OPEN_DEMAND.draw(), frames.OPEN_PRIVILEGE.draw()
        order = [demand] * sum(gaps[: board.COLUMNS])
        order += [privilege] * sum(gaps[board.GRANTS : board.GRANTS + board.COLUMNS])
        order += [demand] * gaps[board.NEXT] + [privilege] * gaps[board.GRANTS + board.NEXT]
        left = {demand: masks.count(state.demands), privilege: tallies.total(state.grants)}
        due: list[Frame] = []
        for frame in order:
            if left[frame]:
                left[frame] -= 1
                due.append(frame)
        state.stack += reversed(due)

    def plans_locked(self, state: EdoState, seat: int, black: int) -> None:
        """Remove the tokens of the black officials used (§tokken/privileges/b, ruling 42)."""
        state.holdings[seat * codes.HELD + codes.PRIVILEGES_HELD] -= tallies.several(
            ids.SUPPORT, black
        )
        events.support_called(state, seat, black)
