"""Module 1: temples."""

import pytest

from tests.games.edo.table import (
    PLENTY,
    good,
    goods,
    laid,
    offered,
    player,
    points,
    refused,
    samurai,
    turn,
    why,
)
from tests.games.kit import facts_of, legal, run

ON_RIVER = {**PLENTY, "samurai": ["river_sumida"]}


@pytest.mark.rule("jiin/temples")
def test_every_player_has_three_temples() -> None:
    assert player(laid(modules="jiin"))["temples"] == 3
    mine = {**ON_RIVER, "temples": ["river_tama", "road_nikko", "rice_2"]}
    state = turn("domain building 1", modules="jiin", me=mine)
    assert why(state, "0 build temple river_sumida") == ("jiin/temples", "no_temple_left")


@pytest.mark.rule("jiin/build")
def test_a_temple_is_built_instead_of_a_city_building() -> None:
    state = turn(
        "domain building 2", modules="jiin", me={**PLENTY, "samurai": ["sakura", "rice_1"]}
    )
    run(state, "0 build temple rice_1", "0 build house sakura")
    assert why(state, "0 build house sakura") == ("perform/officials", "no_official")
    assert state.view(0)["temples"] == [{"space": "rice_1", "seat": 0}]
    assert facts_of(state, "temple_built") == [{"seat": 0, "space": "rice_1"}]


@pytest.mark.rule("jiin/build")
def test_without_the_module_there_are_no_temples() -> None:
    state = turn("domain building 1", me=ON_RIVER)
    assert refused(state, "0 build temple river_sumida")[1:] == ("not_in_play", {"module": "jiin"})


@pytest.mark.rule("jiin/spaces")
@pytest.mark.parametrize("space", ["forestry_2", "quarry_1", "rice_2", "river_tama", "road_boso"])
def test_temples_stand_on_resource_river_and_road_spaces(space: str) -> None:
    state = turn("domain building 1", modules="jiin", me={**PLENTY, "samurai": [space]})
    assert offered(state, "build temple") == [space]


@pytest.mark.rule("jiin/spaces")
def test_temples_stand_neither_in_cities_nor_on_border_posts_nor_on_covered_spaces() -> None:
    mine = {**PLENTY, "samurai": ["edo", "border_east", "forestry_2"]}
    state = turn("domain building 1", seats=2, modules="jiin", me=mine)
    assert offered(state, "build temple") == []
    assert why(state, "0 build temple forestry_2") == ("jiin/spaces", "covered")
    assert why(state, "0 build temple road_coast") == ("setup/board", "not_on_side")


@pytest.mark.rule("jiin/price")
@pytest.mark.rule("jiin/benefit/1")
def test_a_temple_costs_two_wood_and_a_rice_and_scores_at_once() -> None:
    state = turn("domain building 1", modules="jiin", me=ON_RIVER)
    run(state, "0 build temple river_sumida")
    assert (goods(state), points(state)) == ([7, 9, 8, 60], 1)


@pytest.mark.rule("jiin/price")
def test_a_temple_is_paid_in_full() -> None:
    state = turn("domain building 1", modules="jiin", me={**ON_RIVER, "rice": 0})
    assert refused(state, "0 build temple river_sumida") == (
        "jiin/price", "not_enough", {"good": "rice", "price": 1},
    )  # fmt: skip


@pytest.mark.rule("jiin/one")
def test_a_space_holds_one_temple_whoever_owns_it() -> None:
    state = turn(
        "domain building 1", modules="jiin", me=ON_RIVER, others=[{"temples": ["river_sumida"]}]
    )
    assert why(state, "0 build temple river_sumida") == ("jiin/one", "temple_there")


@pytest.mark.rule("jiin/samurai")
def test_a_temple_needs_an_own_samurai_there() -> None:
    state = turn(
        "domain building 1", modules="jiin", me=ON_RIVER, others=[{"samurai": ["river_tama"]}]
    )
    assert why(state, "0 build temple river_tama") == ("jiin/samurai", "no_samurai")


@pytest.mark.rule("jiin/build")
def test_a_temple_needs_an_official() -> None:
    state = turn("domain building", modules="jiin", me=ON_RIVER)
    assert why(state, "0 build temple river_sumida") == ("perform/officials", "no_official")


@pytest.mark.rule("jiin/benefit/2")
def test_roads_at_the_own_temple_are_free_for_samurai_and_merchant() -> None:
    mine = {"samurai": ["sakura"], "ryo": 0, "temples": ["river_sumida"]}
    state = turn("domain money", modules="jiin", me=mine)
    run(state, "0 move samurai sakura")
    assert legal(state) == ["to edo", "to kawagoe", "to river_sumida", "to road_nikko"]
    run(state, "0 to kawagoe", "0 move merchant", "0 to road_nikko")
    assert (samurai(state), good(state, "ryo")) == (["kawagoe"], 0)
    assert state.view(0)["merchant"] == "road_nikko"


@pytest.mark.rule("jiin/benefit/2")
def test_anothers_temple_makes_no_road_free() -> None:
    mine = {"samurai": ["sakura"], "ryo": 0}
    theirs = [{"temples": ["river_sumida"]}]
    state = turn("domain money", modules="jiin", me=mine, others=theirs)
    assert why(state, "0 move samurai sakura") == ("move/price", "no_ryo")


@pytest.mark.rule("jiin/benefit/2")
def test_far_from_the_temple_roads_cost_as_usual() -> None:
    mine = {"samurai": ["odawara"], "ryo": 0, "temples": ["river_sumida"]}
    state = turn("domain money", modules="jiin", me=mine)
    assert why(state, "0 move samurai odawara") == ("move/price", "no_ryo")
    assert "move merchant" in legal(state)


@pytest.mark.rule("jiin/benefit/2")
def test_the_cheapest_way_uses_several_temples() -> None:
    mine = {"samurai": ["forestry_1"], "ryo": 9, "temples": ["river_sumida", "river_tama"]}
    state = turn("domain money", modules="jiin", me=mine)
    run(state, "0 move samurai forestry_1", "0 to odawara")
    assert good(state, "ryo") == 8


@pytest.mark.rule("jiin/temples")
@pytest.mark.parametrize("modules", ["none", "jiin", "tokken_ronin", "all"])
def test_only_with_the_module_the_table_shows_temples_to_build(modules: str) -> None:
    shown = player(laid(modules=modules))
    assert shown.get("temples") == (3 if modules in ("jiin", "all") else None)
    assert ("temples" in shown) == (modules in ("jiin", "all"))
