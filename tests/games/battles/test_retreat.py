"""Chapter 11: retreat."""

import pytest

from hatamoto.games.battles.state import BattlesState
from tests.games.battles.table import CENTRE, holder, legal, result, stands, toba, where
from tests.games.kit import decision, facts_of, refusal, run


def hit(pieces: dict[str, str], target: str = "inf_1_1", **fields: object) -> BattlesState:
    """Satsuma's first company, at h1304, drives back a disordered unit by fire."""
    shaken = {"disordered": [target], **fields}
    state = toba("fire", {"satsuma_1": CENTRE, **pieces}, **shaken)
    run(state, "1 fire satsuma_1", f"1 target {target}")
    if decision(state) == "fire_support":
        run(state, "1 resolve")
    run(state, "nature dice 3 3")
    return state


@pytest.mark.rule("11", "11(3)")
def test_ruling_70_the_owner_chooses_the_hex_also_in_the_enemys_turn() -> None:
    state = hit({"inf_1_1": "h1305"})
    assert state.to_act() == [0]
    assert legal(state, "retreat") == ["h1306", "h1405", "h1205"]
    run(state, "0 retreat h1405")
    assert where(state, "inf_1_1") == "h1405"


@pytest.mark.rule("11(1)", "11(1).1")
def test_nobody_retreats_onto_an_enemy() -> None:
    state = hit({"inf_1_1": "h1305", "satsuma_2": "h1306"})
    assert decision(state) != "retreat"
    assert where(state, "inf_1_1") == "removed"


@pytest.mark.rule("11(1).2")
def test_nobody_retreats_into_an_enemy_zone() -> None:
    state = hit({"inf_1_1": "h1305"})
    assert refusal(state, "0 retreat h1404") == ("enemy_zoc", "11(1).2")
    assert refusal(state, "0 retreat h1304") == ("occupied", "11(1).1")
    assert refusal(state, "0 retreat h1308") == ("not_adjacent_hex", "11")
    assert refusal(state, "0 retreat h1305") == ("already_passed", "11(4)")


@pytest.mark.rule("11(1).3")
def test_ruling_35_nobody_retreats_across_a_river_even_by_a_bridge() -> None:
    state = toba("fire", {"satsuma_1": "h1810", "inf_1_1": "h1911"}, disordered=["inf_1_1"])
    run(state, "1 fire satsuma_1", "1 target inf_1_1", "nature dice 3 3")
    assert decision(state) == "retreat"
    assert refusal(state, "0 retreat h2010") == ("through_water", "11(1).3")


@pytest.mark.rule("11(1).4")
def test_nobody_retreats_into_a_lake() -> None:
    state = toba("fire", {"satsuma_1": "h0109", "inf_1_1": "h0209"}, disordered=["inf_1_1"])
    run(state, "1 fire satsuma_1", "1 target inf_1_1", "nature dice 3 3")
    assert legal(state, "retreat") == ["h0310", "h0309"]
    assert refusal(state, "0 retreat h0210") == ("off_map", "11(1).4")


@pytest.mark.rule("11(1)")
def test_ruling_35_streams_and_terrain_do_not_hinder_a_retreat() -> None:
    state = toba("fire", {"satsuma_1": "h1212", "inf_1_1": "h1312"}, disordered=["inf_1_1"])
    run(state, "1 fire satsuma_1", "1 target inf_1_1", "nature dice 3 3")
    assert {"h1412", "h1411"} <= set(legal(state, "retreat"))


@pytest.mark.rule("11(2)")
def test_a_unit_without_a_way_out_is_removed_without_a_question() -> None:
    around = {"satsuma_2": "h1306", "satsuma_3": "h1405"}
    state = hit({"inf_1_1": "h1305", **around})
    assert where(state, "inf_1_1") == "removed"
    assert facts_of(state, "unit_removed") == [{"unit": "inf_1_1", "cause": "no_retreat"}]


@pytest.mark.rule("11(3)")
def test_ruling_75_a_single_way_out_is_taken_without_a_question() -> None:
    state = hit({"inf_1_1": "h1305", "satsuma_2": "h1406"})
    assert where(state, "inf_1_1") == "h1205"


