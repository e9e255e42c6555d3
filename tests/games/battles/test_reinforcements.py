"""Chapter 13, §15-1-5, §15-2-5 and §15-2-7-1: who arrives, when and where."""

import pytest

from hatamoto.games.battles import GAME
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.errors import BadArgument, BadPosition
from hatamoto.kernel.seats import NATURE
from tests.games.battles.table import (
    CENTRE,
    FOOT,
    FOOT_BACK,
    TOBA,
    holder,
    legal,
    new,
    opened,
    phase,
    stands,
    tabaru,
    toba,
    where,
)
from tests.games.kit import decision, facts_of, refusal, run

CUP = [unit for unit, area in zip(TOBA.pieces, TOBA.area, strict=True) if area < 0]
"""The sixteen reinforcements of the former Shogunate."""


def turn_begins(turn: int, **waiting: str) -> BattlesState:
    """The first player's phase of a turn at Toba begins."""
    pieces = {"inf_1_1": CENTRE, "satsuma_1": "h1703", **waiting}
    return toba("move", pieces, turn=turn, begins=True)


@pytest.mark.rule("13", "13-1", "13-1(1)", "15-1-5", "15-1-5(1)")
def test_an_r_on_the_track_brings_a_roll_from_turn_2_to_7() -> None:
    rolls = [decision(turn_begins(turn)) == "reinforcement_die" for turn in range(2, 9)]
    assert rolls == [True] * 6 + [False]


@pytest.mark.rule("15-1-5(2)")
def test_satsuma_choshu_receives_nobody() -> None:
    state = toba("move", {"satsuma_1": CENTRE}, active=1, begins=True)
    assert decision(state) == "order"
    assert refusal(state, "1 enter satsuma_2") == ("is_removed", "13-2")


@pytest.mark.rule("15-1-5(1)", "15-1-7")
def test_ruling_03_there_is_one_roll_a_turn() -> None:
    state = turn_begins(2)
    run(state, "nature roll 1", "nature draw okuzume")
    assert decision(state) == "order"


@pytest.mark.rule("13-1(2)", "15-1-5(1).1")
def test_the_die_says_how_many_are_drawn_one_by_one() -> None:
    state = turn_begins(2)
    run(state, "nature roll 3")
    assert len(state.legal(NATURE)) == 16
    run(state, "nature draw okuzume", "nature draw guns_c", "nature draw obama")
    assert decision(state) == "order"
    assert set(legal(state, "enter")) == {"okuzume", "guns_c", "obama"}


@pytest.mark.rule("15-1-5(1).1")
def test_ruling_43_what_is_drawn_lies_open_and_nobody_draws_it_twice() -> None:
    state = turn_begins(2)
    run(state, "nature roll 2", "nature draw okuzume")
    assert facts_of(state, "unit_drawn") == [{"side": "shogunate", "unit": "okuzume"}]
    assert refusal(state, "nature draw okuzume") == ("not_in_cup", "15-1-5(1).1")
    assert refusal(state, "nature draw satsuma_1") == ("not_your_unit", "15-1-5(1).1")
    assert where(state, "okuzume") == "hand"


@pytest.mark.rule("13-1(3)")
def test_ruling_62_a_roll_above_the_rest_brings_the_rest() -> None:
    drawn = [unit for unit in CUP if unit not in ("obama", "okazaki")]
    pieces = {"inf_1_1": CENTRE, **dict.fromkeys(drawn, "removed")}
    state = toba("move", pieces, turn=6, begins=True)
    run(state, "nature roll 6")
    assert facts_of(state, "reinforcements_rolled")[0]["count"] == 2
    run(state, "nature draw obama", "nature draw okazaki")
    assert decision(state) == "order"


@pytest.mark.rule("13-1(3)")
def test_ruling_62_no_roll_when_the_cup_is_empty() -> None:
    pieces = {"inf_1_1": CENTRE, **dict.fromkeys(CUP, "removed")}
    state = toba("move", pieces, turn=6, begins=True)
    assert decision(state) == "order"


