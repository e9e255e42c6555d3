"""The goal of the game in one line (§11.1, §11.2)."""

from hatamoto.games.twilight import ids
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.goals import Goal
from hatamoto.kernel.refusals import Facts


def goal(state: TwilightState, seat: int) -> Goal:
    """How many points win at once, how far each side is ahead, and the last turn."""
    content = state.content
    return {
        "facts": {
            "points": content.winning_points,
            "turn": state.turn,
            "turns": content.turns,
        },
        "seats": [
            row(seat, ids.ANTI, max(0, -state.vp)),
            row(seat, ids.PRO, max(0, state.vp)),
        ],
    }


def row(reader: int, side: int, points: int) -> Facts:
    """How far a side is."""
    own = "yes" if side == reader else "no"
    return {"own": own, "side": ids.SIDE_IDS[side], "amount": points}
