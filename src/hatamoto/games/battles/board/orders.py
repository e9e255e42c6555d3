"""The legal actions of the acting seat in each phase; `end` is always the last."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from hatamoto.games.battles import actions, occupants, status
from hatamoto.games.battles.board.combat import has_gun_target, is_beside_enemy
from hatamoto.games.battles.board.pieces import (
    first_commander,
    first_unit,
    last_commander,
    last_unit,
    place_of,
)
from hatamoto.games.battles.board.reach import commander_can_move
from hatamoto.games.battles.board.steps import hex_of
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.state import BattlesState

if TYPE_CHECKING:
    from mypy_extensions import i64


def movements(state: BattlesState, seat: int) -> list[int]:
    """Recoveries, moves and arrivals of the Recovery/Movement Phase (§6, §13-2).

    The list is rebuilt for most decisions, so the loop uses machine words (`i64`) when compiled.
    """
    field: list[i64] = state.field
    edges: list[list[i64]] = state.ground.edges
    at: list[i64] = state.at
    standing: list[i64] = state.status
    act, first = state.ground.act, state.ground.first
    enemy: i64 = occupants.ZOC_OF[1 - seat]
    begin: i64 = first_unit(state, seat)
    end: i64 = last_unit(state, seat)
    found: list[object] = []
    waits = False
    may_come = is_coming(state, seat)
    for unit in range(begin, end):
        now = standing[unit]
        if now > status.DISORDERED:  # marked, or not on the map
            place = status.place_of(now)
            waits = waits or place == status.BACK or (may_come and place == status.IN_HAND)
            continue
        if now:
            found.append(act.recoveries[first + unit])
        start = at[unit]
        for edge in edges[start]:
            holds = field[hex_of(edge)]
            if holds <= occupants.NO_UNIT and not (holds & enemy and field[start] & enemy):
                found.append(act.moves[first + unit])
                break
    if waits:
        add_arrivals(state, seat, found)
    for piece in range(first_commander(state, seat), last_commander(state, seat)):
        if state.status[piece] == status.READY and commander_can_move(state, piece):
            found.append(state.ground.act.moves[first + piece])
        elif place_of(state, piece) == status.IN_HAND and commander_may_enter(state, seat):
            found.append(state.ground.act.entries[first + piece])
    found.append(actions.END)
    return cast(list[int], found)  # all items are integers, boxed once


def add_arrivals(state: BattlesState, seat: int, found: list[object]) -> None:
    """Add the units that may be placed on the entry hex now (§13-2, §15-2-5(1))."""
    entry = state.scenario.entry[seat]
    if entry == hexes.NO_HEX or occupants.has_unit(state.field[entry]):
        return
    first = state.ground.first
    comes = is_coming(state, seat)
    guns = comes and not is_foot_in_hand(state, seat)
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        place = status.place_of(state.status[unit])
        is_due = place == status.IN_HAND and (guns if state.scenario.artillery[unit] else comes)
        if is_due or place == status.BACK:
            found.append(state.ground.act.entries[first + unit])


def is_coming(state: BattlesState, seat: int) -> bool:
    """Whether units in hand may enter: drawn from a cup, or chosen while some are owed."""
    return state.owed[seat] > 0 or state.scenario.cup[seat] != 0


def is_foot_in_hand(state: BattlesState, seat: int) -> bool:
    """Whether guns must wait for the rest of their force (§15-2-5(1).2)."""
    scenario = state.scenario
    if not scenario.artillery_last:
        return False
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        if status.place_of(state.status[unit]) == status.IN_HAND and not scenario.artillery[unit]:
            return True
    return False


def commander_may_enter(state: BattlesState, seat: int) -> bool:
    """Whether there is no commander on the seat's entry hex (ruling 50)."""
    return not occupants.has_commander(state.field[state.scenario.entry[seat]])


def shots(state: BattlesState, seat: int) -> list[int]:
    """The units that can fire (§9-1)."""
    scenario = state.scenario
    first = state.ground.first
    enemy = occupants.ZOC_OF[1 - seat]
    found: list[int] = []
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        if state.status[unit] or not scenario.fire[unit]:
            continue
        hex = state.at[unit]
        if (
            state.field[hex] & enemy
            or (state.ground.wet[hex] and is_beside_enemy(state, hex, seat))
            or (scenario.artillery[unit] and has_gun_target(state, unit))
        ):
            found.append(state.ground.act.fire + first + unit)
    found.append(actions.END)
    return found


def attacks(state: BattlesState, seat: int) -> list[int]:
    """The units that can attack: in order, with a melee strength, next to an enemy (§10-1)."""
    scenario = state.scenario
    first = state.ground.first
    enemy = occupants.ZOC_OF[1 - seat]
    found: list[int] = []
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        if state.status[unit] or not scenario.has_melee[unit]:
            continue
        if state.field[state.at[unit]] & enemy:
            found.append(state.ground.act.melee + first + unit)
    found.append(actions.END)
    return found
