"""Refusals that several decisions share: the piece is of another battle, not yours, not on the
map."""

from hatamoto.games.battles import status
from hatamoto.games.battles.board.pieces import place_of
from hatamoto.games.battles.content import hexes, tables
from hatamoto.games.battles.facts import about
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.refusals import Refusal, refused


def local(state: BattlesState, token: int) -> int:
    """The number in this battle of a piece in the verb table; out of range if it has none."""
    return token - state.ground.first


def is_of_battle(state: BattlesState, piece: int) -> bool:
    """Whether the number is a piece of this battle."""
    return 0 <= piece < len(state.scenario.pieces)


def other_battle(state: BattlesState, rule: str, piece: int) -> Refusal | None:
    """The refusal for a piece of another battle, or None."""
    if is_of_battle(state, piece):
        return None
    number = piece + state.ground.first
    return refused(rule, "other_battle", {"unit": state.content.piece_ids[number]})


def not_mine(state: BattlesState, rule: str, piece: int, seat: int) -> Refusal | None:
    """The refusal for a piece of another battle or of the other player, or None."""
    found = other_battle(state, rule, piece)
    if found is not None:
        return found
    if state.scenario.owner[piece] != seat:
        return refused(rule, "not_your_unit", about(state, piece))
    return None


def not_mine_on_map(state: BattlesState, rule: str, piece: int, seat: int) -> Refusal | None:
    """The same, or the piece is not on the map."""
    found = not_mine(state, rule, piece, seat)
    if found is None and place_of(state, piece) != status.ON_MAP:
        return refused(rule, "not_on_map", about(state, piece))
    return found


def not_my_unit_on_map(state: BattlesState, rule: str, piece: int, seat: int) -> Refusal | None:
    """The same, or the piece is a commander, not a combat unit (§2-2-1)."""
    found = not_mine_on_map(state, rule, piece, seat)
    if found is None and piece >= state.scenario.units:
        return refused(rule, "is_commander", about(state, piece))
    return found


def not_enemy_on_map(state: BattlesState, rule: str, piece: int, seat: int) -> Refusal | None:
    """The refusal unless the target is an enemy combat unit on the map."""
    found = other_battle(state, rule, piece)
    if found is not None:
        return found
    if state.scenario.owner[piece] == seat:
        return refused(rule, "own_unit", about(state, piece))
    if place_of(state, piece) != status.ON_MAP:
        return refused(rule, "not_on_map", about(state, piece))
    if piece >= state.scenario.units:
        return refused("15-2-7-2(4).5", "is_commander", about(state, piece))
    return None


def off_map(state: BattlesState, hex: int) -> bool:
    """Whether no piece can ever be in a hex."""
    return not 0 <= hex < hexes.HEXES or state.scenario.terrain[hex] == tables.LAKE
