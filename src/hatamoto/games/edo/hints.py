"""What a bot should value."""

from hatamoto.games.edo import scoring
from hatamoto.games.edo.state import EdoState


def value(state: EdoState, seat: int) -> int:
    """How good a full state looks for a seat, in thousandths of a win."""
    return max(0, min(1000, 500 + scoring.score(state, seat)))


def urges(state: EdoState, seat: int) -> list[int]:
    """For each legal action, how much a sensible player wants it."""
    return [1] * len(state.legal(seat))
