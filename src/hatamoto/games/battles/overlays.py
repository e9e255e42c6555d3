"""Optional layers of the map: zones of control, ranges, and where guns can fire.

They are computed on request only, not as part of a view, and are the same for everybody.
"""

from hatamoto.games.battles.board import combat
from hatamoto.games.battles.board.pieces import in_enemy_zoc, is_commander, is_on_map
from hatamoto.games.battles.content import distance, hexes, tables
from hatamoto.games.battles.state import BattlesState
from hatamoto.games.battles.view_types import OverlaysView, RangeView


def overlays(state: BattlesState) -> OverlaysView:
    """The zones of both sides, and the range of each piece on the map."""
    pieces = [piece for piece in range(len(state.at)) if is_on_map(state, piece)]
    rows = [range_row(state, piece) for piece in pieces]
    return {
        "zones": [zone(state, 0), zone(state, 1)],
        "ranges": [row for row in rows if row is not None],
    }


def zone(state: BattlesState, seat: int) -> list[str]:
    """The hexes in zones of control of a seat (§3-2)."""
    return [
        hexes.HEX_IDS[hex]
        for hex in range(hexes.HEXES)
        if in_enemy_zoc(state, hex, 1 - seat) and is_land(state, hex)
    ]


def is_land(state: BattlesState, hex: int) -> bool:
    """Whether a piece can be in a hex."""
    return state.scenario.terrain[hex] != tables.LAKE


def range_row(state: BattlesState, piece: int) -> RangeView | None:
    """The range of a piece; None for a unit that never fires (§9-1(1), §12(2), §15-2-7-2(3).2)."""
    within = hexes_within(state, piece)
    if not within:
        return None
    commander = is_commander(state, piece)
    seen = [] if commander else [hex for hex in within if can_hit(state, piece, hex)]
    return {
        "unit": state.scenario.pieces[piece],
        "hex": hexes.HEX_IDS[state.at[piece]],
        "kind": "command" if commander else "fire",
        "within": [hexes.HEX_IDS[hex] for hex in within],
        "seen": [hexes.HEX_IDS[hex] for hex in seen],
    }


def hexes_within(state: BattlesState, piece: int) -> list[int]:
    """The land hexes in range of a piece, without its own, by plain distance (ruling 68)."""
    scenario = state.scenario
    at = state.at[piece]
    if is_commander(state, piece) or scenario.artillery[piece]:
        most = scenario.range_of[piece]
    else:
        most = 1 if scenario.fire[piece] else 0
    return [
        hex
        for hex in range(hexes.HEXES)
        if hex != at and distance(at, hex) <= most and is_land(state, hex)
    ]


def can_hit(state: BattlesState, unit: int, hex: int) -> bool:
    """Whether an enemy in a hex in range can be fired at; for a gun it must be spotted (§12(2))."""
    if not state.scenario.artillery[unit]:
        return True
    return combat.is_beside_unit(state, hex, state.scenario.owner[unit])
