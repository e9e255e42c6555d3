"""Helpers for the tests of Decisive Battles: set up positions and look at the result.

Most positions are on the open plain about h1304 of the map of Toba, west of every river: flat
land without roads, three hexes in every direction. Its neighbours are h1305 to the east, then
against the clock h1404, h1403, h1303, h1203 and h1204.
"""

from collections.abc import Mapping
from typing import Final

import pytest

from hatamoto.games.battles import GAME
from hatamoto.games.battles.board import pieces as board_pieces
from hatamoto.games.battles.board.marks import fresh
from hatamoto.games.battles.board.reach import unit_steps
from hatamoto.games.battles.content import HEX_IDS
from hatamoto.games.battles.occupants import ZOC_OF
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.seats import NATURE
from tests.games.kit import decision, run

CENTRE: Final = "h1304"
AROUND: Final = ["h1305", "h1404", "h1403", "h1303", "h1203", "h1204"]
"""The neighbours of the centre, from the east against the clock."""
TOBA: Final = GAME.content.scenarios[0]
TABARU: Final = GAME.content.scenarios[1]
FOOT: Final = [TABARU.pieces[unit] for unit in range(TABARU.split) if not TABARU.artillery[unit]]
"""The Government's infantry; while one of these units is in hand no gun has arrived."""
FOOT_BACK: Final = dict.fromkeys(FOOT, "back")


# Setting up


def position(
    scenario: str, phase: str, pieces: Mapping[str, str], **fields: object
) -> dict[str, object]:
    """A position of a phase: turn 2 of the first player unless the fields say otherwise."""
    usual: dict[str, object] = {
        "options": {"scenario": scenario},
        "turn": 2,
        "phase": phase,
        "pieces": dict(pieces),
    }
    return {**usual, **fields}


def toba(phase: str, pieces: Mapping[str, str], **fields: object) -> BattlesState:
    """A position at Toba-Fushimi; events are collected from here on."""
    return opened(GAME.load(position("toba", phase, pieces, **fields)))


def tabaru(phase: str, pieces: Mapping[str, str], **fields: object) -> BattlesState:
    """A position at Tabarazaka on turn 9, when every unit may have arrived."""
    return opened(GAME.load(position("tabaru", phase, pieces, **{"turn": 9, **fields})))


def opened(state: BattlesState) -> BattlesState:
    """The state, collecting events."""
    state.events = []
    return state


def new(scenario: str) -> BattlesState:
    """A new battle, collecting events."""
    return opened(GAME.new(2, {"scenario": scenario}))


def impossible(
    message: str, scenario: str, phase: str, pieces: Mapping[str, str], **fields: object
) -> None:
    """The position is refused, and the error says why."""
    with pytest.raises(BadPosition, match=message):
        GAME.load(position(scenario, phase, pieces, **fields))


def set_up(state: BattlesState) -> BattlesState:
    """Both sides put every unit into the first free hex of its area."""
    while decision(state).startswith("place"):
        state.apply(state.actor(), state.legal(state.actor())[0])
    return state


# Playing


def fought(
    phase: str, pieces: Mapping[str, str], unit: str, target: str, *lines: str, **fields: object
) -> BattlesState:
    """A unit at Toba-Fushimi is named to fire or attack, then its target; then come some lines."""
    state = toba(phase, pieces, **fields)
    seat = state.actor()
    run(state, f"{seat} {phase} {unit}", f"{seat} target {target}", *lines)
    return state


def end_phases(state: BattlesState, count: int) -> None:
    """The acting seats end so many phases; each draw takes the last of its outcomes."""
    for _ in range(count):
        while state.actor() == NATURE:
            state.apply(NATURE, state.legal(NATURE)[-1])
        run(state, f"{state.actor()} end")


# Looking


def legal(state: BattlesState, verb: str = "") -> list[str]:
    """What the seat that is asked may do; with a verb, the arguments it may have."""
    texts = [GAME.notation(action) for action in state.legal(state.actor())]
    if not verb:
        return texts
    return [text.partition(" ")[2] for text in texts if text.split(" ")[0] == verb]


def number(piece: str) -> int:
    """The number of a piece in its own battle."""
    pieces = TOBA.pieces if piece in TOBA.pieces else TABARU.pieces
    return pieces.index(piece)


def where(state: BattlesState, piece: str) -> str:
    """The hex of a piece, or the place it is in off the map."""
    places = state.position()["pieces"]
    assert isinstance(places, dict)
    return str(places[piece])


def stands(state: BattlesState, piece: str) -> str:
    """The status of a piece: `normal` or `disordered`, perhaps with `marked`."""
    is_disordered = board_pieces.is_disordered(state, number(piece))
    is_marked = board_pieces.is_marked(state, number(piece))
    return ("disordered" if is_disordered else "normal") + (" marked" if is_marked else "")


def holder(state: BattlesState, hex: str) -> int | None:
    """Who controls a victory hex."""
    control = state.position()["control"]
    assert isinstance(control, dict)
    seat: int | None = control[hex]
    return seat


def phase(state: BattlesState) -> tuple[object, object, object]:
    """The turn, the phase, and the seat that acts in it."""
    view = state.view(0)
    return view["turn"], view["phase"], view["acting"]


def price(state: BattlesState, unit: str, hex: str) -> int:
    """The movement points of the cheapest path of normal movement; 0 if there is none."""
    piece = number(unit)
    start, most = state.at[piece], state.scenario.allowance[piece] + 1
    marks = fresh(start)
    unit_steps(state, piece, start, most, marks, True)
    left = marks[HEX_IDS.index(hex)]
    return most - left if left else 0


def zones(state: BattlesState, seat: int) -> set[str]:
    """The hexes in a seat's zones of control."""
    return {HEX_IDS[hex] for hex, holds in enumerate(state.field) if holds & ZOC_OF[seat]}


def result(state: BattlesState) -> tuple[str, list[int]]:
    """Why the game is over, and who has won."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.reason, outcome.winners
