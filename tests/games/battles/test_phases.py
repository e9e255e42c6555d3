"""Chapters 5 and 6: six phases a turn, and one piece after another."""

import pytest

from hatamoto.games.battles.board.pieces import acting_seat
from hatamoto.games.battles.decisions.phases import listed
from hatamoto.kernel.seats import NATURE
from tests.games.battles.table import (
    CENTRE,
    end_phases,
    legal,
    new,
    phase,
    set_up,
    stands,
    tabaru,
    toba,
    where,
)
from tests.games.kit import decision, facts_of, refusal, run

FACING = {"inf_1_1": CENTRE, "satsuma_1": "h1305"}


@pytest.mark.rule("5", "5-1", "5-1.1", "5-1.2", "5-1.3", "5-2", "5-2.4", "5-2.5", "5-2.6")
def test_ruling_09_active_moves_the_other_fires_active_attacks_then_the_other_way_round() -> None:
    state = toba("move", FACING, turn=1)
    seen = []
    for _ in range(6):
        seen.append(phase(state))
        end_phases(state, 1)
    assert [(name, seat) for _, name, seat in seen] == [
        ("move", 0),
        ("fire", 1),
        ("melee", 0),
        ("move", 1),
        ("fire", 0),
        ("melee", 1),
    ]
    while decision(state) != "order":
        state.apply(-1, state.legal(-1)[0])
    assert phase(state) == (2, "move", 0)


@pytest.mark.rule("5-1.2")
def test_nobody_fires_in_his_own_turn() -> None:
    state = toba("fire", FACING)
    assert state.to_act() == [1]
    assert refusal(state, "0 fire inf_1_1") == ("not_your_turn", "9-1")


@pytest.mark.rule("5-2")
def test_the_turn_marker_moves_on_after_the_sixth_phase() -> None:
    state = toba("melee", FACING, turn=3, active=1)
    run(state, "1 end")
    assert phase(state)[0] == 4
    assert facts_of(state, "turn_began") == [{"turn": 4}]


@pytest.mark.rule("6", "6(1)", "6(4)")
def test_units_act_in_any_order_and_any_number_of_them() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h1104"})
    assert legal(state) == ["move inf_1_1", "move inf_1_2", "end"]
    run(state, "0 move inf_1_2", "0 normal h1105")
    assert legal(state) == ["move inf_1_1", "end"]


@pytest.mark.rule("6(2)")
def test_the_next_unit_waits_until_the_first_has_finished() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h1104"})
    run(state, "0 move inf_1_1")
    assert refusal(state, "0 move inf_1_2")[0] == "wrong_verb"
    assert refusal(state, "0 end")[0] == "wrong_verb"


@pytest.mark.rule("6(3)", "8(5)")
def test_a_unit_that_has_moved_is_marked_and_done() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h1104"})
    run(state, "0 move inf_1_1", "0 normal h1305")
    assert stands(state, "inf_1_1") == "normal marked"
    assert refusal(state, "0 move inf_1_1") == ("marked_moved", "6(3)")


@pytest.mark.rule("6(4)")
def test_a_player_may_leave_everybody_where_he_is() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "satsuma_1": "h1104"})
    run(state, "0 end")
    assert phase(state) == (2, "move", 1)
    assert where(state, "inf_1_1") == CENTRE


@pytest.mark.rule("6(5)")
def test_ruling_60_the_phase_ends_by_itself_when_all_are_marked() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "satsuma_1": "h1104"}, turn=1)
    run(state, "0 move inf_1_1", "0 normal h1305")
    assert phase(state) == (1, "move", 1)


@pytest.mark.rule("6(5)")
def test_ruling_60_the_markers_are_taken_off_at_the_end_of_the_phase() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h1104", "satsuma_1": "h1504"}, turn=1)
    run(state, "0 move inf_1_1", "0 normal h1305", "0 end")
    assert stands(state, "inf_1_1") == "normal"


@pytest.mark.rule("6(5)", "9-1(6)", "10-1(7)")
def test_ruling_60_phases_without_anything_to_do_are_passed_over() -> None:
    state = toba("move", {"satsuma_1": "h1104", "inf_1_1": CENTRE}, turn=1)
    run(state, "0 end")
    assert [row["phase"] for row in facts_of(state, "phase_ended")] == ["move", "fire", "melee"]
    assert decision(state) == "order"


@pytest.mark.rule("6(5)")
def test_losing_every_unit_does_not_end_the_game() -> None:
    state = toba("move", {"satsuma_1": CENTRE}, turn=1, active=1)
    run(state, "1 end")
    assert phase(state)[0] == 2
    assert state.outcome() is None


@pytest.mark.rule("14(3)")
def test_ruling_49_a_side_without_units_keeps_its_hexes() -> None:
    state = toba("move", {"satsuma_1": CENTRE}, turn=1, active=1)
    run(state, "1 end")
    assert bin(state.held[0]).count("1") == 9


@pytest.mark.rule("13-1(2)", "15-2-7-2(2)")
def test_ruling_61_reinforcements_then_a_commander_then_saigo() -> None:
    gained = ["h1809", "h1815", "h1717", "h1519", "h1820", "h1315"]
    control = dict.fromkeys(gained, 0)
    begins = {"turn": 3, "active": 1, "begins": True}
    state = tabaru("move", {"guard_1_1": "h1607"}, control=control, **begins)
    seen = []
    while state.actor() == NATURE:
        seen.append(decision(state))
        state.apply(NATURE, state.legal(NATURE)[0])
    assert seen == ["reinforcement_die", "draw_commander", "saigo_die"]


@pytest.mark.rule("15-1-1", "15-2-1")
def test_the_battles_last_eight_and_fourteen_turns() -> None:
    last = toba("melee", FACING, turn=8, active=1)
    run(last, "1 end")
    assert last.outcome() is not None
    pieces = {"guard_1_1": "h1607", "saigo_1_1": "h1608"}
    longer = tabaru("melee", pieces, turn=13, active=1)
    run(longer, "1 end")
    assert (longer.outcome(), phase(longer)[0]) == (None, 14)
    last = tabaru("melee", pieces, turn=14, active=1)
    run(last, "1 end")
    assert last.outcome() is not None


@pytest.mark.rule("5")
def test_a_move_that_taught_nobody_anything_leaves_the_counters_alone() -> None:
    state = set_up(new("toba"))
    before = (state.rolls, state.learned)
    unit = legal(state, "move")[0]
    run(state, f"0 move {unit}")
    run(state, f"0 {legal(state)[0]}")
    assert (state.rolls, state.learned) == before
    assert where(state, unit) != "to_place"


@pytest.mark.rule("4", "5")
def test_seat_0_acts_during_set_up_and_then_the_seat_of_the_phase() -> None:
    state = new("toba")
    assert acting_seat(state) == 0
    assert acting_seat(toba("fire", FACING)) == 1


@pytest.mark.rule("6")
def test_the_actions_of_a_phase_are_listed_again_when_they_are_forgotten() -> None:
    state = toba("move", FACING)
    actions = listed(state)
    state.listed = None
    assert listed(state) == actions
    assert state.listed == actions
