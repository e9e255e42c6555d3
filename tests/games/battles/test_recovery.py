"""Chapter 7: recovery."""

import pytest

from tests.games.battles.table import CENTRE, legal, stands, tabaru, toba
from tests.games.kit import facts_of, refusal, run

SHAKEN = {"disordered": ["inf_1_1"]}


@pytest.mark.rule("7", "7(1)", "7(2)")
@pytest.mark.parametrize("die", range(1, 7))
def test_no_more_than_the_morale_recovers(die: int) -> None:
    state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h1104"}, **SHAKEN)
    run(state, "0 recover inf_1_1", f"nature roll {die}")
    assert stands(state, "inf_1_1") == ("normal marked" if die <= 3 else "disordered marked")


@pytest.mark.rule("7(3)")
def test_recovery_passed_or_failed_is_all_a_unit_does() -> None:
    for die in (1, 6):
        state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h1104"}, **SHAKEN)
        run(state, "0 recover inf_1_1", f"nature roll {die}")
        assert refusal(state, "0 move inf_1_1") == ("marked_moved", "6(3)")
        again = ("not_disordered", "7") if die == 1 else ("marked_moved", "6(3)")
        assert refusal(state, "0 recover inf_1_1") == again


@pytest.mark.rule("7")
def test_a_unit_in_order_does_not_recover() -> None:
    state = toba("move", {"inf_1_1": CENTRE})
    assert refusal(state, "0 recover inf_1_1") == ("not_disordered", "7")


@pytest.mark.rule("7")
def test_only_your_own_units_on_the_map_recover() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "satsuma_1": "h1104"}, disordered=["satsuma_1"])
    assert refusal(state, "0 recover satsuma_1") == ("not_your_unit", "7")
    assert refusal(state, "0 recover inf_1_2") == ("not_on_map", "7")
    commanded = tabaru("move", {"oyama": "h1607", "guard_1_1": "h1608"})
    assert refusal(commanded, "0 recover oyama") == ("is_commander", "7")


@pytest.mark.rule("7")
def test_ruling_10_a_disordered_unit_may_move_instead_and_stays_disordered() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h1104"}, **SHAKEN)
    assert legal(state) == ["recover inf_1_1", "move inf_1_1", "move inf_1_2", "end"]
    run(state, "0 move inf_1_1", "0 normal h1308")
    assert stands(state, "inf_1_1") == "disordered marked"


@pytest.mark.rule("7(2)")
def test_ruling_11_a_recovered_unit_may_attack_in_the_same_turn() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "satsuma_1": "h1305"}, **SHAKEN)
    run(state, "0 recover inf_1_1", "nature roll 1", "1 end")
    assert legal(state, "melee") == ["inf_1_1"]


@pytest.mark.rule("12")
def test_ruling_65_guns_recover_like_others() -> None:
    state = toba("move", {"guns_a": CENTRE, "inf_1_2": "h1104"}, disordered=["guns_a"])
    run(state, "0 recover guns_a", "nature roll 3")
    assert stands(state, "guns_a") == "normal marked"


@pytest.mark.rule("12(1)")
def test_ruling_65_a_disordered_gun_may_move_and_stays_disordered() -> None:
    state = toba("move", {"guns_a": CENTRE, "inf_1_2": "h1104"}, disordered=["guns_a"])
    run(state, "0 move guns_a", "0 normal h1306")
    assert stands(state, "guns_a") == "disordered marked"


@pytest.mark.rule("7(1)")
def test_the_die_is_told() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h1104"}, **SHAKEN)
    run(state, "0 recover inf_1_1", "nature roll 4")
    assert facts_of(state, "recovery_failed") == [
        {"unit": "inf_1_1", "number": 4, "hex": CENTRE[1:]}
    ]
