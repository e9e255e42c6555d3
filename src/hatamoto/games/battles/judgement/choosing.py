"""The heuristic worth of each legal action of the open decision."""

from typing import Final

from hatamoto.games.battles import actions, frames, status
from hatamoto.games.battles.board.destinations import destinations
from hatamoto.games.battles.board.pieces import unit_at
from hatamoto.games.battles.hints.worth import unit_worth
from hatamoto.games.battles.judgement import shooting
from hatamoto.games.battles.judgement.commanding import commander_standing
from hatamoto.games.battles.judgement.plans import Plan
from hatamoto.games.battles.judgement.standing import helpers_about, standing
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import Frame, numbers, shared_field, type_of

ARRIVE: Final = 2000
"""Arrivals come first, since they must clear the entry hex for the next."""
NEVER: Final = -1_000_000
MOVING: Final = numbers(*frames.MOVES)
FIRING: Final = numbers(frames.FIRE_UNIT, frames.FIRE_TARGET, frames.FIRE_SUPPORT)
MELEE: Final = (frames.MELEE_TARGET, frames.MELEE_SUPPORT, frames.MELEE_COMMAND)
FIGHTING: Final = numbers(frames.MELEE_UNIT, *MELEE)
PIECE: Final = shared_field("piece", *frames.MOVES)
UNIT: Final = shared_field(
    "unit", frames.FIRE_TARGET, frames.FIRE_SUPPORT, *MELEE, frames.ADVANCE, frames.RETREAT,
    frames.PLACE_AT,
)  # fmt: skip
TARGET: Final = shared_field("target", frames.FIRE_SUPPORT, *MELEE[1:])
HELPERS: Final = shared_field("helpers", frames.FIRE_SUPPORT, *MELEE[1:])
HEX: Final = frames.ADVANCE.field("hex")


def priorities(state: BattlesState, seat: int) -> list[int]:
    """The heuristic worth of each legal action of the seat, in order."""
    frame = state.stack[-1]
    frame_type = type_of(frame)
    plan = Plan(state, seat)
    if frame_type in FIRING:
        return [
            fire_priority(state, plan, frame_type, frame, action) for action in state.legal(seat)
        ]
    return [priority(state, plan, frame, action) for action in state.legal(seat)]


def priority(state: BattlesState, plan: Plan, frame: Frame, action: int) -> int:
    """The heuristic worth of one action of the open decision."""
    frame_type = type_of(frame)
    if frame_type == frames.ORDER.number:
        return order_priority(state, plan, action)
    if frame_type in MOVING:
        return move_priority(state, plan, PIECE.of(frame), action)
    if frame_type in FIGHTING:
        return melee_priority(state, plan, frame_type, frame, action)
    if frame_type == frames.ADVANCE.number:
        return advance_priority(state, plan, frame, action)
    if frame_type == frames.RETREAT.number:
        return retreat_priority(state, plan, UNIT.of(frame), action - actions.RETREAT_TO)
    if frame_type == frames.PLACE_AT.number:
        return standing(state, plan, UNIT.of(frame), action - actions.AT)
    return 0


# Moving


def order_priority(state: BattlesState, plan: Plan, action: int) -> int:
    """Recover, bring on, or move the unit with the highest gain; ending is worth 0."""
    if action == actions.END:
        return 0
    first = state.ground.first
    if action >= state.ground.act.enter:
        piece = action - state.ground.act.enter - first
        foot = unit_worth(state, piece) if piece < state.scenario.units else 30
        return ARRIVE + foot
    if action >= state.ground.act.move:
        return move_gain(state, plan, action - state.ground.act.move - first)
    unit = action - state.ground.act.recover - first
    return plan.doctrine.recovery + plan.doctrine.recovery_morale * state.scenario.morale[unit]


