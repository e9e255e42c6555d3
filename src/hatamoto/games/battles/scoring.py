"""Victory hexes and the outcome (§14)."""

from typing import Final

from hatamoto.games.battles import changes, codes
from hatamoto.games.battles.board.pieces import hexes_held
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.outcome import Outcome

PLACES: Final = [[1, 2], [2, 1], [1, 1]]
"""The places of both seats, by winner."""


def leader(state: BattlesState) -> int:
    """The seat with enough victory hexes to win at the end, or NOBODY_WON (§14(4).2)."""
    for seat in range(2):
        if hexes_held(state, seat) >= state.scenario.needed:
            return seat
    return codes.NOBODY_WON


def end_of_last_turn(state: BattlesState) -> None:
    """Enough victory hexes win; otherwise nobody does (§14(4).2, ruling 48)."""
    winner = leader(state)
    changes.end(state, codes.DRAWN if winner == codes.NOBODY_WON else codes.VICTORY_HEXES, winner)


def scores(state: BattlesState) -> list[int]:
    """The victory hexes each side holds now (§14(4).2)."""
    return [hexes_held(state, 0), hexes_held(state, 1)]


def outcome(state: BattlesState) -> Outcome | None:
    """The victory hexes as scores, and who won (§14(4))."""
    if state.ended == codes.GOING_ON:
        return None
    return Outcome(scores(state), list(PLACES[state.winner]), codes.REASONS[state.ended])
