"""Chapters 8 and 8-1: normal movement."""

import pytest

from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.games.battles.table import (
    AROUND,
    CENTRE,
    FOOT_BACK,
    holder,
    legal,
    new,
    price,
    stands,
    tabaru,
    toba,
    where,
)
from tests.games.kit import facts_of, refusal, run, wander


def reach(pieces: dict[str, str], unit: str = "inf_1_1", **fields: object) -> list[str]:
    """Where a unit may go by normal movement at Toba."""
    state = toba("move", pieces, **fields)
    run(state, f"0 move {unit}")
    return legal(state, "normal")


@pytest.mark.rule("8", "8(1)", "8(2)", "8(3)")
def test_a_unit_moves_in_any_direction_as_far_as_its_allowance() -> None:
    hexes = reach({"inf_1_1": "h1305"})
    assert {"h1306", "h1405", "h1404", "h1304", "h1204", "h1205"} < set(hexes)
    row = sorted(hex for hex in hexes if hex.startswith("h13"))
    assert row == ["h1301", "h1302", "h1303", "h1304", "h1306", "h1307", "h1308", "h1309"]


@pytest.mark.rule("8(2)")
def test_too_far_is_refused() -> None:
    state = toba("move", {"inf_1_1": CENTRE})
    run(state, "0 move inf_1_1")
    assert refusal(state, "0 normal h1309") == ("out_of_reach", "8(2)")
    assert refusal(state, "0 normal h1304") == ("already_there", "8(1)")


@pytest.mark.rule("8(4)")
def test_nobody_moves_into_or_through_a_friend() -> None:
    state = toba("move", {"inf_1_1": "h0101", "inf_1_2": "h0102"})
    run(state, "0 move inf_1_1")
    assert refusal(state, "0 normal h0102") == ("occupied", "8(4)")
    assert price(state, "inf_1_1", "h0103") == 3


@pytest.mark.rule("8(4)")
def test_a_ring_of_friends_holds_a_unit_fast() -> None:
    ring = ["inf_1_2", "inf_5_1", "inf_5_2", "guns_a", "mimawarigumi", "kuwana"]
    pieces = {"inf_1_1": CENTRE, **dict(zip(ring, AROUND, strict=True))}
    state = toba("move", pieces)
    assert "inf_1_1" not in legal(state, "move")
    assert refusal(state, "0 move inf_1_1") == ("cannot_move", "8")


@pytest.mark.rule("8")
def test_only_your_own_pieces_on_the_map_move() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "satsuma_1": "h1104"})
    assert refusal(state, "0 move satsuma_1") == ("not_your_unit", "8")
    assert refusal(state, "0 move inf_1_2") == ("not_on_map", "8")
    assert refusal(state, "0 move oyama") == ("other_battle", "8")


@pytest.mark.rule("8-1", "8-1(1)", "8-1(1).1")
@pytest.mark.parametrize(
    ("start", "goal", "points"),
    [("h1304", "h1305", 1), ("h0823", "h0924", 2), ("h0607", "h0609", 3), ("h0403", "h0504", 2)],
    ids=["flat", "hill", "flat then wetland", "wetland"],
)
def test_the_terrain_sets_the_price(start: str, goal: str, points: int) -> None:
    state = toba("move", {"inf_1_1": start})
    assert price(state, "inf_1_1", goal) == points


@pytest.mark.rule("8-1(1).1")
def test_a_mountain_costs_three() -> None:
    state = tabaru("move", {"guard_1_1": "h1920"})
    assert price(state, "guard_1_1", "h1819") == 3


@pytest.mark.rule("8-1(1).2")
def test_a_city_and_a_victory_hex_cost_what_lies_under_them() -> None:
    flat = toba("move", {"inf_1_1": "h0707"})
    assert price(flat, "inf_1_1", "h0607") == 1
    top = tabaru("move", {"guard_1_1": "h1520"})
    assert price(top, "guard_1_1", "h1519") == 3
    hill = tabaru("move", {"guard_1_1": "h1819"})
    assert price(hill, "guard_1_1", "h1820") == 2


@pytest.mark.rule("8-1(1).3", "8-1(2).3")
def test_ruling_18_a_road_hex_costs_one_along_the_road_and_its_terrain_off_it() -> None:
    along = tabaru("move", {"guard_1_1": "h1420"})
    assert [price(along, "guard_1_1", hex) for hex in ("h1419", "h1519", "h1618")] == [1, 2, 3]
    off = tabaru("move", {"guard_1_1": "h1520"})
    assert price(off, "guard_1_1", "h1419") == 3
    assert price(off, "guard_1_1", "h1618") == 4


