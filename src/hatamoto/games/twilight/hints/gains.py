"""What one act would gain a seat, in hundredths of a victory point, dice at their average."""

from typing import Final

from hatamoto.games.twilight import board, changes, ids
from hatamoto.games.twilight.hints import worth
from hatamoto.games.twilight.hints.survey import Survey
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks

UNREST: Final = 12
"""What a rise of intervention costs whoever causes it."""
DICE: Final = 6
NOTHING: Final = -100000
"""The gain where there is nothing to do."""


def signed(seat: int, amount: int) -> int:
    """An amount for Pro-Bakufu as the seat sees it."""
    return amount if seat == ids.PRO else -amount


def adding(survey: Survey, seat: int, space: int, amount: int) -> int:
    """What more influence of one's own gains, with a little for a new foothold."""
    gain = (
        survey.changed(space, amount, 0) if seat == ids.PRO else -survey.changed(space, 0, amount)
    )
    return gain if masks.has(board.present(survey.state, seat), space) else gain + worth.PRESENT


def cutting(survey: Survey, seat: int, space: int, amount: int) -> int:
    """What less influence of the opponent gains."""
    if seat == ids.PRO:
        return survey.changed(space, 0, -amount)
    return -survey.changed(space, -amount, 0)


# Placing


def best_place(survey: Survey, seat: int, points: int) -> int:
    """Where the next influence gains most for its price, or -1."""
    spaces = board.placeable(survey.state, seat, points)
    best, most = -1, 0
    for space in masks.members(spaces):
        gain = place_rate(survey, seat, space)
        if gain > most:
            best, most = space, gain
    return best


def place_rate(survey: Survey, seat: int, space: int) -> int:
    """What an influence gains there for the price of one point, doubled."""
    return 2 * adding(survey, seat, space, 1) // board.price(survey.state, seat, space)


def placing(state: TwilightState, seat: int, points: int) -> int:
    """What placing with so many points gains, one best influence after the other."""
    return placing_up_to(state, seat, points)[points]


def placing_up_to(state: TwilightState, seat: int, points: int) -> list[int]:
    """By points from 0 on: what the first so many of a row of best placements gain."""
    trial = state.clone()
    survey = Survey(trial)
    gained = [0] * (points + 1)
    spent = total = 0
    while spent < points:
        space = best_place(survey, seat, points - spent)
        if space < 0:
            break
        total += adding(survey, seat, space, 1)
        spent += board.price(trial, seat, space)
        gained[spent] = total
        changes.spend_port(trial, seat, space)
        changes.add_influence(trial, seat, space, 1)
        if space < ids.CLANS:
            survey.look(trial.content.area[space])
    for paid in range(1, points + 1):
        gained[paid] = max(gained[paid], gained[paid - 1])
    return gained


# Realignment, coup, war, court


def realigning(survey: Survey, seat: int, space: int) -> int:
    """What one attempt gains on average (§8.2(3))."""
    state = survey.state
    lead = board.backing(state, ids.PRO, space) - board.backing(state, ids.ANTI, space)
    total = 0
    for gap in range(1 - DICE, DICE):
        margin = gap + lead
        if margin > 0:
            total += (DICE - abs(gap)) * survey.changed(space, 0, -margin)
        elif margin < 0:
            total += (DICE - abs(gap)) * survey.changed(space, margin, 0)
    return signed(seat, total) // (DICE * DICE)


def realigning_all(survey: Survey, seat: int, points: int) -> int:
    """What a whole realignment gains: the best target, less the second time."""
    spaces = board.realignable(survey.state, seat, points)
    best = NOTHING
    for space in masks.members(spaces):
        tries = points // board.realign_price(space)
        gain = realigning(survey, seat, space)
        best = max(best, gain * (2 + tries) // 3 if gain > 0 else gain)
    return best


def overthrowing(survey: Survey, seat: int, space: int, points: int) -> int:
    """What a coup gains on average (§8.3(1))."""
    least = points - 2 * survey.state.content.stability[space]
    return striking_all(survey, seat, space, least) // DICE - UNREST


def striking_all(survey: Survey, seat: int, space: int, least: int) -> int:
    """What coups with each number of the die gain together, beside points and stability."""
    total = 0
    for die in range(1, DICE + 1):
        total += striking(survey, seat, space, least + die)
    return total


def striking(survey: Survey, seat: int, space: int, power: int) -> int:
    """What a coup of a known power gains (§8.3(1))."""
    if power <= 0:
        return 0
    excess = max(0, power - board.influence(survey.state, 1 - seat, space))
    if seat == ids.PRO:
        return survey.changed(space, excess, -power)
    return -survey.changed(space, -power, excess)


def overthrowing_up_to(survey: Survey, seat: int, points: int) -> list[int]:
    """By points from 0 on: what the best coup with so many gains."""
    state = survey.state
    gained = [NOTHING] * (points + 1)
    spaces = board.coup_targets(state, seat) if board.is_coup_allowed(state) else 0
    for space in masks.members(spaces):
        least = -2 * state.content.stability[space]
        total = striking_all(survey, seat, space, least)
        for spent in range(1, points + 1):
            total += striking(survey, seat, space, least + spent + DICE)
            total -= striking(survey, seat, space, least + spent)
            gained[spent] = max(gained[spent], total // DICE - UNREST)
    return gained


def warring(survey: Survey, seat: int, space: int, target: int) -> int:
    """What a war on a clan gains on average (§9.4)."""
    state = survey.state
    lead = board.backing(state, seat, space) - board.backing(state, 1 - seat, space)
    ways = max(0, min(DICE, DICE + 1 - (target - lead)))
    return ways * cutting(survey, seat, space, 99) // DICE


def courting(state: TwilightState, seat: int, points: int) -> int:
    """What a court operation gains on average, without what it prevents (§8.4(2))."""
    level, last = state.court[seat], state.content.last_court
    if level >= last:
        return 0
    ways = max(0, min(DICE, points - board.court_modifier(state, seat)))
    gain = worth.POINT * state.content.court_points[level + 1] + worth.COURT
    if level + 1 == last:
        gain += worth.COURT_TOP
    return ways * gain // DICE


def acting(state: TwilightState, seat: int, points: int) -> int:
    """What the best action with so many points gains, without a court operation."""
    return acting_up_to(state, seat, points)[points]


def acting_up_to(state: TwilightState, seat: int, points: int) -> list[int]:
    """By points from 0 on: what the best action with so many gains."""
    gained = placing_up_to(state, seat, points)
    survey = Survey(state)
    turned = realigning_all(survey, seat, points)
    struck = overthrowing_up_to(survey, seat, points)
    for spent in range(1, points + 1):
        share = turned * (2 + spent) // (2 + points)
        gained[spent] = max(gained[spent], share, struck[spent])
    return gained
