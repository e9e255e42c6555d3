"""Houses, trading posts and fortresses."""

from typing import Any

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.decisions.building import Building
from tests.games.edo.table import (
    PLENTY,
    good,
    goods,
    offered,
    player,
    points,
    refused,
    row,
    turn,
    why,
)
from tests.games.kit import facts_of, legal, run

HERE = {**PLENTY, "samurai": ["sakura"]}
SPECIALS = ["woodcutters", "granary", "caravan"]


@pytest.mark.rule("action/house")
def test_a_house_costs_three_wood_and_three_ryo_and_scores_one() -> None:
    state = turn("domain building 1", me=HERE)
    run(state, "0 build house sakura")
    assert goods(state) == [6, 9, 9, 57]
    assert (points(state), row(state, "sakura")) == (1, ["house 0"])
    assert facts_of(state, "house_built") == [{"seat": 0, "city": "sakura", "site": 1}]
    assert player(state)["houses"] == 6


@pytest.mark.rule("action/house", "action/post", "action/fortress")
def test_a_cost_says_what_is_built() -> None:
    shown: Any = turn("domain building 1", me=HERE).view(0)["turn"]
    built = {action: cost["building"] for action, cost in shown["costs"].items()}
    assert built == {
        "build house sakura": "house",
        "build post sakura": "post",
        "build fortress sakura": "fortress",
    }


@pytest.mark.rule("action/house")
def test_houses_fill_the_sites_from_the_first() -> None:
    cities = {"sakura": {"buildings": ["house 1", "post 2"]}}
    state = turn("domain building 2", me=HERE, cities=cities)
    run(state, "0 build house sakura", "0 build house sakura")
    assert row(state, "sakura") == ["house 1", "post 2", "house 0", "house 0"]


@pytest.mark.rule("action/house")
def test_a_house_needs_a_site_and_a_house_left() -> None:
    full = {"sakura": {"buildings": ["house 1"] * 5}}
    assert why(turn("domain building 1", me=HERE, cities=full), "0 build house sakura") == (
        "action/house", "sites_full",
    )  # fmt: skip
    built = {"edo": {"buildings": ["house 0"] * 6}, "odawara": {"buildings": ["house 0"]}}
    assert why(turn("domain building 1", me=HERE, cities=built), "0 build house sakura") == (
        "action/house", "no_house_left",
    )  # fmt: skip


@pytest.mark.rule("action/house")
def test_a_house_is_paid_in_full() -> None:
    state = turn("domain building 1", me={**HERE, "wood": 2})
    assert refused(state, "0 build house sakura") == (
        "action/house", "not_enough", {"good": "wood", "price": 3},
    )  # fmt: skip


@pytest.mark.rule("action/building")
def test_building_needs_an_own_samurai_in_the_city() -> None:
    state = turn("domain building 2", me=HERE, others=[{"samurai": ["edo"]}])
    assert why(state, "0 build house edo") == ("action/building", "no_samurai")
    assert {words.split()[-1] for words in legal(state) if words.startswith("build")} == {"sakura"}


@pytest.mark.rule("action/building")
def test_one_samurai_serves_all_officials() -> None:
    state = turn("domain building 2", me=HERE)
    run(state, "0 build house sakura", "0 build post sakura")
    assert why(state, "0 build fortress sakura") == ("perform/officials", "no_official")
    assert points(state) == 3


@pytest.mark.rule("action/building")
def test_nothing_is_built_in_a_covered_city_or_off_the_side() -> None:
    state = turn("domain building 1", seats=2, me={**PLENTY, "samurai": ["odawara"]})
    assert why(state, "0 build house odawara") == ("setup/covers", "covered")
    assert why(state, "0 build fortress mito") == ("setup/board", "not_on_side")


@pytest.mark.rule("action/post")
def test_a_trading_post_costs_more_and_scores_two() -> None:
    state = turn("domain building 1", me=HERE)
    run(state, "0 build post sakura")
    assert goods(state) == [6, 7, 9, 56]
    assert (points(state), row(state, "sakura")) == (2, ["post 0"])
    assert player(state)["posts"] == 0


