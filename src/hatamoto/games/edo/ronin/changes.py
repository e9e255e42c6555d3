"""Primitive changes of the Ronin; each emits its event."""

from hatamoto.games.edo import codes, events
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.ronin.board import ronin_at
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks

BUILD_STOPS: int = 2
"""The number of Ronin in a city that prevents building (§ronin/effects/b)."""
INCOME_STOPS: int = 3
"""The number of Ronin in a city that also stops its income."""


def place(state: EdoState, space: int) -> None:
    """Put a Ronin on a space, where he counts as a samurai (§ronin/effects/a)."""
    state.ronin.append(space)
    state.ronin.sort()
    state.crowd[space] += 1
    obstruct(state)


def obstruct(state: EdoState) -> None:
    """Update which cities Ronin close to building or cut off from income."""
    state.closed = 0
    state.barren = 0
    for space in state.ronin:
        if space < ids.CITIES:
            count = ronin_at(state, space)
            if count >= BUILD_STOPS:
                state.closed |= masks.one(space)
            if count >= INCOME_STOPS:
                state.barren |= masks.one(space)


def move(state: EdoState, start: int, end: int) -> None:
    """A Ronin is relocated (§ronin/relocation/5)."""
    state.ronin.remove(start)
    state.crowd[start] -= 1
    place(state, end)
    events.ronin_relocated(state, start, end)


def tokens_for(state: EdoState, count: int) -> int:
    """The number of tokens for this many dispersed Ronin."""
    content = state.config.content
    left = content.ronin_tokens
    for other in range(state.seats):
        left -= state.holdings[other * codes.HELD + codes.TOKENS]
    tokens = content.disperse_tokens[count]
    return tokens if tokens < left else left


def take_tokens(state: EdoState, seat: int, count: int) -> None:
    """Ronin tokens for dispersed Ronin, while there are any (§ronin/dispersing/5, ruling 35)."""
    tokens = tokens_for(state, count)
    if tokens <= 0:
        return
    state.holdings[seat * codes.HELD + codes.TOKENS] += tokens
    events.tokens_taken(state, seat, tokens)
