"""Chapters 9 and 10: what holds for fire and for melee alike."""

from typing import Final

import pytest

from tests.games.battles.table import CENTRE, fought, legal, phase, stands, toba
from tests.games.kit import facts_of, refusal, run

KINDS: Final = ["fire", "melee"]
ACTING: Final = {"fire": 1, "melee": 0}
"""Who acts in that phase of the first player's turn."""
PAIRS: Final = {"fire": ("satsuma_1", "inf_1_1"), "melee": ("shinsengumi", "satsuma_1")}
"""Who fires or attacks, and at whom."""
HELPER: Final = {"fire": "kiheitai", "melee": "inf_1_2"}
NEXT: Final = {"fire": (2, "melee", 0), "melee": (2, "move", 1)}
"""The phase after that phase."""


def laid(kind: str) -> dict[str, str]:
    """A unit and its target side by side."""
    unit, target = PAIRS[kind]
    return {unit: CENTRE, target: "h1305"}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.rule("9", "9-1", "9-1(1)", "9-2", "9-2(1)", "10", "10-1", "10-1(2)", "10-2", "10-2(1)")
def test_a_unit_fights_an_adjacent_enemy(kind: str) -> None:
    unit, target = PAIRS[kind]
    state = toba(kind, laid(kind))
    assert legal(state) == [f"{kind} {unit}", "end"]
    run(state, f"{ACTING[kind]} {kind} {unit}")
    assert legal(state) == [f"target {target}"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.rule("9-1(3)", "10-1(4)")
def test_the_next_fight_waits_until_the_first_is_resolved(kind: str) -> None:
    state = toba(kind, {**laid(kind), HELPER[kind]: "h1405"})
    seat, unit = ACTING[kind], PAIRS[kind][0]
    run(state, f"{seat} {kind} {unit}")
    assert refusal(state, f"{seat} {kind} {HELPER[kind]}")[0] == "wrong_verb"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.rule("9-1(5)", "10-1(6)")
def test_nobody_has_to_fight(kind: str) -> None:
    state = toba(kind, laid(kind))
    run(state, f"{ACTING[kind]} end")
    assert phase(state) == NEXT[kind]


@pytest.mark.parametrize(("kind", "after"), [("fire", "normal"), ("melee", "disordered")])
@pytest.mark.rule("9-1(6)", "10-1(7)")
def test_the_phase_ends_when_nobody_is_left_who_can_fight(kind: str, after: str) -> None:
    state = fought(kind, laid(kind), *PAIRS[kind], "nature dice 1 1")
    assert phase(state) == NEXT[kind]
    assert stands(state, PAIRS[kind][0]) == after


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.rule("9-2(5)", "9-2(5).1", "10-2(6)", "10-2(6).1")
def test_a_dash_does_nothing(kind: str) -> None:
    state = fought(kind, laid(kind), *PAIRS[kind], "nature dice 1 1")
    assert facts_of(state, f"{kind}_resolved")[0]["result"] == "none"
    assert stands(state, PAIRS[kind][1]) == "normal"
