"""Writing a position: every field."""

from hatamoto.games.battles import codes
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.state import BattlesState
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
        "phase": codes.PHASE_NAMES[state.phase] if state.phase < codes.PHASES else "setup",
        "active": state.phase // 3 if state.phase < codes.PHASES else 0,
        "pieces": {id: write_place(state, piece) for piece, id in enumerate(state.scenario.pieces)},
        "disordered": flagged(state, codes.DISORDERED),
        "marked": flagged(state, codes.MARKED),
        "control": {str(row["hex"]): row["seat"] for row in control(state)},
        "owed": state.owed.copy(),
        "trail": [hexes.HEX_IDS[hex] for hex in state.trail],
        "open": write_frames(state.game, state.stack),
        "ended": codes.REASONS[state.ended] or None,
        "winner": state.winner if state.winner != codes.NOBODY_WON else None,
        "rolls": state.rolls,
        "learned": state.learned,
    }


def write_place(state: BattlesState, piece: int) -> str:
    """The hex of a piece, or where it is off the map."""
    place = state.status[piece] >> 2
    return hexes.HEX_IDS[state.at[piece]] if place == codes.ON_MAP else codes.PLACE_NAMES[place]


def flagged(state: BattlesState, flag: int) -> list[str]:
    """The pieces that stand so."""
    return [id for piece, id in enumerate(state.scenario.pieces) if state.status[piece] & flag]
