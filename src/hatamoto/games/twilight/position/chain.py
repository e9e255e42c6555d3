"""Whether what lies over the end of a round is what the card in play asks now.

The card's event is tried on a copy: what it asks there is where every later question comes from.
"""

from typing import Final

from hatamoto.games.twilight import board, codes, effects, ids
from hatamoto.games.twilight.effects import steps
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.frames import (
    STEP,
    Frame,
    a_of,
    b_of,
    c_of,
    framed,
    framed_wide,
    kind_of,
)
from hatamoto.kernel.seats import NATURE

SPENDING: Final = (codes.PLACE, codes.REALIGN)


def fits_action_only(state: TwilightState, frames: list[Frame]) -> bool:
    """The card is used for its action: no event follows."""
    return len(frames) == 1 and fits_action(state, frames[0], state.active, steps.BY_CARD)


def fits_with_event(state: TwilightState, frames: list[Frame]) -> bool:
    """The event occurs in this round: alone, after the action, or before it (§7.2(ii))."""
    card, active = state.card, state.active
    player = board.event_player(state, card, active)
    in_order = not board.is_choice(state, card, active)
    points = state.content.points[card]
    if frames[0] == framed(codes.RESOLVE_EVENT, STEP, player):
        action = len(frames) == 2 and fits_action(state, frames[1], active, steps.BY_CARD)
        return in_order and action and kind_of(frames[1]) != codes.COURT_DIE
    after = framed_wide(codes.CHOOSE_KIND, active, points, steps.AFTER_EVENT)
    if in_order and len(frames) == 1 and fits_action(state, frames[0], active, steps.AFTER_EVENT):
        return True
    if frames[0] == after:
        return in_order and fits_event(state, frames[1:], player)
    return fits_event(state, frames, player)


# An action


def fits_action(state: TwilightState, frame: Frame, seat: int, source: int) -> bool:
    """Whether a frame is a part of the action of the card in play."""
    points = state.content.points[state.card]
    if kind_of(frame) == codes.COURT_DIE:
        ready = source == steps.BY_CARD and state.content.type[state.card] < ids.MUST_PLAY
        done = state.court_done >> seat & 1 and state.court[seat] < state.content.last_court
        return bool(ready and done and frame == framed_wide(codes.COURT_DIE, NATURE, seat, points))
    return fits_points(state, frame, seat, points, source)


def fits_points(state: TwilightState, frame: Frame, seat: int, points: int, source: int) -> bool:
    """Whether a seat can be acting so with these points."""
    kind = kind_of(frame)
    if kind == codes.CHOOSE_KIND:
        return frame == framed_wide(codes.CHOOSE_KIND, seat, points, source)
    if kind in SPENDING:
        left = a_of(frame)
        fits = frame == framed(kind, seat, left) and 0 < left <= points
        return fits and len(state.game.kinds[kind].legal(state, frame)) > 1
    if kind == codes.COUP:
        targets = board.coup_targets(state, seat) and board.is_coup_allowed(state)
        return bool(targets) and frame == framed(codes.COUP, seat, points)
    if kind == codes.COUP_DIE:
        space = a_of(frame)
        aimed = space < ids.CLANS and board.coup_targets(state, seat) >> space & 1
        return bool(aimed) and frame == framed_wide(codes.COUP_DIE, NATURE, space, points, seat | 2)
    return fits_attempt(state, frame, seat, points)


def fits_attempt(state: TwilightState, frame: Frame, seat: int, points: int) -> bool:
    """Whether a die of a paid realignment can be in the air."""
    space = a_of(frame)
    if space >= ids.SPACES or not board.contested(state, seat) >> space & 1:
        return False
    paid = b_of(frame) + board.realign_price(space) <= points
    spent = board.port_bit(seat, space)
    return paid and state.ports & spent == spent and fits_dice(state, frame, seat, 0)


def fits_dice(state: TwilightState, frame: Frame, seat: int, field: int) -> bool:
    """Whether the first or the second die of an attempt is to be rolled."""
    plain = framed_wide(codes.REALIGN_DIE, NATURE, a_of(frame), b_of(frame), seat | field << 1)
    if frame == plain:
        return True
    first = c_of(frame) >> 8
    carried = seat | field << 1 | first << 8
    reply = framed_wide(codes.REALIGN_REPLY, NATURE, a_of(frame), b_of(frame), carried)
    return frame == reply and 1 <= first <= 6 and state.dice == first


# An event


def fits_event(state: TwilightState, frames: list[Frame], player: int) -> bool:
    """Whether these frames follow from what the card's event asks first."""
    first = first_questions(state, player)
    if not first or len(frames) != len(first) or frames[:-1] != first[:-1]:
        return False
    return follows(state, frames[-1], first[-1], player)


def first_questions(state: TwilightState, player: int) -> list[Frame]:
    """What the event leaves open at first: tried on a copy."""
    trial = state.clone()
    trial.stack = []
    effects.EFFECTS[state.card](trial, player)
    return trial.stack


def follows(state: TwilightState, frame: Frame, first: Frame, player: int) -> bool:
    """Whether a question can come from the event's first one."""
    kind = kind_of(first)
    if kind == codes.PUT or kind == codes.TAKE:
        return fits_choice(state, frame, first)
    if kind == codes.WAR and kind_of(frame) == codes.WAR_DIE:
        return fits_war(state, frame, first, player)
    if kind == codes.FREE_REALIGN:
        return fits_free(state, frame, first, player)
    if kind == codes.CHOOSE_KIND:
        return fits_points(state, frame, player, a_of(first), steps.BY_EVENT)
    return frame == first


def fits_choice(state: TwilightState, frame: Frame, first: Frame) -> bool:
    """The same choice with some spaces chosen already."""
    used = steps.points_of(first) - steps.points_of(frame)
    again, field = first, state.chart.fields[steps.field_of(first)]
    chosen = frame >> 28
    for place in reversed(range(used)):
        space = (chosen >> 8 * place & 255) - 1
        if not 0 <= space < ids.SPACES or not field >> space & 1:
            return False
        if steps.times_chosen(again, space) >= steps.most_of(first):
            return False
        again = steps.chosen_next(again, space)
    return frame == again and steps.points_of(frame) > 0 and steps.choosable(state, frame) != 0


def fits_war(state: TwilightState, frame: Frame, first: Frame, player: int) -> bool:
    """A war's die is in the air over a clan of the field with somebody to fight."""
    space = a_of(frame)
    if space >= ids.CLANS or not state.chart.fields[b_of(first)] >> space & 1:
        return False
    foes = board.influence(state, 1 - player, space)
    return foes > 0 and frame == framed_wide(codes.WAR_DIE, NATURE, space, a_of(first), player)


def fits_free(state: TwilightState, frame: Frame, first: Frame, player: int) -> bool:
    """Some attempts are left, or the dice of one are in the air."""
    attempts, field = a_of(first), b_of(first)
    if kind_of(frame) == codes.FREE_REALIGN:
        left = a_of(frame)
        return (
            frame == framed_wide(codes.FREE_REALIGN, player, left, field) and 0 < left <= attempts
        )
    space = a_of(frame)
    targets = board.contested(state, player) & state.chart.fields[field]
    aimed = space < ids.SPACES and targets >> space & 1
    return bool(aimed) and b_of(frame) < attempts and fits_dice(state, frame, player, field + 1)