@pytest.mark.rule("action/post")
def test_one_post_for_each_player_and_each_city_and_none_in_edo() -> None:
    mine = {"odawara": {"buildings": ["post 0"]}}
    theirs = {"sakura": {"buildings": ["post 1"]}}
    assert why(turn("domain building 1", me=HERE, cities=mine), "0 build post sakura") == (
        "action/post", "no_post_left",
    )  # fmt: skip
    assert why(turn("domain building 1", me=HERE, cities=theirs), "0 build post sakura") == (
        "action/post", "post_there",
    )  # fmt: skip
    edo = turn("domain building 1", me={**PLENTY, "samurai": ["edo"]})
    assert why(edo, "0 build post edo") == ("action/post", "not_in_edo")


@pytest.mark.rule("action/post")
def test_a_post_needs_a_site_and_its_price() -> None:
    full = {"sakura": {"buildings": ["house 1"] * 5}}
    state = turn("domain building 1", me=HERE, cities=full)
    assert why(state, "0 build post sakura") == ("action/post", "sites_full")
    poor = turn("domain building 1", me={**HERE, "stone": 1})
    assert why(poor, "0 build post sakura") == ("action/post", "not_enough")
    assert why(poor, "0 build cheaper sakura wood") == ("action/post", "no_discount")


@pytest.mark.rule("action/fortress")
def test_a_fortress_costs_stone_and_money_and_scores_three() -> None:
    state = turn("domain building 1", me=HERE)
    run(state, "0 build fortress sakura")
    assert goods(state) == [9, 3, 9, 50]
    assert (points(state), state.fortresses) == (3, 7)
    assert row(state, "sakura") == []


@pytest.mark.rule("action/fortress")
def test_a_fortress_needs_its_own_kind_of_site() -> None:
    built = {"sakura": {"fortresses": 1}}
    state = turn("domain building 1", me=HERE, cities=built)
    assert why(state, "0 build fortress sakura") == ("action/fortress", "fortress_sites_full")
    edo = turn("domain building 2", me={**PLENTY, "stone": 12, "samurai": ["edo"]})
    run(edo, "0 build fortress edo", "0 build fortress edo")
    assert points(edo) == 6


@pytest.mark.rule("action/fortress")
def test_a_fortress_is_paid_in_full() -> None:
    state = turn("domain building 1", me={**HERE, "ryo": 9})
    assert refused(state, "0 build fortress sakura")[2] == {"good": "ryo", "price": 10}


@pytest.mark.rule("action/building")
def test_the_architect_builds_for_one_piece_less() -> None:
    mine = {**HERE, "cards": ["architect"]}
    state = turn("architect building 2", me=mine, specials=SPECIALS)
    assert why(state, "0 build post sakura") == ("action/post", "say_which_good")
    assert offered(state, "build cheaper") == ["sakura wood", "sakura stone"]
    run(state, "0 build house sakura", "0 build fortress sakura")
    assert goods(state) == [7, 4, 9, 47]


@pytest.mark.rule("action/building")
def test_with_the_discount_less_is_enough() -> None:
    mine = {**HERE, "cards": ["architect"], "wood": 2, "stone": 2}
    state = turn("architect building 1", me=mine, specials=SPECIALS)
    assert offered(state, "build cheaper") == ["sakura wood"]
    run(state, "0 build cheaper sakura wood")
    assert (good(state, "wood"), good(state, "stone")) == (0, 0)
    poor = turn("architect building 1", me={**mine, "wood": 1}, specials=SPECIALS)
    assert refused(poor, "0 build house sakura")[2] == {"good": "wood", "price": 2}


@pytest.mark.rule("action/house", "action/post", "action/fortress")
def test_every_way_to_build_says_what_is_built() -> None:
    built = {"house": "house", "post": "post", "fortress": "fortress", "cheaper": "post"}
    found = set()
    for action in range(GAME.verbs.size):
        words = GAME.notation(action).split()
        if words[0] == "build" and words[1] in built:
            assert Building().building(action) == built[words[1]]
            found.add(words[1])
    assert found == set(built)
