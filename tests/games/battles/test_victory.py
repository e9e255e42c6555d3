"""Chapter 14: victory hexes and the end."""

import pytest

from hatamoto.games.battles.state import BattlesState
from tests.games.battles.table import CENTRE, holder, legal, result, tabaru, toba, where
from tests.games.kit import facts_of, run

ALL = [
    "h1809",
    "h1815",
    "h1717",
    "h1519",
    "h1820",
    "h1315",
    "h1014",
    "h0512",
    "h1322",
    "h1124",
    "h0518",
]


def last_turn(count: int) -> BattlesState:
    """The end of the last turn at Tabarazaka; the Government holds so many hexes, Saigo one."""
    control = dict.fromkeys(ALL[: count - 1], 0)
    pieces = {"guard_1_1": "h1607", "saigo_1_1": "h1608"}
    state = tabaru("melee", pieces, turn=14, active=1, control=control)
    run(state, "1 end")
    return state


@pytest.mark.rule("14", "14(2)")
def test_a_unit_that_enters_takes_control() -> None:
    state = toba("move", {"satsuma_1": "h0707", "satsuma_2": CENTRE}, active=1)
    run(state, "1 move satsuma_1", "1 normal h0607")
    assert holder(state, "h0607") == 1
    assert facts_of(state, "hex_seized") == [{"side": "satcho", "victory": "toba_h0607"}]


@pytest.mark.rule("14(2)")
def test_ruling_08_a_commander_takes_nothing() -> None:
    state = tabaru("move", {"oyama": "h1519", "guard_1_1": "h1607"})
    run(state, "0 move oyama", "0 normal h1418")
    assert holder(state, "h1519") is None
    beside = tabaru("move", {"oyama": "h1419", "guard_1_1": "h1607"})
    run(beside, "0 move oyama", "0 normal h1519")
    assert holder(beside, "h1519") is None


@pytest.mark.rule("14(3)")
def test_control_stays_when_the_unit_goes_on() -> None:
    state = toba(
        "move", {"satsuma_1": "h0607", "satsuma_2": CENTRE}, active=1, control={"h0607": 1}
    )
    run(state, "1 move satsuma_1", "1 normal h0707")
    assert holder(state, "h0607") == 1


@pytest.mark.rule("14(3)")
def test_control_goes_back_when_the_enemy_enters_again() -> None:
    state = toba("move", {"inf_1_1": "h0707", "inf_1_2": CENTRE}, control={"h0607": 1})
    run(state, "0 move inf_1_1", "0 normal h0607")
    assert holder(state, "h0607") == 0


@pytest.mark.rule("14(4)", "14(4).1")
def test_ruling_47_entering_the_enemys_entry_hex_wins_at_once() -> None:
    state = toba("move", {"satsuma_1": "h0104", "inf_1_1": CENTRE}, active=1)
    run(state, "1 move satsuma_1", "1 normal h0103")
    assert result(state) == ("entry_hex", [1])
    assert state.to_act() == []
    assert facts_of(state, "game_ended") == [{"reason": "entry_hex", "count": 0}]


@pytest.mark.rule("14(4).1")
def test_ruling_47_at_tabarazaka_both_sides_can_lose_so() -> None:
    pieces = {"guard_1_1": "h0226", "saigo_1_1": "h2002"}
    first = tabaru("move", pieces)
    run(first, "0 move guard_1_1", "0 normal h0126")
    assert result(first) == ("entry_hex", [0])
    second = tabaru("move", pieces, active=1)
    run(second, "1 move saigo_1_1", "1 normal h2001")
    assert result(second) == ("entry_hex", [1])


@pytest.mark.rule("14(4).1")
def test_ruling_47_a_commander_in_the_entry_hex_wins_nothing() -> None:
    state = tabaru("move", {"oyama": "h0226", "guard_1_1": "h1607"})
    run(state, "0 move oyama", "0 normal h0126")
    assert state.outcome() is None
    assert where(state, "oyama") == "h0126"


@pytest.mark.rule("14(4).1")
def test_ruling_47_satsuma_choshu_has_no_entry_hex_to_lose() -> None:
    assert toba("move", {"inf_1_1": CENTRE}).scenario.entry[1] == 672


@pytest.mark.rule("14(4).1", "15-2-6")
def test_ruling_46_the_entry_hexes_are_victory_hexes() -> None:
    for state in (toba("move", {"inf_1_1": CENTRE}), tabaru("move", {"guard_1_1": "h1607"})):
        for entry in state.scenario.entry:
            assert entry == 672 or entry in state.scenario.victory_hexes


@pytest.mark.rule("14(4).2")
def test_seven_victory_hexes_win_at_the_end_of_the_last_turn() -> None:
    assert result(last_turn(7)) == ("victory_hexes", [0])


@pytest.mark.rule("14(4).2")
def test_ruling_48_with_both_below_seven_nobody_wins() -> None:
    assert result(last_turn(6)) == ("drawn", [0, 1])


@pytest.mark.rule("14(4).2")
def test_seven_hexes_win_nothing_before_the_last_turn() -> None:
    control = dict.fromkeys(ALL, 0)
    pieces = {"guard_1_1": "h1607", "saigo_1_1": "h1608"}
    state = tabaru("melee", pieces, turn=13, active=1, control=control)
    run(state, "1 end")
    assert state.outcome() is None


@pytest.mark.rule("14(4).2")
def test_ruling_48_at_toba_somebody_always_has_seven() -> None:
    state = toba("melee", {"inf_1_1": CENTRE, "satsuma_1": "h1305"}, turn=8, active=1)
    run(state, "1 end")
    assert result(state) == ("victory_hexes", [0])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [9, 4]


@pytest.mark.rule("14(4).1")
def test_the_enemys_entry_hex_is_among_the_moves() -> None:
    state = toba("move", {"satsuma_1": "h0304", "inf_1_1": CENTRE}, active=1)
    run(state, "1 move satsuma_1")
    assert "h0103" in legal(state, "road")
    assert "h0103" in legal(state, "normal")
