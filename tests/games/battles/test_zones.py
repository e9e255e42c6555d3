"""Chapter 3: one unit to a hex, and zones of control."""

import pytest

from tests.games.battles.table import AROUND, CENTRE, impossible, legal, tabaru, toba, zones
from tests.games.kit import refusal, run


@pytest.mark.rule("3-1")
def test_only_one_unit_stands_in_a_hex() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h1305"})
    run(state, "0 move inf_1_1")
    assert refusal(state, "0 normal h1305") == ("occupied", "8(4)")


@pytest.mark.rule("3-1")
def test_a_position_with_two_units_in_a_hex_is_refused() -> None:
    impossible("not alone in h1304", "toba", "move", {"inf_1_1": CENTRE, "inf_1_2": CENTRE})


@pytest.mark.rule("3-2", "3-2(1)")
def test_a_unit_controls_its_six_neighbours() -> None:
    state = toba("move", {"inf_1_1": CENTRE})
    assert zones(state, 0) == set(AROUND)
    assert zones(state, 1) == set()


@pytest.mark.rule("3-2(1)")
def test_ruling_12_a_disordered_unit_keeps_its_zone() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "satsuma_1": "h2204"}, disordered=["inf_1_1"])
    assert zones(state, 0) == set(AROUND)


@pytest.mark.rule("3-2(2)")
def test_no_zone_reaches_across_a_river() -> None:
    state = toba("move", {"inf_1_1": "h0301"})
    assert "h0302" not in zones(state, 0)
    assert "h0401" not in zones(state, 0)


@pytest.mark.rule("3-2(2)")
def test_no_zone_reaches_across_a_pond() -> None:
    state = toba("move", {"inf_1_1": "h1012"})
    assert zones(state, 0).isdisjoint({"h1013", "h1113"})


@pytest.mark.rule("3-2(2)")
def test_ruling_13_a_bridge_carries_no_zone_across_a_river() -> None:
    state = toba("move", {"inf_1_1": "h1911"})
    assert "h2010" not in zones(state, 0)


@pytest.mark.rule("3-2(2)")
def test_ruling_13_a_zone_reaches_across_a_stream() -> None:
    state = toba("move", {"inf_1_1": "h1311"})
    assert {"h1410", "h1411"} <= zones(state, 0)


@pytest.mark.rule("8-1(3).1")
def test_ruling_14_a_friend_in_a_hex_does_not_lift_the_enemy_zone_there() -> None:
    state = toba("move", {"inf_1_1": "h1302", "inf_1_2": "h1403", "satsuma_1": CENTRE})
    run(state, "0 move inf_1_1")
    assert "h1304" not in legal(state, "normal")
    assert refusal(state, "0 normal h1203") == ("", "")
    assert refusal(state, "0 normal h1305") == ("barred_by_zoc", "8-1(3).1")


@pytest.mark.rule("15-2-7-2(4).3")
def test_a_commander_has_no_zone() -> None:
    state = tabaru("move", {"oyama": "h1607"})
    assert zones(state, 0) == set()
