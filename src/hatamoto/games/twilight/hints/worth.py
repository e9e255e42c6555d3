"""The worth of a state: points, influence, the court, and footholds.

Amounts are hundredths of a victory point, plus for Pro-Bakufu.
"""

from typing import Final

from hatamoto.games.twilight import board, codes, ids
from hatamoto.games.twilight.hints.survey import Survey
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks

POINT: Final = 100
ROUNDS_PER_TURN: Final = 64
"""An upper bound of the rounds in a turn."""
NOISE: Final = 2
"""How many of 256 decisions a simulated player makes at random."""
SCALE: Final = 4
"""Hundredths of a victory point per thousandth of a win."""
SUPPORT: Final = 9
PRESENT: Final = 6
COURT: Final = 45
COURT_TOP: Final = 110


def progress(state: TwilightState) -> int:
    """The number of rounds begun; a new turn adds ROUNDS_PER_TURN."""
    return ROUNDS_PER_TURN * state.turn + state.rounds


def net(state: TwilightState) -> int:
    """The worth of the state; after the end, that of the win."""
    if state.ended != codes.GOING_ON:
        return 3000 if state.winner == ids.PRO else -3000
    worth = POINT * (state.vp + joi_due(state)) + Survey(state).total()
    worth += court_worth(state, ids.PRO) - court_worth(state, ids.ANTI)
    return worth + footing(state)


def joi_due(state: TwilightState) -> int:
    """The points that Jo-i will score at the end of the turn (§10.0(1))."""
    if not state.joi:
        return 0
    points = state.content.joi_points
    return points if board.joi_side(state) == ids.PRO else -points


def court_worth(state: TwilightState, side: int) -> int:
    """The worth of a court level, with an extra for the card at the top (§8.4(2)(v))."""
    level = state.court[side]
    is_top = level == state.content.last_court
    return COURT_TOP + COURT * level if is_top else COURT * level


def footing(state: TwilightState) -> int:
    """The worth of support and of presence on the map."""
    spread = masks.count(state.pro_present) - masks.count(state.anti_present)
    return SUPPORT * support_net(state) + PRESENT * spread


def support_net(state: TwilightState) -> int:
    """Pro-Bakufu's support on the map minus Anti-Bakufu's."""
    support = 0
    for space in range(ids.EDO):
        support += state.support[ids.SPACES + space] - state.support[space]
    return support
