"""What a position is worth: points made, what influence promises, the court, and footholds.

Amounts are hundredths of a victory point, plus for Pro-Bakufu.
"""

from typing import Final

from hatamoto.games.twilight import board, codes, ids
from hatamoto.games.twilight.hints.survey import Survey
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks

POINT: Final = 100
ROUNDS_A_TURN: Final = 64
"""More rounds than a turn can have."""
NOISE: Final = 2
"""In how many of 256 decisions an imagined player does anything."""
SCALE: Final = 4
"""How many hundredths of a victory point make a thousandth of a win."""
SUPPORT: Final = 9
PRESENT: Final = 6
COURT: Final = 45
COURT_TOP: Final = 110


def moment(state: TwilightState) -> int:
    """How many rounds have begun; a new turn is far away."""
    return ROUNDS_A_TURN * state.turn + state.rounds


def net(state: TwilightState) -> int:
    """The whole position; once the game has ended, the win."""
    if state.ended != codes.GOING_ON:
        return 3000 if state.winner == ids.PRO else -3000
    worth = POINT * (state.vp + joi_due(state)) + Survey(state).total()
    worth += court_worth(state, ids.PRO) - court_worth(state, ids.ANTI)
    return worth + footing(state)


def joi_due(state: TwilightState) -> int:
    """The points Jo-i will bring when the turn ends (§10.0(1))."""
    if not state.joi:
        return 0
    points = state.content.joi_points
    return points if board.joi_side(state) == ids.PRO else -points


def court_worth(state: TwilightState, side: int) -> int:
    """What a court level promises: the next one, and a card more at the top (§8.4(2)(v))."""
    level = state.court[side]
    is_top = level == state.content.last_court
    return COURT_TOP + COURT * level if is_top else COURT * level


def footing(state: TwilightState) -> int:
    """Support that comes back, and places to start from."""
    spread = masks.count(state.pro_present) - masks.count(state.anti_present)
    return SUPPORT * support_net(state) + PRESENT * spread


def support_net(state: TwilightState) -> int:
    """How much more support Pro-Bakufu has on the map."""
    support = 0
    for space in range(ids.EDO):
        support += state.support[ids.SPACES + space] - state.support[space]
    return support
