"""What a seat holds possible: exactly what is, since everything lies open.

What is in a cup everybody knows; in which order it will come out is decided when it is drawn.
"""

from hatamoto.games.battles.state import BattlesState


def sample(state: BattlesState) -> BattlesState:
    """A copy of the truth (§15-1-5(1).1, ruling 43)."""
    return state.clone()