def move_gain(state: BattlesState, plan: Plan, piece: int) -> int:
    """The worth of the best hex in reach minus that of the current hex."""
    start = state.at[piece]
    best = NEVER
    for action in destinations(state, piece, start):
        if action < actions.VIA:
            hex = action - actions.ROAD if action >= actions.ROAD else action - actions.NORMAL
            best = max(best, place_worth(state, plan, piece, hex))
    gain = best - place_worth(state, plan, piece, start)
    if state.scenario.artillery[piece] and not status.is_disordered(state.status[piece]):
        gain -= plan.doctrine.gun_move
    return gain - plan.doctrine.min_gain


def place_worth(state: BattlesState, plan: Plan, piece: int, hex: int) -> int:
    """The worth of a hex for a unit or a commander."""
    if piece >= state.scenario.units:
        return commander_standing(state, plan, piece, hex)
    return standing(state, plan, piece, hex)


def move_priority(state: BattlesState, plan: Plan, piece: int, action: int) -> int:
    """The worth of the hex; way points are never used, and staying blocks the entry."""
    if action == actions.STAY:
        return place_worth(state, plan, piece, state.at[piece]) - 30
    if action >= actions.VIA:
        return NEVER
    return place_worth(
        state, plan, piece, action - (actions.ROAD if action >= actions.ROAD else actions.NORMAL)
    )


def advance_priority(state: BattlesState, plan: Plan, frame: Frame, action: int) -> int:
    """Advance if the new hex is better than the old one."""
    unit = UNIT.of(frame)
    hex = HEX.of(frame) if action == actions.ADVANCE_IN else state.at[unit]
    return standing(state, plan, unit, hex)


def retreat_priority(state: BattlesState, plan: Plan, unit: int, hex: int) -> int:
    """The best free hex, or the least bad friendly unit to retreat through."""
    worth = standing(state, plan, unit, hex)
    friend = unit_at(state, hex)
    if friend >= 0:
        lost = status.is_disordered(state.status[friend])
        worth -= plan.doctrine.through + (unit_worth(state, friend) if lost else 0)
    return worth


# Fighting


def fire_priority(
    state: BattlesState, plan: Plan, frame_type: int, frame: Frame, action: int
) -> int:
    """The expected gain of a shot; any shot is better than none."""
    first = state.ground.first
    if action == actions.END or action == actions.RESOLVE:
        return 0
    if frame_type == frames.FIRE_UNIT.number:
        return 1 + shooting.best_shot(state, plan, action - state.ground.act.fire - first)
    if frame_type == frames.FIRE_TARGET.number:
        return shooting.shot_gain(
            state, plan, UNIT.of(frame), action - state.ground.act.target - first, 0
        )
    helpers = HELPERS.of(frame)
    helper = action - state.ground.act.support - first
    return shooting.fire_support_gain(
        state, plan, UNIT.of(frame), TARGET.of(frame), helpers, helper
    )


def melee_priority(
    state: BattlesState, plan: Plan, frame_type: int, frame: Frame, action: int
) -> int:
    """Attacks with a positive expected gain, with all supporters that add more than they lose."""
    first = state.ground.first
    if action == actions.END or action == actions.RESOLVE:
        return 0
    if frame_type == frames.MELEE_UNIT.number:
        return shooting.best_attack(state, plan, action - state.ground.act.melee - first)
    unit = UNIT.of(frame)
    if frame_type == frames.MELEE_TARGET.number:
        target = action - state.ground.act.target - first
        helpers = helpers_about(state, unit, state.at[target])
        return shooting.attack_gain(state, plan, unit, target, helpers)
    if frame_type == frames.MELEE_SUPPORT.number:
        helper, helpers = action - state.ground.act.support - first, HELPERS.of(frame)
        target = TARGET.of(frame)
        return shooting.melee_support_gain(state, plan, unit, target, helpers, helper)
    commander = action - state.ground.act.command - first
    return 8 * state.scenario.melee[commander] + 10 * state.scenario.morale[commander]
