"""What happens to the Ronin; each change writes its event."""

from hatamoto.games.edo import codes, events
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.ronin.board import ronin_at
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks

BUILD_STOPS: int = 2
"""So many Ronin in a city prevent building (§ronin/effects/b)."""
INCOME_STOPS: int = 3
"""So many cut off its income too."""


def place(state: EdoState, space: int) -> None:
    """A Ronin comes to a space and counts as a samurai there (§ronin/effects/a)."""
    state.ronin.append(space)
    state.ronin.sort()
    state.crowd[space] += 1
    obstruct(state)


def obstruct(state: EdoState) -> None:
    """Cities with two Ronin are closed to building, with three they pay nothing."""
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
    """The tokens that so many dispersed Ronin bring now."""
    content = state.config.content
    left = content.ronin_tokens
    for other in range(state.seats):
        left -= state.hold[other * codes.HELD + codes.TOKENS]
    tokens = content.disperse_tokens[count]
    return tokens if tokens < left else left


def take_tokens(state: EdoState, seat: int, count: int) -> None:
    """Ronin tokens for dispersed Ronin, while there are any (§ronin/dispersing/5, ruling 35)."""
    tokens = tokens_for(state, count)
    if tokens <= 0:
        return
    state.hold[seat * codes.HELD + codes.TOKENS] += tokens
    events.tokens_taken(state, seat, tokens)
