"""Priorities of the levels: the frozen hints, but influence is placed in stacks.

The hints place one influence after the other where the next one gains most. Most of what control of
a clan is worth comes with its last influence, so they spread what should be stacked. Here a space
is ranked by the best rate that any number of influence in it reaches. An area that is scored at the
end of the same round counts for its full points.
"""

from typing import Final

from hatamoto.games.twilight import actions, board, changes, frames, hints, ids
from hatamoto.games.twilight.actions import PLACE as PLACE_VERB
from hatamoto.games.twilight.hints import choices, gains, worth
from hatamoto.games.twilight.hints.survey import Survey
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import type_of

MAX_STACKED: Final = 4
"""No more influence than this is stacked at once."""
PLACE_POINTS: Final = frames.PLACE.field("points")


def level_priorities(state: TwilightState, seat: int) -> list[int]:
    """For each legal action, what it gains, in thousandths of a win."""
    offered = state.legal(seat)
    frame = state.stack[-1]
    frame_type = type_of(frame)
    if frame_type == frames.PLACE.number:
        survey, points = survey_of(state), PLACE_POINTS.of(frame)
        return [place_priority(survey, seat, action, points) for action in offered]
    if frame_type == frames.PLAY_CARD.number:
        return card_priorities(state, seat, offered)
    found = hints.priorities(state, seat)
    if frame_type == frames.CHOOSE_KIND.number:
        points = choices.KIND_POINTS.of(frame)
        raise_to(found, offered, actions.KIND_PLACE, placing_up_to(state, seat, points)[points])
    elif frame_type == frames.CHOOSE_USE.number:
        points = state.content.points[state.card]
        raise_to(found, offered, actions.USE_ACTION, placing_up_to(state, seat, points)[points])
    return found


def raise_to(priorities: list[int], offered: list[int], action: int, gain: int) -> None:
    """Rank an action by this gain if it is offered and was ranked lower."""
    for index in range(len(offered)):
        if offered[index] == action:
            priorities[index] = max(priorities[index], gain // worth.SCALE)


# Cards


def card_priorities(state: TwilightState, seat: int, hand: list[int]) -> list[int]:
    """What each card would gain if it were played now, its points placed in stacks."""
    content = state.content
    most = 0
    for card in hand:
        most = max(most, content.points[card])
    by_points = gains.acting_up_to(state, seat, most)
    placed = placing_up_to(state, seat, most)
    for spent in range(most + 1):
        by_points[spent] = max(by_points[spent], placed[spent])
    before = worth.net(state)
    return [
        choices.card_gain(state, seat, card, by_points[content.points[card]], before) // worth.SCALE
        for card in hand
    ]


# Placing


def survey_of(state: TwilightState) -> Survey:
    """The map, with the area that the card in play will score counted in full."""
    survey = Survey(state)
    for frame in state.stack:
        if type_of(frame) == frames.RESOLVE_EVENT.number:
            for index in range(len(survey.weights)):
                if state.content.scoring_cards[index] == state.card:
                    survey.weights[index] += worth.POINT
    return survey


def place_priority(survey: Survey, seat: int, action: int, points: int) -> int:
    """What the next influence there gains, as the first of the best stack; stopping is 0."""
    if action == actions.STOP:
        return 0
    return stack_rate(survey, seat, action - PLACE_VERB, points) // worth.SCALE


def stack_rate(survey: Survey, seat: int, space: int, points: int) -> int:
    """The best that any number of influence gains there for the price of one point, doubled."""
    state = survey.state
    behind = board.influence(state, 1 - seat, space) - board.influence(state, seat, space)
    stability = state.content.stability[space]
    most = MAX_STACKED if space < ids.CLANS or space == ids.KYO else 1
    best = gains.NOTHING
    spent = count = 0
    while count < most:
        is_held = space < ids.CLANS and behind - count >= stability
        spent += 2 if is_held or space == ids.KYO else 1
        if spent > points:
            break
        count += 1
        best = max(best, 2 * gains.adding(survey, seat, space, count) // spent)
    return best


def placing_up_to(state: TwilightState, seat: int, points: int) -> list[int]:
    """By points from 0 on: what the first so many of a row of best placements gain."""
    trial = state.clone()
    survey = survey_of(trial)
    gained = [0] * (points + 1)
    spent = total = 0
    while spent < points:
        space = best_stack(survey, seat, points - spent)
        if space < 0:
            break
        total += gains.adding(survey, seat, space, 1)
        spent += board.price(trial, seat, space)
        gained[spent] = total
        changes.spend_port(trial, seat, space)
        changes.add_influence(trial, seat, space, 1)
        if space < ids.CLANS:
            survey.look(trial.content.area[space])
    for paid in range(1, points + 1):
        gained[paid] = max(gained[paid], gained[paid - 1])
    return gained


def best_stack(survey: Survey, seat: int, points: int) -> int:
    """Where the next influence belongs, or -1 where none gains anything."""
    best, most = -1, 0
    for space in masks.members(board.placeable(survey.state, seat, points)):
        rate = stack_rate(survey, seat, space, points)
        if rate > most:
            best, most = space, rate
    return best
