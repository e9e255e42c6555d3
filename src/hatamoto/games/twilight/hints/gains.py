"""What one act would gain a seat, in hundredths of a victory point, dice at their average."""

from typing import Final

from hatamoto.games.twilight import board, changes
from hatamoto.games.twilight.hints import worth
from hatamoto.games.twilight.ids import ANTI, EDO, LEVELS, PRO, SPACES
from hatamoto.games.twilight.state import TwilightState

UNREST: Final = 12
"""What a rise of intervention costs whoever causes it."""
DICE: Final = 6
NOTHING: Final = -100000
"""The gain where there is nothing to do."""


def signed(seat: int, amount: int) -> int:
    """An amount for Pro-Bakufu as the seat sees it."""
    return amount if seat == PRO else -amount


def shifted(state: TwilightState, space: int, pro: int, anti: int) -> int:
    """The change of worth if both influences in a space changed so; not below 0."""
    return changed_worth(state, space, pro, anti) - worth.local_worth(state, space)


def changed_worth(state: TwilightState, space: int, pro: int, anti: int) -> int:
    """The worth around a space if both influences there changed so; not below 0."""
    values = state.influence
    old_pro, old_anti = values[SPACES + space], values[space]
    values[SPACES + space] = max(0, old_pro + pro)
    values[space] = max(0, old_anti + anti)
    after = worth.local_worth(state, space)
    values[SPACES + space], values[space] = old_pro, old_anti
    return after


def adding(state: TwilightState, seat: int, space: int, amount: int) -> int:
    """What more influence of one's own gains, with a little for a new foothold."""
    pro, anti = (amount, 0) if seat == PRO else (0, amount)
    gain = signed(seat, shifted(state, space, pro, anti))
    return gain if board.present(state, seat) >> space & 1 else gain + worth.PRESENT


def cutting(state: TwilightState, seat: int, space: int, amount: int) -> int:
    """What less influence of the opponent gains."""
    if seat == PRO:
        return shifted(state, space, 0, -amount)
    return -shifted(state, space, -amount, 0)


# Placing


def best_place(state: TwilightState, seat: int, points: int) -> int:
    """Where the next influence gains most for its price, or -1."""
    spaces = board.placeable(state, seat, points)
    best, most = -1, 0
    for space in range(EDO):
        if spaces >> space & 1:
            gain = place_rate(state, seat, space)
            if gain > most:
                best, most = space, gain
    return best


def place_rate(state: TwilightState, seat: int, space: int) -> int:
    """What an influence gains there for the price of one point, doubled."""
    return 2 * adding(state, seat, space, 1) // board.price(state, seat, space)


def placing(state: TwilightState, seat: int, points: int) -> int:
    """What placing with so many points gains, one best influence after the other."""
    return placing_up_to(state, seat, points)[points]


def placing_up_to(state: TwilightState, seat: int, points: int) -> list[int]:
    """By points from 0 on: what the first so many of a row of best placements gain."""
    trial = state.clone()
    gained = [0] * (points + 1)
    spent = total = 0
    while spent < points:
        space = best_place(trial, seat, points - spent)
        if space < 0:
            break
        total += adding(trial, seat, space, 1)
        spent += board.price(trial, seat, space)
        gained[spent] = total
        trial.ports |= board.port_bit(seat, space)
        changes.add_influence(trial, seat, space, 1)
    for place in range(1, points + 1):
        gained[place] = max(gained[place], gained[place - 1])
    return gained


# Realignment, coup, war, court


def realigning(state: TwilightState, seat: int, space: int) -> int:
    """What one attempt gains on average (§8.2(3))."""
    lead = board.backing(state, PRO, space) - board.backing(state, ANTI, space)
    before = worth.local_worth(state, space)
    total = 0
    for gap in range(1 - DICE, DICE):
        margin = gap + lead
        if margin > 0:
            after = changed_worth(state, space, 0, -margin)
        elif margin < 0:
            after = changed_worth(state, space, margin, 0)
        else:
            continue
        total += (DICE - abs(gap)) * (after - before)
    return signed(seat, total) // (DICE * DICE)


def realigning_all(state: TwilightState, seat: int, points: int) -> int:
    """What a whole realignment gains: the best target, less the second time."""
    spaces = board.realignable(state, seat, points)
    best = NOTHING
    for space in range(EDO):
        if spaces >> space & 1:
            tries = points // board.realign_price(space)
            gain = realigning(state, seat, space)
            best = max(best, gain * (2 + tries) // 3 if gain > 0 else gain)
    return best


def overthrowing(state: TwilightState, seat: int, space: int, points: int) -> int:
    """What a coup gains on average (§8.3(1))."""
    other = board.influence(state, 1 - seat, space)
    before = worth.local_worth(state, space)
    total = 0
    for die in range(1, DICE + 1):
        power = die + points - 2 * state.content.stability[space]
        if power > 0:
            excess = max(0, power - other)
            pro, anti = (excess, -power) if seat == PRO else (-power, excess)
            total += changed_worth(state, space, pro, anti) - before
    return signed(seat, total) // DICE - UNREST


def overthrowing_best(state: TwilightState, seat: int, points: int) -> int:
    """What the best coup gains."""
    if not board.is_coup_allowed(state):
        return NOTHING
    spaces = board.coup_targets(state, seat)
    best = NOTHING
    for space in range(EDO):
        if spaces >> space & 1:
            best = max(best, overthrowing(state, seat, space, points))
    return best


def warring(state: TwilightState, seat: int, space: int, target: int) -> int:
    """What a war on a clan gains on average (§9.4)."""
    lead = board.backing(state, seat, space) - board.backing(state, 1 - seat, space)
    ways = max(0, min(DICE, DICE + 1 - (target - lead)))
    return ways * cutting(state, seat, space, 99) // DICE


def courting(state: TwilightState, seat: int, points: int) -> int:
    """What a court operation gains on average, without what it prevents (§8.4(2))."""
    level = state.court[seat]
    if level + 1 >= LEVELS:
        return 0
    modifier = state.content.court_modifier if state.modifier and seat == ANTI else 0
    ways = max(0, min(DICE, points - modifier))
    gain = worth.POINT * state.content.court_points[level + 1] + worth.COURT
    if level + 2 == LEVELS:
        gain += worth.COURT_TOP
    return ways * gain // DICE


def acting(state: TwilightState, seat: int, points: int) -> int:
    """What the best action with so many points gains, without a court operation."""
    return acting_up_to(state, seat, points)[points]


def acting_up_to(state: TwilightState, seat: int, points: int) -> list[int]:
    """By points from 0 on: what the best action with so many gains."""
    gained = placing_up_to(state, seat, points)
    turned = realigning_all(state, seat, points)
    for spent in range(1, points + 1):
        share = turned * (2 + spent) // (2 + points)
        gained[spent] = max(gained[spent], share, overthrowing_best(state, seat, spent))
    return gained