@pytest.mark.rule("8-1(2)", "8-1(2).1")
def test_a_stream_costs_one_more() -> None:
    state = toba("move", {"inf_1_1": "h1312"})
    assert [price(state, "inf_1_1", hex) for hex in ("h1313", "h1412", "h1212")] == [1, 2, 1]


@pytest.mark.rule("8-1(2).2")
def test_rivers_and_ponds_bar_the_way_without_a_road() -> None:
    river = toba("move", {"inf_1_1": "h0301"})
    run(river, "0 move inf_1_1")
    assert refusal(river, "0 normal h0302") == ("through_water", "8-1(2).2")
    pond = toba("move", {"guns_a": "h1012"})
    run(pond, "0 move guns_a")
    assert refusal(pond, "0 normal h1113") == ("through_water", "8-1(2).2")


@pytest.mark.rule("8-1(2).2", "8-1(2).3")
def test_a_bridge_leads_over_river_and_stream_for_one_point() -> None:
    river = toba("move", {"guns_a": "h1911"})
    assert [price(river, "guns_a", hex) for hex in ("h2010", "h2110")] == [1, 2]
    stream = toba("move", {"guns_a": "h1411"})
    assert price(stream, "guns_a", "h1311") == 1


@pytest.mark.rule("8(1)")
def test_ruling_21_nobody_enters_a_lake() -> None:
    state = toba("move", {"inf_1_1": "h0209"})
    run(state, "0 move inf_1_1")
    assert refusal(state, "0 normal h0210") == ("off_map", "8(1)")


@pytest.mark.rule("8-1(3)", "8-1(3).1")
def test_a_move_ends_in_an_enemy_zone() -> None:
    state = toba("move", {"inf_1_1": "h1302", "satsuma_1": CENTRE})
    run(state, "0 move inf_1_1")
    assert price(state, "inf_1_1", "h1303") == 1
    assert price(state, "inf_1_1", "h1203") == 2
    assert refusal(state, "0 normal h1305") == ("barred_by_zoc", "8-1(3).1")


@pytest.mark.rule("8-1(3).2")
def test_leaving_an_enemy_zone_costs_one_more() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "satsuma_1": "h1305"})
    assert [price(state, "inf_1_1", hex) for hex in ("h1303", "h1302", "h1301")] == [2, 3, 4]
    free = toba("move", {"inf_1_1": CENTRE, "satsuma_1": "h1306"})
    assert price(free, "inf_1_1", "h1303") == 1


@pytest.mark.rule("8-1(3).2")
def test_ruling_15_leaving_costs_one_more_on_roads_too_and_only_at_the_start() -> None:
    state = toba("move", {"inf_1_1": "h1411", "satsuma_1": "h1512"})
    assert price(state, "inf_1_1", "h1311") == 2
    assert price(state, "inf_1_1", "h1211") == 3


@pytest.mark.rule("8-1(3).3")
def test_ruling_16_never_straight_from_zone_to_zone() -> None:
    state = toba("move", {"guns_a": CENTRE, "satsuma_1": "h1305", "satsuma_2": "h1504"})
    run(state, "0 move guns_a")
    assert refusal(state, "0 normal h1404") == ("zoc_to_zoc", "8-1(3).3")
    assert refusal(state, "0 normal h1204") == ("zoc_to_zoc", "8-1(3).3")


@pytest.mark.rule("8-1(3).3")
def test_ruling_16_the_zones_of_two_different_enemies_count_alike() -> None:
    state = toba("move", {"guns_a": CENTRE, "satsuma_1": "h1305", "satsuma_2": "h1302"})
    run(state, "0 move guns_a")
    assert refusal(state, "0 normal h1303") == ("zoc_to_zoc", "8-1(3).3")


@pytest.mark.rule("8-1(4)")
def test_ruling_17_one_hex_is_always_possible_whatever_it_costs() -> None:
    state = tabaru("move", {**FOOT_BACK, "guard_guns": "h1920"})
    run(state, "0 move guard_guns", "0 normal h1819")
    assert where(state, "guard_guns") == "h1819"


@pytest.mark.rule("8-1(4)")
def test_ruling_17_the_one_hex_may_lead_out_of_a_zone_but_not_into_the_next() -> None:
    state = toba("move", {"guns_a": "h1312", "satsuma_1": "h1412"})
    run(state, "0 move guns_a")
    assert "h1212" in legal(state, "normal")
    assert refusal(state, "0 normal h1411") == ("zoc_to_zoc", "8-1(3).3")


@pytest.mark.rule("8-1(4)")
def test_ruling_17_the_one_hex_leads_over_no_water_and_into_no_occupied_hex() -> None:
    state = toba("move", {"guns_a": "h0202", "inf_1_1": "h0201"})
    run(state, "0 move guns_a")
    assert refusal(state, "0 normal h0302") == ("through_water", "8-1(2).2")
    assert refusal(state, "0 normal h0201") == ("occupied", "8(4)")


