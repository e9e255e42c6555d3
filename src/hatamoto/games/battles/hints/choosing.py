"""For each legal action of an open decision, how much a sensible player wants it."""

from typing import Final

from hatamoto.games.battles import actions, frames, status
from hatamoto.games.battles.board.pieces import unit_at
from hatamoto.games.battles.board.ways import destinations
from hatamoto.games.battles.hints import shooting
from hatamoto.games.battles.hints.commanding import commander_standing
from hatamoto.games.battles.hints.plans import Plan
from hatamoto.games.battles.hints.standing import helpers_about, standing
from hatamoto.games.battles.hints.worth import unit_worth
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import Frame, type_of

ARRIVE: Final = 2000
"""Arrivals clear the entry hex for the next."""
RECOVERY: Final = 60
LEAST: Final = 5
"""The gain below which a unit stays where it is."""
THROUGH: Final = 60
"""What it costs to run through a friend."""
NEVER: Final = -1_000_000
MOVING: Final = frames.numbers(*frames.MOVES)
FIRING: Final = frames.numbers(frames.FIRE_UNIT, frames.FIRE_TARGET, frames.FIRE_SUPPORT)
MELEE: Final = (frames.MELEE_TARGET, frames.MELEE_SUPPORT, frames.MELEE_COMMAND)
FIGHTING: Final = frames.numbers(frames.MELEE_UNIT, *MELEE)
PIECE: Final = frames.shared("piece", *frames.MOVES)
UNIT: Final = frames.shared(
    "unit", frames.FIRE_TARGET, frames.FIRE_SUPPORT, *MELEE, frames.ADVANCE, frames.RETREAT,
    frames.PLACE_AT,
)  # fmt: skip
TARGET: Final = frames.shared("target", frames.FIRE_SUPPORT, *MELEE[1:])
HELPERS: Final = frames.shared("helpers", frames.FIRE_SUPPORT, *MELEE[1:])
HEX: Final = frames.ADVANCE.field("hex")


def priorities(state: BattlesState, seat: int) -> list[int]:
    """For each legal action of the seat, in order, how much it is wanted."""
    frame = state.stack[-1]
    plan = Plan(state, seat)
    return [priority(state, plan, frame, action) for action in state.legal(seat)]


def priority(state: BattlesState, plan: Plan, frame: Frame, action: int) -> int:
    """How much one action of the open decision is wanted."""
    kind = type_of(frame)
    if kind == frames.ORDER.number:
        return order_priority(state, plan, action)
    if kind in MOVING:
        return move_priority(state, plan, PIECE.of(frame), action)
    if kind in FIRING:
        return fire_priority(state, kind, frame, action)
    if kind in FIGHTING:
        return melee_priority(state, plan, kind, frame, action)
    if kind == frames.ADVANCE.number:
        return advance_priority(state, plan, frame, action)
    if kind == frames.RETREAT.number:
        return retreat_priority(state, plan, UNIT.of(frame), action - actions.RETREAT_TO)
    if kind == frames.PLACE_AT.number:
        return standing(state, plan, UNIT.of(frame), action - actions.AT)
    return 0


# Moving


def order_priority(state: BattlesState, plan: Plan, action: int) -> int:
    """Recover, bring on, or move whoever gains most by it; ending is worth nothing."""
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
    return RECOVERY + 4 * state.scenario.morale[unit]


def move_gain(state: BattlesState, plan: Plan, piece: int) -> int:
    """How much better the best hex in reach is than where the piece stands."""
    start = state.at[piece]
    best = NEVER
    for action in destinations(state, piece, start):
        if action < actions.VIA:
            hex = action - actions.ROAD if action >= actions.ROAD else action - actions.NORMAL
            best = max(best, place_worth(state, plan, piece, hex))
    gain = best - place_worth(state, plan, piece, start)
    if state.scenario.artillery[piece] and not status.is_disordered(state.status[piece]):
        gain -= 40
    return gain - LEAST


def place_worth(state: BattlesState, plan: Plan, piece: int, hex: int) -> int:
    """How good a hex is for a unit or a commander."""
    if piece >= state.scenario.units:
        return commander_standing(state, plan, piece, hex)
    return standing(state, plan, piece, hex)


def move_priority(state: BattlesState, plan: Plan, piece: int, action: int) -> int:
    """How good the hex is; a way point is never worth the trouble, staying blocks the entry."""
    if action == actions.STAY:
        return place_worth(state, plan, piece, state.at[piece]) - 30
    if action >= actions.VIA:
        return NEVER
    return place_worth(
        state, plan, piece, action - (actions.ROAD if action >= actions.ROAD else actions.NORMAL)
    )


def advance_priority(state: BattlesState, plan: Plan, frame: Frame, action: int) -> int:
    """Advance where the new hex is better than the old."""
    unit = UNIT.of(frame)
    hex = HEX.of(frame) if action == actions.ADVANCE_IN else state.at[unit]
    return standing(state, plan, unit, hex)


def retreat_priority(state: BattlesState, plan: Plan, unit: int, hex: int) -> int:
    """The best hex that is free, or the least bad friend to run through."""
    worth = standing(state, plan, unit, hex)
    friend = unit_at(state, hex)
    if friend >= 0:
        lost = status.is_disordered(state.status[friend])
        worth -= THROUGH + (unit_worth(state, friend) if lost else 0)
    return worth


# Fighting


def fire_priority(state: BattlesState, kind: int, frame: Frame, action: int) -> int:
    """Whatever is expected to bring most; a shot is always better than none."""
    first = state.ground.first
    if action == actions.END or action == actions.RESOLVE:
        return 0
    if kind == frames.FIRE_UNIT.number:
        return 1 + shooting.best_shot(state, action - state.ground.act.fire - first)
    if kind == frames.FIRE_TARGET.number:
        return shooting.shot_gain(
            state, UNIT.of(frame), action - state.ground.act.target - first, 0
        )
    helpers = HELPERS.of(frame)
    helper = action - state.ground.act.support - first
    return shooting.fire_support_gain(state, UNIT.of(frame), TARGET.of(frame), helpers, helper)


def melee_priority(state: BattlesState, plan: Plan, kind: int, frame: Frame, action: int) -> int:
    """Attacks that are expected to pay, with all who help more than they lose."""
    first = state.ground.first
    if action == actions.END or action == actions.RESOLVE:
        return 0
    if kind == frames.MELEE_UNIT.number:
        return shooting.best_attack(state, plan, action - state.ground.act.melee - first)
    unit = UNIT.of(frame)
    if kind == frames.MELEE_TARGET.number:
        target = action - state.ground.act.target - first
        helpers = helpers_about(state, unit, state.at[target])
        return shooting.attack_gain(state, plan, unit, target, helpers)
    if kind == frames.MELEE_SUPPORT.number:
        helper, helpers = action - state.ground.act.support - first, HELPERS.of(frame)
        target = TARGET.of(frame)
        return shooting.melee_support_gain(state, plan, unit, target, helpers, helper)
    commander = action - state.ground.act.command - first
    return 8 * state.scenario.melee[commander] + 10 * state.scenario.morale[commander]
