"""What happens to demands and privileges; each change writes its event."""

from hatamoto.games.edo import changes, codes, events, frames, tallies
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board


def grant(state: EdoState, seat: int, privilege: int) -> None:
    """A privilege lies open before its owner; support brings an official (§tokken/grant)."""
    state.hold[seat * codes.HELD + codes.PRIVILEGES_HELD] += tallies.one(privilege)
    if privilege == ids.SUPPORT:
        state.hold[seat * codes.HELD + codes.BLACKS] += 1
    events.privilege_granted(state, seat, privilege)


def spend(state: EdoState, seat: int, privilege: int) -> None:
    """A privilege is used once and leaves the game (§tokken/grant)."""
    state.hold[seat * codes.HELD + codes.PRIVILEGES_HELD] -= tallies.one(privilege)
    events.privilege_used(state, seat, privilege)


def meet(state: EdoState, seat: int, column: int) -> None:
    """A demand is met: its price, a point, the privilege below it (§tokken/meet, §tokken/grant)."""
    demand = state.court[column]
    changes.pay(state, seat, state.config.content.demand_price, demand)
    events.demand_met(state, seat, demand)
    changes.score(state, seat, 1)
    privilege = state.court[board.GRANTS + column]
    if privilege != codes.NO_TOKEN:
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
    court[0] = court[board.NEXT]
    court[board.NEXT] = codes.NO_TOKEN


def slide_grants(state: EdoState, column: int) -> None:
    """Privileges slide left into the gap; the preview enters (§tokken/rearrange)."""
    court = state.court
    if court[board.GRANTS + column] == codes.NO_TOKEN:
        return
    while column < board.COLUMNS:
        court[board.GRANTS + column] = court[board.GRANTS + column + 1]
        column += 1
    court[board.GRANTS + board.NEXT] = codes.NO_TOKEN


def open_next(state: EdoState) -> None:
    """New previews are opened, the demand first (§tokken/rearrange, §tokken/exhausted)."""
    if state.grants and state.court[board.GRANTS + board.NEXT] == codes.NO_TOKEN:
        state.push(frames.OPEN_PRIVILEGE.draw())
    if state.demands and state.court[board.NEXT] == codes.NO_TOKEN:
        state.push(frames.OPEN_DEMAND.draw())
