"""Chapter 10: melee. The first player attacks in his own turn."""

import pytest

from hatamoto.games.battles import GAME
from hatamoto.games.battles.state import BattlesState
from tests.games.battles.table import (
    CENTRE,
    fought,
    holder,
    legal,
    result,
    stands,
    tabaru,
    toba,
    where,
)
from tests.games.kit import decision, facts_of, refusal, run

PAIR = {"shinsengumi": CENTRE, "satsuma_1": "h1305"}
HELPED = {**PAIR, "inf_1_1": "h1405", "inf_1_2": "h1205"}


def attack(pieces: dict[str, str], *lines: str, **fields: object) -> BattlesState:
    """The Shinsengumi attack the rifles beside them; then come some lines."""
    return fought("melee", pieces, "shinsengumi", "satsuma_1", *lines, **fields)


@pytest.mark.rule("10-1(1)")
def test_a_disordered_unit_does_not_attack() -> None:
    state = toba("melee", {**HELPED}, disordered=["inf_1_1"])
    assert refusal(state, "0 melee inf_1_1") == ("is_disordered", "10-1(1)")


@pytest.mark.rule("10-1(2)")
def test_nobody_attacks_who_is_not_adjacent() -> None:
    state = toba("melee", {**PAIR, "satsuma_2": "h1307", "inf_1_1": "h1004"})
    assert refusal(state, "0 melee inf_1_1") == ("no_target", "10-1(2)")
    run(state, "0 melee shinsengumi")
    assert refusal(state, "0 target satsuma_2") == ("not_adjacent", "10-1(2)")
    assert refusal(state, "0 target inf_1_1") == ("own_unit", "10-1(2)")


@pytest.mark.rule("10-2(1)")
def test_nobody_attacks_across_a_river_or_pond() -> None:
    pieces = {"shinsengumi": "h0203", "satsuma_1": "h0304", "satsuma_2": "h0202"}
    state = toba("melee", pieces)
    run(state, "0 melee shinsengumi")
    assert legal(state) == ["target satsuma_2"]
    assert refusal(state, "0 target satsuma_1") == ("across_water", "10-2(1)")


@pytest.mark.rule("10-2(1)")
def test_across_a_stream_the_attack_goes() -> None:
    state = attack({"shinsengumi": "h1312", "satsuma_1": "h1412"}, "nature dice 1 1")
    assert facts_of(state, "melee_resolved")[0]["modifier"] == -1


@pytest.mark.rule("10-1(3)", "10-1(5)", "10-2(11)")
def test_who_has_fought_or_supported_is_marked_and_done() -> None:
    state = attack(HELPED, "0 support inf_1_1", "0 resolve")
    run(state, "nature dice 1 1")
    assert stands(state, "shinsengumi") == "disordered marked"
    assert stands(state, "inf_1_1") == "normal marked"
    assert legal(state) == ["melee inf_1_2", "end"]
    assert refusal(state, "0 melee inf_1_1") == ("marked_fought", "10-1(5)")


@pytest.mark.rule("10-1(5)")
def test_ruling_32_a_defender_may_be_attacked_again_by_others() -> None:
    state = attack(HELPED, "0 resolve", "nature dice 1 1")
    run(state, "0 melee inf_1_1", "0 target satsuma_1", "0 resolve", "nature dice 1 1")
    assert legal(state, "melee") == ["inf_1_2"]


# Support and strength


@pytest.mark.rule("10-2(2)")
def test_units_in_order_with_melee_strength_beside_the_defender_support() -> None:
    pieces = {**HELPED, "guns_a": "h1306", "inf_5_1": "h1206", "inf_7_1": "h0904"}
    state = attack(pieces, disordered=["inf_5_1"])
    assert legal(state) == ["support inf_1_1", "support inf_1_2", "resolve"]
    assert refusal(state, "0 support guns_a") == ("no_melee_strength", "10-2(2)")
    assert refusal(state, "0 support inf_5_1") == ("is_disordered", "10-2(2)")
    assert refusal(state, "0 support inf_7_1") == ("not_adjacent", "10-2(2)")
    assert refusal(state, "0 support shinsengumi") == ("is_main_unit", "10-2(2)")


@pytest.mark.rule("10-2(2)")
def test_ruling_30_support_reaches_across_water() -> None:
    pieces = {"shinsengumi": "h0202", "satsuma_1": "h0203", "inf_1_1": "h0304"}
    state = attack(pieces)
    assert legal(state, "support") == ["inf_1_1"]


