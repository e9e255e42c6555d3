"""The view: everything except the order of pieces in a cup, which is not decided yet."""

from typing import Final

from hatamoto.games.battles import codes, frames, status
from hatamoto.games.battles.board import pieces
from hatamoto.games.battles.board.support import helpers_in
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.preview import preview_of
from hatamoto.games.battles.state import BattlesState
from hatamoto.games.battles.view_types import (
    BattlesView,
    DeclaredView,
    PieceView,
    SideView,
    VictoryHexView,
)
from hatamoto.kernel import masks
from hatamoto.kernel.frames import numbers, shared_field, type_of

MOVING: Final = numbers(frames.MOVE_TO, frames.ENTER_TO)
MOVING_ON: Final = numbers(frames.MOVE_VIA, frames.ENTER_VIA)
ONE_UNIT: Final = (frames.RECOVERY_DIE, frames.FIRE_TARGET, frames.MELEE_TARGET, frames.RETREAT)
TWO_UNITS: Final = (*frames.SHOTS, *frames.ATTACKS)
NAMES_UNIT: Final = numbers(*ONE_UNIT)
NAMES_TARGET: Final = numbers(*TWO_UNITS)
PIECE: Final = shared_field("piece", *frames.MOVES)
VIA: Final = shared_field("via", frames.MOVE_VIA, frames.ENTER_VIA)
UNIT: Final = shared_field("unit", *ONE_UNIT, *TWO_UNITS)
TARGET: Final = shared_field("target", *TWO_UNITS)
HELPERS: Final = shared_field("helpers", *TWO_UNITS)


def view(state: BattlesState, seat: int) -> BattlesView:
    """The public table, and the reader's seat."""
    return {
        "scenario": state.scenario.id,
        "turn": state.turn,
        "turns": state.scenario.turns,
        "phase": phase_name(state),
        "active": active_seat(state),
        "acting": acting_seat(state),
        "pieces": [piece_row(state, piece) for piece in pieces_on_map(state)],
        "control": control(state),
        "sides": [side_row(state, 0), side_row(state, 1)],
        "declared": declared(state),
        "asked": preview_of(state),
        "ended": codes.REASONS[state.ended] or None,
        "you": seat if 0 <= seat < state.seats else None,
    }


def phase_name(state: BattlesState) -> str:
    """The current phase; `setup` before the first, `over` after the last."""
    if state.ended != codes.GOING_ON:
        return "over"
    return codes.PHASE_NAMES[state.phase] if state.phase < codes.PHASES else "setup"


def active_seat(state: BattlesState) -> int:
    """Whose player turn it is (§5-1, §5-2)."""
    return state.phase // codes.PHASES_EACH if state.phase < codes.PHASES else acting_seat(state)


def acting_seat(state: BattlesState) -> int:
    """The seat that acts in the phase; during set-up the seat that places."""
    if state.phase < codes.PHASES:
        return codes.ACTING[state.phase]
    return state.actor() if state.actor() >= 0 else 0


def pieces_on_map(state: BattlesState) -> list[int]:
    """The pieces on the map in their order."""
    return [piece for piece in range(len(state.status)) if pieces.is_on_map(state, piece)]


def piece_row(state: BattlesState, piece: int) -> PieceView:
    """A piece on the map."""
    return {
        "unit": state.scenario.pieces[piece],
        "seat": state.scenario.owner[piece],
        "hex": hexes.HEX_IDS[state.at[piece]],
        "disordered": pieces.is_disordered(state, piece),
        "marked": pieces.is_marked(state, piece),
    }


def control(state: BattlesState) -> list[VictoryHexView]:
    """Who controls each victory hex (§14)."""
    rows: list[VictoryHexView] = []
    for index, hex in enumerate(state.scenario.victory_hexes):
        rows.append({"hex": hexes.HEX_IDS[hex], "seat": holder(state, index)})
    return rows


def holder(state: BattlesState, victory: int) -> int | None:
    """The seat that controls a victory hex."""
    for seat in range(state.seats):
        if masks.has(state.held[seat], victory):
            return seat
    return None


def side_row(state: BattlesState, seat: int) -> SideView:
    """A side's pieces off the map and its victory hexes."""
    removed = kept(state, seat, status.REMOVED, False)
    return {
        "side": state.scenario.sides[seat],
        "hexes": pieces.hexes_held(state, seat),
        "to_place": kept(state, seat, status.TO_PLACE, False),
        "hand": kept(state, seat, status.IN_HAND, False),
        "owed": state.owed[seat],
        "cup": kept(state, seat, status.IN_CUP, False),
        "back": kept(state, seat, status.BACK, False),
        "removed": removed + kept(state, seat, status.REMOVED, True),
        "commanders": kept(state, seat, status.IN_HAND, True),
        "commander_cup": kept(state, seat, status.IN_CUP, True),
    }


def kept(state: BattlesState, seat: int, place: int, commanders: bool) -> list[str]:
    """The units, or commanders, of a seat in one place off the map."""
    first = pieces.first_commander(state, seat) if commanders else pieces.first_unit(state, seat)
    last = pieces.last_commander(state, seat) if commanders else pieces.last_unit(state, seat)
    names = state.scenario.pieces
    return [names[piece] for piece in range(first, last) if pieces.place_of(state, piece) == place]


def declared(state: BattlesState) -> DeclaredView | None:
    """The open declaration: the piece and, as far as chosen, target, supporters and way point."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    frame_type = type_of(frame)
    if frame_type in NAMES_TARGET:
        target = TARGET.of(frame)
        support = helpers_in(state, HELPERS.of(frame), target)
        return declaration(state, UNIT.of(frame), target, support, None)
    if frame_type in MOVING_ON:
        return declaration(state, PIECE.of(frame), -1, [], hexes.HEX_IDS[VIA.of(frame)])
    if frame_type in MOVING:
        return declaration(state, PIECE.of(frame), -1, [], None)
    if frame_type in NAMES_UNIT:
        return declaration(state, UNIT.of(frame), -1, [], None)
    return None


def declaration(
    state: BattlesState, unit: int, target: int, support: list[int], via: str | None
) -> DeclaredView:
    """One open declaration."""
    names = state.scenario.pieces
    return {
        "unit": names[unit],
        "target": names[target] if target >= 0 else None,
        "support": [names[helper] for helper in support],
        "via": via,
        "trail": [hexes.HEX_IDS[hex] for hex in state.trail],
    }
