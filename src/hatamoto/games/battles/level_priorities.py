"""The priorities of the levels: each army's judgement, corrected for mistakes seen in play."""

from typing import Final

from hatamoto.games.battles import actions, frames, occupants, status
from hatamoto.games.battles.board.pieces import unit_at
from hatamoto.games.battles.content import maps
from hatamoto.games.battles.judgement import priorities
from hatamoto.games.battles.judgement.doctrine import doctrine_of
from hatamoto.games.battles.judgement.plans import Plan
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import numbers, shared_field, type_of

SHATTER: Final = 10_000
"""What it costs to run through a friend who is lost by it."""
SHAKE: Final = 120
"""What it costs to run through a friend who is disordered by it."""
STORMED: Final = 10_000
"""What it costs guns to fire past somebody who could storm them next."""
VACATED: Final = 10_000
"""What it costs guns to leave a victory hex that an enemy could come to."""
PIECE: Final = shared_field("piece", *frames.MOVES)
UNIT: Final = frames.FIRE_TARGET.field("unit")
MOVING: Final = numbers(frames.MOVE_TO, frames.ENTER_TO)


def level_priorities(state: BattlesState, seat: int) -> list[int]:
    """For each legal action of the seat, in order, how much it is wanted."""
    found = priorities(state, seat)
    frame = state.stack[-1]
    frame_type = type_of(frame)
    if frame_type == frames.ORDER.number:
        keep_batteries(state, seat, found, state.legal(seat))
    elif frame_type == frames.RETREAT.number:
        keep_friends(state, found, state.legal(seat))
    elif frame_type in MOVING and state.scenario.artillery[PIECE.of(frame)]:
        keep_guns_back(state, seat, found, state.legal(seat))
    elif frame_type == frames.FIRE_TARGET.number and state.scenario.artillery[UNIT.of(frame)]:
        save_guns(state, UNIT.of(frame), found, state.legal(seat))
    return found


def keep_friends(state: BattlesState, found: list[int], legal: list[int]) -> None:
    """Retreat into an empty hex if there is one."""
    for index in range(len(legal)):
        friend = unit_at(state, legal[index] - actions.RETREAT_TO)
        if friend >= 0:
            lost = status.is_disordered(state.status[friend])
            found[index] -= SHATTER if lost else SHAKE


def keep_guns_back(state: BattlesState, seat: int, found: list[int], legal: list[int]) -> None:
    """Guns do not go where an enemy can attack them."""
    zone = occupants.ZOC_OF[1 - seat]
    exposed = doctrine_of(state, seat).exposed
    for index in range(len(legal)):
        action = legal[index]
        if action >= actions.VIA:
            continue
        hex = action - (actions.ROAD if action >= actions.ROAD else actions.NORMAL)
        if state.field[hex] & zone:
            found[index] -= exposed


def keep_batteries(state: BattlesState, seat: int, found: list[int], legal: list[int]) -> None:
    """Guns in order on a victory hex stay there while an enemy is near."""
    first = state.ground.act.move + state.ground.first
    for index in range(len(legal)):
        piece = legal[index] - first
        if piece < 0 or piece >= state.scenario.units or not state.scenario.artillery[piece]:
            continue
        hex = state.at[piece]
        if state.status[piece] != status.READY or hex == state.scenario.entry[seat]:
            continue
        victory = state.scenario.victory_of[hex]
        if victory != maps.NO_VICTORY and Plan(state, seat).threats[victory]:
            found[index] -= VACATED


def save_guns(state: BattlesState, gun: int, found: list[int], legal: list[int]) -> None:
    """Guns fire at those who could storm them next, if there are any."""
    first = state.ground.act.target + state.ground.first
    stormers = [could_storm(state, action - first, gun) for action in legal]
    if any(stormers):
        for index in range(len(legal)):
            if not stormers[index]:
                found[index] -= STORMED


def could_storm(state: BattlesState, enemy: int, gun: int) -> bool:
    """Whether an enemy next to a gun is in order and could attack it."""
    if not state.scenario.has_melee[enemy] or status.is_disordered(state.status[enemy]):
        return False
    return state.at[enemy] in state.ground.dry[state.at[gun]]
