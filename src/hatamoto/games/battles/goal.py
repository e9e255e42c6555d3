"""The goal of the game in one line (§14)."""

from hatamoto.games.battles.board.pieces import hexes_held
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.goals import Goal


def goal(state: BattlesState, seat: int) -> Goal:
    """How many victory hexes win after the last turn, and how many each side holds."""
    scenario = state.scenario
    return {
        "facts": {
            "number": scenario.needed,
            "count": len(scenario.victory_hexes),
            "turn": state.turn,
            "turns": scenario.turns,
        },
        "seats": [
            {
                "own": "yes" if one == seat else "no",
                "side": scenario.sides[one],
                "amount": hexes_held(state, one),
            }
            for one in range(2)
        ],
    }
