"""What the view says of an open question: prices, ways and odds agree with what then happens."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from hatamoto.games.battles import GAME, preview
from hatamoto.games.battles.board import combat, support
from hatamoto.games.battles.board.pieces import first_unit, last_unit
from hatamoto.games.battles.content.hexes import NEIGHBOURS, NO_HEX, hex_at
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State

SCENARIOS = pytest.mark.parametrize("scenario", ["toba", "tabaru"])
Json = dict[str, Any]


def questions(scenario: str, seed: int, most: int) -> list[tuple[State, Json]]:
    """The states of a random game whose view reckons something, with what it says."""
    state: State = GAME.new(2, {"scenario": scenario})
    rng = Rng(seed)
    found: list[tuple[State, Json]] = []
    while state.outcome() is None and len(found) < most:
        asked = state.view(0)["asked"]
        if isinstance(asked, dict):
            found.append((state.clone(), asked))
        seat = state.to_act()[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    return found


def hex_of(id: str) -> int:
    """The hex written `h1122`."""
    return hex_at(int(id[1:3]), int(id[3:5]))


def legal_words(state: State) -> set[str]:
    """What is legal, as notation."""
    return {GAME.notation(action) for action in state.legal(state.to_act()[0])}


@SCENARIOS
@pytest.mark.rule("8-1", "8-2")
def test_every_hex_in_reach_has_a_price_and_no_other(scenario: str) -> None:
    for state, asked in questions(scenario, 3, 120):
        if asked["kind"] == "move":
            told = {f"{way} {row['hex']}" for way in ("normal", "road") for row in asked[way]}
            moves = {
                words for words in legal_words(state) if words.split()[0] in ("normal", "road")
            }
            assert told == moves


@SCENARIOS
@pytest.mark.rule("8(2)")
def test_a_price_is_within_the_allowance_and_a_way_goes_step_by_step(scenario: str) -> None:
    for _, asked in questions(scenario, 4, 120):
        for row in [*asked.get("normal", []), *asked.get("road", [])]:
            assert 1 <= row["cost"] <= asked["points"]
            steps = [hex_of(id) for id in [asked["from"], *row["path"]]]
            assert steps[-1] == hex_of(row["hex"])
            for one, other in pairwise(steps):
                assert other in NEIGHBOURS[one * 6 : one * 6 + 6]


@SCENARIOS
def test_the_way_told_is_the_way_taken(scenario: str) -> None:
    taken = 0
    for state, asked in questions(scenario, 5, 60):
        for row in asked.get("normal", [])[:3]:
            state_then = state.clone()
            state_then.events = []
            state_then.apply(state.to_act()[0], GAME.parse(f"normal {row['hex']}"))
            moved = [e for e in state_then.events if e.kind in ("unit_moved", "commander_moved")]
            passed = moved[0].facts["path"]
            assert isinstance(passed, list)
            assert [f"h{hex}" for hex in passed] == row["path"]
            taken += 1
    assert taken > 20


@pytest.mark.rule("9-2(5)", "10-2(6)")
def test_the_odds_are_those_of_the_dice() -> None:
    rolled = 0
    for state, asked in questions("toba", 6, 400):
        if asked["kind"] == "move" or state.to_act() != [-1]:
            continue
        (target,) = asked["targets"]
        counted: dict[str, int] = {}
        for action in state.legal(-1):
            then = state.clone()
            then.events = []
            then.apply(-1, action)
            result = str(then.events[0].facts["result"])
            counted[result] = counted.get(result, 0) + 1
        assert counted == {result: n for result, n in target["odds"].items() if n}
        rolled += 1
    assert rolled > 5


@pytest.mark.rule("9-2(3)")
def test_the_parts_add_up_to_strength_and_modifier() -> None:
    for _, asked in questions("toba", 7, 300):
        if asked["kind"] != "fire":
            continue
        for target in asked["targets"]:
            strength = sum(n for what, _, n in target["parts"] if what in ("main", "support"))
            rest = sum(n for what, _, n in target["parts"] if what not in ("main", "support"))
            assert (strength, rest) == (target["strength"], target["modifier"])


@pytest.mark.rule("10-2(7)", "12(4)")
def test_a_defender_breaks_as_often_as_told() -> None:
    even = Fraction(0)
    for state, asked in questions("toba", 8, 300):
        if asked["kind"] != "melee":
            continue
        for target in asked["targets"]:
            even = Fraction(target["fails"], 216)
            hits = 36 - target["odds"]["none"]
            assert 0 <= even <= Fraction(hits, 36)
            assert state.view(1)["asked"] == asked
    assert even > 0


@pytest.mark.rule("9-2(2)", "10-2(2)")
def test_the_odds_with_a_supporter_are_those_after_naming_it() -> None:
    named = 0
    for state, asked in questions("toba", 6, 500):
        for row in asked.get("supporters", []):
            then = state.clone()
            then.apply(state.to_act()[0], GAME.parse(f"support {row['unit']}"))
            after = then.view(0)["asked"]
            assert isinstance(after, dict)
            assert after["targets"] == [row["chance"]]
            named += 1
    assert named > 2


@pytest.mark.rule("9-2(5)", "10-2(6)")
def test_the_ladder_tells_the_result_of_every_sum() -> None:
    for _, asked in questions("toba", 7, 300):
        for target in asked.get("targets", []):
            assert len(target["ladder"]) == 11
            counted = dict.fromkeys(target["odds"], 0)
            for place, result in enumerate(target["ladder"]):
                counted[result] += 6 - abs(5 - place)
            assert counted == target["odds"]


@SCENARIOS
@pytest.mark.rule("9-1(1)", "9-2(3)", "12(2)")
def test_the_fire_foretold_is_the_worst_the_enemy_can_do(scenario: str) -> None:
    met = 0
    for state, asked in questions(scenario, 5, 500):
        assert isinstance(state, BattlesState)
        for row in asked.get("normal", [])[::3]:
            then = state.clone()
            unit = state.scenario.pieces.index(asked["unit"])
            then.apply(state.to_act()[0], GAME.parse(f"normal {row['hex']}"))
            if preview.is_unit(state, unit):
                told = 36 if row["fire"] is None else row["fire"]["odds"]["none"]
                assert told == fewest_misses(then, unit)
                met += row["fire"] is not None
    assert met > 5


def fewest_misses(state: BattlesState, unit: int) -> int:
    """How many of the 36 rolls of the worst fire at a unit bring nothing, everybody helping."""
    other = 1 - state.scenario.owner[unit]
    misses = [36]
    for foe in range(first_unit(state, other), last_unit(state, other)):
        is_on = state.at[foe] != NO_HEX and preview.may_fire(state, foe)
        if is_on and unit in combat.fire_targets(state, foe):
            helpers = 0
            for helper in support.helpers_for(state, foe, unit, state.scenario.fire, -1):
                helpers = support.with_helper(state, helpers, helper, unit)
            misses.append(preview.shot(state, foe, unit, helpers)["odds"]["none"])
    return min(misses)
