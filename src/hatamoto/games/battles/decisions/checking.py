"""The odds of a morale check."""

from hatamoto.games.battles import actions
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.kinds import Odds


def checked_odds(state: BattlesState, unit: int, action: int, most: int) -> Odds:
    """The odds of a check that a die up to `most` passes (§7(1), §10-2(7))."""
    results = [int(roll - actions.ROLL + 1 <= most) for roll in actions.ONE_DIE]
    number = action - actions.ROLL + 1
    return Odds(state.scenario.owner[unit], [number], results[number - 1], results)
