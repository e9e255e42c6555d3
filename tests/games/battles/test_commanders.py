"""§15-2-7-2: commanders at Tabarazaka, most of them on the flat land about h2023 in the east."""

import pytest

from hatamoto.kernel.seats import NATURE
from tests.games.battles.table import FOOT_BACK, legal, new, stands, tabaru, where
from tests.games.kit import decision, facts_of, refusal, run

GAINED = ["h1809", "h1815", "h1717", "h1519", "h1820", "h1315"]
SEVEN = dict.fromkeys(GAINED, 0)
"""With its entry hex the Government holds seven."""
PAIR = {"guard_1_1": "h2023", "saigo_1_1": "h2024"}
"""Two units side by side on flat land."""


# How they come


@pytest.mark.rule("15-2-7-2(2)", "15-2-7-2(2).1")
def test_ruling_50_one_is_drawn_where_the_track_says_so() -> None:
    state = new("tabaru")
    run(state, "nature roll 3")
    assert (decision(state), len(state.legal(NATURE))) == ("draw_commander", 6)
    run(state, "nature draw oyama")
    assert facts_of(state, "commander_drawn") == [{"side": "government", "commander": "oyama"}]
    assert "enter oyama" in legal(state)


@pytest.mark.rule("15-2-7-2(2).1")
def test_no_sign_on_the_track_no_commander() -> None:
    drawn = dict.fromkeys(["oyama", "nogi", "miyoshi"], "hand")
    state = tabaru("move", {"guard_1_1": "h1607", **drawn}, turn=4, begins=True)
    run(state, "nature roll 1")
    assert decision(state) == "order"


@pytest.mark.rule("15-2-7-2(2).1")
def test_only_a_commander_in_the_cup_can_be_drawn() -> None:
    state = new("tabaru")
    run(state, "nature roll 3")
    assert refusal(state, "nature draw kirino")[0] == "not_your_unit"
    assert refusal(state, "nature draw guard_1_1")[0] == "not_in_cup"


@pytest.mark.rule("15-2-7-2(2).2")
@pytest.mark.parametrize("die", range(1, 7))
def test_saigo_comes_on_four_or_more(die: int) -> None:
    begin = {"turn": 8, "active": 1, "begins": True}
    state = tabaru("move", PAIR, control=SEVEN, **begin)
    assert decision(state) == "saigo_die"
    run(state, f"nature roll {die}")
    assert where(state, "saigo") == ("hand" if die >= 4 else "aside")


@pytest.mark.rule("15-2-7-2(2).2")
def test_ruling_56_no_roll_below_seven_hexes_or_once_he_has_come() -> None:
    begin = {"turn": 8, "active": 1, "begins": True}
    six = dict.fromkeys(GAINED[:5], 0)
    assert decision(tabaru("move", PAIR, control=six, **begin)) == "order"
    gone = tabaru("move", {**PAIR, "saigo": "removed"}, control=SEVEN, **begin)
    assert decision(gone) == "order"


@pytest.mark.rule("15-2-7-2(2).2")
def test_ruling_73_a_success_puts_him_in_hand_like_a_drawn_commander() -> None:
    begin = {"turn": 8, "active": 1, "begins": True}
    state = tabaru("move", PAIR, control=SEVEN, **begin)
    run(state, "nature roll 4", "1 enter saigo", "1 road h0526")
    assert (where(state, "saigo"), stands(state, "saigo")) == ("h0526", "normal marked")


@pytest.mark.rule("15-2-7-2(2)")
def test_ruling_50_he_is_placed_on_the_entry_hex_and_moves_or_stays() -> None:
    state = tabaru("move", {"oyama": "hand", "guard_1_1": "h2001"})
    run(state, "0 enter oyama")
    assert where(state, "oyama") == "h2001"
    assert {"stay", "road h2002"} <= set(legal(state))
    run(state, "0 stay")
    assert stands(state, "oyama") == "normal marked"


@pytest.mark.rule("15-2-7-2(2)", "15-2-7-2(4).2")
def test_ruling_50_another_commander_on_the_entry_hex_delays_him() -> None:
    for there in ("nogi", "kirino"):
        state = tabaru("move", {"oyama": "hand", there: "h2001", "guard_1_1": "h1607"})
        assert refusal(state, "0 enter oyama") == ("entry_blocked", "13-1(4)")


# How they move


