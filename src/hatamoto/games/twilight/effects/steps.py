"""The steps that card events are made of: changes happen at once, choices and dice open frames.

A card's function makes its changes in order. A choice is opened by its last call; what the card
does after the choice is pushed before it with `rest`. After the end of the game nothing has an
effect (ruling 89).
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
    frames,
    ids,
    scoring,
    space_sets,
)
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.frames import Frame, seat_of, shared_field, type_of

BY_CARD: Final = 1
"""The action of a card, which may be a court operation (§8.0)."""
AFTER_EVENT: Final = 0
"""The action after the event, which cannot be a court operation (ruling 81)."""
BY_EVENT: Final = 2
"""Action points from an event, never for a court operation (ruling 50)."""


# Influence


def add(state: TwilightState, side: int, space: int, amount: int) -> None:
    """Add a side's influence in a space (§9.3(1))."""
    if state.ended == codes.GOING_ON:
        changes.add_influence(state, side, space, amount)


def add_each(state: TwilightState, side: int, spaces: list[int], amount: int) -> None:
    """Add a side's influence in each of the spaces (§9.3(1))."""
    for space in spaces:
        add(state, side, space, amount)


def cut(state: TwilightState, side: int, space: int, amount: int) -> None:
    """Remove a side's influence in a space, not below 0 (§9.3(1))."""
    if state.ended == codes.GOING_ON:
        changes.cut_influence(state, side, space, amount)


def cut_each(state: TwilightState, side: int, spaces: list[int], amount: int) -> None:
    """Remove a side's influence in each of the spaces (§9.3(1))."""
    for space in spaces:
        cut(state, side, space, amount)


def clear(state: TwilightState, side: int, space: int) -> None:
    """Remove all of a side's influence in a space (§9.3(1))."""
    if state.ended == codes.GOING_ON:
        changes.cut_influence(state, side, space, board.influence(state, side, space))


# Support counters


def station(state: TwilightState, face: int, space: int) -> None:
    """Place a counter in a space with this face up, from wherever it was (§2.22, ruling 86)."""
    if state.ended == codes.GOING_ON:
        counters.station(state, face, space)


def station_own(state: TwilightState, counter: int, side: int, space: int) -> None:
    """Place a counter in a space with the face of this side up (§2.22)."""
    station(state, board.own_face(state, counter, side), space)


def dismiss(state: TwilightState, counter: int) -> None:
    """Remove a counter from the map, if it is there (§2.22)."""
    if state.ended == codes.GOING_ON:
        counters.dismiss(state, counter)


def dismiss_face(state: TwilightState, face: int) -> None:
    """Remove a counter from the map, if it shows this face."""
    if board.face_on_map(state, face):
        dismiss(state, faces.counter_of(face))


def dismiss_at(state: TwilightState, counter: int, space: int) -> None:
    """Remove a counter from the map, if it is in this space."""
    if state.counter_at[counter] == space:
        dismiss(state, counter)


def dismiss_all(state: TwilightState, side: int, space: int) -> None:
    """Remove all counters that support a side in a space (§2.22, ruling 90)."""
    for counter in range(ids.COUNTERS):
        if state.content.face_side[board.face_of(state, counter)] == side:
            dismiss_at(state, counter, space)


# Tracks


def gain(state: TwilightState, side: int, amount: int) -> None:
    """A side gains victory points, which may end the game at once (§11.1(i))."""
    if state.ended == codes.GOING_ON:
        changes.gain_points(state, side, amount)


def sign(state: TwilightState) -> None:
    """Raise the treaty level (§2.23(3)(i))."""
    if state.ended == codes.GOING_ON:
        changes.raise_treaty(state)


def calm(state: TwilightState) -> None:
    """Lower the intervention level (ruling 13)."""
    if state.ended == codes.GOING_ON:
        changes.lower_intervention(state)


def provoke(state: TwilightState) -> None:
    """Raise the intervention level, but never to the last level (§11.2(i), ruling 14)."""
    if state.ended != codes.GOING_ON:
        return
    if board.is_coup_allowed(state):
        changes.raise_intervention(state, state.active)
    else:
        events.intervention_held(state)


def lower_court(state: TwilightState, side: int) -> None:
    """Lower a side's court operation level (ruling 87)."""
    if state.ended == codes.GOING_ON:
        changes.lower_court(state, side)