@pytest.mark.rule("13-1(2)")
def test_ruling_40_the_roll_is_automatic_and_bringing_units_on_is_not() -> None:
    state = turn_begins(2)
    run(state, "nature roll 1", "nature draw okuzume", "0 end")
    assert where(state, "okuzume") == "hand"
    later = turn_begins(3, okuzume="hand")
    run(later, "nature roll 1", "nature draw obama")
    assert set(legal(later, "enter")) == {"okuzume", "obama"}


@pytest.mark.rule("13-1(4)")
def test_ruling_42_a_friend_on_the_entry_hex_delays_the_arrival() -> None:
    waiting = {"okuzume": "hand", "obama": "hand"}
    state = toba("move", {"inf_1_1": "h0103", "inf_1_2": CENTRE, **waiting})
    assert legal(state, "enter") == []
    assert refusal(state, "0 enter okuzume") == ("entry_blocked", "13-1(4)")
    run(state, "0 move inf_1_1", "0 road h0404")
    assert set(legal(state, "enter")) == {"okuzume", "obama"}
    run(state, "0 enter okuzume", "0 stay")
    assert refusal(state, "0 enter obama") == ("entry_blocked", "13-1(4)")


@pytest.mark.rule("13-2(2)", "14(2)")
def test_ruling_59_an_arriving_unit_moves_past_a_way_point() -> None:
    pieces = {"okuzume": "hand", "inf_1_1": CENTRE, "satsuma_1": "h1703"}
    state = toba("move", pieces, control={"h0404": 1})
    run(state, "0 enter okuzume")
    assert legal(state, "via") == ["h0404"]
    run(state, "0 via h0404")
    assert decision(state) == "enter_via"
    assert refusal(state, "0 normal h0406") == ("out_of_reach", "8(2)")
    run(state, "0 normal h0405")
    assert (where(state, "okuzume"), holder(state, "h0404")) == ("h0405", 0)


@pytest.mark.rule("13-2", "13-2(1)")
def test_ruling_63_one_after_another_and_the_move_follows_at_once() -> None:
    state = toba("move", {"okuzume": "hand", "obama": "hand"})
    run(state, "0 enter okuzume")
    assert where(state, "okuzume") == "h0103"
    assert refusal(state, "0 enter obama")[0] == "wrong_verb"
    run(state, "0 normal h0202")
    assert stands(state, "okuzume") == "normal marked"
    assert legal(state) == ["enter obama", "end"]


@pytest.mark.rule("13-2(2)", "15-1-5(1).2")
def test_ruling_41_the_entry_hex_costs_nothing_and_road_movement_is_allowed() -> None:
    state = toba("move", {"okuzume": "hand"})
    run(state, "0 enter okuzume")
    assert "h0509" in legal(state, "road")
    assert "stay" in legal(state)


@pytest.mark.rule("13-2(2)")
def test_ruling_41_an_enemy_zone_on_the_entry_hex_bars_the_road_and_costs_one_more() -> None:
    state = toba("move", {"okuzume": "hand", "satsuma_1": "h0104"})
    run(state, "0 enter okuzume")
    assert legal(state, "road") == []
    assert refusal(state, "0 road h0203") == ("starts_in_zoc", "8-2(2)")
    assert "h0102" in legal(state, "normal")


def prices(state: BattlesState) -> dict[str, int]:
    """By hex in reach of normal movement, what the open move costs."""
    asked = state.view(0)["asked"]
    assert isinstance(asked, dict)
    return {row["hex"]: row["cost"] for row in asked["normal"]}


def arrived(**options: bool) -> BattlesState:
    """A unit has arrived at Takase in an enemy zone, played by these options."""
    state = awaited(**options)
    run(state, "0 enter guard_1_1")
    return state


def awaited(**options: bool) -> BattlesState:
    """A unit may arrive there."""
    chosen = {"scenario": "tabaru", **options}
    return tabaru("move", {"saigo_1_1": "h2002"}, owed=[1, 0], options=chosen)


@pytest.mark.rule("8-1(3).2", "13-2(2)")
def test_ruling_41_arrivals_pay_to_leave_a_zone_unless_the_table_lifts_it() -> None:
    paid, free = prices(arrived()), prices(arrived(arrivals_pay_zoc=False))
    assert arrived(arrivals_pay_zoc=True).position() == arrived().position()
    assert set(paid) < set(free)
    assert (paid["h2101"], free["h2101"]) == (2, 1)
    assert legal(arrived(arrivals_pay_zoc=False), "road") == []