@pytest.mark.rule("15-2-7-2(4)", "15-2-7-2(4).1")
def test_ruling_51_he_stacks_with_a_unit_and_passes_through_units() -> None:
    pieces = {"oyama": "h2001", "guard_1_1": "h2002", "guard_1_2": "h2003"}
    state = tabaru("move", pieces)
    run(state, "0 move oyama")
    assert {"h2002", "h2003", "h2004"} <= set(legal(state, "normal"))
    assert "h2010" not in legal(state, "road")
    run(state, "0 road h2002")
    assert where(state, "oyama") == where(state, "guard_1_1") == "h2002"


@pytest.mark.rule("15-2-7-2(4).2")
def test_ruling_51_he_passes_a_commander_but_does_not_end_on_one() -> None:
    pieces = {"oyama": "h2001", "nogi": "h2002", "kirino": "h2004", "guard_1_1": "h1607"}
    state = tabaru("move", pieces)
    run(state, "0 move oyama")
    assert refusal(state, "0 normal h2002") == ("has_commander", "15-2-7-2(4).2")
    assert "h2005" in legal(state, "normal")
    assert "h2006" in legal(state, "road")


@pytest.mark.rule("15-2-7-2(4).4")
def test_ruling_71_he_may_not_end_on_an_enemy_commander() -> None:
    pieces = {"oyama": "h2001", "kirino": "h2002", "guard_1_1": "h1607"}
    state = tabaru("move", pieces)
    run(state, "0 move oyama")
    assert refusal(state, "0 road h2002") == ("has_commander", "15-2-7-2(4).4")


@pytest.mark.rule("15-2-7-2(4).4")
def test_a_commander_blocks_no_unit() -> None:
    state = tabaru("move", {"kirino": "h2024", "guard_1_1": "h2023"})
    run(state, "0 move guard_1_1")
    assert {"h2024", "h2025"} <= set(legal(state, "normal"))


@pytest.mark.rule("8(4)", "15-2-7-2(4).1")
def test_ruling_51_he_never_enters_the_hex_of_an_enemy_unit() -> None:
    state = tabaru("move", {"oyama": "h2023", "saigo_1_1": "h2024", "guard_1_1": "h1607"})
    run(state, "0 move oyama")
    assert refusal(state, "0 normal h2024") == ("occupied", "8(4)")


@pytest.mark.rule("15-2-7-2(4)", "8-1(3).1")
def test_ruling_51_he_obeys_zones_of_control() -> None:
    state = tabaru("move", {"oyama": "h2022", "saigo_1_1": "h2024", "guard_1_1": "h1607"})
    run(state, "0 move oyama")
    assert "h2023" in legal(state, "normal")
    assert "h2025" not in legal(state, "normal")
    inside = tabaru("move", {"oyama": "h2023", "saigo_1_1": "h2024", "guard_1_1": "h1607"})
    run(inside, "0 move oyama", "0 normal h2124")
    assert facts_of(inside, "commander_moved")[0]["path"] == ["2123", "2124"]


@pytest.mark.rule("15-2-7-2(4).2")
def test_ruling_71_a_zone_with_a_commander_in_it_cannot_be_entered() -> None:
    pieces = {"oyama": "h2022", "nogi": "h2023", "saigo_1_1": "h2024", "guard_1_1": "h1607"}
    state = tabaru("move", pieces)
    run(state, "0 move oyama")
    assert "h2023" not in legal(state, "normal")
    assert refusal(state, "0 normal h2023") == ("has_commander", "15-2-7-2(4).2")


@pytest.mark.rule("8-1(4)", "15-2-7-2(4)")
def test_ruling_71_he_may_always_take_one_step_and_pays_to_leave_a_zone() -> None:
    state = tabaru("move", {"oyama": "h2023", "saigo_1_1": "h2024", "guard_1_1": "h1607"})
    run(state, "0 move oyama")
    assert "h2022" in legal(state, "normal")
    assert legal(state, "road") == []


@pytest.mark.rule("15-2-7-2(4).1")
def test_ruling_71_a_commander_shut_in_cannot_move() -> None:
    around = ["h2024", "h2124", "h2123", "h2022", "h1923", "h1924"]
    units = ["saigo_1_1", "saigo_1_2", "saigo_1_3", "saigo_2_1", "saigo_2_2", "saigo_2_3"]
    pieces = {"oyama": "h2023", **dict(zip(units, around, strict=True)), "guard_1_1": "h1607"}
    state = tabaru("move", pieces)
    assert refusal(state, "0 move oyama") == ("cannot_move", "8")


