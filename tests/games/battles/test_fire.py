"""Chapter 9: fire. The second player fires in the first player's turn."""

import pytest

from hatamoto.games.battles import GAME
from hatamoto.games.battles.content import hex_at
from hatamoto.games.battles.state import BattlesState
from tests.games.battles.table import CENTRE, TOBA, fought, legal, stands, tabaru, toba, where
from tests.games.kit import decision, facts_of, refusal, run

PAIR = {"satsuma_1": CENTRE, "inf_1_1": "h1305"}
HELPED = {**PAIR, "satsuma_2": "h1205", "kiheitai": "h1405"}


def shot(pieces: dict[str, str], *lines: str, **fields: object) -> BattlesState:
    """The first rifles of Satsuma fire at the unit beside them; then come some lines."""
    return fought("fire", pieces, "satsuma_1", "inf_1_1", *lines, **fields)


@pytest.mark.rule("9-1(1)")
def test_nobody_fires_farther_than_the_next_hex() -> None:
    state = toba("fire", {**PAIR, "inf_1_2": "h1306", "satsuma_2": "h1004"})
    assert refusal(state, "1 fire satsuma_2") == ("no_target", "9-1(1)")
    run(state, "1 fire satsuma_1")
    assert refusal(state, "1 target inf_1_2") == ("not_adjacent", "9-1(1)")


@pytest.mark.rule("9-1(1)")
def test_a_disordered_unit_does_not_fire() -> None:
    state = toba("fire", {**PAIR, "satsuma_2": "h1205"}, disordered=["satsuma_2"])
    assert refusal(state, "1 fire satsuma_2") == ("is_disordered", "9-1(1)")


@pytest.mark.rule("9-1(1)")
def test_a_unit_without_fire_strength_does_not_fire() -> None:
    pieces = {"bessengumi": CENTRE, "inf_1_1": "h1303", "satsuma_1": "h1305", "satsuma_2": "h1403"}
    state = toba("fire", pieces, active=1)
    assert legal(state, "fire") == ["inf_1_1"]
    assert refusal(state, "0 fire bessengumi") == ("no_fire_strength", "9-1(1)")


@pytest.mark.rule("9-1(1)")
def test_only_enemies_on_the_map_are_targets() -> None:
    state = toba("fire", HELPED)
    run(state, "1 fire satsuma_1")
    assert refusal(state, "1 target kiheitai") == ("own_unit", "9-1(1)")
    assert refusal(state, "1 target inf_1_2") == ("not_on_map", "9-1(1)")
    assert refusal(state, "1 target battotai") == ("other_battle", "9-1(1)")


@pytest.mark.rule("9-1(2)", "9-2(7)", "9-1(4)")
def test_who_has_fired_is_marked_and_fires_no_more() -> None:
    state = shot(HELPED, "1 support satsuma_2", "1 resolve")
    run(state, "nature dice 1 1")
    assert [stands(state, unit) for unit in ("satsuma_1", "satsuma_2", "kiheitai")] == [
        "normal marked",
        "normal marked",
        "normal",
    ]
    assert refusal(state, "1 fire satsuma_1") == ("marked_fired", "9-1(4)")
    assert refusal(state, "1 fire satsuma_2") == ("marked_fired", "9-1(4)")


@pytest.mark.rule("9-1(4)")
def test_several_units_fire_at_the_same_target_one_after_another() -> None:
    state = shot(HELPED, "1 resolve", "nature dice 1 1")
    run(state, "1 fire kiheitai", "1 target inf_1_1", "1 resolve", "nature dice 1 1")
    assert legal(state, "fire") == ["satsuma_2"]


# Support


@pytest.mark.rule("9-2(2)")
def test_ruling_23_units_in_order_beside_the_target_may_support() -> None:
    state = shot({**HELPED, "outer_1": "h1004", "outer_2": "h1306"}, disordered=["outer_2"])
    assert legal(state) == ["support satsuma_2", "support kiheitai", "resolve"]
    assert refusal(state, "1 support outer_2") == ("is_disordered", "9-2(2)")
    assert refusal(state, "1 support outer_1") == ("not_adjacent", "9-2(2)")
    assert refusal(state, "1 support satsuma_1") == ("is_main_unit", "9-2(2)")
    assert refusal(state, "1 support inf_1_1") == ("not_your_unit", "9-2(2)")