@pytest.mark.rule("8-1(3)")
def test_ruling_17_out_of_a_zone_into_a_free_hex_and_into_a_zone_again() -> None:
    pieces = {"inf_1_1": CENTRE, "satsuma_1": "h1305", "satsuma_2": "h1302"}
    state = toba("move", pieces)
    assert price(state, "inf_1_1", "h1203") == 2
    assert price(state, "inf_1_1", "h1303") == 3


@pytest.mark.rule("8", "14(2)")
def test_ruling_59_the_way_with_the_most_seizures_among_the_cheapest() -> None:
    state = toba("move", {"satsuma_1": "h0508"}, active=1)
    run(state, "1 move satsuma_1", "1 normal h0707")
    assert facts_of(state, "unit_moved")[0]["path"] == ["0607", "0707"]
    assert holder(state, "h0607") == 1


@pytest.mark.rule("8", "14(2)")
def test_ruling_59_seizures_come_before_low_hex_numbers() -> None:
    state = toba("move", {"satsuma_1": "h0304"}, active=1)
    run(state, "1 move satsuma_1", "1 normal h0504")
    assert facts_of(state, "unit_moved")[0]["path"] == ["0404", "0504"]
    assert holder(state, "h0404") == 1


@pytest.mark.rule("14(4).1")
def test_ruling_20_no_way_leads_through_the_enemys_entry_hex() -> None:
    state = toba("move", {"satsuma_guns_1": "h0104"}, active=1)
    run(state, "1 move satsuma_guns_1")
    assert "h0103" in legal(state, "normal")
    assert refusal(state, "1 normal h0102") == ("ends_at_entry", "14(4).1")


@pytest.mark.rule("8-1(1)")
def test_ruling_59_equal_ways_take_the_lowest_hexes() -> None:
    state = toba("move", {"inf_1_1": "h0904", "inf_1_2": CENTRE})
    run(state, "0 move inf_1_1", "0 normal h1104")
    assert facts_of(state, "unit_moved")[0]["path"] == ["1003", "1104"]


@pytest.mark.rule("8-1(1)")
def test_ruling_59_fewest_points_come_before_seizures() -> None:
    state = toba("move", {"satsuma_1": "h0506"}, active=1)
    run(state, "1 move satsuma_1", "1 normal h0508")
    assert facts_of(state, "unit_moved")[0]["path"] == ["0507", "0508"]
    assert holder(state, "h0607") == 0


@pytest.mark.rule("14(2)")
def test_ruling_59_a_way_point_forces_the_way_even_out_and_back() -> None:
    state = toba("move", {"satsuma_1": "h0708", "satsuma_2": CENTRE}, active=1)
    run(state, "1 move satsuma_1")
    assert "h0607" in legal(state, "via")
    run(state, "1 via h0607", "1 normal h0708")
    assert (where(state, "satsuma_1"), holder(state, "h0607")) == ("h0708", 1)
    assert stands(state, "satsuma_1") == "normal marked"


@pytest.mark.rule("14(2)")
def test_ruling_59_the_points_of_both_parts_count_together() -> None:
    state = toba("move", {"satsuma_1": "h0708"}, active=1)
    run(state, "1 move satsuma_1", "1 via h0607")
    assert "h0604" not in legal(state, "normal")
    assert {"h0609", "h0605"} <= set(legal(state, "normal"))
    assert "h0610" not in legal(state, "normal")
    assert refusal(state, "1 via h0404")[0] == "wrong_verb"


AMBUSH = {"saigo_1_1": "h0518", "kirino": "h0201", "murata": "h0102", "beppu": "h0202"}


@pytest.mark.rule("14(2)", "15-2-7-2(4).6")
def test_ruling_59_behind_a_way_point_nothing_counts_twice() -> None:
    state = tabaru("move", {"guard_1_1": "h0301", **AMBUSH}, turn=12, control={"h0518": 1})
    run(state, "0 move guard_1_1", "0 via h0102")
    asked = state.view(0)["asked"]
    assert isinstance(asked, dict)
    (way,) = [row["path"] for row in asked["normal"] if row["hex"] == "h0302"]
    assert way == ["h0201", "h0102", "h0202", "h0302"]
    run(state, "0 normal h0302")
    assert facts_of(state, "unit_moved")[0]["path"] == ["0201", "0102", "0202", "0302"]
    caught = [fact["commander"] for fact in facts_of(state, "commander_captured")]
    assert caught == ["kirino", "murata", "beppu"]


