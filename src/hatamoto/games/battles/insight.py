"""What a learned player sees: a full state from one side's point of view, as numbers.

What belongs to a side comes twice, the own side's first. The weights that read the numbers are in
`data/learned.json`.
"""

from typing import TYPE_CHECKING, Final

from hatamoto.games.battles import codes, hints, occupants, status
from hatamoto.games.battles.board import nearby
from hatamoto.games.battles.board.pieces import (
    first_commander,
    first_unit,
    hexes_held,
    last_commander,
    last_unit,
)
from hatamoto.games.battles.content import distance, hexes
from hatamoto.games.battles.hints.plans import Plan
from hatamoto.games.battles.hints.worth import unit_worth
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks

if TYPE_CHECKING:
    from mypy_extensions import i64

SIDE_PARTS: Final = (
    "hexes", "hexes_late", "enough", "enough_late", "ready", "disordered", "waiting", "guns",
    "lure", "lure_late", "front", "front_disordered", "commanders", "safe", "safe_late", "reach",
    "reach_late", "at_entry",
)  # fmt: skip
TABLE_PARTS: Final = ("odds", "is_second_battle", "is_first", "acts", "late", "left", "last")
NAMES: Final[tuple[str, ...]] = (
    *TABLE_PARTS,
    *[f"own_{part}" for part in SIDE_PARTS],
    *[f"other_{part}" for part in SIDE_PARTS],
)
NEAR: Final = 3
"""So near to a victory hex a unit counts for it."""
DOUBT: Final = 60.0
"""The strength by which a balance is half decided."""
HALVES: Final = 2


def names() -> tuple[str, ...]:
    """The names of the features, in order."""
    return NAMES


def features(state: BattlesState, seat: int) -> list[float]:
    """The state from a side's point of view."""
    scenario = state.scenario
    late = state.turn / float(scenario.turns)
    worth = hints.value(state, seat) / 1000.0
    first_acts = state.phase < codes.PHASES_EACH or state.phase == codes.PHASES
    found = [
        4.0 * worth - 2.0,
        1.0 if scenario is not state.content.scenarios[0] else 0.0,
        1.0 if seat == 0 else 0.0,
        1.0 if first_acts == (seat == 0) else 0.0,
        late,
        (scenario.turns - state.turn) / 8.0,
        1.0 if state.turn >= scenario.turns else 0.0,
    ]
    balances = local_balances(state, seat)
    found += side_features(state, seat, late, balances, 1.0)
    found += side_features(state, 1 - seat, late, balances, -1.0)
    return found


def local_balances(state: BattlesState, seat: int) -> list[float]:
    """By victory hex, which side is stronger near it: from -1 to 1 for the seat."""
    count = len(state.scenario.victory_hexes)
    balances = [0] * count
    near: list[list[i64]] = state.ground.near
    for unit in range(state.scenario.units):
        at = state.at[unit]
        if at == hexes.NO_HEX:
            continue
        worth = unit_worth(state, unit)
        if status.is_disordered(state.status[unit]):
            worth //= HALVES
        if state.scenario.owner[unit] != seat:
            worth = -worth
        for packed in near[at]:
            if nearby.steps_of(packed) <= NEAR:
                balances[nearby.victory_of(packed)] += worth
    return [
        balance / (DOUBT + (balance if balance > 0 else -balance)) if balance else 0.0
        for balance in balances
    ]


def side_features(
    state: BattlesState, seat: int, late: float, balances: list[float], sign: float
) -> list[float]:
    """One side's hexes and units, where they are, and what they could take or lose."""
    held = hexes_held(state, seat)
    enough = 1.0 if held >= state.scenario.needed else 0.0
    safe = reach = 0.0
    for victory in range(len(balances)):
        balance = sign * balances[victory]
        if masks.has(state.held[seat], victory):
            safe += balance if balance < 0.0 else 0.0
        else:
            reach += balance if balance > 0.0 else 0.0
    found = [held / 6.0, held * late / 6.0, enough, enough * late]
    found += unit_features(state, seat, late)
    found += [
        commanders_on_map(state, seat) / 4.0,
        safe / 3.0,
        safe * late / 3.0,
        reach / 3.0,
        reach * late / 3.0,
        entry_threat(state, seat),
    ]
    return found


def unit_features(state: BattlesState, seat: int, late: float) -> list[float]:
    """The units of a side: in order, disordered, to come; guns; the pull they follow; the front."""
    plan = Plan(state, seat)
    enemy = occupants.ZOC_OF[1 - seat]
    ready = disordered = waiting = guns = lure = front = shaken = 0
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        at = state.at[unit]
        worth = unit_worth(state, unit)
        if at == hexes.NO_HEX:
            if status.place_of(state.status[unit]) != status.REMOVED:
                waiting += worth
            continue
        lure += plan.attraction(state, unit, at)
        in_front = state.field[at] & enemy != 0
        if status.is_disordered(state.status[unit]):
            disordered += worth
            shaken += 1 if in_front else 0
        else:
            ready += worth
            front += 1 if in_front else 0
            guns += 1 if state.scenario.artillery[unit] else 0
    return [
        ready / 500.0,
        disordered / 500.0,
        waiting / 500.0,
        guns / 4.0,
        lure / 1000.0,
        lure * late / 1000.0,
        front / 5.0,
        shaken / 5.0,
    ]


def commanders_on_map(state: BattlesState, seat: int) -> int:
    """How many commanders a side has on the map."""
    found = 0
    for piece in range(first_commander(state, seat), last_commander(state, seat)):
        if state.at[piece] != hexes.NO_HEX:
            found += 1
    return found


def entry_threat(state: BattlesState, seat: int) -> float:
    """How near a unit of the side is to the other's entry hex, where it would win: up to 1."""
    goal = state.scenario.entry[1 - seat]
    if goal == hexes.NO_HEX:
        return 0.0
    nearest = 9
    for unit in range(first_unit(state, seat), last_unit(state, seat)):
        at = state.at[unit]
        if at != hexes.NO_HEX:
            away = distance(at, goal)
            nearest = away if away < nearest else nearest
    return (9 - nearest) / 9.0
