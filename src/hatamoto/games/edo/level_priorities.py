"""The priorities of the levels: the frozen hints, and a value for the actions they do not rank."""

from typing import Final

from hatamoto.games.edo import hints
from hatamoto.games.edo.hints.choices import WANTED
from hatamoto.games.edo.hints.small import standing
from hatamoto.games.edo.hints.worth import SCALE
from hatamoto.games.edo.state import EdoState

SCRIPT_BONUS: Final = 80
"""How far above every other action the script's next step is ranked, in thousandths of a win."""


def level_priorities(state: EdoState, seat: int) -> list[int]:
    """The immediate effect of each action of a turn, with the script's next step ranked first."""
    offered = state.legal(seat)
    if len(offered) == 1 or state.branches is not None:
        return hints.priorities(state, seat)
    found = [standing(state, seat, action) // SCALE for action in offered]
    wanted = hints.priorities(state, seat)
    best = max(found)
    for index in range(len(found)):
        if wanted[index] == WANTED:
            found[index] = best + SCRIPT_BONUS
    return found