@pytest.mark.rule("10-2(2)", "10-1(5)")
def test_ruling_32_who_has_fought_supports_nobody() -> None:
    state = toba("melee", HELPED)
    run(state, "0 melee inf_1_1", "0 target satsuma_1", "0 resolve", "nature dice 1 1")
    run(state, "0 melee shinsengumi", "0 target satsuma_1")
    assert refusal(state, "0 support inf_1_1")[0] == "is_disordered"
    assert legal(state, "support") == ["inf_1_2"]


@pytest.mark.rule("10-2(3)", "10-2(4)")
def test_each_supporter_adds_one_and_the_defender_is_subtracted() -> None:
    state = attack(HELPED, "0 support inf_1_1")
    run(state, "0 support inf_1_2", "nature dice 1 1")
    assert facts_of(state, "melee_resolved")[0]["difference"] == 6 + 2 - 4


@pytest.mark.rule("10-2(4)")
def test_ruling_31_a_defender_without_melee_strength_counts_nothing() -> None:
    state = toba("melee", {"shinsengumi": CENTRE, "satsuma_guns_1": "h1305"})
    run(state, "0 melee shinsengumi", "0 target satsuma_guns_1", "nature dice 1 1")
    assert facts_of(state, "melee_resolved")[0]["difference"] == 6


@pytest.mark.rule("10-2(5)")
def test_ruling_31_only_the_main_attackers_side_counts() -> None:
    pieces = {"shinsengumi": "h1413", "satsuma_1": "h1412", "inf_1_1": "h1312"}
    state = toba("melee", pieces)
    run(state, "0 melee inf_1_1", "0 target satsuma_1", "0 support shinsengumi")
    run(state, "nature dice 1 1")
    assert facts_of(state, "melee_resolved")[0]["modifier"] == -1
    other = toba("melee", {"shinsengumi": "h1511", "satsuma_1": "h1411", "inf_1_1": "h1312"})
    run(other, "0 melee shinsengumi", "0 target satsuma_1", "0 support inf_1_1", "nature dice 1 1")
    assert facts_of(other, "melee_resolved")[0]["modifier"] == 0


@pytest.mark.rule("10-2(5)")
def test_the_terrain_of_the_defender_is_taken_off() -> None:
    for attacker, defender, added in (("h0823", "h0924", -1), ("h0707", "h0607", -1)):
        control = {"h0607": 1} if defender == "h0607" else {}
        pieces = {"shinsengumi": attacker, "satsuma_1": defender}
        state = toba("melee", pieces, control=control)
        run(state, "0 melee shinsengumi", "0 target satsuma_1", "nature dice 1 1")
        assert facts_of(state, "melee_resolved")[0]["modifier"] == added


# Results


@pytest.mark.rule("10-2(6).2", "10-2(7)")
def test_m_and_a_number_is_a_morale_check() -> None:
    for die, kind in ((3, "morale_passed"), (4, "morale_failed")):
        state = toba("melee", PAIR)
        run(state, "0 melee shinsengumi", "0 target satsuma_1", "nature dice 4 5")
        assert decision(state) == "morale_die"
        assert facts_of(state, "melee_resolved")[0]["result"] == "m2"
        run(state, f"nature roll {die}")
        assert len(facts_of(state, kind)) == 1


@pytest.mark.rule("10-2(8)", "10-2(8).1")
def test_a_unit_in_order_that_fails_is_disordered_and_driven_back() -> None:
    state = attack(PAIR, "nature dice 6 6", "nature roll 6")
    assert (decision(state), state.actor()) == ("retreat", 1)
    run(state, "1 retreat h1306", "0 hold")
    assert (stands(state, "satsuma_1"), where(state, "satsuma_1")) == ("disordered", "h1306")


@pytest.mark.rule("10-2(8).2")
def test_a_disordered_unit_that_fails_is_removed() -> None:
    state = attack(PAIR, "nature dice 6 6", "nature roll 6", disordered=["satsuma_1"])
    assert where(state, "satsuma_1") == "removed"


@pytest.mark.rule("10-2(8)")
def test_ruling_12_a_disordered_defender_has_full_strength_and_morale() -> None:
    state = attack(PAIR, "nature dice 4 5", "nature roll 3", disordered=["satsuma_1"])
    assert facts_of(state, "melee_resolved")[0]["difference"] == 2
    assert where(state, "satsuma_1") == "h1305"


@pytest.mark.rule("10-2(9)")
def test_ruling_33_the_attacker_may_advance_into_the_empty_hex() -> None:
    state = attack({**HELPED, "satsuma_2": "h1307"}, "0 support inf_1_1", "0 resolve")
    run(state, "nature dice 6 6", "nature roll 6")
    assert (where(state, "satsuma_1"), decision(state)) == ("removed", "advance")
    assert legal(state) == ["advance", "hold"]
    run(state, "0 advance")
    assert where(state, "shinsengumi") == "h1305"
    assert where(state, "inf_1_1") == "h1405"