# Capture


@pytest.mark.rule("15-2-7-2(4).6", "15-2-7-2(4).7")
def test_ruling_55_an_enemy_unit_that_enters_removes_him_for_good() -> None:
    state = tabaru("move", {"kirino": "h2024", "guard_1_1": "h2023", "guard_1_2": "h1607"})
    run(state, "0 move guard_1_1", "0 normal h2024")
    assert where(state, "kirino") == "removed"
    assert facts_of(state, "commander_captured") == [{"commander": "kirino", "unit": "guard_1_1"}]


@pytest.mark.rule("15-2-7-2(4).7")
def test_a_captured_government_commander_is_not_reorganised() -> None:
    state = tabaru("move", {"oyama": "h2024", "saigo_1_1": "h2023", "saigo_1_2": "h0526"}, active=1)
    run(state, "1 move saigo_1_1", "1 normal h2024")
    assert where(state, "oyama") == "removed"
    later = tabaru("move", {"oyama": "removed", "guard_1_1": "h1607"})
    assert refusal(later, "0 enter oyama") == ("is_removed", "13-2")


@pytest.mark.rule("15-2-7-2(4).6")
def test_ruling_55_a_commander_captures_nobody() -> None:
    state = tabaru("move", {"oyama": "h2022", "kirino": "h2023", "guard_1_1": "h1607"})
    run(state, "0 move oyama", "0 normal h2024")
    assert where(state, "kirino") == "h2023"


@pytest.mark.rule("15-2-7-2(4).6", "14(2)")
def test_ruling_20_a_commander_passed_on_the_way_is_captured() -> None:
    state = tabaru("move", {"kirino": "h2003", "guard_1_1": "h2002", "guard_1_2": "h1607"})
    run(state, "0 move guard_1_1", "0 road h2004")
    assert where(state, "kirino") == "removed"


@pytest.mark.rule("15-2-7-2(4).6")
def test_ruling_59_a_commander_is_a_way_point_too() -> None:
    state = tabaru("move", {"kirino": "h2024", "guard_1_1": "h2023", "guard_1_2": "h1607"})
    run(state, "0 move guard_1_1")
    assert legal(state, "via") == ["h2024"]
    run(state, "0 via h2024", "0 normal h2023")
    assert (where(state, "kirino"), where(state, "guard_1_1")) == ("removed", "h2023")


@pytest.mark.rule("15-2-7-2(4).6")
def test_ruling_72_a_unit_placed_on_its_entry_hex_captures_the_commander_there() -> None:
    state = tabaru("move", {"kirino": "h2001"}, owed=[1, 0])
    run(state, "0 enter battotai")
    assert where(state, "kirino") == "removed"


@pytest.mark.rule("15-2-7-2(4).6", "11")
def test_ruling_39_a_retreat_into_the_hex_of_an_enemy_commander_removes_him() -> None:
    state = tabaru("fire", {**PAIR, "oyama": "h2025"}, active=1, disordered=["saigo_1_1"])
    run(state, "0 fire guard_1_1", "0 target saigo_1_1", "nature dice 3 3", "1 retreat h2025")
    assert (where(state, "saigo_1_1"), where(state, "oyama")) == ("h2025", "removed")


@pytest.mark.rule("11(4)", "15-2-7-2(4).5")
def test_ruling_36_a_commander_with_a_unit_that_is_passed_is_untouched() -> None:
    pieces = {**PAIR, "saigo_1_2": "h2025", "kirino": "h2025"}
    state = tabaru("fire", pieces, active=1, disordered=["saigo_1_1"])
    run(state, "0 fire guard_1_1", "0 target saigo_1_1", "nature dice 3 3", "1 retreat h2025")
    assert (stands(state, "saigo_1_2"), where(state, "kirino")) == ("disordered", "h2025")


@pytest.mark.rule("11(4)")
def test_ruling_36_a_hex_with_only_a_friendly_commander_is_free() -> None:
    pieces = {**PAIR, "kirino": "h2025"}
    state = tabaru("fire", pieces, active=1, disordered=["saigo_1_1"])
    run(state, "0 fire guard_1_1", "0 target saigo_1_1", "nature dice 3 3", "1 retreat h2025")
    assert where(state, "saigo_1_1") == where(state, "kirino") == "h2025"