@pytest.mark.rule("14(2)", "15-2-7-2(4).6")
def test_ruling_59_both_parts_of_the_way_are_chosen_for_the_most_together() -> None:
    pieces = {"guard_1_1": "h0302", **AMBUSH}
    state = tabaru("move", pieces, turn=12, control={"h0518": 1})
    run(state, "0 move guard_1_1", "0 via h0102", "0 normal h0301")
    assert facts_of(state, "unit_moved")[0]["path"] == ["0202", "0102", "0201", "0301"]
    assert len(facts_of(state, "commander_captured")) == 3


@pytest.mark.rule("14(2)", "8(4)")
def test_ruling_59_what_cannot_be_seized_or_passed_is_no_way_point() -> None:
    pieces = {"satsuma_1": "h0708", "inf_1_1": "h0910", "inf_1_2": "h0507"}
    state = toba("move", pieces, active=1)
    run(state, "1 move satsuma_1")
    assert refusal(state, "1 via h0707") == ("nothing_to_seize", "14(2)")
    assert refusal(state, "1 via h2411") == ("nothing_to_seize", "14(2)")
    assert refusal(state, "1 via h0910") == ("occupied", "8(4)")
    assert refusal(state, "1 via h0607") == ("no_way_point", "8(2)")
    assert refusal(state, "1 via h0210") == ("off_map", "8(1)")


@pytest.mark.rule("8")
def test_the_way_of_a_move_is_told() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h1104"})
    run(state, "0 move inf_1_1", "0 normal h1306")
    fact = facts_of(state, "unit_moved")[0]
    assert (fact["from_hex"], fact["hex"], fact["mode"]) == ("1304", "1306", "normal")
    assert fact["path"] == ["1305", "1306"]


@pytest.mark.parametrize("scenario", ["toba", "tabaru"])
def test_a_reach_reckoned_on_a_used_list_is_that_of_a_fresh_one(scenario: str) -> None:
    for state in wander(new(scenario), Rng(6)):
        if state.actor() != NATURE and state.round() > 1:
            other = state.clone()
            assert other.scratch is None
            assert state.legal(state.actor()) == other.legal(other.actor())
            assert state.scratch is None or not any(state.scratch)


# Why a hex cannot be reached


@pytest.mark.rule("8-1(3).1")
def test_a_zone_that_bars_the_way_is_named() -> None:
    state = toba("move", {"inf_1_1": "h2015", "satsuma_1": "h2017"}, active=1)
    run(state, "1 move satsuma_1")
    assert refusal(state, "1 normal h2014") == ("barred_by_zoc", "8-1(3).1")
    assert refusal(state, "1 normal h2013") == ("barred_by_both", "8-1(3).1")
    assert refusal(state, "1 normal h2012") == ("out_of_reach", "8(2)")


@pytest.mark.rule("8(4)")
def test_friends_that_bar_the_way_are_named() -> None:
    ring = dict(
        zip(["inf_1_2", "inf_5_1", "inf_5_2", "inf_7_1", "inf_7_2"], AROUND[1:], strict=True)
    )
    state = toba("move", {"inf_1_1": CENTRE, **ring})
    run(state, "0 move inf_1_1")
    assert refusal(state, "0 normal h1302") == ("barred_by_units", "8(4)")
    assert refusal(state, "0 normal h1303") == ("occupied", "8(4)")
    assert refusal(state, "0 normal h1309") == ("out_of_reach", "8(2)")


@pytest.mark.rule("8-1(3).2")
def test_the_zone_in_which_a_move_begins_is_named() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "satsuma_1": "h1305"})
    run(state, "0 move inf_1_1")
    assert refusal(state, "0 normal h0902") == ("leaving_zoc", "8-1(3).2")
    assert refusal(state, "0 normal h0802") == ("out_of_reach", "8(2)")


@pytest.mark.rule("8-2(5)", "8(4)")
def test_what_bars_a_road_is_named() -> None:
    state = toba("move", {"inf_1_1": "h2311", "satsuma_1": "h2109"})
    run(state, "0 move inf_1_1")
    assert refusal(state, "0 road h2110") == ("road_in_zoc", "8-2(5)")
    assert refusal(state, "0 road h1911") == ("barred_by_zoc", "8-2(5)")
    state = toba("move", {"inf_1_1": "h2311", "inf_1_2": "h2210"})
    run(state, "0 move inf_1_1")
    assert refusal(state, "0 road h2110") == ("barred_by_units", "8(4)")


@pytest.mark.rule("8(2)")
def test_ruling_59_behind_a_way_point_the_rest_may_not_be_enough() -> None:
    state = toba("move", {"satsuma_1": "h0708"}, active=1)
    run(state, "1 move satsuma_1", "1 via h0607")
    assert refusal(state, "1 normal h0607") == ("already_there", "8(1)")
    assert refusal(state, "1 normal h0610") == ("out_of_reach", "8(2)")
