"""Chapters 4 and 15: how each battle is set up."""

import pytest

from hatamoto.games.battles import GAME
from hatamoto.kernel.errors import BadArgument
from tests.games.battles.table import (
    TOBA,
    end_phases,
    holder,
    legal,
    new,
    number,
    phase,
    set_up,
    stands,
    where,
)
from tests.games.kit import decision, facts_of, refusal, run

WEST = ["inf_1_1", "inf_1_2", "inf_5_1", "inf_5_2", "guns_a", "mimawarigumi", "kuwana"]


@pytest.mark.rule("4", "4(1)")
def test_the_battle_is_chosen_and_seat_0_is_its_first_player() -> None:
    assert GAME.new(2, {"scenario": "toba"}).scenario.sides == ["shogunate", "satcho"]
    assert GAME.new(2, {"scenario": "tabaru"}).scenario.sides == ["government", "saigo"]
    assert GAME.new(2).scenario.id == "toba"


@pytest.mark.rule("4(1)")
def test_there_is_no_unknown_battle_and_no_third_seat() -> None:
    with pytest.raises(BadArgument):
        GAME.new(2, {"scenario": "nowhere"})
    with pytest.raises(BadArgument):
        GAME.new(3)


@pytest.mark.rule("4(3)", "15-1-4", "15-1-4(1)", "15-1")
def test_the_former_shogunate_sets_up_first() -> None:
    state = new("toba")
    assert state.to_act() == [0]
    assert len(legal(state, "place")) == 17
    assert refusal(state, "1 place satsuma_1") == ("not_your_turn", "15-1-4")


@pytest.mark.rule("15-1-4(1).1")
def test_units_of_the_west_go_into_the_western_area() -> None:
    state = new("toba")
    run(state, "0 place inf_1_1")
    assert len(legal(state, "at")) == 12
    assert refusal(state, "0 at h0921") == ("outside_area", "15-1-4")
    run(state, "0 at h1211")
    assert where(state, "inf_1_1") == "h1211"
    assert [TOBA.areas[TOBA.area[number(unit)]] for unit in WEST] == ["shogunate_west"] * 7


@pytest.mark.rule("15-1-4(1).2")
def test_units_of_the_east_go_into_either_part_of_the_eastern_area() -> None:
    state = new("toba")
    run(state, "0 place shinsengumi")
    assert {"h0921", "h1018"} <= set(legal(state, "at"))
    assert refusal(state, "0 at h1211") == ("outside_area", "15-1-4")


@pytest.mark.rule("15-1-4(1).3")
def test_reinforcements_wait_in_the_cup() -> None:
    state = new("toba")
    sides = state.view(0)["sides"]
    assert isinstance(sides, list)
    assert len(sides[0]["cup"]) == 16
    assert refusal(state, "0 place inf_11_1") == ("comes_later", "15-1-4(1).3")


@pytest.mark.rule("15-1-4(2)", "15-1-4(2).1", "15-1-4(2).2", "15-1-4(2).3", "15-1-4(2).4")
def test_satsuma_choshu_sets_up_second_by_its_own_areas() -> None:
    state = new("toba")
    while state.actor() == 0:
        state.apply(0, state.legal(0)[0])
    assert (len(legal(state, "place")), decision(state)) == (17, "place_unit")
    for unit, area, free in (
        ("satsuma_5", 2, 14),
        ("satsuma_1", 3, 10),
        ("kiheitai", 4, 5),
        ("yamada", 5, 4),
    ):
        trial = state.clone()
        run(trial, f"1 place {unit}")
        assert (TOBA.area[number(unit)], len(legal(trial, "at"))) == (area, free)


@pytest.mark.rule("15-1-4", "3-1")
def test_ruling_64_one_unit_to_a_hex_in_any_order_and_nobody_is_left_out() -> None:
    state = new("toba")
    run(state, "0 place kuwana", "0 at h1110", "0 place inf_1_1")
    assert refusal(state, "0 at h1110") == ("occupied", "3-1")
    run(state, "0 at h1111")
    assert refusal(state, "0 place kuwana") == ("already_placed", "15-1-4")
    assert refusal(state, "0 end")[0] == "wrong_verb"


@pytest.mark.rule("15-1-4")
def test_ruling_64_all_start_in_order_guns_too() -> None:
    state = set_up(new("toba"))
    assert phase(state) == (1, "move", 0)
    assert all(status in (0, 8) for status in state.status)
    assert stands(state, "guns_a") == "normal"
    assert len(facts_of(state, "unit_placed")) == 34


@pytest.mark.rule("15-1-4")
def test_nobody_is_placed_in_water_or_out_of_turn() -> None:
    state = new("toba")
    run(state, "0 place inf_1_1")
    assert refusal(state, "0 at h0116") == ("off_map", "15-1-4")
    assert refusal(state, "0 place inf_1_2")[0] == "wrong_verb"


@pytest.mark.rule("15-1-4")
def test_the_enemys_units_and_those_of_the_other_battle_are_not_yours_to_place() -> None:
    state = new("toba")
    assert refusal(state, "0 place satsuma_1") == ("not_your_unit", "15-1-4")
    assert refusal(state, "0 place battotai") == ("other_battle", "15-1-4")


@pytest.mark.rule("15-1-6", "14(1)")
def test_four_hexes_are_satsuma_choshus_and_nine_the_shogunates() -> None:
    state = new("toba")
    held = [hex for hex in ("h1122", "h2411", "h2419", "h2424") if holder(state, hex) == 1]
    assert len(held) == 4
    assert [bin(mask).count("1") for mask in state.held] == [9, 4]


@pytest.mark.rule("15-2", "15-2-4", "15-2-5")
def test_at_tabarazaka_the_map_starts_empty_and_all_are_in_hand() -> None:
    state = new("tabaru")
    assert state.view(0)["pieces"] == []
    assert decision(state) == "reinforcement_die"
    sides = state.view(0)["sides"]
    assert isinstance(sides, list)
    assert [len(side["hand"]) for side in sides] == [22, 20]


@pytest.mark.rule("15-2-6", "14(1)")
def test_at_tabarazaka_each_side_controls_only_its_entry_hex() -> None:
    state = new("tabaru")
    assert (holder(state, "h2001"), holder(state, "h0126")) == (0, 1)
    assert [bin(mask).count("1") for mask in state.held] == [1, 1]


@pytest.mark.rule("15-2-7", "15-2-7-2(1)", "15-2-7-2(1).1", "15-2-7-2(1).2", "15-2-7-2")
def test_the_commanders_are_in_two_cups_without_saigo() -> None:
    sides = new("tabaru").view(0)["sides"]
    assert isinstance(sides, list)
    assert len(sides[0]["commander_cup"]) == 6
    assert sides[1]["commander_cup"] == ["kirino", "shinohara", "murata", "beppu", "ikebe"]


@pytest.mark.rule("15-1-1")
def test_toba_fushimi_has_eight_turns() -> None:
    assert TOBA.turns == 8
    state = set_up(new("toba"))
    end_phases(state, 2)
    assert phase(state)[0] in (1, 2)
