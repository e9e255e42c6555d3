"""What a position is worth: points made, what scoring would pay, and the way to control.

Amounts are hundredths of a victory point, plus for Pro-Bakufu.
"""

from typing import Final

from hatamoto.games.twilight import board, scoring
from hatamoto.games.twilight.ids import (
    ANTI,
    AREAS,
    CLANS,
    EDO,
    KYO,
    LEVELS,
    NAGASAKI,
    PRO,
    SCORING_CARDS,
    SPACES,
    TURNS,
    YOKOHAMA,
)
from hatamoto.games.twilight.state import GOING_ON, TwilightState

POINT: Final = 100
NOISE: Final = 2
"""In how many of 256 decisions an imagined player does anything."""
SCALE: Final = 4
"""How many hundredths of a victory point make a thousandth of a win."""
HELD_NOW: Final = 34
"""What a point of the scoring tables is worth on turn 0, in hundredths."""
A_TURN: Final = 7
"""How much it rises with each turn: the final scoring comes nearer."""
IN_HAND: Final = 45
"""How much it rises when its scoring card is in a hand."""
CLAN: Final = 14
CLAN_BY_TABLE: Final = 5
POWERED_BY_TABLE: Final = 26
"""What control of a clan is worth beside the tables, by what its area pays."""
KYO_STEP: Final = 30
PORT_STEP: Final = 14
"""What each influence of a lead is worth, up to a few."""
SUPPORT: Final = 9
PRESENT: Final = 6
COURT: Final = 45
COURT_TOP: Final = 110
FAR: Final = 9
"""Margins beyond this are as good as this."""


def soft_row(stability: int) -> list[int]:
    """By margin from -FAR to FAR: how far along to control, in hundredths, and a little beyond."""
    row = []
    for margin in range(-FAR, FAR + 1):
        size = abs(margin)
        share = 80 * size // stability if size < stability else 100 + 6 * min(3, size - stability)
        row.append(share if margin > 0 else -share)
    return row


SOFT: Final[list[list[int]]] = [soft_row(max(1, stability)) for stability in range(10)]


def value(state: TwilightState, seat: int) -> int:
    """How good a full state looks for a seat, in thousandths of a win."""
    if state.ended != GOING_ON:
        return 1000 if state.winner == seat else 0
    own = net(state) if seat == PRO else -net(state)
    return max(20, min(980, 500 + own // SCALE))


def moment(state: TwilightState) -> int:
    """How many rounds have begun; a new turn is far away."""
    return state.turn << 6 | state.rounds


def net(state: TwilightState) -> int:
    """The whole position; once the game has ended, the win."""
    if state.ended != GOING_ON:
        return 3000 if state.winner == PRO else -3000
    worth = POINT * state.vp + joi_due(state)
    worth += kyo_worth(state) + ports_worth(state)
    for area in range(AREAS):
        worth += area_worth(state, area)
    worth += court_worth(state, PRO) - court_worth(state, ANTI)
    return worth + footing(state)


def joi_due(state: TwilightState) -> int:
    """The points Jo-i will bring when the turn ends (§10.0(1))."""
    if not state.joi:
        return 0
    points = POINT * state.content.joi_points
    return points if board.joi_side(state) == PRO else -points


def court_worth(state: TwilightState, side: int) -> int:
    """What a court level promises: the next one, and a card more at the top (§8.4(2)(v))."""
    level = state.court[side]
    return COURT_TOP + COURT * level if level + 1 == LEVELS else COURT * level


def footing(state: TwilightState) -> int:
    """Support that comes back, and places to start from."""
    support = 0
    for space in range(EDO):
        support += state.support[SPACES + space] - state.support[space]
    spread = count(state.pro_present) - count(state.anti_present)
    return SUPPORT * support + PRESENT * spread


def count(mask: int) -> int:
    """How many bits a mask has."""
    bits = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits


def table_weight(state: TwilightState, card: int) -> int:
    """What a point of a scoring card's table is worth now."""
    if state.turn >= TURNS and not is_in_hand(state, card):
        return HELD_NOW + A_TURN * TURNS
    weight = HELD_NOW + A_TURN * state.turn
    return weight + IN_HAND if is_in_hand(state, card) else weight


def is_in_hand(state: TwilightState, card: int) -> bool:
    """Whether a hand has this scoring card; hands are sorted and these come first."""
    return has_early(state.anti_hand, card) or has_early(state.pro_hand, card)


def has_early(hand: list[int], card: int) -> bool:
    """Whether a sorted hand has a card of a low number."""
    for held in hand:
        if held >= card:
            return held == card
    return False


def effective(state: TwilightState, slot: int) -> int:
    """Influence as it will be after the round: never below support (§3.4)."""
    influence, support = state.influence[slot], state.support[slot]
    return influence if influence > support else support


def margin(state: TwilightState, space: int) -> int:
    """How far Pro-Bakufu will be ahead in a space after the round."""
    return effective(state, SPACES + space) - effective(state, space)


def area_worth(state: TwilightState, area: int) -> int:
    """What an area would pay now, and how near its clans are to control."""
    content = state.content
    stability, powered = content.stability, content.area_powered[area]
    pro = anti = soft = 0
    pro_powered = anti_powered = False
    weight = CLAN + CLAN_BY_TABLE * content.control[area]
    for clan in content.area_clans[area]:
        ahead = margin(state, clan)
        need = stability[clan]
        share = SOFT[need][max(-FAR, min(FAR, ahead)) + FAR]
        soft += (POWERED_BY_TABLE * content.domination[area] if clan == powered else weight) * share
        if ahead >= need:
            pro += 1
            pro_powered = pro_powered or clan == powered
        elif -ahead >= need:
            anti += 1
            anti_powered = anti_powered or clan == powered
    table = paid(state, area, pro, anti, pro_powered) - paid(state, area, anti, pro, anti_powered)
    return table_weight(state, area + 2) * table + soft // 100


def paid(state: TwilightState, area: int, own: int, other: int, has_powered: bool) -> int:
    """What an area pays a side with so many clans (§9.5(1))."""
    content = state.content
    if own == 0:
        return 0
    if has_powered and own >= content.needed[area]:
        return content.control[area]
    if has_powered and own > other:
        return content.domination[area]
    return content.presence[area]


def kyo_worth(state: TwilightState) -> int:
    """The lead in Kyo, now and with a reserve."""
    ahead = margin(state, KYO)
    table = scoring.sign(ahead) * state.content.kyo_points
    return table_weight(state, 0) * table + KYO_STEP * max(-5, min(5, ahead))


def ports_worth(state: TwilightState) -> int:
    """The leads in the ports, now and with a reserve."""
    content = state.content
    first = margin(state, NAGASAKI)
    second = margin(state, YOKOHAMA) if state.port_open else 0
    table = content.port_points * (scoring.sign(first) + scoring.sign(second))
    if first > 0 and second > 0:
        table += content.ports_bonus
    elif first < 0 and second < 0:
        table -= content.ports_bonus
    reserve = max(-3, min(3, first)) + max(-3, min(3, second))
    return table_weight(state, 1) * table + PORT_STEP * reserve


def local_worth(state: TwilightState, space: int) -> int:
    """The part of the worth that the influence in one space can change."""
    if space < CLANS:
        return area_worth(state, state.content.area[space])
    return kyo_worth(state) if space == KYO else ports_worth(state)


assert SCORING_CARDS == AREAS + 2, "Kyo and the ports come before the areas"
