"""The log-odds of a win, fitted to games between greedy players.

The weights come from a logistic regression by turn over several thousand games; the samples are the
states at the start of rounds. Weights are thousandths of log-odds, plus for Pro-Bakufu, by turn
from 0 to 8 of a game of eight turns.
"""

from math import exp
from typing import Final

from hatamoto.games.twilight import board, codes, ids
from hatamoto.games.twilight.hints import survey as influence
from hatamoto.games.twilight.hints.survey import Survey
from hatamoto.games.twilight.hints.worth import joi_due, support_net
from hatamoto.games.twilight.state import TwilightState

REFERENCE_TURNS: Final = 8
"""The number of turns in those games; weights are rescaled for longer or shorter games."""
BIAS: Final = [841, 841, 758, 434, 118, 95, 282, 266, 217]
POINT: Final = [78, 78, 81, 90, 96, 114, 144, 186, 247]
"""A victory point."""
TABLE: Final = [13, 13, 19, 31, 36, 31, 18, 36, 59]
IN_HAND: Final = [26, 26, 35, 42, 40, 29, 57, 88, 156]
"""A point of a scoring table, and the extra weight if its card is in a hand."""
KYO_STEP: Final = [140, 140, 116, 69, 46, 82, 137, 146, 173]
PORT_STEP: Final = [61, 61, 10, 17, 71, 120, 153, 155, 161]
"""One influence of a lead."""
CLAN: Final = [28, 28, 33, 36, 37, 40, 41, 39, 35]
POWERED: Final = [61, 61, 74, 78, 88, 104, 130, 132, 142]
"""Control of a clan, for each point its area pays for Control or Domination."""
COURT: Final = [286, 286, 293, 217, 128, 116, 38, 0, 0]
COURT_TOP: Final = [1460, 1460, 1460, 1460, 1460, 1170, 970, 840, 300]
"""A court level below the last, and the extra weight of the last."""
SUPPORT: Final = [0, 0, 0, 8, 49, 55, 52, 45, 38]
CARD: Final = [187, 187, 195, 300, 250, 320, 403, 531, 659]
CARD_POINT: Final = [95, 95, 111, 72, 107, 83, 64, 57, 114]
"""A card in hand, and each of its action points."""
OPPOSING: Final = [210, 210, 194, 188, 152, 164, 214, 268, 316]
"""The cost of an opposing event in hand."""
MIN_VALUE: Final = 10
"""The minimum value of a state that is not lost yet."""


def value(state: TwilightState, seat: int) -> int:
    """The heuristic value of a full state for a seat, in thousandths of a win."""
    if state.ended != codes.GOING_ON:
        return 1000 if state.winner == seat else 0
    own = log_odds(state) if seat == ids.PRO else -log_odds(state)
    return MIN_VALUE + int((1000 - 2 * MIN_VALUE) / (1.0 + exp(-own / 1000.0)))


def log_odds(state: TwilightState) -> int:
    """The log-odds that Pro-Bakufu wins, in thousandths."""
    return log_odds_by(Survey(state))


def log_odds_by(survey: Survey) -> int:
    """The same, from an existing survey of the map."""
    state = survey.state
    turn = weighed_turn(state)
    odds = BIAS[turn] + POINT[turn] * state.vp + POINT[turn] * joi_due(state)
    odds += influence_odds(survey, turn) + SUPPORT[turn] * support_net(state)
    odds += court_odds(state, ids.PRO) - court_odds(state, ids.ANTI)
    return odds + hand_odds(state, ids.PRO) - hand_odds(state, ids.ANTI)


def weighed_turn(state: TwilightState) -> int:
    """The current turn, rescaled to a game of eight turns."""
    return state.turn * REFERENCE_TURNS // state.content.turns


def influence_odds(survey: Survey, turn: int) -> int:
    """The log-odds from the areas, Kyo and the ports."""
    state, content = survey.state, survey.state.content
    kyo, first = influence.margin(state, ids.KYO), influence.margin(state, ids.NAGASAKI)
    second = influence.yokohama(state)
    odds = KYO_STEP[turn] * influence.within(5, kyo)
    odds += PORT_STEP[turn] * (influence.within(3, first) + influence.within(3, second))
    odds += table_odds(state, 0, influence.kyo_table(state, kyo))
    odds += table_odds(state, 1, influence.ports_table(state, first, second))
    for area in range(ids.AREAS):
        odds += table_odds(state, area + 2, survey.table(area))
        odds += CLAN[turn] * content.control[area] * survey.clans[area] // 100
        odds += POWERED[turn] * content.domination[area] * survey.strongest[area] // 100
    return odds


def table_odds(state: TwilightState, scored: int, points: int) -> int:
    """The log-odds from what a scoring card would score now; `scored` indexes `content.scored`."""
    turn, card = weighed_turn(state), state.content.scoring_cards[scored]
    weight = TABLE[turn]
    return (weight + IN_HAND[turn] if influence.is_in_hand(state, card) else weight) * points


def court_odds(state: TwilightState, side: int) -> int:
    """The log-odds from a side's court level."""
    turn, level = weighed_turn(state), state.court[side]
    if level < state.content.last_court:
        return COURT[turn] * level
    return COURT[turn] * (level - 1) + COURT_TOP[turn]


def hand_odds(state: TwilightState, side: int) -> int:
    """The log-odds from the cards left in a side's hand."""
    turn, content = weighed_turn(state), state.content
    odds = 0
    for card in board.hand(state, side):
        odds += CARD[turn] + CARD_POINT[turn] * content.points[card]
        if content.type[card] == 1 - side:
            odds -= OPPOSING[turn]
    return odds