@pytest.mark.rule("8-1(3).2", "13-2(2)")
def test_ruling_41_the_option_is_written_and_read_and_tells_the_way() -> None:
    state = opened(GAME.load(awaited(arrivals_pay_zoc=False).position()))
    run(state, "0 enter guard_1_1")
    assert "h1602" not in legal(arrived(), "normal")
    run(state, "0 normal h1602")
    assert facts_of(state, "unit_moved")[0]["path"] == ["1901", "1801", "1702", "1602"]


@pytest.mark.rule("8-1(3).2")
def test_ruling_41_a_unit_that_was_there_pays_whatever_the_option_says() -> None:
    pieces = {"guard_1_1": "h2001", "saigo_1_1": "h2002"}
    state = tabaru("move", pieces, options={"scenario": "tabaru", "arrivals_pay_zoc": False})
    run(state, "0 move guard_1_1")
    assert prices(state) == prices(arrived())


def test_the_option_for_arrivals_is_yes_or_no() -> None:
    with pytest.raises(BadArgument, match="arrivals_pay_zoc"):
        GAME.new(2, {"arrivals_pay_zoc": "no"})
    with pytest.raises(BadPosition, match="arrivals_pay_zoc"):
        GAME.load({"options": {"arrivals_pay_zoc": 1}})


@pytest.mark.rule("13-1(4)")
def test_ruling_42_an_enemy_zone_does_not_block_the_entry() -> None:
    state = toba("move", {"okuzume": "hand", "satsuma_1": "h0104"})
    assert legal(state, "enter") == ["okuzume"]


@pytest.mark.rule("13-2(3)")
def test_who_has_arrived_is_a_unit_like_any_other() -> None:
    state = toba("move", {"okuzume": "hand", "satsuma_1": CENTRE}, turn=3)
    run(state, "0 enter okuzume", "0 stay")
    assert phase(state)[1:] == ("move", 1)
    assert where(state, "okuzume") == "h0103"
    assert refusal(state, "0 enter okuzume") == ("not_your_turn", "6")


@pytest.mark.rule("12(1)", "13-2(2)")
def test_ruling_28_guns_that_arrive_are_disordered_even_if_they_stay() -> None:
    state = toba("move", {"guns_c": "hand", "inf_1_1": CENTRE})
    run(state, "0 enter guns_c", "0 stay")
    assert stands(state, "guns_c") == "disordered marked"


@pytest.mark.rule("13-2")
def test_who_is_in_the_cup_or_on_the_map_does_not_enter() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "okuzume": "hand"})
    assert refusal(state, "0 enter obama") == ("not_arrived", "13-1")
    assert refusal(state, "0 enter inf_1_1") == ("already_here", "13-2")
    assert refusal(state, "0 enter satsuma_1") == ("not_your_unit", "13-2")


# Tabarazaka: by choice


@pytest.mark.rule("15-2-5(1)", "15-2-5")
def test_ruling_07_at_tabarazaka_each_side_rolls_at_the_start_of_its_own_phase() -> None:
    state = new("tabaru")
    assert decision(state) == "reinforcement_die"
    run(state, "nature roll 4", "nature draw oyama")
    assert phase(state)[1:] == ("move", 0)
    run(state, "0 end")
    assert (decision(state), phase(state)[2]) == ("reinforcement_die", 1)


@pytest.mark.rule("15-2-5(1).1")
@pytest.mark.parametrize(("die", "owed"), [(1, 3), (2, 3), (3, 3), (6, 6)])
def test_ruling_44_on_turn_1_at_least_three_come(die: int, owed: int) -> None:
    state = new("tabaru")
    run(state, f"nature roll {die}")
    assert state.owed == [owed, 0]


@pytest.mark.rule("15-2-5(1).1")
def test_on_later_turns_the_die_stands() -> None:
    state = tabaru("move", {"guard_1_1": "h1607"}, turn=2, begins=True)
    run(state, "nature roll 1")
    assert state.owed == [1, 0]


