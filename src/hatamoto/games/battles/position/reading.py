"""Reads positions; every error is a BadPosition that names the field."""

from collections.abc import Mapping
from typing import Final

from hatamoto.games.battles import changes, codes, frames, occupants, status
from hatamoto.games.battles.board import pieces
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.decisions.arriving import push_arrivals
from hatamoto.games.battles.decisions.placing import go_on_placing
from hatamoto.games.battles.position.validation import problems
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks, positions
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.positions import Reader, index_of, integer

FIELDS: Final = (
    "turn", "phase", "active", "begins", "pieces", "disordered", "marked", "control", "owed",
    "winner",
)  # fmt: skip


def read(state: BattlesState, facts: Mapping[str, object]) -> BattlesState:
    """Fill an empty state from a position; raises BadPosition."""
    reader = positions.read_facts(facts, FIELDS)
    read_clock(state, reader)
    read_pieces(state, reader)
    for piece in listed(state, reader, "disordered"):
        state.status[piece] = status.disordered(state.status[piece])
    for piece in listed(state, reader, "marked"):
        state.status[piece] = status.marked(state.status[piece])
    read_control(state, reader)
    read_owed(state, reader)
    begins = reader.flag("begins", False)
    positions.check_facts(problems(state, begins))
    if state.ended == codes.GOING_ON:
        open_next(state, begins)
    return state


def read_clock(state: BattlesState, reader: Reader) -> None:
    """The turn, the phase, and whether the game is over."""
    state.turn = reader.integer("turn", 0, state.scenario.turns, 0)
    if state.turn:
        phase = reader.index("phase", codes.PHASE_NAMES[: codes.PHASES_EACH], codes.MOVE)
        state.phase = codes.PHASES_EACH * reader.integer("active", 0, 1, 0) + phase
    elif reader.fields.get("phase", "setup") != "setup" or reader.integer("active", 0, 0, 0):
        raise BadPosition("phase: before the first turn there is only the set-up")
    if reader.has("winner"):
        state.winner = reader.integer("winner", 0, 1, 0)
    state.ended = positions.read_end(state, reader, codes.REASONS)


def read_pieces(state: BattlesState, reader: Reader) -> None:
    """The place of each piece; during play a missing unit of the set-up is removed."""
    if state.turn:
        for piece in range(len(state.status)):
            if pieces.place_of(state, piece) == status.TO_PLACE:
                state.status[piece] = status.in_place(status.REMOVED)
    for name, value in reader.table("pieces").items():
        piece = index_of(name, state.scenario.pieces, "pieces")
        if value in status.PLACES[1:]:
            state.status[piece] = status.in_place(status.PLACES.index(str(value)))
        else:
            put(state, piece, value)


def put(state: BattlesState, piece: int, value: object) -> None:
    """Put a piece into a hex that has no other piece of its kind."""
    name = state.scenario.pieces[piece]
    if not isinstance(value, str) or value not in hexes.HEX_IDS:
        places = ", ".join(status.PLACES[1:])
        raise BadPosition(f"pieces: {name} is in a hex such as h1122 or in {places}")
    hex = hexes.HEX_IDS.index(value)
    is_taken = occupants.has_unit if piece < state.scenario.units else occupants.has_commander
    if is_taken(state.field[hex]):
        raise BadPosition(f"pieces: {name} is not alone in {value}")
    state.status[piece] = status.ON_MAP
    changes.put(state, piece, hex)


def listed(state: BattlesState, reader: Reader, key: str) -> list[int]:
    """The pieces of a list; raises BadPosition for one that is not on the map."""
    found = reader.indices(key, state.scenario.pieces)
    for piece in found:
        if not pieces.is_on_map(state, piece):
            raise BadPosition(f"{key}: {state.scenario.pieces[piece]} is not on the map")
    return found


def read_control(state: BattlesState, reader: Reader) -> None:
    """Who controls the victory hexes; by default as at the start."""
    names = [hexes.HEX_IDS[hex] for hex in state.scenario.victory_hexes]
    for name, value in reader.table("control").items():
        index = index_of(name, names, "control")
        for seat in range(2):
            state.held[seat] = masks.without(state.held[seat], masks.one(index))
        if value is not None:
            state.held[integer(value, "control", 0, 1)] |= masks.one(index)


def read_owed(state: BattlesState, reader: Reader) -> None:
    """The number of units each seat may still bring on."""
    for seat, value in enumerate(reader.seat_items("owed", state.seats)):
        state.owed[seat] = integer(value, "owed", 0, state.scenario.units)


def open_next(state: BattlesState, begins: bool) -> None:
    """Open the set-up, the arrivals of a phase that begins, or the choice of the next unit."""
    if state.turn:
        state.push(frames.GO_ON.step())
        if begins:
            push_arrivals(state, codes.ACTING[state.phase])
    else:
        go_on_placing(state, 0)
    state.run_opening_steps()
