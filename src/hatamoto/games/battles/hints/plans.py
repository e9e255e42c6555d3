"""A seat's plan: the attraction of each victory hex, and how aggressively to go for them."""

from typing import TYPE_CHECKING, Final, final

from hatamoto.games.battles import status
from hatamoto.games.battles.board import nearby
from hatamoto.games.battles.board.orders import is_coming
from hatamoto.games.battles.board.pieces import first_unit, hexes_held, last_unit
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks

if TYPE_CHECKING:
    from mypy_extensions import i64

NEAR: Final = 3
"""Within this distance an enemy threatens a hex, and a friendly unit guards it."""
STEP: Final = 6
"""The cost of each movement point to the hex."""
GAIN: Final = 150
"""The attraction of a hex to be seized."""
GUARD: Final = 100
"""The attraction of a hex to be defended."""
QUIET: Final = 20
"""The attraction of a hex that is not threatened."""
CROWD: Final = 16
"""The reduction for each friendly unit that is already there."""
BOLDNESS_BEHIND: Final = 150
"""The boldness, in hundredths, of a side that is behind."""
BOLDNESS_AHEAD: Final = 60
"""The boldness of a side that holds enough hexes."""


@final
class Plan:
    """The attraction of each victory hex for a seat's units, and its boldness in hundredths."""

    def __init__(self, state: BattlesState, seat: int) -> None:
        self.seat = seat
        self.held = hexes_held(state, seat)
        self.is_behind = self.held < state.scenario.needed
        count = len(state.scenario.victory_hexes)
        left = state.scenario.turns - state.turn
        self.boldness = (
            BOLDNESS_BEHIND + (12 * (5 - left) if left < 5 else 0)
            if self.is_behind
            else BOLDNESS_AHEAD
        )
        own_near, own_beside = [0] * count, [0] * count
        other_near, self.threats = [0] * count, [False] * count
        near: list[list[i64]] = state.ground.near
        for unit in range(state.scenario.units):
            at = state.at[unit]
            if at == hexes.NO_HEX:
                continue
            is_own = state.scenario.owner[unit] == seat
            for packed in near[at]:
                victory, away = nearby.victory_of(packed), nearby.steps_of(packed)
                if not is_own:
                    self.threats[victory] = True
                    if away <= NEAR:
                        other_near[victory] += 1
                elif away <= NEAR:
                    own_near[victory] += 1
                    if away <= 1:
                        own_beside[victory] += 1
        self.crowds = own_beside
        """By victory hex, the number of the seat's units already there."""
        self.pulls = [
            pull(state, self, victory, other_near[victory], own_near[victory])
            for victory in range(count)
        ]
        self.is_waited_for = waits(state, seat)

    def attraction(self, state: BattlesState, unit: int, hex: int) -> int:
        """The worth of a hex for a unit by the victory hexes near it."""
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


def pull(state: BattlesState, plan: Plan, victory: int, threat: int, guard: int) -> int:
    """The attraction of a victory hex, given the enemy and friendly units near it."""
    seat = plan.seat
    if masks.has(state.held[seat], victory):
        return QUIET + (GUARD if threat > 0 else 0) + 10 * (threat - guard if threat else 0)
    worth = GAIN if plan.is_behind else GAIN // 2
    if state.scenario.victory_hexes[victory] == state.scenario.entry[1 - seat]:
        worth += 20 if threat else 70
    return worth - 4 * threat


def waits(state: BattlesState, seat: int) -> bool:
    """Whether units of the seat can still be brought on."""
    comes = is_coming(state, seat)
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        place = status.place_of(state.status[unit])
        if place == status.BACK or (place == status.IN_HAND and comes):
            return True
    return False
