"""The gain of each action: cards by their event and their points, spaces by their worth."""

from typing import Final

from hatamoto.games.twilight import actions, board, changes, frames, ids
from hatamoto.games.twilight.actions import COUP as COUP_VERB
from hatamoto.games.twilight.actions import NAVY as NAVY_VERB
from hatamoto.games.twilight.actions import PLACE as PLACE_VERB
from hatamoto.games.twilight.actions import PUT as PUT_VERB
from hatamoto.games.twilight.actions import REALIGN as REALIGN_VERB
from hatamoto.games.twilight.actions import TAKE as TAKE_VERB
from hatamoto.games.twilight.actions import WAR as WAR_VERB
from hatamoto.games.twilight.decisions import court
from hatamoto.games.twilight.effects import can_occur
from hatamoto.games.twilight.hints import gains, worth
from hatamoto.games.twilight.hints.survey import Survey
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.frames import type_of
from hatamoto.kernel.seats import NATURE, NOBODY

KIND_POINTS: Final = frames.CHOOSE_KIND.field("points")
COUP_POINTS: Final = frames.COUP.field("points")
WAR_TARGET: Final = frames.WAR.field("target")


def priorities(state: TwilightState, seat: int) -> list[int]:
    """The gain of each legal action, in thousandths of a win."""
    return [gain // worth.SCALE for gain in gains_of(state, seat)]


def gains_of(state: TwilightState, seat: int) -> list[int]:
    """The gain of each legal action, in hundredths of a victory point."""
    offered = state.legal(seat)
    frame_type = type_of(state.stack[-1])
    if frame_type == frames.PLAY_CARD.number:
        return card_gains(state, seat, offered)
    if frame_type == frames.CHOOSE_USE.number:
        return [use_gain(state, seat, action) for action in offered]
    if frame_type == frames.CHOOSE_KIND.number:
        survey = Survey(state)
        return [kind_gain(survey, seat, action) for action in offered]
    survey = Survey(state)
    return [space_gain(survey, seat, frame_type, action) for action in offered]


def best_action(state: TwilightState, seat: int) -> int:
    """The action with the highest gain; the first if several are equal."""
    offered = state.legal(seat)
    if len(offered) == 1:
        return offered[0]
    amounts = gains_of(state, seat)
    best = 0
    for index in range(1, len(amounts)):
        if amounts[index] > amounts[best]:
            best = index
    return offered[best]


# Cards


def card_gains(state: TwilightState, seat: int, hand: list[int]) -> list[int]:
    """The gain of playing each card now."""
    points = state.content.points
    most = 0
    for card in hand:
        most = max(most, points[card])
    by_points = gains.acting_up_to(state, seat, most)
    before = worth.net(state)
    return [card_gain(state, seat, card, by_points[points[card]], before) for card in hand]


def card_gain(state: TwilightState, seat: int, card: int, action: int, before: int) -> int:
    """The gain of the best use: action, event, both, or a court operation.

    `action` is the gain of its points, `before` the worth of the state.
    """
    base = gains.NOTHING
    if court.may_use(state, card, seat):
        base = gains.courting(state, seat, state.content.points[card])
    if not can_occur(state, card, board.event_player(state, card, seat)):
        return max(base, action)
    event = event_gain(state, seat, card, before)
    if board.is_choice(state, card, seat):
        return max(base, action, event)
    return max(base, action + event)


def event_gain(state: TwilightState, seat: int, card: int, before: int) -> int:
    """The average gain of a card's event for the seat that plays the card."""
    total = 0
    rolls = 0
    for die in range(gains.DICE):
        trial = state.clone()
        if trial.card != card:
            changes.play_card(trial, seat, card)
        trial.stack.clear()
        trial.push(frames.RESOLVE_EVENT.step(board.event_player(state, card, seat)))
        trial.run_steps()
        is_rolled = follow(trial, die)
        total += worth.net(trial) - before
        rolls += 1
        if not is_rolled:
            break
    return gains.signed(seat, total // rolls)


def follow(state: TwilightState, die: int) -> bool:
    """Play greedily until the next card; returns whether a die was rolled."""
    is_rolled = False
    while True:
        actor = state.actor()
        if actor == NOBODY:
            return is_rolled
        frame_type = type_of(state.stack[-1])
        if (
            frame_type == frames.DEAL.number
            or frame_type == frames.PLAY_CARD.number
            or frame_type == frames.NAVY.number
        ):
            return is_rolled
        if actor == NATURE:
            state.apply(NATURE, actions.ROLL + die)
            is_rolled = True
            die = (die + 2) % gains.DICE
        else:
            state.apply(actor, best_action(state, actor))


def use_gain(state: TwilightState, seat: int, action: int) -> int:
    """The gain of a use: the event, the action, or both in that order."""
    card = state.card
    if action == actions.USE_EVENT:
        return event_gain(state, seat, card, worth.net(state))
    points = state.content.points[card]
    if action == actions.USE_ACTION:
        best = gains.acting(state, seat, points)
        if court.may_use(state, card, seat):
            best = max(best, gains.courting(state, seat, points))
        return best
    total = 0
    for die in (1, 4):
        trial = state.clone()
        trial.apply(seat, action)
        is_rolled = follow(trial, die)
        after = worth.net(trial)
        total += after
        if not is_rolled:
            total = 2 * after
            break
    return gains.signed(seat, total // 2 - worth.net(state))


def kind_gain(survey: Survey, seat: int, action: int) -> int:
    """The gain of a kind of action with the points of the frame."""
    state = survey.state
    points = KIND_POINTS.of(state.stack[-1])
    if action == actions.KIND_PLACE:
        return gains.placing(state, seat, points)
    if action == actions.KIND_COUP:
        return gains.overthrowing_up_to(survey, seat, points)[points]
    if action == actions.KIND_COURT:
        return gains.courting(state, seat, points) - pending_gain(state, seat)
    return gains.realigning_all(survey, seat, points)


def pending_gain(state: TwilightState, seat: int) -> int:
    """The gain of the event that follows, which a court operation would prevent."""
    for frame in state.stack:
        if type_of(frame) == frames.RESOLVE_EVENT.number:
            return event_gain(state, seat, state.card, worth.net(state))
    return 0


# Spaces


def space_gain(survey: Survey, seat: int, frame_type: int, action: int) -> int:
    """The gain of choosing a space; 0 for stopping."""
    if action == actions.STOP:
        return 0
    frame = survey.state.stack[-1]
    if frame_type == frames.PLACE.number:
        return gains.place_rate(survey, seat, action - PLACE_VERB)
    if frame_type == frames.COUP.number:
        return gains.overthrowing(survey, seat, action - COUP_VERB, COUP_POINTS.of(frame))
    if frame_type == frames.PUT.number:
        return gains.adding(survey, seat, action - PUT_VERB, 1)
    if frame_type == frames.TAKE.number:
        return gains.cutting(survey, seat, action - TAKE_VERB, 1)
    if frame_type == frames.WAR.number:
        return gains.warring(survey, seat, action - WAR_VERB, WAR_TARGET.of(frame))
    if frame_type == frames.NAVY.number:
        return gains.adding(survey, seat, action - NAVY_VERB, navy_value(survey.state, seat))
    space = action - REALIGN_VERB
    return gains.realigning(survey, seat, space) // board.realign_price(space)


def navy_value(state: TwilightState, seat: int) -> int:
    """The support of the optional counter for a side."""
    return state.content.face_value[board.own_face(state, ids.NAVY_KATSU, seat)]
