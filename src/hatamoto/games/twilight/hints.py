"""What a bot should value: the marker, what scoring would pay, support, the court."""

from typing import Final

from hatamoto.games.twilight import scoring
from hatamoto.games.twilight.ids import ANTI, AREAS, PRO, SPACES
from hatamoto.games.twilight.state import GOING_ON, TwilightState

POINT: Final = 12
"""What one victory point weighs, in thousandths of a win."""
SCORING: Final = 6
"""What one point of the areas, Kyo and the ports weighs before it is scored."""
FOOTHOLD: Final = 2
COURT: Final = 8


def value(state: TwilightState, seat: int) -> int:
    """How good a full state looks for a seat, in thousandths of a win."""
    if state.ended != GOING_ON:
        return 1000 if state.winner == seat else 0
    worth = POINT * state.vp + SCORING * unscored(state)
    worth += FOOTHOLD * (total(state, PRO) - total(state, ANTI))
    worth += COURT * (state.court[PRO] - state.court[ANTI])
    own = worth if seat == PRO else -worth
    return max(20, min(980, 500 + own))


def unscored(state: TwilightState) -> int:
    """What all scoring events would give now: plus for Pro-Bakufu."""
    net = scoring.kyo_net(state) + scoring.ports_net(state)
    for area in range(AREAS):
        net += scoring.area_net(state, area)
    return net


def total(state: TwilightState, side: int) -> int:
    """All influence of a side, a little more where it is needed."""
    count = 0
    for slot in range(side * SPACES, side * SPACES + SPACES):
        count += state.influence[slot]
    return count


def urges(state: TwilightState, seat: int) -> list[int]:
    """For each legal action, the value right after it."""
    return [value_after(state, seat, action) for action in state.legal(seat)]


def value_after(state: TwilightState, seat: int, action: int) -> int:
    """The value after an action, before chance or the opponent goes on."""
    trial = state.clone()
    trial.apply(seat, action)
    return value(trial, seat)