def set_modifier(state: TwilightState, is_placed: bool) -> None:
    """Place or remove Anti-Bakufu's court operation modifier (§2.24(1))."""
    if state.ended == codes.GOING_ON:
        changes.set_modifier(state, is_placed)


def open_yokohama(state: TwilightState) -> None:
    """Open Yokohama (§2.24(2)(ii))."""
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
    """Push the rest of the event, which follows the choice opened next."""
    if state.ended == codes.GOING_ON:
        state.push(frames.REST_OF_EVENT.step(seat))


def put(
    state: TwilightState,
    seat: int,
    points: int,
    most: int,
    space_set: int,
) -> None:
    """The player places influence one by one in a set, at most `most` per space (§9.3(2))."""
    if state.ended == codes.GOING_ON:
        ask_chosen(state, frames.PUT.ask(seat, points, most, space_set))


def take(state: TwilightState, seat: int, points: int, most: int, space_set: int) -> None:
    """The player removes opposing influence one by one in a set (§9.3(1))."""
    if state.ended == codes.GOING_ON:
        ask_chosen(state, frames.TAKE.ask(seat, points, most, space_set))


def ask_chosen(state: TwilightState, frame: Frame) -> None:
    """Open a choice of spaces, unless no space is left for it (ruling 84)."""
    if choosable(state, frame):
        state.push(frame)


def act(state: TwilightState, seat: int, points: int) -> None:
    """The player takes an action with these points: placing, realignment or coup (§9.1(3))."""
    if state.ended == codes.GOING_ON:
        state.push(frames.CHOOSE_KIND.ask(seat, points, BY_EVENT))


def war(state: TwilightState, seat: int, target: int, space_set: int) -> None:
    """The player makes war on a clan of a set against a target value (§9.4)."""
    if state.ended == codes.GOING_ON:
        state.push(frames.WAR.ask(seat, target, space_set))


def coup_free(state: TwilightState, seat: int, points: int, space: int) -> None:
    """A coup in a space that raises no intervention and needs no reach (ruling 85)."""
    if state.ended == codes.GOING_ON:
        state.push(frames.COUP_DIE.draw(space, points, seat))


def realign_free(state: TwilightState, seat: int, attempts: int, space_set: int) -> None:
    """The player may try free realignments in a set (§8.2, ruling 35)."""
    targets = board.contested(state, seat) & state.chart.space_sets[space_set]
    if state.ended == codes.GOING_ON and attempts and targets:
        state.push(frames.FREE_REALIGN.ask(seat, attempts, space_set))


def raise_flags(state: TwilightState, seat: int) -> None:
    """The player rolls for the emperor's flags (§11.3(iii))."""
    if state.ended == codes.GOING_ON:
        state.push(frames.FLAGS_DIE.draw(seat))


# Choices of spaces

POINTS: Final = shared_field("points", frames.PUT, frames.TAKE)
MOST: Final = shared_field("most", frames.PUT, frames.TAKE)
SPACE_SET: Final = shared_field("field", frames.PUT, frames.TAKE)
CHOSEN: Final = shared_field("chosen", frames.PUT, frames.TAKE)


def choosable(state: TwilightState, frame: Frame) -> int:
    """Where the next influence of a choice may be placed or removed (§9.3, ruling 84)."""
    seat, space_set = seat_of(frame), SPACE_SET.of(frame)
    spaces = state.chart.space_sets[space_set] & board.land(state)
    if type_of(frame) == frames.TAKE.number:
        spaces &= board.present(state, 1 - seat)
    elif space_set == space_sets.IN_REACH:
        spaces &= board.reach(state, seat)
    return spaces & ~chosen_spaces.used_up(CHOSEN.of(frame), MOST.of(frame))


def ask_next(state: TwilightState, frame: Frame, space: int) -> None:
    """Ask for the next space while points and spaces are left."""
    points = POINTS.of(frame) - 1
    if points:
        spaces = chosen_spaces.added(CHOSEN.of(frame), space)
        frame_type = frames.TAKE if type_of(frame) == frames.TAKE.number else frames.PUT
        ask_chosen(
            state,
            frame_type.ask(seat_of(frame), points, MOST.of(frame), SPACE_SET.of(frame), spaces),
        )
