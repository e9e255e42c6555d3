"""The average gain of single acts for a seat, in hundredths of a victory point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hatamoto.games.twilight import board, changes, ids
from hatamoto.games.twilight.hints import worth
from hatamoto.games.twilight.hints.survey import Survey
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks

if TYPE_CHECKING:
    from mypy_extensions import i64

INTERVENTION_COST: Final = 12
"""The cost of raising intervention for the seat that causes it."""
DICE: Final = 6
NOTHING: Final = -100000
"""The gain of an impossible act."""
OTHER_SPACES: Final[list[int]] = [ids.KYO, ids.NAGASAKI, ids.YOKOHAMA]


def signed(seat: int, amount: int) -> int:
    """An amount for Pro-Bakufu from the seat's perspective."""
    return amount if seat == ids.PRO else -amount


def adding(survey: Survey, seat: int, space: int, amount: int) -> int:
    """The gain of adding own influence, with a bonus for a new foothold."""
    gain = (
        survey.changed(space, amount, 0) if seat == ids.PRO else -survey.changed(space, 0, amount)
    )
    return gain if masks.has(board.present(survey.state, seat), space) else gain + worth.PRESENT


def cutting(survey: Survey, seat: int, space: int, amount: int) -> int:
    """The gain of removing opposing influence."""
    if seat == ids.PRO:
        return survey.changed(space, 0, -amount)
    return -survey.changed(space, -amount, 0)


# Placing


def best_place(survey: Survey, seat: int, points: int, rates: list[int]) -> int:
    """The space with the best gain for its price, or -1; `rates` has those already known."""
    spaces = board.placeable(survey.state, seat, points)
    best, most = -1, 0
    for space in masks.members(spaces):
        gain = rates[space]
        if gain == NOTHING:
            gain = rates[space] = place_rate(survey, seat, space)
        if gain > most:
            best, most = space, gain
    return best


def place_rate(survey: Survey, seat: int, space: int) -> int:
    """Twice the gain of an influence per action point."""
    return 2 * adding(survey, seat, space, 1) // board.price(survey.state, seat, space)


def placing(state: TwilightState, seat: int, points: int) -> int:
    """The gain of placing greedily with these points."""
    return placing_up_to(state, seat, points)[points]


def placing_up_to(state: TwilightState, seat: int, points: int) -> list[int]:
    """The gain of placing greedily, by points from 0 on."""
    return place_all(Survey(state.clone()), seat, points)


def place_all(survey: Survey, seat: int, points: int) -> list[int]:
    """Place greedily on the surveyed map, which changes; the gain by points from 0 on."""
    trial = survey.state
    gained = [0] * (points + 1)
    rates = [NOTHING] * ids.SPACES
    spent = total = 0
    while spent < points:
        space = best_place(survey, seat, points - spent, rates)
        if space < 0:
            break
        total += adding(survey, seat, space, 1)
        spent += board.price(trial, seat, space)
        gained[spent] = total
        changes.spend_port(trial, seat, space)
        changes.add_influence(trial, seat, space, 1)
        if space < ids.CLANS:
            survey.look(trial.content.area[space])
        for other in scored_with(trial, space):
            rates[other] = NOTHING
    for paid in range(1, points + 1):
        gained[paid] = max(gained[paid], gained[paid - 1])
    return gained


def scored_with(state: TwilightState, space: int) -> list[int]:
    """The spaces whose worth depends on the influence in this one, itself among them."""
    if space < ids.CLANS:
        return state.content.area_clans[state.content.area[space]]
    return OTHER_SPACES


# Realignment, coup, war, court


