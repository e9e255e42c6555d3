"""For each choice, what it would gain: cards by their event and their points, spaces by worth."""

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
    """For each legal action, what it gains, in thousandths of a win."""
    return [gain // worth.SCALE for gain in gains_of(state, seat)]


def gains_of(state: TwilightState, seat: int) -> list[int]:
    """For each legal action, what it gains, in hundredths of a victory point."""
    offered = state.legal(seat)
    kind = type_of(state.stack[-1])
    if kind == frames.PLAY_CARD.number:
        return card_gains(state, seat, offered)
    if kind == frames.CHOOSE_USE.number:
        return [use_gain(state, seat, action) for action in offered]
    if kind == frames.CHOOSE_KIND.number:
        return [kind_gain(state, seat, action) for action in offered]
    survey = Survey(state)
    return [space_gain(survey, seat, kind, action) for action in offered]


def best_action(state: TwilightState, seat: int) -> int:
    """The action that gains most, the first among equals."""
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
    """What each card would gain if it were played now."""
    points = state.content.points
    most = 0
    for card in hand:
        most = max(most, points[card])
    by_points = gains.acting_up_to(state, seat, most)
    return [card_gain(state, seat, card, by_points[points[card]]) for card in hand]


def card_gain(state: TwilightState, seat: int, card: int, action: int) -> int:
    """The better of action and event, or both of them, or a court operation instead."""
    base = gains.NOTHING
    if court.may_use(state, card, seat):
        base = gains.courting(state, seat, state.content.points[card])
    if not can_occur(state, card, board.event_player(state, card, seat)):
        return max(base, action)
    event = event_gain(state, seat, card)
    if board.is_choice(state, card, seat):
        return max(base, action, event)
    return max(base, action + event)


def event_gain(state: TwilightState, seat: int, card: int) -> int:
    """What the event of a card gains the seat that plays the card, dice at their average."""
    before = worth.net(state)
    total = 0
    rolls = 0
    for die in range(gains.DICE):
        trial = state.clone()
        if trial.card != card:
            changes.play_card(trial, seat, card)
        trial.stack.clear()
        trial.push(frames.RESOLVE_EVENT.step(board.event_player(state, card, seat)))
        trial.settle()
        is_rolled = follow(trial, die)
        total += worth.net(trial) - before
        rolls += 1
        if not is_rolled:
            break
    return gains.signed(seat, total // rolls)


def follow(state: TwilightState, die: int) -> bool:
    """Carry on until the next card, as greedy players would; returns whether a die was rolled."""
    is_rolled = False
    while True:
        actor = state.actor()
        if actor == NOBODY:
            return is_rolled
        kind = type_of(state.stack[-1])
        if (
            kind == frames.DEAL.number
            or kind == frames.PLAY_CARD.number
            or kind == frames.NAVY.number
        ):
            return is_rolled
        if actor == NATURE:
            state.apply(NATURE, actions.ROLL + die)
            is_rolled = True
            die = (die + 2) % gains.DICE
        else:
            state.apply(actor, best_action(state, actor))


def use_gain(state: TwilightState, seat: int, action: int) -> int:
    """What a use gains: the event, the action, or both in that order."""
    card = state.card
    if action == actions.USE_EVENT:
        return event_gain(state, seat, card)
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
        follow(trial, die)
        total += worth.net(trial)
    return gains.signed(seat, total // 2 - worth.net(state))


def kind_gain(state: TwilightState, seat: int, action: int) -> int:
    """What a kind of action gains with the points of the frame."""
    points = KIND_POINTS.of(state.stack[-1])
    if action == actions.KIND_PLACE:
        return gains.placing(state, seat, points)
    if action == actions.KIND_COUP:
        return gains.overthrowing_up_to(Survey(state), seat, points)[points]
    if action == actions.KIND_COURT:
        return gains.courting(state, seat, points) - pending_gain(state, seat)
    return gains.realigning_all(Survey(state), seat, points)


def pending_gain(state: TwilightState, seat: int) -> int:
    """What the event still to come will gain the seat: a court operation prevents it."""
    for frame in state.stack:
        if type_of(frame) == frames.RESOLVE_EVENT.number:
            return event_gain(state, seat, state.card)
    return 0


# Spaces


def space_gain(survey: Survey, seat: int, kind: int, action: int) -> int:
    """What a choice of a space gains; stopping gains nothing."""
    if action == actions.STOP:
        return 0
    frame = survey.state.stack[-1]
    if kind == frames.PLACE.number:
        return gains.place_rate(survey, seat, action - PLACE_VERB)
    if kind == frames.COUP.number:
        return gains.overthrowing(survey, seat, action - COUP_VERB, COUP_POINTS.of(frame))
    if kind == frames.PUT.number:
        return gains.adding(survey, seat, action - PUT_VERB, 1)
    if kind == frames.TAKE.number:
        return gains.cutting(survey, seat, action - TAKE_VERB, 1)
    if kind == frames.WAR.number:
        return gains.warring(survey, seat, action - WAR_VERB, WAR_TARGET.of(frame))
    if kind == frames.NAVY.number:
        return gains.adding(survey, seat, action - NAVY_VERB, navy_value(survey.state, seat))
    space = action - REALIGN_VERB
    return gains.realigning(survey, seat, space) // board.realign_price(space)


def navy_value(state: TwilightState, seat: int) -> int:
    """How much the optional counter supports a side."""
    return state.content.face_value[board.own_face(state, ids.NAVY_KATSU, seat)]