@pytest.mark.rule("10-2(9)")
def test_the_attacker_may_hold() -> None:
    state = attack(PAIR, "nature dice 6 6", "nature roll 6", disordered=["satsuma_1"])
    run(state, "0 hold")
    assert (where(state, "shinsengumi"), stands(state, "shinsengumi")) == (CENTRE, "disordered")


@pytest.mark.rule("10-2(9)")
def test_no_advance_while_the_defender_stands() -> None:
    state = attack(PAIR, "nature dice 4 5", "nature roll 1")
    assert decision(state) != "advance"


@pytest.mark.rule("10-2(9)", "14(2)")
def test_ruling_33_an_advance_seizes_a_victory_hex() -> None:
    pieces = {"satsuma_1": "h0708", "inf_1_1": "h0607", "satsuma_2": "h0707"}
    state = toba("melee", pieces, active=1, disordered=["inf_1_1"])
    run(state, "1 melee satsuma_1", "1 target inf_1_1", "1 resolve")
    run(state, "nature dice 6 6", "nature roll 6", "1 advance")
    assert holder(state, "h0607") == 1


@pytest.mark.rule("14(4).1")
def test_ruling_33_an_advance_into_the_entry_hex_wins() -> None:
    pieces = {"satsuma_1": "h0102", "inf_1_1": "h0103"}
    state = toba("melee", pieces, active=1, disordered=["inf_1_1"])
    run(state, "1 melee satsuma_1", "1 target inf_1_1", "nature dice 6 6", "nature roll 6")
    run(state, "1 advance")
    assert result(state) == ("entry_hex", [1])


@pytest.mark.rule("14(4).1")
def test_ruling_69_the_win_drops_what_was_pending() -> None:
    pieces = {"satsuma_1": "h0102", "inf_1_1": "h0103"}
    state = toba("melee", pieces, active=1, disordered=["inf_1_1"])
    run(state, "1 melee satsuma_1", "1 target inf_1_1", "nature dice 6 6", "nature roll 6")
    run(state, "1 advance")
    assert state.stack == []
    assert stands(state, "satsuma_1") == "normal marked"
    assert refusal(state, "1 end") == ("game_over", "14(4)")


@pytest.mark.rule("10-2(10)", "10-1(1)")
def test_ruling_06_the_attacker_is_flipped_whatever_the_result_and_no_supporter() -> None:
    state = attack(HELPED, "0 support inf_1_1", "0 resolve")
    run(state, "nature dice 1 1")
    assert stands(state, "shinsengumi") == "disordered marked"
    assert stands(state, "inf_1_1") == "normal marked"
    assert facts_of(state, "attack_spent") == [{"unit": "shinsengumi"}]


@pytest.mark.rule("10-2(9)", "10-2(10)")
def test_ruling_67_declaration_dice_morale_retreat_advance_flip() -> None:
    state = attack({**PAIR, "inf_1_1": "h1404"}, "0 support inf_1_1")
    run(state, "nature dice 6 6", "nature roll 6", "1 retreat h1306", "0 advance")
    assert state.events is not None
    assert [event.kind for event in state.events][:7] == [
        "melee_declared",
        "melee_resolved",
        "morale_failed",
        "unit_disordered",
        "unit_retreated",
        "unit_advanced",
        "attack_spent",
    ]


@pytest.mark.rule("10-2(6)", "2-1-2.2")
def test_ruling_74_rolls_and_differences_beyond_the_table_are_clamped() -> None:
    state = toba("melee", PAIR)
    assert state.content.melee_cell(-20, 12) == state.content.melee_cell(-4, 12)
    assert state.content.melee_cell(20, 7) == state.content.melee_cell(6, 7)
    assert state.content.melee_cell(0, -3) == state.content.melee_cell(0, 2)
    assert state.content.melee_cell(0, 19) == state.content.melee_cell(0, 12)
    assert len(GAME.content.melee_columns) == 8


@pytest.mark.rule("10-1")
def test_a_commander_neither_attacks_nor_is_attacked() -> None:
    pieces = {"guard_1_1": "h1607", "oyama": "h1608", "saigo_1_1": "h1507", "kirino": "h1508"}
    state = tabaru("melee", pieces)
    assert refusal(state, "0 melee oyama") == ("is_commander", "10-1")
    run(state, "0 melee guard_1_1")
    assert refusal(state, "0 target kirino") == ("is_commander", "15-2-7-2(4).5")
