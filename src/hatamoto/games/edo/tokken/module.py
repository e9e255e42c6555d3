"""What demands and privileges add to the game."""

from typing import Final, final

from hatamoto.games.edo.content import (
    BUILDING,
    DEMANDS,
    PRIVILEGES,
    PRODUCING,
    SUPPORT,
    TRADING,
    TRAVEL,
)
from hatamoto.games.edo.parts import Module, Offer
from hatamoto.games.edo.state import (
    HELD,
    NO_TOKEN,
    OPEN_DEMAND,
    OPEN_PRIVILEGE,
    PRIVILEGES_HELD,
    EdoState,
)
from hatamoto.games.edo.tokken.board import COLUMNS, COURT
from hatamoto.games.edo.tokken.demands import Meeting
from hatamoto.games.edo.tokken.privileges import (
    BuildingFirst,
    EnteringBlack,
    ExchangingAtWill,
    ProducingFully,
    Redeeming,
    TakingIncome,
)
from hatamoto.kernel.frames import framed
from hatamoto.kernel.seats import NATURE

MEETING: Final = Meeting()
ANYTIME: Final[list[Offer]] = [TakingIncome(), Redeeming()]
WITH_BUILDING: Final[list[Offer]] = [BuildingFirst(), MEETING]
WITH_TRAVEL: Final[list[Offer]] = [EnteringBlack(), MEETING]
WITH_TRADING: Final[list[Offer]] = [ExchangingAtWill(), MEETING]
WITH_HARVEST: Final[list[Offer]] = [ProducingFully()]
NOTHING_MORE: Final[list[Offer]] = []


@final
class Tokken(Module):
    """Privileges for those who meet the shogun's demands (§tokken/setup)."""

    id = "tokken"

    def prepare(self, state: EdoState) -> None:
        """Both stacks are full and the board is empty (§tokken/setup)."""
        copies = state.setting.content.privilege_copies
        state.court = [NO_TOKEN] * COURT
        state.demands = (1 << DEMANDS) - 1
        for kind in range(PRIVILEGES):
            state.grants += copies[kind] << 4 * kind

    def offers(self, action: int) -> list[Offer]:
        """Demands and privileges by action."""
        if action < PRODUCING:
            return WITH_HARVEST
        if action == BUILDING:
            return WITH_BUILDING
        if action == TRAVEL:
            return WITH_TRAVEL
        return WITH_TRADING if action == TRADING else NOTHING_MORE

    def anytime(self) -> list[Offer]:
        """Income and goods, in any turn of one's own (§tokken/privileges/d, ruling 43)."""
        return ANYTIME

    def before_packages(self, state: EdoState) -> None:
        """Three demands, three privileges, then a preview of each (§tokken/setup, ruling 51)."""
        order = [OPEN_DEMAND] * COLUMNS + [OPEN_PRIVILEGE] * COLUMNS + [OPEN_DEMAND, OPEN_PRIVILEGE]
        for kind in reversed(order):
            state.push(framed(kind, NATURE))

    def plans_locked(self, state: EdoState, seat: int, black: int) -> None:
        """The tokens of the officials called leave the game (§tokken/privileges/b, ruling 42)."""
        state.hold[seat * HELD + PRIVILEGES_HELD] -= black << 4 * SUPPORT
        if state.events is not None:
            state.tell("support_called", {"seat": seat, "count": black})