@pytest.mark.rule("11(4)")
def test_past_a_friend_the_retreat_goes_on_and_the_friend_is_disordered() -> None:
    state = hit({"inf_1_1": "h1305", "inf_1_2": "h1306"})
    run(state, "0 retreat h1306")
    assert (decision(state), stands(state, "inf_1_2")) == ("retreat", "disordered")
    run(state, "0 retreat h1307")
    assert where(state, "inf_1_1") == "h1307"
    assert facts_of(state, "unit_passed") == [{"unit": "inf_1_1", "passed_unit": "inf_1_2"}]


@pytest.mark.rule("11(4)")
def test_the_first_unit_of_the_list_is_a_friend_to_pass_too() -> None:
    state = hit({"inf_1_2": "h1305", "inf_1_1": "h1306"}, target="inf_1_2")
    run(state, "0 retreat h1306")
    assert (decision(state), stands(state, "inf_1_1")) == ("retreat", "disordered")
    assert where(state, "inf_1_1") == "h1306"


@pytest.mark.rule("11(4)")
def test_a_disordered_friend_passed_is_removed() -> None:
    state = hit({"inf_1_1": "h1305", "inf_1_2": "h1306"}, disordered=["inf_1_1", "inf_1_2"])
    run(state, "0 retreat h1306")
    assert where(state, "inf_1_2") == "removed"
    assert facts_of(state, "unit_removed") == [{"unit": "inf_1_2", "cause": "passed"}]


@pytest.mark.rule("11(4)")
def test_ruling_36_the_retreat_goes_on_even_if_the_hex_was_emptied() -> None:
    state = hit({"inf_1_1": "h1305", "inf_1_2": "h1306"}, disordered=["inf_1_1", "inf_1_2"])
    run(state, "0 retreat h1306")
    assert decision(state) == "retreat"
    assert refusal(state, "0 retreat h1306") == ("already_passed", "11(4)")
    assert refusal(state, "0 retreat h1305") == ("already_passed", "11(4)")


@pytest.mark.rule("11(4)")
def test_ruling_36_a_retreat_past_two_friends_never_turns_back_to_the_first() -> None:
    state = hit({"inf_1_1": "h1305", "inf_1_2": "h1306", "inf_5_1": "h1307"})
    run(state, "0 retreat h1306", "0 retreat h1307")
    assert "h1306" not in legal(state, "retreat")
    assert refusal(state, "0 retreat h1306") == ("already_passed", "11(4)")
    assert [stands(state, unit) for unit in ("inf_1_2", "inf_5_1")] == ["disordered"] * 2


@pytest.mark.rule("11(4)")
def test_ruling_36_guns_that_are_passed_are_flipped_too() -> None:
    state = hit({"inf_1_1": "h1305", "guns_a": "h1306"})
    run(state, "0 retreat h1306")
    assert stands(state, "guns_a") == "disordered"


@pytest.mark.rule("11(4)", "11(2)")
def test_ruling_36_a_retreat_that_ends_nowhere_still_has_disordered_the_friend() -> None:
    enemies = {"satsuma_2": "h1407", "satsuma_3": "h1106", "satsuma_4": "h1505"}
    state = hit({"inf_1_1": "h1305", "inf_1_2": "h1306", **enemies})
    assert decision(state) != "retreat"
    assert (where(state, "inf_1_1"), stands(state, "inf_1_2")) == ("removed", "disordered")


@pytest.mark.rule("11(3)", "11(4)")
def test_ruling_37_the_owner_may_choose_a_friend_although_a_hex_is_free() -> None:
    state = hit({"inf_1_1": "h1305", "inf_1_2": "h1306"})
    assert {"h1306", "h1405", "h1205"} == set(legal(state, "retreat"))


@pytest.mark.rule("11", "14(2)")
def test_ruling_38_a_retreat_into_a_victory_hex_seizes_it() -> None:
    pieces = {"inf_1_1": "h0709", "satsuma_1": "h0708"}
    state = toba("fire", pieces, active=1, disordered=["satsuma_1"])
    run(state, "0 fire inf_1_1", "0 target satsuma_1", "nature dice 6 4", "1 retreat h0607")
    assert holder(state, "h0607") == 1
    assert stands(state, "satsuma_1") == "disordered"


@pytest.mark.rule("14(4).1")
def test_ruling_47_a_retreat_into_the_enemys_entry_hex_wins() -> None:
    pieces = {"inf_1_1": "h0204", "satsuma_1": "h0203"}
    state = toba("fire", pieces, active=1, disordered=["satsuma_1"])
    run(state, "0 fire inf_1_1", "0 target satsuma_1", "nature dice 5 5", "1 retreat h0103")
    assert result(state) == ("entry_hex", [1])
