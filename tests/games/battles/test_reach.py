"""The floods of §8 against a plain search that tries every step until nothing gets better."""

import pytest

from hatamoto.games.battles.actions import NORMAL
from hatamoto.games.battles.board.destinations import meets_commander
from hatamoto.games.battles.board.marks import fresh
from hatamoto.games.battles.board.reach import commander_steps, unit_steps
from hatamoto.games.battles.content import DIRS, HEX_IDS, NO_HEX
from hatamoto.games.battles.occupants import COMMANDER
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.rng import Rng
from tests.games.battles.table import new, number, tabaru, zones
from tests.games.kit import facts_of, run, wander


def searched(state: BattlesState, piece: int) -> dict[int, int]:
    """By hex in reach of normal movement, the points left there (§8-1, ruling 51)."""
    scenario = state.scenario
    seat, start = scenario.owner[piece], state.at[piece]
    is_unit = piece < scenario.units
    held = {HEX_IDS.index(hex) for hex in zones(state, 1 - seat)}
    units = {state.at[unit]: scenario.owner[unit] for unit in range(scenario.units)}
    left, todo = {start: scenario.allowance[piece]}, [start]
    while todo:
        hex = todo.pop()
        is_first = hex == start
        if not is_first and (hex in held or (is_unit and hex == scenario.entry[1 - seat])):
            continue
        for way in range(DIRS):
            other, cost = scenario.next[hex * DIRS + way], scenario.step[hex * DIRS + way]
            stands = units.get(other, -1)
            if not cost or (stands >= 0 if is_unit else stands == 1 - seat):
                continue
            if is_first and hex in held and other in held:
                continue
            rest = left[hex] - cost - int(is_first and hex in held)
            rest = max(rest, 0) if is_first else rest
            met = not is_unit and state.field[other] & COMMANDER and (rest < 1 or other in held)
            if rest > left.get(other, -1) and not met:
                left[other] = rest
                todo.append(other)
    del left[start]
    return left


@pytest.mark.rule("8-1", "8-1(3).1", "8-1(3).2", "8-1(3).3", "8-1(4)", "15-2-7-2(4).1")
@pytest.mark.parametrize("scenario", ["toba", "tabaru"])
def test_what_is_in_reach_is_what_a_plain_search_finds(scenario: str) -> None:
    compared = 0
    for ply, state in enumerate(wander(new(scenario), Rng(11))):
        state.events = None
        if ply % 29:
            continue
        for piece in range(len(state.scenario.pieces)):
            if state.at[piece] != NO_HEX:
                compare(state, piece)
                compared += 1
    assert compared > 300


def compare(state: BattlesState, piece: int) -> None:
    """The flood finds the same hexes with the same points left, each once."""
    start, points = state.at[piece], state.scenario.allowance[piece]
    marks = fresh(start)
    if piece < state.scenario.units:
        found = unit_steps(state, piece, start, points + 1, marks, True)
    else:
        found = commander_steps(state, piece, start, points, marks)
    wanted = searched(state, piece)
    if piece >= state.scenario.units:
        wanted = {hex: rest for hex, rest in wanted.items() if not state.field[hex] & COMMANDER}
    hexes = [int(str(action)) - NORMAL for action in found]
    assert len(hexes) == len(set(hexes))
    assert {hex: marks[hex] - 1 for hex in hexes} == wanted


@pytest.mark.rule("15-2-7-2(4)", "8-1", "8-2")
def test_the_way_of_a_commander_leads_on_through_the_enemys_entry_hex() -> None:
    pieces = {"guard_1_1": "h1519", "saigo_1_1": "h0518", "nogi": "h0226"}
    state = tabaru("move", pieces, turn=12, control={"h1519": 0, "h0518": 1})
    run(state, "0 move nogi")
    asked = state.view(0)["asked"]
    assert isinstance(asked, dict)
    march = next(row for row in asked["road"] if row["hex"] == "h0125")
    assert (march["cost"], march["path"]) == (1, ["h0126", "h0125"])
    nogi = number("nogi")
    left, points = searched(state, nogi), state.scenario.allowance[nogi]
    for row in asked["normal"]:
        assert row["cost"] == points - left[HEX_IDS.index(row["hex"])]
        assert row["path"][-1] == row["hex"]
    run(state, "0 road h0125")
    assert facts_of(state, "commander_moved")[0]["path"] == ["0126", "0125"]


@pytest.mark.rule("15-2-7-2(4).6")
@pytest.mark.parametrize(
    ("goal", "budget", "by_road", "with_unit", "meets"),
    [
        ("h0304", 3, False, False, True),
        ("h0304", 2, False, False, False),
        ("h0303", 4, False, False, False),
        ("h0304", 3, False, True, False),
        ("h0304", 3, True, False, False),
    ],
)
def test_a_path_can_pass_a_commander_who_is_alone_and_on_the_way(
    goal: str, budget: int, by_road: bool, with_unit: bool, meets: bool
) -> None:
    guard = {"saigo_1_1": "h0303"} if with_unit else {"saigo_1_1": "h1010"}
    state = tabaru("move", {"guard_1_1": "h0301", "kirino": "h0303", **guard})
    start = state.at[number("guard_1_1")]
    found = meets_commander(state, 1, start, HEX_IDS.index(goal), budget, by_road)
    assert found is meets
