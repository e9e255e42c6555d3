"""Whether what is open fits the table: no stack is read that the game could not have reached.

At the bottom lies a question of the set-up or of a phase, or the step that asks the phase's seat
again; above that step lies what a piece is doing, or what chance has still to bring.
"""

from typing import Final

from hatamoto.games.battles import actions, codes, content
from hatamoto.games.battles.board import combat, pieces
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.decisions import firing, phases
from hatamoto.games.battles.decisions.arriving import count
from hatamoto.games.battles.decisions.phases import listing
from hatamoto.games.battles.position import arrivals
from hatamoto.games.battles.position.arrivals import fits_arrivals, pending
from hatamoto.games.battles.position.standing import check_arrivals
from hatamoto.games.battles.setup import first_place
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import STEP, Frame, a_of, b_of, c_of, kind_of, seat_of
from hatamoto.kernel.kinds import Chance, Decision, Step
from hatamoto.kernel.seats import NATURE

PHASE_OF: Final = {
    codes.MOVE_TO: codes.MOVE, codes.MOVE_VIA: codes.MOVE, codes.ENTER_TO: codes.MOVE, codes.ENTER_VIA: codes.MOVE, codes.RECOVERY_DIE: codes.MOVE,
    codes.FIRE_TARGET: codes.FIRE, codes.FIRE_SUPPORT: codes.FIRE, codes.FIRE_DICE: codes.FIRE,
    codes.MELEE_TARGET: codes.MELEE, codes.MELEE_SUPPORT: codes.MELEE, codes.MELEE_COMMAND: codes.MELEE, codes.MELEE_DICE: codes.MELEE,
    codes.MORALE_DIE: codes.MELEE, codes.ADVANCE: codes.MELEE,
}  # fmt: skip
"""The phase in which something can be done."""
MOST_ADDED: Final = 4


def check_open(state: BattlesState) -> None:
    """The stack as a whole, then what lies on top."""
    if not state.stack:
        raise BadPosition("open: a game that goes on asks somebody")
    for frame in state.stack:
        check_form(state, frame)
    if state.trail and kind_of(state.stack[-1]) != codes.RETREAT:
        raise BadPosition("trail: nobody retreats")
    bottom = kind_of(state.stack[0])
    if bottom == codes.PLACE_UNIT or bottom == codes.PLACE_AT:
        fits = len(state.stack) == 1 and fits_placing(state, state.stack[0])
    elif bottom == codes.BEGIN_PHASE:
        fits = len(state.stack) == 1 and fits_beginning(state, a_of(state.stack[0]))
    elif bottom == codes.GO_ON:
        fits = state.turn > 0 and fits_going_on(state)
    else:
        fits = len(state.stack) == 1 and fits_phase(state, state.stack[0])
    if not fits:
        raise no_open(state, state.stack[-1])
    for seat in range(2):
        check_arrivals(state, seat, pending(state, seat))


def no_open(state: BattlesState, frame: Frame) -> BadPosition:
    """The error for a frame that cannot be open now."""
    return BadPosition(f"open: {state.game.kinds[kind_of(frame)].id} cannot be open here")


def check_form(state: BattlesState, frame: Frame) -> None:
    """The frame asks whom its kind asks."""
    kind, seat = state.game.kinds[kind_of(frame)], seat_of(frame)
    fits = isinstance(kind, Decision)
    if seat == NATURE or seat == STEP:
        fits = isinstance(kind, Chance) if seat == NATURE else isinstance(kind, Step)
    if not fits:
        raise BadPosition(f"open: {kind.id} asks somebody else")


def fits_placing(state: BattlesState, frame: Frame) -> bool:
    """The set-up is on, and the first side that has units left places (§15-1-4)."""
    seat = seat_of(frame)
    left = [count(state, side, codes.TO_PLACE, False) for side in range(2)]
    if state.turn or not left[seat] or (seat == 1 and left[0]) or b_of(frame) or c_of(frame):
        return False
    if kind_of(frame) == codes.PLACE_UNIT:
        return a_of(frame) == 0
    unit = a_of(frame)
    return is_unit_of(state, unit, seat) and state.status[unit] >> 2 == codes.TO_PLACE


def fits_beginning(state: BattlesState, phase: int) -> bool:
    """A phase can be begun by hand: the first of the next turn, or a later one of this turn."""
    for seat in range(2):
        if count(state, seat, codes.TO_PLACE, False):
            return False
    marked = any(pieces.is_marked(state, piece) for piece in range(len(state.status)))
    if phase == 0:
        return state.turn < state.scenario.turns and not marked
    return 0 < phase < codes.PHASES and state.turn > 0 and not marked and phase == state.phase


def fits_phase(state: BattlesState, frame: Frame) -> bool:
    """The question of the phase is put to the seat that acts, who can do something."""
    if not state.turn or kind_of(frame) != phases.OPENED[state.phase % 3] or rest_of(frame):
        return False
    return seat_of(frame) == pieces.acting_seat(state) and len(listing(state)) > 1