# What they add


@pytest.mark.rule("15-2-7-2(3).2", "15-2-7-2(3).3")
def test_ruling_52_a_commander_in_range_adds_to_the_fire_dice() -> None:
    for hex, added in (("h2023", 2), ("h2021", 2), ("h2020", 0)):
        state = tabaru("fire", {**PAIR, "oyama": hex}, active=1)
        run(state, "0 fire guard_1_1", "0 target saigo_1_1", "nature dice 3 4")
        assert facts_of(state, "fire_resolved")[0]["modifier"] == added


@pytest.mark.rule("15-2-7-2(3).2", "15-2-7-2(3).3")
def test_ruling_54_one_commander_only_and_the_best() -> None:
    state = tabaru("fire", {**PAIR, "oyama": "h2023", "yamagata": "h2022"}, active=1)
    run(state, "0 fire guard_1_1", "0 target saigo_1_1", "nature dice 3 4")
    assert facts_of(state, "fire_resolved")[0]["modifier"] == 2


@pytest.mark.rule("15-2-7-2(3).3")
def test_ruling_53_the_main_firer_must_be_in_range() -> None:
    pieces = {**PAIR, "guard_1_2": "h2025", "nozu_michitsura": "h2026"}
    for unit, added in (("guard_1_1", 0), ("guard_1_2", 1)):
        state = tabaru("fire", pieces, active=1)
        run(state, f"0 fire {unit}", "0 target saigo_1_1", "0 resolve", "nature dice 3 4")
        assert facts_of(state, "fire_resolved")[0]["modifier"] == added


@pytest.mark.rule("15-2-7-2(3).4")
def test_ruling_53_melee_modifiers_are_added_and_subtracted() -> None:
    for pieces, added in (
        ({"nozu_michitsura": "h2023"}, 2),
        ({"kirino": "h2024"}, -2),
        ({"nozu_michitsura": "h2023", "kirino": "h2024"}, 0),
    ):
        state = tabaru("melee", {**PAIR, **pieces})
        run(state, "0 melee guard_1_1", "0 target saigo_1_1", "nature dice 3 4")
        assert facts_of(state, "melee_resolved")[0]["modifier"] == added


@pytest.mark.rule("15-2-7-2(3).4")
def test_ruling_67_commanders_of_mere_supporters_do_not_count() -> None:
    pieces = {**PAIR, "guard_1_2": "h2025", "nozu_michitsura": "h2026"}
    state = tabaru("melee", pieces)
    run(state, "0 melee guard_1_1", "0 target saigo_1_1", "0 support guard_1_2", "nature dice 3 4")
    assert facts_of(state, "melee_resolved")[0]["modifier"] == 0


@pytest.mark.rule("15-2-7-2(3).5", "7(1)")
def test_ruling_53_the_better_morale_is_used_in_recovery() -> None:
    for hex, left in (("h2023", "normal"), ("h2020", "disordered")):
        pieces = {"line_1_1": "h2023", "oyama": hex, "guard_1_2": "h1607"}
        state = tabaru("move", pieces, disordered=["line_1_1"])
        run(state, "0 recover line_1_1", "nature roll 5")
        assert stands(state, "line_1_1") == f"{left} marked"


@pytest.mark.rule("15-2-7-2(3).5", "10-2(7)")
def test_ruling_53_the_better_morale_is_used_in_melee_checks() -> None:
    state = tabaru("melee", {"guard_1_1": "h2023", "saigo_2_1": "h2024", "ikebe": "h2024"})
    run(state, "0 melee guard_1_1", "0 target saigo_2_1", "nature dice 4 5", "nature roll 4")
    assert facts_of(state, "morale_passed")[0]["morale"] == 5


@pytest.mark.rule("15-2-7-2(3).2")
def test_ruling_54_a_commander_as_good_in_everything_is_taken_unasked() -> None:
    pieces = {**PAIR, "kirino": "h2024", "murata": "h2025"}
    state = tabaru("melee", pieces)
    run(state, "0 melee guard_1_1", "0 target saigo_1_1")
    assert decision(state) == "melee_dice"


