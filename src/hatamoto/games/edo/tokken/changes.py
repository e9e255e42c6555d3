"""What happens to demands and privileges; each change writes its event."""

from hatamoto.games.edo import changes
from hatamoto.games.edo.content import DEMAND_IDS, PRIVILEGE_IDS, SUPPORT
from hatamoto.games.edo.state import (
    BLACKS,
    HELD,
    NO_TOKEN,
    OPEN_DEMAND,
    OPEN_PRIVILEGE,
    PRIVILEGES_HELD,
    EdoState,
)
from hatamoto.games.edo.tokken.board import COLUMNS, GRANTS, NEXT
from hatamoto.kernel.frames import framed
from hatamoto.kernel.seats import NATURE


def grant(state: EdoState, seat: int, privilege: int) -> None:
    """A privilege lies open before its owner; support brings an official (§tokken/grant)."""
    state.hold[seat * HELD + PRIVILEGES_HELD] += 1 << 4 * privilege
    if privilege == SUPPORT:
        state.hold[seat * HELD + BLACKS] += 1
    if state.events is not None:
        state.tell("privilege_granted", {"seat": seat, "privilege": PRIVILEGE_IDS[privilege]})


def spend(state: EdoState, seat: int, privilege: int) -> None:
    """A privilege is used once and leaves the game (§tokken/grant)."""
    state.hold[seat * HELD + PRIVILEGES_HELD] -= 1 << 4 * privilege
    if state.events is not None:
        state.tell("privilege_used", {"seat": seat, "privilege": PRIVILEGE_IDS[privilege]})


def meet(state: EdoState, seat: int, column: int) -> None:
    """A demand is met: its price, a point, the privilege below it (§tokken/meet, §tokken/grant)."""
    demand = state.court[column]
    changes.pay(state, seat, state.setting.content.demand_price, demand)
    if state.events is not None:
        state.tell("demand_met", {"seat": seat, "demand": DEMAND_IDS[demand]})
    changes.score(state, seat, 1)
    privilege = state.court[GRANTS + column]
    if privilege != NO_TOKEN:
        grant(state, seat, privilege)
    slide_demands(state, column)
    slide_grants(state, column)
    open_next(state)


def slide_demands(state: EdoState, column: int) -> None:
    """Demands slide right into the gap; the preview enters (§tokken/rearrange)."""
    court = state.court
    while column > 0:
        court[column] = court[column - 1]
        column -= 1
    court[0] = court[NEXT]
    court[NEXT] = NO_TOKEN


def slide_grants(state: EdoState, column: int) -> None:
    """Privileges slide left into the gap; the preview enters (§tokken/rearrange)."""
    court = state.court
    if court[GRANTS + column] == NO_TOKEN:
        return
    while column < COLUMNS:
        court[GRANTS + column] = court[GRANTS + column + 1]
        column += 1
    court[GRANTS + NEXT] = NO_TOKEN


def open_next(state: EdoState) -> None:
    """New previews are opened, the demand first (§tokken/rearrange, §tokken/exhausted)."""
    if state.grants and state.court[GRANTS + NEXT] == NO_TOKEN:
        state.push(framed(OPEN_PRIVILEGE, NATURE))
    if state.demands and state.court[NEXT] == NO_TOKEN:
        state.push(framed(OPEN_DEMAND, NATURE))
