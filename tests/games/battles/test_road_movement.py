"""Chapter 8-2: road movement."""

import pytest

from tests.games.battles.table import holder, legal, result, stands, toba, where
from tests.games.kit import refusal, run


def by_road(pieces: dict[str, str], unit: str = "inf_1_1", **fields: object) -> list[str]:
    """Where a unit may go by road movement."""
    state = toba("move", pieces, **fields)
    run(state, f"0 move {unit}")
    return legal(state, "road")


@pytest.mark.rule("8-2", "8-2(1)")
def test_two_hexes_of_road_for_each_point() -> None:
    hexes = by_road({"inf_1_1": "h0203"})
    assert "h0510" in hexes
    assert "h0610" not in hexes
    assert "h0103" in hexes


@pytest.mark.rule("8-2(1)")
def test_ruling_19_twice_the_allowance_is_the_only_limit() -> None:
    hexes = by_road({"guns_a": "h2411"}, "guns_a", control={"h2411": 0})
    assert hexes == ["h2311", "h2210", "h2110", "h2010"]


@pytest.mark.rule("8-2(2)")
def test_nobody_begins_off_the_road() -> None:
    state = toba("move", {"inf_1_1": "h1304"})
    run(state, "0 move inf_1_1")
    assert legal(state, "road") == []
    assert refusal(state, "0 road h1311") == ("not_on_road", "8-2(2)")


@pytest.mark.rule("8-2(2)")
def test_nobody_begins_in_an_enemy_zone() -> None:
    state = toba("move", {"inf_1_1": "h1511", "satsuma_1": "h1512"})
    run(state, "0 move inf_1_1")
    assert legal(state, "road") == []
    assert refusal(state, "0 road h1411") == ("starts_in_zoc", "8-2(2)")


@pytest.mark.rule("8-2(3)")
def test_ruling_19_only_along_the_links_and_never_mixed() -> None:
    state = toba("move", {"inf_1_1": "h2311"})
    run(state, "0 move inf_1_1")
    assert refusal(state, "0 road h2310") == ("not_on_road", "8-2(3)")
    assert "h2310" in legal(state, "normal")
    assert refusal(state, "0 road h1912") == ("", "")
    assert refusal(state, "0 road h2419") == ("out_of_reach", "8-2(1)")


@pytest.mark.rule("8-2(5)")
def test_nobody_enters_an_enemy_zone_by_road() -> None:
    state = toba("move", {"inf_1_1": "h1211", "satsuma_1": "h1512"})
    run(state, "0 move inf_1_1")
    assert refusal(state, "0 road h1411") == ("road_in_zoc", "8-2(5)")
    assert "h1411" in legal(state, "normal")


@pytest.mark.rule("8(4)")
def test_ruling_20_nobody_passes_a_friend_on_the_road() -> None:
    hexes = by_road({"inf_1_1": "h2411", "inf_1_2": "h2210"}, control={"h2411": 0})
    assert hexes == ["h2311"]


@pytest.mark.rule("14(2)")
def test_ruling_20_victory_hexes_passed_are_seized() -> None:
    state = toba("move", {"satsuma_1": "h1010"}, active=1)
    run(state, "1 move satsuma_1", "1 road h0809")
    assert (holder(state, "h0910"), where(state, "satsuma_1")) == (1, "h0809")


@pytest.mark.rule("14(4).1")
def test_ruling_20_a_move_that_touches_the_enemys_entry_hex_ends_there() -> None:
    state = toba("move", {"satsuma_1": "h0304"}, active=1)
    run(state, "1 move satsuma_1", "1 road h0103")
    assert result(state) == ("entry_hex", [1])
    assert where(state, "satsuma_1") == "h0103"


@pytest.mark.rule("8-2(1)")
def test_a_disordered_unit_may_use_the_road() -> None:
    state = toba("move", {"inf_1_1": "h2311", "inf_1_2": "h1304"}, disordered=["inf_1_1"])
    run(state, "0 move inf_1_1", "0 road h1912")
    assert stands(state, "inf_1_1") == "disordered marked"


@pytest.mark.rule("8-2")
def test_ruling_77_a_road_hex_counts_half_a_point_in_the_choice_of_the_way() -> None:
    state = toba("move", {"satsuma_1": "h0819"}, active=1, control={"h0818": 1, "h1018": 1})
    run(state, "1 move satsuma_1", "1 road h1021")
    assert holder(state, "h0921") == 1


@pytest.mark.rule("8-2")
def test_ruling_01_road_movement_has_four_items_and_no_fifth() -> None:
    rules = toba("move", {"inf_1_1": "h1304"}).game.folder / "rules.toml"
    text = rules.read_text(encoding="utf-8")
    assert 'id = "8-2(3)"' in text
    assert 'id = "8-2(4)"' not in text
