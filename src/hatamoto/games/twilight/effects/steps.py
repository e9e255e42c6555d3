"""The vocabulary of the cards: straight changes at once, choices and dice as frames.

A card's function makes its changes in order. A choice is opened by its last call; what the card
does after it waits as `rest`. Nothing here does anything once the game has ended (ruling 89).
"""

from typing import Final

from hatamoto.games.twilight import (
    board,
    changes,
    chosen_spaces,
    codes,
    counters,
    events,
    faces,
    fields,
    frames,
    ids,
    scoring,
)
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.frames import Frame, seat_of, type_of

BY_CARD: Final = 1
"""The action of a card: a court operation is one of its kinds (§8.0)."""
AFTER_EVENT: Final = 0
"""The action after the event: no court operation can follow (ruling 81)."""
BY_EVENT: Final = 2
"""Action points given by an event: never a court operation (ruling 50)."""


# Influence


def add(state: TwilightState, side: int, space: int, amount: int) -> None:
    """A side's influence rises in a named space (§9.3(1))."""
    if state.ended == codes.GOING_ON:
        changes.add_influence(state, side, space, amount)


def add_each(state: TwilightState, side: int, spaces: list[int], amount: int) -> None:
    """A side's influence rises in each of the spaces (§9.3(1))."""
    for space in spaces:
        add(state, side, space, amount)


def cut(state: TwilightState, side: int, space: int, amount: int) -> None:
    """A side's influence falls in a named space, not below 0 (§9.3(1))."""
    if state.ended == codes.GOING_ON:
        changes.cut_influence(state, side, space, amount)


def cut_each(state: TwilightState, side: int, spaces: list[int], amount: int) -> None:
    """A side's influence falls in each of the spaces (§9.3(1))."""
    for space in spaces:
        cut(state, side, space, amount)


def clear(state: TwilightState, side: int, space: int) -> None:
    """A side loses all influence in a space (§9.3(1))."""
    if state.ended == codes.GOING_ON:
        changes.cut_influence(state, side, space, board.influence(state, side, space))


# Support counters


def station(state: TwilightState, face: int, space: int) -> None:
    """A counter shows this face in a space, from wherever it was (§2.22, ruling 86)."""
    if state.ended == codes.GOING_ON:
        counters.station(state, face, space)


def station_own(state: TwilightState, counter: int, side: int, space: int) -> None:
    """A counter supports this side in a space (§2.22)."""
    station(state, board.own_face(state, counter, side), space)


def dismiss(state: TwilightState, counter: int) -> None:
    """A counter leaves the map, if it is there (§2.22)."""
    if state.ended == codes.GOING_ON:
        counters.dismiss(state, counter)


def dismiss_face(state: TwilightState, face: int) -> None:
    """A counter leaves the map, if it shows this face."""
    if board.face_on_map(state, face):
        dismiss(state, faces.counter_of(face))


def dismiss_at(state: TwilightState, counter: int, space: int) -> None:
    """A counter leaves the map, if it is in this space."""
    if state.counter_at[counter] == space:
        dismiss(state, counter)


def dismiss_all(state: TwilightState, side: int, space: int) -> None:
    """All counters that support a side in a space leave the map (§2.22, ruling 90)."""
    for counter in range(ids.COUNTERS):
        if state.content.face_side[board.face_of(state, counter)] == side:
            dismiss_at(state, counter, space)


# Tracks


def gain(state: TwilightState, side: int, amount: int) -> None:
    """A side gains victory points, with the check at once (§11.1(i))."""
    if state.ended == codes.GOING_ON:
        changes.gain_points(state, side, amount)


def sign(state: TwilightState) -> None:
    """The treaty level rises (§2.23(3)(i))."""
    if state.ended == codes.GOING_ON:
        changes.raise_treaty(state)


def calm(state: TwilightState) -> None:
    """The intervention level falls (ruling 13)."""
    if state.ended == codes.GOING_ON:
        changes.lower_intervention(state)


def provoke(state: TwilightState) -> None:
    """The intervention level rises; a rise to the last level is evaded (§11.2(i), ruling 14)."""
    if state.ended != codes.GOING_ON:
        return
    if board.is_coup_allowed(state):
        changes.raise_intervention(state, state.active)
    else:
        events.intervention_held(state)


def lower_court(state: TwilightState, side: int) -> None:
    """A side's court operation level falls (ruling 87)."""
    if state.ended == codes.GOING_ON:
        changes.lower_court(state, side)


def set_modifier(state: TwilightState, is_placed: bool) -> None:
    """Anti-Bakufu's court operation modifier is placed or removed (§2.24(1))."""
    if state.ended == codes.GOING_ON:
        changes.set_modifier(state, is_placed)


