"""Pieces, hexes and dice as facts for events, prompts and refusals."""

from hatamoto.games.battles import actions
from hatamoto.games.battles.board.support import helpers_in
from hatamoto.games.battles.content import clamped, hex_name
from hatamoto.games.battles.content.tables import MIN_ROW
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.refusals import Facts


def about(state: BattlesState, piece: int) -> Facts:
    """A piece."""
    return {"unit": state.scenario.pieces[piece]}


def where(hex: int) -> Facts:
    """A hex."""
    return {"hex": hex_name(hex)}


def both(state: BattlesState, unit: int, target: int) -> Facts:
    """The attacker and the target."""
    return {"unit": state.scenario.pieces[unit], "target_unit": state.scenario.pieces[target]}


def supported(state: BattlesState, unit: int, target: int, helpers: int) -> Facts:
    """The attacker, the target and the supporters, with their hexes."""
    others = helpers_in(state, helpers, target)
    return {
        **both(state, unit, target),
        "support_units": [state.scenario.pieces[helper] for helper in others],
        "from_hex": hex_name(state.at[unit]),
        "hex": hex_name(state.at[target]),
        "support_hexes": [hex_name(state.at[helper]) for helper in others],
    }


def standing(state: BattlesState, piece: int) -> Facts:
    """A piece and its hex."""
    return {**about(state, piece), **where(state.at[piece])}


def read_at(head: str, total: int, rows: int) -> Facts:
    """The cell of a results table: the heading of its column and the roll of its row."""
    return {"column": head, "row": MIN_ROW + clamped(total - MIN_ROW, rows - 1)}


def rolled(action: int, modifier: int) -> Facts:
    """Two dice, the modifier and the total."""
    number, other = actions.two_dice(action)
    total = number + other + modifier
    return {"number": number, "other_number": other, "modifier": modifier, "total": total}