def realigning(survey: Survey, seat: int, space: int) -> int:
    """The average gain of one attempt (§8.2(3))."""
    state = survey.state
    lead = board.backing(state, ids.PRO, space) - board.backing(state, ids.ANTI, space)
    # Beyond what is there nothing more can be removed, so the change stays the same.
    most_anti, most_pro = state.influence[space], state.influence[ids.SPACES + space]
    total: i64 = 0
    lost = 0
    change: i64 = 0
    for gap in range(1 - DICE, DICE):
        margin = gap + lead
        removed = max(-most_pro, min(margin, most_anti))
        if removed != lost:
            lost = removed
            change = survey.changed(space, min(0, lost), -max(0, lost))
        ways: i64 = DICE - abs(gap)
        total += ways * change
    return (total if seat == ids.PRO else -total) // (DICE * DICE)


def realigning_all(survey: Survey, seat: int, points: int) -> int:
    """The gain of a whole realignment: the best target, with less for later attempts."""
    spaces = board.realignable(survey.state, seat, points)
    best = NOTHING
    for space in masks.members(spaces):
        tries = points // board.realign_price(space)
        gain = realigning(survey, seat, space)
        best = max(best, gain * (2 + tries) // 3 if gain > 0 else gain)
    return best


def overthrowing(survey: Survey, seat: int, space: int, points: int) -> int:
    """The average gain of a coup (§8.3(1))."""
    least = points - 2 * survey.state.content.stability[space]
    return striking_all(survey, seat, space, least) // DICE - INTERVENTION_COST


def striking_all(survey: Survey, seat: int, space: int, least: int) -> int:
    """The sum of the gains of a coup over all faces of the die; `least` is its value at 1."""
    total = 0
    for die in range(1, DICE + 1):
        total += striking(survey, seat, space, least + die)
    return total


def striking(survey: Survey, seat: int, space: int, power: int) -> int:
    """The gain of a coup with a known value (§8.3(1))."""
    if power <= 0:
        return 0
    excess = max(0, power - board.influence(survey.state, 1 - seat, space))
    if seat == ids.PRO:
        return survey.changed(space, excess, -power)
    return -survey.changed(space, -power, excess)


def overthrowing_up_to(survey: Survey, seat: int, points: int) -> list[int]:
    """The gain of the best coup, by points from 0 on."""
    state = survey.state
    gained = [NOTHING] * (points + 1)
    spaces = board.coup_targets(state, seat) if board.is_coup_allowed(state) else 0
    for space in masks.members(spaces):
        least = -2 * state.content.stability[space]
        struck = [
            striking(survey, seat, space, least + bonus) for bonus in range(1, points + DICE + 1)
        ]
        total = sum(struck[:DICE])
        for spent in range(1, points + 1):
            total += struck[spent + DICE - 1] - struck[spent - 1]
            gained[spent] = max(gained[spent], total // DICE - INTERVENTION_COST)
    return gained


def warring(survey: Survey, seat: int, space: int, target: int) -> int:
    """The average gain of a war on a clan (§9.4)."""
    state = survey.state
    lead = board.backing(state, seat, space) - board.backing(state, 1 - seat, space)
    ways = max(0, min(DICE, DICE + 1 - (target - lead)))
    return ways * cutting(survey, seat, space, 99) // DICE


def courting(state: TwilightState, seat: int, points: int) -> int:
    """The average gain of a court operation, without the event it prevents (§8.4(2))."""
    level, last = state.court[seat], state.content.last_court
    if level >= last:
        return 0
    ways = max(0, min(DICE, points - board.court_modifier(state, seat)))
    gain = worth.POINT * state.content.court_points[level + 1] + worth.COURT
    if level + 1 == last:
        gain += worth.COURT_TOP
    return ways * gain // DICE


def acting(state: TwilightState, seat: int, points: int) -> int:
    """The gain of the best action with these points, except a court operation."""
    return acting_up_to(state, seat, points)[points]


def acting_up_to(state: TwilightState, seat: int, points: int) -> list[int]:
    """The gain of the best action, by points from 0 on."""
    survey = Survey(state.clone())
    turned = realigning_all(survey, seat, points)
    struck = overthrowing_up_to(survey, seat, points)
    gained = place_all(survey, seat, points)
    for spent in range(1, points + 1):
        share = turned * (2 + spent) // (2 + points)
        gained[spent] = max(gained[spent], share, struck[spent])
    return gained
