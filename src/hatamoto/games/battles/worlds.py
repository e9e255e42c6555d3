"""Sampling: a game of perfect information has only one possible world.

The contents of a cup are public; its order is decided when a piece is drawn.
"""

from hatamoto.games.battles.state import BattlesState


def sample(state: BattlesState) -> BattlesState:
    """A copy of the state (§15-1-5(1).1, ruling 43)."""
    return state.clone()
