"""Writes positions, and decides which states are resting."""

from typing import Final

from hatamoto.games.battles import codes, frames, status
from hatamoto.games.battles.board import pieces
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.decisions.arriving import arrivals
from hatamoto.games.battles.state import BattlesState
from hatamoto.games.battles.view import control
from hatamoto.kernel.frames import numbers, type_of
from hatamoto.kernel.positions import open_frames, write_end, write_head

RESTING: Final = numbers(frames.PLACE_UNIT, frames.ORDER, frames.FIRE_UNIT, frames.MELEE_UNIT)
"""Choices of the next unit: what is open follows from the phase and the pieces."""


def is_resting(state: BattlesState) -> bool:
    """Whether the next unit is to be chosen, a phase begins, or the game is over."""
    if len(state.stack) < 2:
        return not state.stack or type_of(state.stack[0]) in RESTING
    return begins(state)


def begins(state: BattlesState) -> bool:
    """Whether a phase has just begun, with all its arrivals still to come."""
    is_move = state.phase < codes.PHASES and codes.phase_kind(state.phase) == codes.MOVE
    if not is_move or len(state.stack) < 2:
        return False
    return state.stack[1:] == arrivals(state, codes.ACTING[state.phase])


def write(state: BattlesState) -> dict[str, object]:
    """Every field; for a state that is not resting also what is open, which loading refuses."""
    ids, numbers = state.scenario.pieces, range(len(state.status))
    facts: dict[str, object] = {
        **write_head(state),
        "turn": state.turn,
        "phase": codes.PHASE_NAMES[state.phase] if state.phase < codes.PHASES else "setup",
        "active": state.phase // codes.PHASES_EACH if state.phase < codes.PHASES else 0,
        "begins": begins(state),
        "pieces": {ids[piece]: write_place(state, piece) for piece in numbers},
        "disordered": [ids[piece] for piece in numbers if pieces.is_disordered(state, piece)],
        "marked": [ids[piece] for piece in numbers if pieces.is_marked(state, piece)],
        "control": {row["hex"]: row["seat"] for row in control(state)},
        "owed": state.owed.copy(),
        "winner": state.winner if state.winner != codes.NOBODY_WON else None,
        **write_end(state, codes.REASONS[state.ended]),
    }
    if not is_resting(state):
        facts["trail"] = [hexes.HEX_IDS[hex] for hex in state.trail]
        facts["open"] = open_frames(state)
    return facts


def write_place(state: BattlesState, piece: int) -> str:
    """The hex of a piece, or where it is off the map."""
    place = pieces.place_of(state, piece)
    return hexes.HEX_IDS[state.at[piece]] if place == status.ON_MAP else status.PLACES[place]
