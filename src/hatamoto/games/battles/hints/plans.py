"""What a seat wants on the map: which victory hexes pull, and how boldly it goes for them."""

from typing import Final, final

from hatamoto.games.battles import status
from hatamoto.games.battles.board.orders import is_coming
from hatamoto.games.battles.board.pieces import first_unit, hexes_held, last_unit
from hatamoto.games.battles.content import distance, hexes
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks

NEAR: Final = 3
"""So near to a hex an enemy threatens it, and a friend guards it."""
REACH: Final = 6
"""So far off an enemy can be and still come soon."""
STEP: Final = 6
"""What a movement point on the way is worth."""
GAIN: Final = 150
"""The pull of a hex to be won."""
GUARD: Final = 100
"""The pull of a hex to be held against somebody."""
QUIET: Final = 20
"""The pull of a hex nobody threatens."""
CROWD: Final = 16
"""What each friend who is already there takes off."""
BOLD: Final = 150
"""How boldly, in hundredths, those go who are behind."""
CALM: Final = 60
"""How boldly those go who hold enough."""


@final
class Plan:
    """The pull of each victory hex on a seat's units, and its boldness in hundredths."""

    def __init__(self, state: BattlesState, seat: int) -> None:
        self.seat = seat
        self.held = hexes_held(state, seat)
        self.is_behind = self.held < state.scenario.needed
        count = len(state.scenario.victory_hexes)
        left = state.scenario.turns - state.turn
        self.boldness = BOLD + (12 * (5 - left) if left < 5 else 0) if self.is_behind else CALM
        self.pulls = [pull(state, seat, victory, self.is_behind) for victory in range(count)]
        self.is_waited_for = waits(state, seat)
        self.threats = [
            count_near(state, 1 - seat, hex, REACH) > 0 for hex in state.scenario.victory_hexes
        ]
        self.crowds = [count_near(state, seat, hex, 1) for hex in state.scenario.victory_hexes]

    def lure(self, state: BattlesState, unit: int, hex: int) -> int:
        """How much a unit wants to be in a hex for the sake of victory hexes."""
        best = -hexes.HEXES
        start = state.at[unit]
        far = state.ground.far
        for victory in range(len(self.pulls)):
            crowd = self.crowds[victory]
            if crowd and start != hexes.NO_HEX and far[victory * hexes.HEXES + start] <= 1:
                crowd -= 1
            worth = self.pulls[victory] - CROWD * crowd - STEP * far[victory * hexes.HEXES + hex]
            best = max(best, worth)
        return best


def pull(state: BattlesState, seat: int, victory: int, is_behind: bool) -> int:
    """How much a victory hex draws a seat's units."""
    hex = state.scenario.victory_hexes[victory]
    threat = count_near(state, 1 - seat, hex, NEAR)
    if masks.has(state.held[seat], victory):
        guard = count_near(state, seat, hex, NEAR)
        return QUIET + (GUARD if threat > 0 else 0) + 10 * (threat - guard if threat else 0)
    worth = GAIN if is_behind else GAIN // 2
    if hex == state.scenario.entry[1 - seat]:
        worth += 20 if threat else 70
    return worth - 4 * threat


def waits(state: BattlesState, seat: int) -> bool:
    """Whether units of the seat wait to be brought on."""
    comes = is_coming(state, seat)
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        place = status.place_of(state.status[unit])
        if place == status.BACK or (place == status.IN_HAND and comes):
            return True
    return False


def count_near(state: BattlesState, seat: int, hex: int, most: int) -> int:
    """How many units of a seat are no farther than this from a hex."""
    found = 0
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        at = state.at[unit]
        if at != hexes.NO_HEX and distance(at, hex) <= most:
            found += 1
    return found