@pytest.mark.rule("9-2(2)")
def test_ruling_23_who_has_fired_does_not_support() -> None:
    state = toba("fire", HELPED)
    run(state, "1 fire satsuma_2", "1 target inf_1_1", "1 resolve", "nature dice 1 1")
    run(state, "1 fire satsuma_1", "1 target inf_1_1")
    assert refusal(state, "1 support satsuma_2") == ("marked_fired", "9-1(4)")


@pytest.mark.rule("9-2(2)")
def test_ruling_23_support_reaches_across_water() -> None:
    state = shot({"inf_1_1": "h0302", "satsuma_1": "h0303", "satsuma_2": "h0202"})
    assert legal(state, "support") == ["satsuma_2"]


@pytest.mark.rule("9-2(2)")
def test_a_unit_without_fire_strength_does_not_support() -> None:
    pieces = {"inf_1_1": CENTRE, "bessengumi": "h1404", "satsuma_1": "h1305"}
    state = toba("fire", pieces, active=1)
    run(state, "0 fire inf_1_1", "0 target satsuma_1")
    assert decision(state) == "fire_dice"


@pytest.mark.rule("9-2(2)")
def test_supporters_are_named_in_rising_order() -> None:
    state = shot({**HELPED, "outer_1": "h1306"}, "1 support satsuma_2")
    assert legal(state) == ["support kiheitai", "resolve"]
    assert refusal(state, "1 support outer_1") == ("not_rising", "9-2(2)")


@pytest.mark.rule("9-2(2)")
def test_ruling_76_the_dice_follow_at_once_when_nobody_can_support() -> None:
    state = shot(PAIR)
    assert decision(state) == "fire_dice"


@pytest.mark.rule("9-2(1)", "9-2(7)")
def test_ruling_66_all_are_marked_when_the_dice_are_rolled() -> None:
    state = shot(HELPED, "1 support satsuma_2", "1 support kiheitai")
    assert decision(state) == "fire_dice"
    assert stands(state, "satsuma_1") == "normal"
    run(state, "nature dice 1 2")
    assert facts_of(state, "fire_resolved")[0]["strength"] == 6


@pytest.mark.rule("9-2(3)")
def test_each_supporter_adds_one() -> None:
    for lines, strength in (([], 4), (["1 support satsuma_2"], 5)):
        state = toba("fire", HELPED)
        run(state, "1 fire satsuma_1", "1 target inf_1_1", *lines, "1 resolve", "nature dice 1 1")
        assert facts_of(state, "fire_resolved")[0]["strength"] == strength


# Dice


def modifier(pieces: dict[str, str], target: str = "inf_1_1", unit: str = "satsuma_1") -> object:
    """What is added to the dice when Satsuma fires at Toba."""
    state = toba("fire", pieces)
    run(state, f"1 fire {unit}", f"1 target {target}")
    if decision(state) == "fire_support":
        run(state, "1 resolve")
    run(state, "nature dice 3 4")
    return facts_of(state, "fire_resolved")[0]["modifier"]


@pytest.mark.rule("9-2(4)", "9-2(4).1")
def test_the_terrain_of_the_target_is_taken_off() -> None:
    assert modifier(PAIR) == 0
    assert modifier({"satsuma_1": "h0823", "inf_1_1": "h0924"}) == -1
    assert modifier({"satsuma_1": "h0807", "inf_1_1": "h0708"}) == 0
    assert modifier({"satsuma_1": "h0707", "inf_1_1": "h0607"}) == -1
    assert modifier({"satsuma_1": "h1126", "inf_1_1": "h1226"}) == -2


@pytest.mark.rule("9-2(4).1")
def test_ruling_25_terrain_and_side_add_up_but_not_at_a_distance() -> None:
    assert modifier({"satsuma_1": "h0202", "inf_1_1": "h0302"}) == -1
    bridge = modifier({"satsuma_1": "h0304", "inf_1_1": "h0203"})
    assert bridge == -2
    far = {"satsuma_guns_1": "h0306", "satsuma_1": "h0304", "inf_1_1": "h0203"}
    assert modifier(far, unit="satsuma_guns_1") == -1


@pytest.mark.rule("9-1(1)")
def test_ruling_22_fire_reaches_across_a_river_or_pond() -> None:
    assert modifier({"satsuma_1": "h1012", "inf_1_1": "h1013"}) == -1
    state = toba("fire", {"satsuma_1": "h0202", "inf_1_1": "h0302"})
    assert legal(state, "fire") == ["satsuma_1"]