def open_yokohama(state: TwilightState) -> None:
    """Yokohama opens (§2.24(2)(ii))."""
    if state.ended == codes.GOING_ON:
        changes.open_port(state)


# Scoring


def score_area(state: TwilightState, area: int) -> None:
    """Score an area now (§9.5(1))."""
    if state.ended == codes.GOING_ON:
        scoring.score_area(state, area)


def score_kyo(state: TwilightState) -> None:
    """Score Kyo now (§9.5)."""
    if state.ended == codes.GOING_ON:
        scoring.score_kyo(state)


def score_ports(state: TwilightState) -> None:
    """Score the ports now (§9.5)."""
    if state.ended == codes.GOING_ON:
        scoring.score_ports(state)


# Choices and dice


def rest(state: TwilightState, seat: int) -> None:
    """What the card does after the choice opened next."""
    if state.ended == codes.GOING_ON:
        state.push(frames.REST_OF_EVENT.step(seat))


def put(
    state: TwilightState,
    seat: int,
    points: int,
    most: int,
    field: int,
) -> None:
    """The player places influence one by one in a field, at most so much a space (§9.3(2))."""
    if state.ended == codes.GOING_ON:
        ask_chosen(state, frames.PUT.ask(seat, points, most, field))


def take(state: TwilightState, seat: int, points: int, most: int, field: int) -> None:
    """The player removes opposing influence one by one in a field (§9.3(1))."""
    if state.ended == codes.GOING_ON:
        ask_chosen(state, frames.TAKE.ask(seat, points, most, field))


def ask_chosen(state: TwilightState, frame: Frame) -> None:
    """Open a choice of spaces, unless no space is left for it (ruling 84)."""
    if choosable(state, frame):
        state.push(frame)


def act(state: TwilightState, seat: int, points: int) -> None:
    """The player acts with so many points: placing, realignment or coup (§9.1(3))."""
    if state.ended == codes.GOING_ON:
        state.push(frames.CHOOSE_KIND.ask(seat, points, BY_EVENT))


def war(state: TwilightState, seat: int, target: int, field: int) -> None:
    """The player makes war on a clan of a field against a target value (§9.4)."""
    if state.ended == codes.GOING_ON:
        state.push(frames.WAR.ask(seat, target, field))


def coup_free(state: TwilightState, seat: int, points: int, space: int) -> None:
    """A coup in a named space that raises no intervention and needs no reach (ruling 85)."""
    if state.ended == codes.GOING_ON:
        state.push(frames.COUP_DIE.draw(space, points, seat))


def realign_free(state: TwilightState, seat: int, attempts: int, field: int) -> None:
    """The player may try so many realignments in a field for nothing (§8.2, ruling 35)."""
    targets = board.contested(state, seat) & state.chart.fields[field]
    if state.ended == codes.GOING_ON and attempts and targets:
        state.push(frames.FREE_REALIGN.ask(seat, attempts, field))


def raise_flags(state: TwilightState, seat: int) -> None:
    """The player rolls for the emperor's flags (§11.3(iii))."""
    if state.ended == codes.GOING_ON:
        state.push(frames.FLAGS_DIE.draw(seat))


# What a choice of spaces allows; the frames of both choices have the same fields.

POINTS: Final = frames.PUT.field("points")
MOST: Final = frames.PUT.field("most")
FIELD: Final = frames.PUT.field("field")
CHOSEN: Final = frames.PUT.field("chosen")


def choosable(state: TwilightState, frame: Frame) -> int:
    """Where the next influence of a choice may be placed or removed (§9.3, ruling 84)."""
    seat, field = seat_of(frame), FIELD.of(frame)
    spaces = state.chart.fields[field] & board.land(state)
    if type_of(frame) == frames.TAKE.number:
        spaces &= board.present(state, 1 - seat)
    elif field == fields.IN_REACH:
        spaces &= board.reach(state, seat)
    return spaces & ~chosen_spaces.used_up(CHOSEN.of(frame), MOST.of(frame))


def ask_next(state: TwilightState, frame: Frame, space: int) -> None:
    """Go on after a choice of a space while points and spaces are left."""
    points = POINTS.of(frame) - 1
    if points:
        spaces = chosen_spaces.added(CHOSEN.of(frame), space)
        kind = frames.TAKE if type_of(frame) == frames.TAKE.number else frames.PUT
        ask_chosen(state, kind.ask(seat_of(frame), points, MOST.of(frame), FIELD.of(frame), spaces))
