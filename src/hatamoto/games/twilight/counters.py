"""Places, turns and removes support counters (§2.22)."""

from hatamoto.games.twilight import board, changes, codes, events, faces, ids
from hatamoto.games.twilight.state import TwilightState


def station(state: TwilightState, face: int, space: int) -> None:
    """Place a counter in a space with this face up, from wherever it is (§2.22, ruling 8)."""
    counter = faces.counter_of(face)
    lift(state, counter)
    state.counter_at[counter] = space
    state.counter_face[counter] = faces.turned(face)
    content = state.content
    side = content.face_side[face]
    if space != ids.EDO:
        slot = side * ids.SPACES + space
        state.support[slot] += content.face_value[face]
        if state.influence[slot] < state.support[slot]:
            changes.mark_short(state, side, space)
    events.marker_stationed(state, face, space)


def dismiss(state: TwilightState, counter: int) -> None:
    """Take a counter off the map; its support ends, but influence stays (ruling 9)."""
    space = state.counter_at[counter]
    if space == codes.OFF_MAP:
        return
    face = board.face_of(state, counter)
    lift(state, counter)
    state.counter_face[counter] = 0
    events.marker_removed(state, face, space)


def lift(state: TwilightState, counter: int) -> None:
    """Remove a counter and its support from its space."""
    space = state.counter_at[counter]
    if space != codes.OFF_MAP and space != ids.EDO:
        face = board.face_of(state, counter)
        content = state.content
        state.support[content.face_side[face] * ids.SPACES + space] -= content.face_value[face]
    state.counter_at[counter] = codes.OFF_MAP


def return_navy(state: TwilightState) -> None:
    """Return the optional counter to Edo-Bakufu, head up (§12.1(2))."""
    away = state.counter_at[ids.NAVY_KATSU] != ids.EDO
    lift(state, ids.NAVY_KATSU)
    state.counter_at[ids.NAVY_KATSU] = ids.EDO
    if away:
        events.marker_returned(state, board.face_of(state, ids.NAVY_KATSU))
    state.counter_face[ids.NAVY_KATSU] = 0