@pytest.mark.rule("9-2(4).2")
def test_ruling_04_a_mountain_top_adds_two_to_the_dice_not_to_the_strength() -> None:
    state = shot({"satsuma_1": "h1226", "inf_1_1": "h1225"}, "nature dice 3 4")
    fact = facts_of(state, "fire_resolved")[0]
    assert TOBA.fire_cover[hex_at(12, 25)] == -2
    assert (fact["strength"], fact["modifier"], fact["total"]) == (4, 0, 7)


@pytest.mark.rule("9-2(5)")
def test_a_shot_tells_where_the_table_was_read() -> None:
    for dice, row in (("1 1", 2), ("3 4", 7), ("6 6", 12)):
        fact = facts_of(shot(PAIR, f"nature dice {dice}"), "fire_resolved")[0]
        assert (fact["strength"], fact["column"], fact["row"]) == (4, "4-5", row)


@pytest.mark.rule("9-2(4).2")
def test_ruling_05_a_plain_mountain_adds_nothing_and_guns_gain_from_a_top_too() -> None:
    assert modifier({"satsuma_1": "h1227", "inf_1_1": "h1328"}) == -2
    guns = modifier({"satsuma_guns_1": "h1226", "inf_1_1": "h1227"}, unit="satsuma_guns_1")
    assert guns == 0


@pytest.mark.rule("9-2(5).2")
def test_d_disorders_a_unit_in_order() -> None:
    state = shot(PAIR, "nature dice 3 3")
    assert (stands(state, "inf_1_1"), where(state, "inf_1_1")) == ("disordered", "h1305")


@pytest.mark.rule("9-2(5).2")
def test_d_drives_a_disordered_unit_back_one_hex() -> None:
    state = shot(PAIR, "nature dice 3 3", disordered=["inf_1_1"])
    assert (decision(state), state.actor()) == ("retreat", 0)
    run(state, "0 retreat h1306")
    assert (stands(state, "inf_1_1"), where(state, "inf_1_1")) == ("disordered", "h1306")


@pytest.mark.rule("9-2(5).3")
def test_dd_disorders_and_drives_back() -> None:
    state = shot(PAIR, "nature dice 5 6", "0 retreat h1306")
    assert (stands(state, "inf_1_1"), where(state, "inf_1_1")) == ("disordered", "h1306")


@pytest.mark.rule("9-2(5).3")
def test_dd_removes_a_disordered_unit() -> None:
    state = shot(PAIR, "nature dice 5 6", disordered=["inf_1_1"])
    assert where(state, "inf_1_1") == "removed"
    assert facts_of(state, "unit_removed") == [{"unit": "inf_1_1", "cause": "fire"}]


@pytest.mark.rule("9-2(5)")
def test_ruling_26_a_later_shot_meets_the_changed_unit() -> None:
    state = shot(HELPED, "1 resolve", "nature dice 3 3")
    run(state, "1 fire kiheitai", "1 target inf_1_1", "1 resolve", "nature dice 6 6")
    assert where(state, "inf_1_1") == "removed"


@pytest.mark.rule("9-2(5)", "2-1-2.1")
def test_ruling_57_rolls_and_strengths_beyond_the_table_use_its_last_row_and_column() -> None:
    content = GAME.content
    assert content.fire_column_of[40] == len(content.fire_columns) - 1
    state = toba("fire", PAIR)
    assert state.content.fire_cell(40, 30) == state.content.fire_cell(10, 13) == 2
    assert state.content.fire_cell(1, -5) == state.content.fire_cell(1, 2) == 0


@pytest.mark.rule("9-2(6)")
def test_ruling_34_nobody_advances_after_fire() -> None:
    state = shot(HELPED, "1 resolve", "nature dice 6 6", disordered=["inf_1_1"])
    assert where(state, "inf_1_1") == "removed"
    assert where(state, "satsuma_1") == CENTRE
    assert "advance" not in legal(state)


@pytest.mark.rule("15-2-7-2(4).5")
def test_a_commander_is_no_target() -> None:
    pieces = {"guard_1_1": "h1607", "oyama": "h1608", "saigo_1_1": "h1507", "kirino": "h1507"}
    state = tabaru("fire", pieces)
    run(state, "1 fire saigo_1_1")
    assert refusal(state, "1 target oyama") == ("is_commander", "15-2-7-2(4).5")


@pytest.mark.rule("9")
def test_ruling_02_the_letters_of_the_original_point_to_the_numbered_items() -> None:
    rules = (GAME.folder / "rules.toml").read_text(encoding="utf-8")
    for paragraph in ("8(4)", "9-2(4)", "10-2(5)", "10-2(9)"):
        assert f'id = "{paragraph}"' in rules
