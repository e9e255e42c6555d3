"""A seat's plan: the attraction of each victory hex, and how aggressively to go for them."""

from typing import TYPE_CHECKING, Final, final

from hatamoto.games.battles import status
from hatamoto.games.battles.board import nearby
from hatamoto.games.battles.board.orders import is_coming
from hatamoto.games.battles.board.pieces import first_unit, hexes_held, last_unit
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.judgement.doctrine import doctrine_of
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks

if TYPE_CHECKING:
    from mypy_extensions import i64

NEAR: Final = 3
"""Within this distance an enemy threatens a hex, and a friendly unit guards it."""
LATE: Final = 5
"""How many turns at the end are late."""


@final
class Plan:
    """The attraction of each victory hex for a seat's units, and its boldness in hundredths."""

    def __init__(self, state: BattlesState, seat: int) -> None:
        self.seat = seat
        self.doctrine = doctrine_of(state, seat)
        self.held = hexes_held(state, seat)
        self.is_behind = self.held < state.scenario.needed
        count = len(state.scenario.victory_hexes)
        left = state.scenario.turns - state.turn
        self.late = LATE - left if left < LATE else 0
        """How many of the last turns have begun."""
        self.boldness = (
            self.doctrine.bold_behind + self.doctrine.bold_late * self.late
            if self.is_behind
            else self.doctrine.bold_ahead
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
        self.enemies = other_near
        """By victory hex, the number of enemies near it."""
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
        each, step = self.doctrine.crowd, self.doctrine.step
        for victory in range(len(self.pulls)):
            crowd = self.crowds[victory]
            if crowd and start != hexes.NO_HEX and far[victory * hexes.HEXES + start] <= 1:
                crowd -= 1
            worth = self.pulls[victory] - each * crowd - step * far[victory * hexes.HEXES + hex]
            best = max(best, worth)
        return best


def pull(state: BattlesState, plan: Plan, victory: int, threat: int, guard: int) -> int:
    """The attraction of a victory hex, given the enemy and friendly units near it."""
    seat, doctrine = plan.seat, plan.doctrine
    if masks.has(state.held[seat], victory):
        if threat == 0:
            return doctrine.quiet
        return doctrine.quiet + doctrine.guard + doctrine.outnumbered * (threat - guard)
    worth = doctrine.gain if plan.is_behind else doctrine.gain_ahead
    if state.scenario.victory_hexes[victory] == state.scenario.entry[1 - seat]:
        worth += doctrine.entry_held if threat else doctrine.entry_free
    return worth - doctrine.against * threat


def waits(state: BattlesState, seat: int) -> bool:
    """Whether units of the seat can still be brought on."""
    comes = is_coming(state, seat)
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        place = status.place_of(state.status[unit])
        if place == status.BACK or (place == status.IN_HAND and comes):
            return True
    return False
