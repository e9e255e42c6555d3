"""Control of a space after one influence, and the odds of dice."""

from typing import Final

from hatamoto.games.twilight import board, codes, ids
from hatamoto.games.twilight.state import TwilightState

FACES: Final[int] = codes.DIE_FACES
DIE: Final = range(1, FACES + 1)
"""The faces of a die."""
NEVER: Final = 7
"""Stands for the lowest die if none is enough."""


def after(state: TwilightState, side: int, space: int, change: int) -> int:
    """Who would control a space after a change of a side's influence (§3.2(i))."""
    values, stability = state.influence, state.content.stability[space]
    margin = values[ids.SPACES + space] - values[space] + (change if side == ids.PRO else -change)
    if margin >= stability:
        return ids.PRO
    return ids.ANTI if -margin >= stability else codes.NEITHER


def coup_value(state: TwilightState, space: int, points: int, number: int) -> int:
    """The die plus the points minus twice the stability (§8.3(1)(ii))."""
    return number + points - 2 * state.content.stability[space]


def war_value(state: TwilightState, seat: int, space: int, number: int) -> int:
    """The die and the clans that help either side (§9.4(ii), ruling 56)."""
    return number + board.backing(state, seat, space) - board.backing(state, 1 - seat, space)


def least_die(value_of_one: int, target: int) -> int:
    """The lowest die that reaches a target, given the value for a die of 1; 7 for none."""
    die = target - value_of_one + 1
    if die < 1:
        return 1
    return die if die <= FACES else NEVER


def chances_by_lead(lead: int) -> list[int]:
    """The same as `lead_chances`, by trying all dice."""
    won = lost = 0
    for number in range(1, FACES + 1):
        for other in range(1, FACES + 1):
            won += 1 if number + lead > other else 0
            lost += 1 if number + lead < other else 0
    return [round(100 * won / FACES**2), round(100 * lost / FACES**2)]


CHANCES: Final[list[list[int]]] = [chances_by_lead(lead) for lead in range(-FACES, FACES + 1)]


def realign_chances(state: TwilightState, seat: int, space: int) -> list[int]:
    """In percent: the opponent loses influence, and the seat loses some (§8.2(3))."""
    lead = board.backing(state, seat, space) - board.backing(state, 1 - seat, space)
    won, lost = lead_chances(lead)
    return [won, lost if board.influence(state, seat, space) else 0]


def lead_chances(lead: int) -> list[int]:
    """In percent: a die plus a lead beats another die, and loses to it."""
    return CHANCES[FACES + max(-FACES, min(FACES, lead))]


def war_die(state: TwilightState, seat: int, space: int, target: int) -> int:
    """The lowest die that wins a war; 7 for none, also without opponents (§9.4(iv))."""
    if board.influence(state, 1 - seat, space) == 0:
        return NEVER
    return least_die(war_value(state, seat, space, 1), target)


def court_die(state: TwilightState, seat: int, points: int) -> int:
    """The highest die that succeeds in a court operation (§8.4(2)(ii)); 0 if none is rolled."""
    if state.court[seat] >= state.content.last_court:
        return 0
    most = points - board.court_modifier(state, seat)
    return most if most < FACES else FACES
