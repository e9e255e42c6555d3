"""Writing a position: every field."""

from hatamoto.games.battles.content import HEX_IDS
from hatamoto.games.battles.state import (
    DISORDERED,
    MARKED,
    NOBODY_WON,
    ON_MAP,
    PHASE_NAMES,
    PHASES,
    PLACE_NAMES,
    REASONS,
    BattlesState,
)
from hatamoto.games.battles.view import control
from hatamoto.kernel.positions import write_frames


def write(state: BattlesState) -> dict[str, object]:
    """Every field."""
    return {
        "game": state.game.id,
        "rules": state.game.rules_number,
        "seats": state.seats,
        "options": {"scenario": state.scenario.id, "arrivals_pay_zoc": state.arrivals_pay},
        "turn": state.turn,
        "phase": PHASE_NAMES[state.phase] if state.phase < PHASES else "setup",
        "active": state.phase // 3 if state.phase < PHASES else 0,
        "pieces": {id: write_place(state, piece) for piece, id in enumerate(state.scenario.pieces)},
        "disordered": flagged(state, DISORDERED),
        "marked": flagged(state, MARKED),
        "control": {str(row["hex"]): row["seat"] for row in control(state)},
        "owed": state.owed.copy(),
        "trail": [HEX_IDS[hex] for hex in state.trail],
        "open": write_frames(state.game, state.stack),
        "ended": REASONS[state.ended] or None,
        "winner": state.winner if state.winner != NOBODY_WON else None,
        "rolls": state.rolls,
        "learned": state.learned,
    }


def write_place(state: BattlesState, piece: int) -> str:
    """The hex of a piece, or where it is off the map."""
    place = state.status[piece] >> 2
    return HEX_IDS[state.at[piece]] if place == ON_MAP else PLACE_NAMES[place]


def flagged(state: BattlesState, flag: int) -> list[str]:
    """The pieces that stand so."""
    return [id for piece, id in enumerate(state.scenario.pieces) if state.status[piece] & flag]