@pytest.mark.rule("15-2-5(1)", "13-1(2)")
def test_ruling_44_the_owner_names_each_unit_when_it_enters() -> None:
    state = tabaru("move", {"guard_1_2": "h1607"}, owed=[2, 0])
    assert len(legal(state, "enter")) == 18
    run(state, "0 enter battotai", "0 road h2007", "0 enter guard_2_1", "0 road h2006")
    assert state.owed == [0, 0]
    assert legal(state, "enter") == []


@pytest.mark.rule("13-1(2)")
def test_nobody_enters_when_nobody_is_owed() -> None:
    state = tabaru("move", {"guard_1_1": "h1607"})
    assert refusal(state, "0 enter guard_1_2") == ("none_owed", "13-1(2)")


@pytest.mark.rule("15-2-5(1)")
def test_ruling_44_what_is_owed_is_carried_over_up_to_the_hand() -> None:
    state = tabaru("move", {"guard_1_1": "h1607"}, turn=3, owed=[2, 0], begins=True)
    run(state, "nature roll 5")
    assert state.owed == [7, 0]


@pytest.mark.rule("15-2-5(1).2")
def test_artillery_waits_for_everybody_else() -> None:
    state = tabaru("move", {"guard_1_1": "h1607"}, owed=[2, 0])
    assert refusal(state, "0 enter guard_guns") == ("artillery_last", "15-2-5(1).2")


@pytest.mark.rule("15-2-5(1).2")
def test_ruling_44_the_last_foot_may_be_followed_by_guns_and_returning_foot_bars_nothing() -> None:
    state = tabaru("move", {**FOOT_BACK, FOOT[0]: "hand"}, owed=[2, 0])
    assert refusal(state, "0 enter guard_guns") == ("artillery_last", "15-2-5(1).2")
    run(state, f"0 enter {FOOT[0]}", "0 road h2007")
    assert refusal(state, "0 enter guard_guns") == ("", "")


@pytest.mark.rule("15-2-5(1).3")
def test_each_side_enters_at_its_own_hex() -> None:
    first = tabaru("move", {}, owed=[1, 0])
    run(first, "0 enter battotai")
    assert where(first, "battotai") == "h2001"
    second = tabaru("move", {}, owed=[0, 1], active=1)
    run(second, "1 enter saigo_1_1")
    assert where(second, "saigo_1_1") == "h0126"


# Reorganisation


@pytest.mark.rule("15-2-7-1", "15-2-7-1(1)", "15-2-7-1(1).1")
def test_ruling_45_a_removed_government_unit_comes_back_in_the_next_turn() -> None:
    pieces = {"guard_1_1": "h1607", "saigo_1_1": "h1507"}
    state = tabaru("fire", pieces, disordered=["guard_1_1"])
    run(state, "1 fire saigo_1_1", "1 target guard_1_1", "nature dice 6 6")
    assert where(state, "guard_1_1") == "back"
    run(state, "1 end")
    assert phase(state) == (10, "move", 0)
    run(state, "0 enter guard_1_1", "0 stay")
    assert stands(state, "guard_1_1") == "normal"


@pytest.mark.rule("15-2-7-1(1).2")
def test_ruling_45_it_comes_in_addition_to_the_roll_guns_too_and_may_wait() -> None:
    pieces = {**FOOT_BACK, "guard_guns": "back", "guard_1_2": "h1607"}
    state = tabaru("move", pieces, owed=[0, 0])
    assert {"guard_1_1", "guard_guns"} <= set(legal(state, "enter"))
    run(state, "0 enter guard_guns", "0 normal h2002")
    assert (stands(state, "guard_guns"), state.owed) == ("disordered marked", [0, 0])
    run(state, "0 end")
    assert where(state, "guard_1_1") == "back"


@pytest.mark.rule("15-2-7-1(2)")
def test_saigos_army_is_not_reorganised() -> None:
    pieces = {"guard_1_1": "h1607", "saigo_1_1": "h1507"}
    state = tabaru("fire", pieces, active=1, disordered=["saigo_1_1"])
    run(state, "0 fire guard_1_1", "0 target saigo_1_1", "nature dice 6 6")
    assert where(state, "saigo_1_1") == "removed"
    later = tabaru("move", {"saigo_1_1": "removed"}, active=1, owed=[0, 1])
    assert refusal(later, "1 enter saigo_1_1") == ("is_removed", "13-2")
