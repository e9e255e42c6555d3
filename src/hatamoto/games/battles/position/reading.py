"""Reading a position somebody wrote by hand; every slip is a BadPosition that names the field."""

from collections.abc import Mapping
from typing import Final

from hatamoto.games.battles import changes, codes
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.decisions.placing import go_on_placing
from hatamoto.games.battles.position.fitting import check_open, check_over
from hatamoto.games.battles.position.standing import check_table
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import STEP, framed
from hatamoto.kernel.positions import Reader, integer, items, place_of, read_frame, shown

FIELDS: Final = (
    "game", "rules", "seats", "options", "turn", "phase", "active", "pieces", "disordered",
    "marked", "control", "owed", "trail", "open", "ended", "winner", "rolls", "learned",
)  # fmt: skip


def read(state: BattlesState, fields: Mapping[str, object]) -> BattlesState:
    """The state the fields describe, from one with nothing on the map."""
    reader = Reader(fields, FIELDS)
    read_clock(state, reader)
    read_pieces(state, reader)
    read_flags(state, reader, "disordered", codes.DISORDERED)
    read_flags(state, reader, "marked", codes.MARKED)
    read_control(state, reader)
    read_counts(state, reader)
    check_table(state)
    read_open(state, reader)
    return state


def read_clock(state: BattlesState, reader: Reader) -> None:
    """The turn, the phase, and whether the game is over."""
    state.turn = reader.integer("turn", 0, state.scenario.turns, 0)
    if state.turn:
        names = [*codes.PHASE_NAMES[:3]]
        phase = place_of(reader.fields.get("phase", "move"), names, "phase")
        state.phase = 3 * reader.integer("active", 0, 1, 0) + phase
    elif reader.fields.get("phase", "setup") != "setup" or reader.integer("active", 0, 0, 0):
        raise BadPosition("phase: before the first turn there is only the set-up")
    if reader.has("ended"):
        state.ended = 1 + place_of(reader.fields["ended"], codes.REASONS[1:], "ended")
    if reader.has("winner"):
        state.winner = reader.integer("winner", 0, 1, 0)
    state.rolls = reader.integer("rolls", 0, 1 << 30, 0)
    state.learned = reader.integer("learned", 0, 0, 0)


def read_pieces(state: BattlesState, reader: Reader) -> None:
    """Where each piece is; in play a unit of the set-up that is left out is off the map."""
    if state.turn:
        for piece in range(len(state.status)):
            if state.status[piece] >> 2 == codes.TO_PLACE:
                state.status[piece] = codes.REMOVED << 2
    for name, value in reader.table("pieces").items():
        piece = place_of(name, state.scenario.pieces, "pieces")
        if value in codes.PLACE_NAMES[1:]:
            state.status[piece] = codes.PLACE_NAMES.index(str(value)) << 2
        else:
            put(state, piece, value)


def put(state: BattlesState, piece: int, value: object) -> None:
    """A piece stands in a hex, alone of its sort."""
    name = state.scenario.pieces[piece]
    if not isinstance(value, str) or value not in hexes.HEX_IDS:
        places = ", ".join(codes.PLACE_NAMES[1:])
        raise BadPosition(f"pieces: {name} is in a hex such as h1122 or in {places}")
    hex = hexes.HEX_IDS.index(value)
    sort = codes.UNIT_BITS if piece < state.scenario.units else codes.COMMANDER
    if state.field[hex] & sort:
        raise BadPosition(f"pieces: {name} is not alone in {value}")
    state.status[piece] = codes.ON_MAP
    changes.put(state, piece, hex)


def read_flags(state: BattlesState, reader: Reader, key: str, flag: int) -> None:
    """Which pieces are disordered, or marked."""
    for name in reader.items(key):
        piece = place_of(name, state.scenario.pieces, key)
        if state.status[piece] >> 2 != codes.ON_MAP:
            raise BadPosition(f"{key}: {state.scenario.pieces[piece]} is not on the map")
        state.status[piece] |= flag


def read_control(state: BattlesState, reader: Reader) -> None:
    """Who controls the victory hexes; those left out as at the start."""
    names = [hexes.HEX_IDS[hex] for hex in state.scenario.victory_hexes]
    for name, value in reader.table("control").items():
        place = place_of(name, names, "control")
        for seat in range(2):
            state.held[seat] &= ~(1 << place)
        if value is not None:
            state.held[integer(value, "control", 0, 1)] |= 1 << place


def read_counts(state: BattlesState, reader: Reader) -> None:
    """The arrivals owed, and the hexes of an unfinished retreat."""
    owed = reader.items("owed")
    if len(owed) not in (0, 2):
        raise BadPosition("owed: a number for each of two seats")
    for seat, value in enumerate(owed):
        state.owed[seat] = integer(value, "owed", 0, state.scenario.units)
    for value in items(reader.fields.get("trail", []), "trail"):
        if not isinstance(value, str) or value not in hexes.HEX_IDS:
            raise BadPosition(f"trail: {shown(value)} is no hex")
        state.trail.append(hexes.HEX_IDS.index(value))


def read_open(state: BattlesState, reader: Reader) -> None:
    """Open what the position says, or the next question of its phase."""
    if state.ended != codes.GOING_ON:
        if reader.items("open"):
            raise BadPosition("open: nothing is open when the game is over")
        check_over(state)
        return
    if reader.has("open"):
        state.stack = [read_frame(state.game, words, 2) for words in reader.items("open")]
        check_open(state)
    elif state.trail:
        raise BadPosition("trail: nobody retreats")
    elif state.turn:
        state.push(framed(codes.GO_ON, STEP))
    else:
        go_on_placing(state, 0)
    state.settle_opening()
