"""Primitive changes of demands and privileges; each emits its event."""

from hatamoto.games.edo import changes, codes, events, frames, tallies
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board


def grant(state: EdoState, seat: int, privilege: int) -> None:
    """Give a privilege to a seat; support also gives a black official (§tokken/grant)."""
    state.holdings[seat * codes.HELD + codes.PRIVILEGES_HELD] += tallies.one(privilege)
    if privilege == ids.SUPPORT:
        state.holdings[seat * codes.HELD + codes.BLACKS] += 1
    events.privilege_granted(state, seat, privilege)


def spend(state: EdoState, seat: int, privilege: int) -> None:
    """Use a privilege, which leaves the game (§tokken/grant)."""
    state.holdings[seat * codes.HELD + codes.PRIVILEGES_HELD] -= tallies.one(privilege)
    events.privilege_used(state, seat, privilege)


def meet(state: EdoState, seat: int, column: int) -> None:
    """Meet a demand: pay, score, take the privilege below it (§tokken/meet, §tokken/grant)."""
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
    """Slide demands right into the gap; the next demand enters (§tokken/rearrange)."""
    court = state.court
    while column > 0:
        court[column] = court[column - 1]
        column -= 1
    court[0] = court[board.NEXT]
    court[board.NEXT] = codes.NO_TOKEN


def slide_grants(state: EdoState, column: int) -> None:
    """Slide privileges left into the gap; the next privilege enters (§tokken/rearrange)."""
    court = state.court
    if court[board.GRANTS + column] == codes.NO_TOKEN:
        return
    while column < board.COLUMNS:
        court[board.GRANTS + column] = court[board.GRANTS + column + 1]
        column += 1
    court[board.GRANTS + board.NEXT] = codes.NO_TOKEN


def open_next(state: EdoState) -> None:
    """Push the draws of the next demand and privilege (§tokken/rearrange, §tokken/exhausted)."""
    if state.grants and state.court[board.GRANTS + board.NEXT] == codes.NO_TOKEN:
        state.push(frames.OPEN_PRIVILEGE.draw())
    if state.demands and state.court[board.NEXT] == codes.NO_TOKEN:
        state.push(frames.OPEN_DEMAND.draw())