def rest_of(frame: Frame) -> int:
    """Whether a frame has any number at all."""
    return a_of(frame) | b_of(frame) | c_of(frame)


def fits_going_on(state: BattlesState) -> bool:
    """Above the step of the phase lies what a piece does, or what chance brings."""
    above = state.stack[1:]
    if rest_of(state.stack[0]):
        return False
    if not above:
        return True
    if kind_of(above[0]) in arrivals.ARRIVALS:
        return fits_arrivals(state, above)
    if kind_of(above[0]) == codes.MELEE_OVER:
        return len(above) == 2 and fits_after_melee(state, above[0], above[1])
    if len(above) > 1:
        return False
    frame = above[0]
    if kind_of(frame) == codes.RETREAT:
        return state.phase % 3 == codes.FIRE and fits_retreat(state, frame)
    return PHASE_OF.get(kind_of(frame), codes.PHASES) == state.phase % 3 and fits_doing(
        state, frame
    )


# What a piece does


def fits_doing(state: BattlesState, frame: Frame) -> bool:
    """One piece of the seat that acts, ready for it."""
    kind, piece = kind_of(frame), a_of(frame)
    seat = pieces.acting_seat(state)
    if not is_on_map(state, piece) or state.scenario.owner[piece] != seat:
        return False
    if kind == codes.ADVANCE:
        return seat_of(frame) == seat and fits_advance(state, frame)
    if state.status[piece] & ~codes.DISORDERED:
        return False
    if kind == codes.RECOVERY_DIE:
        return pieces.is_disordered(state, piece) and is_unit(state, piece) and not b_of(frame)
    if PHASE_OF[kind] == codes.MOVE:
        return seat_of(frame) == seat and fits_move(state, frame)
    return is_unit(state, piece) and state.status[piece] == 0 and fits_combat(state, frame)


def fits_move(state: BattlesState, frame: Frame) -> bool:
    """Somewhere to go; an arrival stands on its entry hex in order, alone of its sort."""
    kind, piece = kind_of(frame), a_of(frame)
    if kind == codes.ENTER_TO or kind == codes.ENTER_VIA:
        entry = state.scenario.entry[state.scenario.owner[piece]]
        if state.at[piece] != entry or state.status[piece] or not can_arrive(state, piece):
            return False
    if c_of(frame):
        return False
    if kind == codes.MOVE_VIA or kind == codes.ENTER_VIA:
        return (
            is_unit(state, piece) and 0 < b_of(frame) <= hexes.HEXES and is_way_point(state, frame)
        )
    return b_of(frame) == 0 and len(state.game.kinds[kind].legal(state.clone(), frame)) > 0


def can_arrive(state: BattlesState, piece: int) -> bool:
    """Whether a piece comes after the game has begun, or comes back (§13, §15-2-7-1(1))."""
    scenario = state.scenario
    if not is_unit(state, piece) or scenario.reorganises[scenario.owner[piece]]:
        return True
    return first_place(scenario, piece) != codes.TO_PLACE


def is_way_point(state: BattlesState, frame: Frame) -> bool:
    """Whether the hex was one that could be named."""
    kind = codes.MOVE_TO if kind_of(frame) == codes.MOVE_VIA else codes.ENTER_TO
    return actions.VIA + b_of(frame) - 1 in state.game.kinds[kind].legal(state.clone(), frame)


def fits_combat(state: BattlesState, frame: Frame) -> bool:
    """The target can be attacked, and the supporters can support."""
    kind, unit, target = kind_of(frame), a_of(frame), b_of(frame)
    scenario = state.scenario
    by_fire = PHASE_OF[kind] == codes.FIRE
    values = scenario.fire if by_fire else scenario.has_melee
    targets = combat.fire_targets(state, unit) if by_fire else combat.melee_targets(state, unit)
    if not values[unit] or not targets or asked(state, frame) != seat_of(frame):
        return False
    if kind == codes.FIRE_TARGET or kind == codes.MELEE_TARGET:
        return b_of(frame) == 0 and c_of(frame) == 0
    if target not in targets:
        return False
    return fits_support(state, frame, values)


def asked(state: BattlesState, frame: Frame) -> int:
    """Whom the question is for."""
    kind, seat = kind_of(frame), pieces.acting_seat(state)
    if kind == codes.FIRE_DICE or kind == codes.MELEE_DICE:
        return NATURE
    return 1 - seat if kind == codes.MELEE_COMMAND else seat