@pytest.mark.rule("15-2-7-2(3).2")
def test_ruling_54_between_modifier_and_morale_the_defender_chooses() -> None:
    pieces = {"guard_1_1": "h2023", "guard_1_2": "h2022", "saigo_1_1": "h2024"}
    led = {**pieces, "nozu_michitsura": "h2023", "saigo": "h2025", "kirino": "h2024"}
    unasked = tabaru("melee", led)
    run(unasked, "0 melee guard_1_1", "0 target saigo_1_1")
    assert decision(unasked) == "melee_dice"
    weak = {"saigo_1_1": "h2023", "line_1_1": "h2024", "nozu_michitsura": "h2024", "nogi": "h2025"}
    state = tabaru("melee", {**weak, "oyama": "h2026"}, active=1)
    run(state, "1 melee saigo_1_1", "1 target line_1_1")
    assert decision(state) == "melee_dice"


@pytest.mark.rule("15-2-7-2(3).2")
def test_ruling_54_without_one_best_the_defenders_player_is_asked_before_the_dice() -> None:
    weak = {"saigo_1_1": "h2023", "line_1_1": "h2024", "guard_1_1": "h1607"}
    state = tabaru("melee", {**weak, "nogi": "h2024", "oyama": "h2025"}, active=1)
    run(state, "1 melee saigo_1_1", "1 target line_1_1")
    assert (decision(state), state.to_act()) == ("melee_command", [0])
    assert legal(state) == ["command oyama", "command nogi"]
    assert refusal(state, "0 command yamagata") == ("not_on_map", "15-2-7-2(3).2")
    assert refusal(state, "0 command guard_1_1") == ("not_commander", "15-2-7-2(3).2")
    run(state, "0 command oyama", "nature dice 6 4")
    assert facts_of(state, "melee_resolved")[0]["modifier"] == 0
    run(state, "nature roll 2")
    assert facts_of(state, "morale_passed")[0]["morale"] == 5


@pytest.mark.rule("15-2-7-2(3).2")
def test_ruling_54_the_same_commander_serves_modifier_and_morale() -> None:
    weak = {"saigo_1_1": "h2023", "line_1_1": "h2024", "guard_1_1": "h1607"}
    state = tabaru("melee", {**weak, "nogi": "h2024", "oyama": "h2025"}, active=1)
    run(state, "1 melee saigo_1_1", "1 target line_1_1", "0 command nogi", "nature dice 6 5")
    assert facts_of(state, "melee_resolved")[0]["modifier"] == -1
    run(state, "nature roll 1")
    assert facts_of(state, "morale_passed")[0]["morale"] == 4


@pytest.mark.rule("15-2-7-2(3).2")
def test_ruling_54_a_commander_out_of_range_cannot_be_chosen() -> None:
    weak = {"saigo_1_1": "h2023", "line_1_1": "h2024", "guard_1_1": "h1607", "miyoshi": "h1608"}
    state = tabaru("melee", {**weak, "nogi": "h2024", "oyama": "h2025"}, active=1)
    run(state, "1 melee saigo_1_1", "1 target line_1_1")
    assert refusal(state, "0 command miyoshi") == ("out_of_command", "15-2-7-2(3).2")


@pytest.mark.rule("15-2-7-2(3).2", "12(4)")
def test_ruling_54_against_artillery_only_the_modifier_counts() -> None:
    pieces = {**FOOT_BACK, "saigo_1_1": "h2023", "guard_guns": "h2024", "guard_1_1": "h1607"}
    state = tabaru("melee", {**pieces, "nogi": "h2024", "oyama": "h2025"}, active=1)
    run(state, "1 melee saigo_1_1", "1 target guard_guns", "nature dice 1 1")
    assert facts_of(state, "melee_resolved")[0]["modifier"] == -1


@pytest.mark.rule("15-2-7-2(3).2")
def test_ruling_68_command_range_ignores_rivers() -> None:
    pieces = {"guard_1_1": "h2102", "saigo_1_1": "h2103", "oyama": "h2201"}
    state = tabaru("fire", pieces, active=1)
    run(state, "0 fire guard_1_1", "0 target saigo_1_1", "nature dice 3 4")
    assert facts_of(state, "fire_resolved")[0]["modifier"] == 2


@pytest.mark.rule("15-2-7-2(4).5")
def test_a_commander_alone_is_no_target_of_anything() -> None:
    pieces = {"guard_1_1": "h2023", "kirino": "h2024", "guard_1_2": "h0426", "saigo_1_1": "h0526"}
    state = tabaru("fire", pieces, active=1)
    assert refusal(state, "0 fire guard_1_1") == ("no_target", "9-1(1)")
