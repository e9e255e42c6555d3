"""The initial state of a scenario, before any draw (§4, §15-1, §15-2)."""

from hatamoto.games.battles import status
from hatamoto.games.battles.board.ground import Ground
from hatamoto.games.battles.content import Content, Scenario, hexes
from hatamoto.games.battles.decisions.placing import go_on_placing
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks
from hatamoto.kernel.game import Game


def first_place(scenario: Scenario, piece: int) -> int:
    """The place of a piece before play: to be set up, in a cup, in hand, aside (§15-1-4, §15-2-4).

    All commanders but Saigo are in two cups (§15-2-7-2(1), §15-2-7-2(1).1, §15-2-7-2(1).2).
    """
    if piece >= scenario.units:
        return status.IN_CUP if scenario.in_cup[piece] else status.ASIDE
    if scenario.area[piece] >= 0:
        return status.TO_PLACE
    return status.IN_CUP if scenario.cup[scenario.owner[piece]] else status.IN_HAND


def first_held(scenario: Scenario, seat: int) -> int:
    """The victory hexes of a seat at the start, as a mask (§14(1), §15-1-6, §15-2-6)."""
    mask = 0
    for index, owner in enumerate(scenario.first_control):
        if owner == seat:
            mask |= masks.one(index)
    return mask


def empty_state(
    game: Game[BattlesState],
    content: Content,
    scenario: Scenario,
    ground: Ground,
    arrivals_pay: bool,
) -> BattlesState:
    """An empty map and nothing open."""
    pieces = range(len(scenario.pieces))
    state = BattlesState(game, content, scenario, ground, arrivals_pay)
    state.stack = []
    state.field = [0] * hexes.HEXES
    state.at = [hexes.NO_HEX] * len(pieces)
    state.status = [status.in_place(first_place(scenario, piece)) for piece in pieces]
    state.held = [first_held(scenario, 0), first_held(scenario, 1)]
    state.owed = [0, 0]
    state.trail = []
    return state


def new_state(state: BattlesState) -> BattlesState:
    """Open the set-up, or the first turn if nobody sets up (§4(3), §15-1-4, §15-2-4)."""
    go_on_placing(state, 0)
    state.run_steps()
    return state