def fits_support(state: BattlesState, frame: Frame, values: list[int]) -> bool:
    """Every supporter may support; the last one named, or a commander, is the right one."""
    kind, unit, target = kind_of(frame), a_of(frame), b_of(frame)
    helpers, top = c_of(frame) & firing.HELPERS, (c_of(frame) >> firing.LAST_BITS) - 1
    able = combat.helpers_for(state, unit, target, values, -1)
    if helpers >= 1 << hexes.DIRS or helpers >> len(state.ground.beside[state.at[target]]):
        return False
    named = combat.helpers_in(state, helpers, target)
    if any(helper not in able for helper in named):
        return False
    if kind == codes.FIRE_SUPPORT or kind == codes.MELEE_SUPPORT:
        last = named[-1] if named else -1
        return top == last and len(combat.helpers_for(state, unit, target, values, last)) > 0
    commanders = combat.defending_commanders(state, target)
    best = combat.best_defender(state, target, commanders)
    if kind == codes.MELEE_COMMAND:
        return top < 0 and best < 0 and len(commanders) > 0
    if kind == codes.MELEE_DICE:
        return top in commanders if best < 0 and commanders else top == best
    return top < 0


def fits_after_melee(state: BattlesState, over: Frame, frame: Frame) -> bool:
    """The attacker is marked and beside the defender, who checks morale or retreats."""
    unit, hex, target = a_of(over), b_of(over), a_of(frame)
    seat = pieces.acting_seat(state)
    if state.phase % 3 != codes.MELEE or c_of(over) or not is_spent(state, unit, seat):
        return False
    if not is_on_map(state, target) or state.at[target] != hex or not is_unit(state, target):
        return False
    if hex not in state.ground.dry[state.at[unit]] or state.scenario.artillery[target]:
        return False
    if kind_of(frame) == codes.RETREAT:
        return fits_retreat(state, frame)
    if kind_of(frame) != codes.MORALE_DIE or b_of(frame) > MOST_ADDED:
        return False
    commanders = combat.defending_commanders(state, target)
    best = combat.best_defender(state, target, commanders)
    chosen = c_of(frame) - 1
    fits = chosen in commanders if best < 0 and commanders else chosen == best
    return fits and state.scenario.owner[target] != seat


def is_spent(state: BattlesState, unit: int, seat: int) -> bool:
    """Whether a unit of the seat has attacked and is not yet flipped."""
    if not is_on_map(state, unit) or not is_unit(state, unit):
        return False
    ready = pieces.is_marked(state, unit) and not pieces.is_disordered(state, unit)
    fights = state.scenario.has_melee[unit] != 0
    return ready and fights and state.scenario.owner[unit] == seat


def fits_advance(state: BattlesState, frame: Frame) -> bool:
    """The hex beside the attacker is empty."""
    unit, hex = a_of(frame), b_of(frame)
    if c_of(frame) or hex >= hexes.HEXES or not is_spent(state, unit, pieces.acting_seat(state)):
        return False
    return hex in state.ground.dry[state.at[unit]] and not state.field[hex] & codes.UNIT_BITS


def fits_retreat(state: BattlesState, frame: Frame) -> bool:
    """A disordered unit of the other seat, with more than one way to go on (§11, ruling 75)."""
    unit, owner = a_of(frame), 1 - pieces.acting_seat(state)
    if b_of(frame) or c_of(frame) or not is_on_map(state, unit) or not is_unit(state, unit):
        return False
    if state.scenario.owner[unit] != owner or seat_of(frame) != owner:
        return False
    if not pieces.is_disordered(state, unit) or state.scenario.artillery[unit]:
        return False
    trail, state.trail = state.trail, []
    hex = state.at[unit]
    fits = True
    for step in trail:
        fits = fits and step in combat.exits(state, unit, hex)
        state.trail.append(step)
        hex = step
    return fits and len(combat.exits(state, unit, hex)) > 1


def is_on_map(state: BattlesState, piece: int) -> bool:
    """Whether there is such a piece and it stands on the map."""
    return piece < len(state.status) and state.status[piece] >> 2 == codes.ON_MAP


def is_unit(state: BattlesState, piece: int) -> bool:
    """Whether it is a combat unit."""
    return piece < state.scenario.units


def is_unit_of(state: BattlesState, unit: int, seat: int) -> bool:
    """Whether it is a combat unit of a seat."""
    return unit < state.scenario.units and state.scenario.owner[unit] == seat


def check_over(state: BattlesState) -> None:
    """A game that is over ended for the reason given."""
    held = [pieces.hexes_held(state, seat) for seat in range(2)]
    last = state.turn == state.scenario.turns and state.phase == codes.PHASES - 1
    fits = state.ended == codes.ENTRY_HEX and state.winner != codes.NOBODY_WON
    if state.ended == codes.VICTORY_HEXES:
        fits = last and state.winner != codes.NOBODY_WON and held[state.winner] >= content.NEEDED
    elif state.ended == codes.DRAWN:
        fits = last and state.winner == codes.NOBODY_WON and max(held) < content.NEEDED
    if fits and state.ended == codes.ENTRY_HEX:
        fits = state.scenario.entry[1 - state.winner] != hexes.NO_HEX
    if not fits or state.trail:
        raise BadPosition("ended: the victory hexes and the turn do not say so")
