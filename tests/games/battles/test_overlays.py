"""What can be laid over the map: zones of control, ranges, where guns can fire."""

from typing import Final, cast

import pytest

from hatamoto.games.battles import GAME
from hatamoto.games.battles.state import BattlesState
from hatamoto.games.battles.view_types import MoveView, OverlaysView, RangeView
from tests.games.battles.table import AROUND, CENTRE, legal, new, tabaru, toba
from tests.games.kit import run

BATTERY: Final = {"satsuma_guns_1": "h1301", "satsuma_1": CENTRE, "inf_1_1": "h1305"}


def laid(state: BattlesState) -> OverlaysView:
    """What can be laid over the map."""
    return cast(OverlaysView, GAME.overlays(state))  # the game's own record


def row(state: BattlesState, unit: str) -> RangeView:
    """What a piece reaches."""
    return next(row for row in laid(state)["ranges"] if row["unit"] == unit)


@pytest.mark.rule("3-2", "3-2(1)")
def test_zones_lie_around_the_units_of_each_side() -> None:
    both = toba("move", {"inf_1_1": CENTRE, "satsuma_1": "h1306"})
    own, enemy = (set(zone) for zone in laid(both)["zones"])
    assert own == set(AROUND)
    assert own & enemy == {"h1305"}
    assert "h1308" not in own | enemy


@pytest.mark.rule("3-2(2)")
def test_zones_end_at_a_river_and_at_a_lake() -> None:
    river = laid(toba("move", {"inf_1_1": "h0301"}))["zones"][0]
    assert river
    assert {"h0302", "h0401"}.isdisjoint(river)
    assert {"h1013", "h1113"}.isdisjoint(laid(toba("move", {"inf_1_1": "h1012"}))["zones"][0])


@pytest.mark.rule("8-1(3)")
def test_zones_are_those_an_open_move_shows() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "satsuma_1": "h1306", "inf_1_2": "h1012"})
    run(state, "0 move inf_1_1")
    asked = cast(MoveView, GAME.view(state, 0)["asked"])  # a move was asked for
    assert asked["zoc"] == laid(state)["zones"][1]


@pytest.mark.rule("9-1(1)")
def test_a_unit_fires_at_its_neighbours_across_a_river_too() -> None:
    found = row(toba("fire", {"inf_1_1": "h0301"}), "inf_1_1")
    assert found["kind"] == "fire"
    assert found["within"] == found["seen"]
    assert {"h0302", "h0401"} <= set(found["seen"])
    assert "h0303" not in found["within"]


@pytest.mark.rule("9-1(1)")
def test_a_unit_without_fire_has_no_range() -> None:
    swords = [
        piece
        for number, piece in enumerate(GAME.content.scenarios[1].pieces)
        if number < GAME.content.scenarios[1].units and not GAME.content.scenarios[1].fire[number]
    ]
    assert swords
    state = tabaru("move", {swords[0]: "h1607"})
    assert laid(state)["ranges"] == []


@pytest.mark.rule("12(2)")
def test_a_gun_reaches_so_many_hexes_and_no_further() -> None:
    found = row(toba("fire", {"satsuma_guns_1": "h1301", "inf_1_1": "h1305"}), "satsuma_guns_1")
    assert "h1305" in found["within"]
    assert {"h1301", "h1306"}.isdisjoint(found["within"])


@pytest.mark.rule("12(2)")
def test_a_gun_fires_where_a_unit_of_its_side_stands_beside_the_target() -> None:
    state = toba("fire", BATTERY)
    found = row(state, "satsuma_guns_1")
    assert "h1305" in found["seen"]
    assert "h1002" in found["within"]
    assert "h1002" not in found["seen"]
    run(state, "1 fire satsuma_guns_1")
    assert legal(state) == ["target inf_1_1"]


@pytest.mark.rule("12(2)")
def test_an_enemy_does_not_spot_for_a_gun() -> None:
    state = toba("fire", {"satsuma_guns_1": "h1301", "inf_1_1": CENTRE})
    assert {"h1303", CENTRE}.isdisjoint(row(state, "satsuma_guns_1")["seen"])
    assert "h1302" in row(state, "satsuma_guns_1")["seen"]


@pytest.mark.rule("12(2)")
def test_ruling_27_a_gun_fires_at_what_is_spotted_across_water() -> None:
    state = toba("fire", {"satsuma_guns_1": "h0205", "satsuma_1": "h0202", "inf_1_1": "h0302"})
    assert "h0302" not in laid(state)["zones"][1]
    assert "h0302" in row(state, "satsuma_guns_1")["seen"]


@pytest.mark.rule("15-2-7-2(3).2")
def test_a_commander_reaches_as_far_as_his_orders_and_fires_at_nobody() -> None:
    found = row(tabaru("move", {"oyama": "h1607"}), "oyama")
    assert found["kind"] == "command"
    assert "h1608" in found["within"]
    assert found["seen"] == []


def test_before_the_set_up_there_is_nothing_to_lay() -> None:
    found = laid(new("toba"))
    assert found["zones"] == [[], []]
    assert found["ranges"] == []
