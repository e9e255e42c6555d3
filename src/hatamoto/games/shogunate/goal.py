"""The goal of the game in one line (§goal/score, §play/check)."""

from hatamoto.games.shogunate import codes, scoring
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.goals import Goal


def goal(state: ShogunateState, seat: int) -> Goal:
    """The threshold and the reader's own score; other scores are secret until the end."""
    everybody = list(range(state.seats))
    known = (
        everybody if state.ended != codes.GOING_ON else [one for one in everybody if one == seat]
    )
    return {
        "facts": {"threshold": state.options.threshold},
        "seats": [{"seat": one, "amount": scoring.current_score(state, one)} for one in known],
    }
