"""The goal of the game in one line (§end/check, §end/edo)."""

from hatamoto.games.edo import board, codes
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.goals import Goal


def goal(state: EdoState, seat: int) -> Goal:
    """The points that end the game, those of each seat, and who has the house in Edo."""
    left = masks.count(state.pile) + int(state.coming != codes.NO_MERCHANT)
    return {
        "facts": {
            "points": state.config.content.end_points,
            "round": state.rounds,
            "rounds": max(state.rounds, 1) + left,
        },
        "seats": [
            {
                "seat": one,
                "amount": state.holdings[one * codes.HELD + codes.POINTS],
                "house": "yes" if board.is_in_edo(state, one) else "no",
            }
            for one in range(state.seats)
        ],
    }
