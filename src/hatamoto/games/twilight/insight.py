"""Inputs of the learned model: a full state from a side's perspective as numbers.

Signed numbers are positive if they favour that side. The weights of the model are in
`data/learned.json`.
"""

from typing import Final

from hatamoto.games.twilight import board, ids
from hatamoto.games.twilight.hints import odds
from hatamoto.games.twilight.hints import survey as influence
from hatamoto.games.twilight.hints.survey import Survey
from hatamoto.games.twilight.hints.worth import ROUNDS_PER_TURN, joi_due, progress, support_net
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks

LAST_CARDS: Final = 6
"""With no more cards than this in both hands a playout continues to the end of the turn: nobody can
answer the last card, so the order of the last ones decides, which no state in between shows."""
LAST_CARDS_OF_ALL: Final = 12
"""The same in the last turn, which ends in the final scoring."""
AREA_PARTS: Final = ("table", "clans", "powered")
HAND_PARTS: Final = ("cards", "points", "opposing", "own_events", "scoring", "best")
NAMES: Final[tuple[str, ...]] = (
    "is_pro", "log_odds", "points", "points_late", "joi", "kyo", "kyo_table", "nagasaki",
    "yokohama", "ports_table", "support", "footholds", "own_court", "other_court", "own_top",
    "other_top", "turn", "turn_early", "turn_late", "rounds", "treaty", "intervention",
    "port_open", "opened", "modifier", "is_active", "held_now", "held_now_late", "final_lead",
    *[f"own_{part}" for part in HAND_PARTS],
    *[f"other_{part}" for part in HAND_PARTS],
    *[f"{area}_{part}" for area in ids.AREA_IDS for part in AREA_PARTS],
    *[f"in_hand_{index}" for index in range(2 + len(ids.AREA_IDS))],
)  # fmt: skip


def names() -> tuple[str, ...]:
    """The names of the features, in order."""
    return NAMES


def features(state: TwilightState, seat: int) -> list[float]:
    """The state from a side's perspective."""
    sign = 1.0 if seat == ids.PRO else -1.0
    survey = Survey(state)
    tables = table_points(survey)
    found = standing_features(survey, seat, sign, tables)
    found += hand_features(state, seat)
    found += hand_features(state, 1 - seat)
    for area in range(ids.AREAS):
        found.append(sign * tables[area + 2] / 6.0)
        found.append(sign * survey.clans[area] / 300.0)
        found.append(sign * survey.strongest[area] / 100.0)
    for index in range(len(tables)):
        card = state.content.scoring_cards[index]
        held = influence.is_in_hand(state, card)
        found.append(sign * tables[index] / 6.0 if held else 0.0)
    return found


def table_points(survey: Survey) -> list[int]:
    """What each scoring card would pay Pro-Bakufu now, in the order of `content.scored`."""
    state = survey.state
    first = influence.margin(state, ids.NAGASAKI)
    second = influence.yokohama(state)
    found = [
        influence.kyo_table(state, influence.margin(state, ids.KYO)),
        influence.ports_table(state, first, second),
    ]
    for area in range(ids.AREAS):
        found.append(survey.table(area))
    return found


def standing_features(survey: Survey, seat: int, sign: float, tables: list[int]) -> list[float]:
    """Features of the map and the tracks."""
    state, content = survey.state, survey.state.content
    late = state.turn / float(content.turns)
    points = sign * (state.vp + joi_due(state)) / 10.0
    total = 0
    for amount in tables:
        total += amount
    held = sign * total / 15.0
    spread = masks.count(state.pro_present) - masks.count(state.anti_present)
    own, other = state.court[seat], state.court[1 - seat]
    top = content.last_court
    return [
        1.0 if seat == ids.PRO else 0.0,
        sign * odds.log_odds_by(survey) / 1000.0,
        points,
        points * late,
        sign * joi_due(state) / 2.0,
        sign * influence.within(6, influence.margin(state, ids.KYO)) / 4.0,
        sign * tables[0] / 4.0,
        sign * influence.within(4, influence.margin(state, ids.NAGASAKI)) / 3.0,
        sign * influence.within(4, influence.yokohama(state)) / 3.0,
        sign * tables[1] / 4.0,
        sign * support_net(state) / 5.0,
        sign * spread / 8.0,
        own / float(top),
        other / float(top),
        1.0 if own == top else 0.0,
        1.0 if other == top else 0.0,
        late,
        max(0.0, 0.5 - late),
        max(0.0, late - 0.7),
        state.rounds / 12.0,
        state.treaty / float(content.last_treaty),
        state.intervention / float(content.last_intervention),
        1.0 if state.port_open else 0.0,
        1.0 if state.opened else 0.0,
        1.0 if state.modifier else 0.0,
        1.0 if state.active == seat else 0.0,
        held,
        held * late,
        points + held if state.turn >= content.turns else 0.0,
    ]


def hand_features(state: TwilightState, side: int) -> list[float]:
    """Features of the cards left in a side's hand."""
    content = state.content
    points = opposing = own = scoring = best = count = 0
    for card in board.hand(state, side):
        count += 1
        points += content.points[card]
        best = max(best, content.points[card])
        card_type = content.type[card]
        if card_type == 1 - side:
            opposing += 1
        elif card_type == side:
            own += 1
        if card in content.scoring_cards:
            scoring += 1
    return [count / 8.0, points / 16.0, opposing / 4.0, own / 4.0, scoring / 2.0, best / 4.0]


# How far to look


def horizon(state: TwilightState) -> int:
    """The end of the turn if it is near, otherwise the end of the opponent's next round."""
    cards = len(state.anti_hand) + len(state.pro_hand)
    is_last = state.turn >= state.content.turns
    if cards <= (LAST_CARDS_OF_ALL if is_last else LAST_CARDS):
        return ROUNDS_PER_TURN * (state.turn + 1) - 1
    return progress(state) + 1
