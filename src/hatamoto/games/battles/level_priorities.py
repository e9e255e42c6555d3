"""The priorities of the levels: the frozen hints, corrected for mistakes seen in play."""

from typing import Final

from hatamoto.games.battles import actions, frames, occupants, status
from hatamoto.games.battles.board.pieces import first_unit, last_unit, unit_at
from hatamoto.games.battles.content import maps
from hatamoto.games.battles.hints import priorities
from hatamoto.games.battles.hints.plans import Plan
from hatamoto.games.battles.hints.shooting import SPENT
from hatamoto.games.battles.hints.worth import unit_worth
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import numbers, shared_field, type_of

SHATTER: Final = 10_000
"""What it costs to run through a friend who is lost by it."""
SHAKE: Final = 120
"""What it costs to run through a friend who is disordered by it."""
EXPOSED: Final = 120
"""The cost of moving guns next to the enemy."""
STORMED: Final = 10_000
"""What it costs guns to fire past somebody who could storm them next."""
VACATED: Final = 10_000
"""What it costs guns to leave a victory hex that an enemy could come to."""
RIFLES_SPENT: Final = 100
"""What it costs riflemen to be flipped by an attack, in hundredths of their worth: their fire."""
PIECE: Final = shared_field("piece", *frames.MOVES)
UNIT: Final = frames.FIRE_TARGET.field("unit")
ATTACKER: Final = frames.MELEE_TARGET.field("unit")
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
    elif frame_type == frames.MELEE_UNIT.number:
        weigh_attackers(state, seat, found, state.legal(seat))
    elif frame_type == frames.MELEE_TARGET.number:
        cost = (attack_cost(state, seat) - SPENT) * unit_worth(state, ATTACKER.of(frame))
        found = [amount - cost for amount in found]
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
    for index in range(len(legal)):
        action = legal[index]
        if action >= actions.VIA:
            continue
        hex = action - (actions.ROAD if action >= actions.ROAD else actions.NORMAL)
        if state.field[hex] & zone:
            found[index] -= EXPOSED


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


def weigh_attackers(state: BattlesState, seat: int, found: list[int], legal: list[int]) -> None:
    """Riflemen attack only where it pays well: whoever has attacked cannot fire next."""
    first = state.ground.act.melee + state.ground.first
    cost = attack_cost(state, seat) - SPENT
    for index in range(len(legal)):
        if legal[index] != actions.END:
            found[index] -= cost * unit_worth(state, legal[index] - first)


def attack_cost(state: BattlesState, seat: int) -> int:
    """What it costs an attacker to be flipped; nothing in the last attack of the game."""
    if seat == 1 and state.turn >= state.scenario.turns:
        return 0
    return RIFLES_SPENT if has_rifles(state, seat) else SPENT


def has_rifles(state: BattlesState, seat: int) -> bool:
    """Whether a side's infantry is stronger in fire than in melee."""
    scenario = state.scenario
    more = 0
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        if not scenario.artillery[unit]:
            more += scenario.fire[unit] - scenario.melee[unit]
    return more > 0
