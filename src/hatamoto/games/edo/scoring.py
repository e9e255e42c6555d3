"""Final scoring, the condition of Edo, places and ties (§end/scoring)."""

from hatamoto.games.edo import board, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.outcome import Outcome


def for_money(state: EdoState, seat: int) -> int:
    """Points for ryo (§end/scoring)."""
    return state.holdings[seat * codes.HELD + ids.RYO] // state.config.content.ryo_per_point


def for_samurai(state: EdoState, seat: int) -> int:
    """Points for samurai on the board (§end/scoring)."""
    return (
        state.holdings[seat * codes.HELD + codes.ABROAD] // state.config.content.samurai_per_point
    )


def for_modules(state: EdoState, seat: int) -> int:
    """Points from modules."""
    total = 0
    for module in state.config.modules:
        total += module.points(state, seat)
    return total


def score(state: EdoState, seat: int) -> int:
    """The total score if the game ended now."""
    points = state.holdings[seat * codes.HELD + codes.POINTS]
    return points + for_money(state, seat) + for_samurai(state, seat) + for_modules(state, seat)


def key(state: EdoState, seat: int) -> tuple[bool, int, int, int]:
    """The sort key of the outcome: house in Edo, score, ryo, samurai (§end/edo, §end/ties)."""
    at = seat * codes.HELD
    in_edo = board.is_in_edo(state, seat)
    return (
        in_edo,
        score(state, seat),
        state.holdings[at + ids.RYO],
        state.holdings[at + codes.ABROAD],
    )


def scores(state: EdoState) -> list[int]:
    """The points of each seat if the game ended now (§end/scoring)."""
    return [score(state, seat) for seat in range(state.seats)]


def outcome(state: EdoState) -> Outcome | None:
    """Scores and places by the key; equal keys share a place (ruling 59)."""
    if state.ended == codes.GOING_ON:
        return None
    keys = [key(state, seat) for seat in range(state.seats)]
    places = [1 + sum(1 for other in keys if other > own) for own in keys]
    return Outcome([own[1] for own in keys], places, codes.REASONS[state.ended])
