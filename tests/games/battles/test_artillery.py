"""Chapter 12: artillery."""

import pytest

from tests.games.battles.table import CENTRE, legal, stands, toba, where
from tests.games.kit import decision, facts_of, refusal, run

BATTERY = {"satsuma_guns_1": "h1301", "satsuma_1": CENTRE, "inf_1_1": "h1305"}


@pytest.mark.rule("12", "12(1)")
def test_artillery_that_moves_ends_disordered() -> None:
    state = toba("move", {"guns_a": CENTRE, "inf_1_1": "h1104"})
    run(state, "0 move guns_a", "0 normal h1305")
    assert stands(state, "guns_a") == "disordered marked"


@pytest.mark.rule("12(1)")
def test_artillery_by_road_is_disordered_too() -> None:
    state = toba("move", {"guns_a": "h1511", "inf_1_1": "h1104"})
    run(state, "0 move guns_a", "0 road h1711")
    assert stands(state, "guns_a") == "disordered marked"


@pytest.mark.rule("12(2)")
def test_artillery_fires_at_what_a_friend_stands_beside() -> None:
    state = toba("fire", BATTERY)
    assert legal(state, "fire") == ["satsuma_1", "satsuma_guns_1"]
    run(state, "1 fire satsuma_guns_1")
    assert legal(state) == ["target inf_1_1"]


@pytest.mark.rule("12(2)")
def test_artillery_does_not_reach_beyond_its_range() -> None:
    seen = {"satsuma_1": "h1305", "inf_1_1": "h1306", "inf_1_2": "h1404"}
    state = toba("fire", {**seen, "satsuma_guns_1": "h1301"})
    run(state, "1 fire satsuma_guns_1")
    assert legal(state) == ["target inf_1_2"]
    assert refusal(state, "1 target inf_1_1") == ("out_of_range", "12(2)")


@pytest.mark.rule("12(2)")
def test_artillery_does_not_fire_at_what_nobody_stands_beside() -> None:
    state = toba("fire", {**BATTERY, "inf_1_2": "h1002"})
    run(state, "1 fire satsuma_guns_1")
    assert refusal(state, "1 target inf_1_2") == ("not_spotted", "12(2)")
    far = {"satsuma_guns_1": CENTRE, "inf_1_1": "h1307", "satsuma_1": "h2003", "inf_1_2": "h2004"}
    alone = toba("fire", far)
    assert refusal(alone, "1 fire satsuma_guns_1") == ("no_target", "12(2)")


@pytest.mark.rule("12(2)")
def test_ruling_27_the_spotter_may_be_disordered_or_across_water() -> None:
    state = toba("fire", BATTERY, disordered=["satsuma_1"])
    assert legal(state, "fire") == ["satsuma_guns_1"]
    water = toba("fire", {"satsuma_guns_1": "h0205", "satsuma_1": "h0202", "inf_1_1": "h0302"})
    run(water, "1 fire satsuma_guns_1")
    assert legal(water) == ["target inf_1_1"]


@pytest.mark.rule("12(2)")
def test_ruling_27_the_battery_itself_spots_and_others_stand_between() -> None:
    state = toba("fire", {"satsuma_guns_1": CENTRE, "inf_1_1": "h1305"})
    assert legal(state, "fire") == ["satsuma_guns_1"]
    behind = {**BATTERY, "inf_1_2": "h1303", "satsuma_2": "h1302"}
    assert "satsuma_guns_1" in legal(toba("fire", behind), "fire")


@pytest.mark.rule("12(2)", "9-2(2)")
def test_ruling_24_at_range_it_is_supported_by_those_beside_the_target() -> None:
    state = toba("fire", BATTERY)
    run(state, "1 fire satsuma_guns_1", "1 target inf_1_1")
    assert legal(state) == ["support satsuma_1", "resolve"]


@pytest.mark.rule("12(2)", "9-2(2)")
def test_ruling_24_it_supports_only_where_it_is_adjacent() -> None:
    state = toba("fire", BATTERY)
    run(state, "1 fire satsuma_1", "1 target inf_1_1")
    assert decision(state) == "fire_dice"
    beside = toba("fire", {**BATTERY, "satsuma_guns_1": "h1404"})
    run(beside, "1 fire satsuma_1", "1 target inf_1_1")
    assert legal(beside, "support") == ["satsuma_guns_1"]


@pytest.mark.rule("12(2)")
def test_ruling_28_artillery_may_fire_with_an_enemy_beside_it() -> None:
    state = toba("fire", {**BATTERY, "inf_1_2": "h1302"})
    run(state, "1 fire satsuma_guns_1")
    assert set(legal(state, "target")) == {"inf_1_1", "inf_1_2"}


@pytest.mark.rule("12(3)")
@pytest.mark.parametrize("dice", ["3 3", "5 6"])
def test_ruling_29_a_hit_by_fire_removes_artillery(dice: str) -> None:
    state = toba("fire", {"satsuma_1": CENTRE, "guns_a": "h1305"})
    run(state, "1 fire satsuma_1", "1 target guns_a", f"nature dice {dice}")
    assert where(state, "guns_a") == "removed"


@pytest.mark.rule("12(3)")
def test_a_miss_leaves_artillery_alone() -> None:
    state = toba("fire", {"satsuma_1": CENTRE, "guns_a": "h1305"})
    run(state, "1 fire satsuma_1", "1 target guns_a", "nature dice 1 1")
    assert (where(state, "guns_a"), stands(state, "guns_a")) == ("h1305", "normal")


@pytest.mark.rule("12(4)")
def test_ruling_29_any_morale_result_removes_artillery_without_a_die() -> None:
    state = toba("melee", {"shinsengumi": CENTRE, "satsuma_guns_1": "h1305"})
    run(state, "0 melee shinsengumi", "0 target satsuma_guns_1", "nature dice 1 1")
    assert facts_of(state, "melee_resolved")[0]["result"] == "m1"
    assert where(state, "satsuma_guns_1") == "removed"
    assert facts_of(state, "morale_failed") == []
    assert decision(state) == "advance"


@pytest.mark.rule("12(4)")
def test_ruling_29_a_dash_leaves_artillery_alone() -> None:
    state = toba("melee", {"inf_1_1": CENTRE, "satsuma_guns_1": "h1305"})
    run(state, "0 melee inf_1_1", "0 target satsuma_guns_1", "nature dice 1 1")
    assert facts_of(state, "melee_resolved")[0]["result"] == "none"
    assert where(state, "satsuma_guns_1") == "h1305"


@pytest.mark.rule("10-1(1)", "12")
def test_artillery_without_melee_strength_does_not_attack() -> None:
    state = toba("melee", {"guns_a": CENTRE, "inf_1_1": "h1404", "satsuma_1": "h1305"})
    assert refusal(state, "0 melee guns_a") == ("no_melee_strength", "10-1(1)")
