"""Module 3: Ronin wander, obstruct and are dispersed."""

import pytest

from hatamoto.games.edo import GAME
from hatamoto.kernel.seats import NATURE
from tests.games.edo.table import (
    PLENTY,
    crowd,
    good,
    laid,
    offered,
    player,
    points,
    refused,
    samurai,
    turn,
    why,
)
from tests.games.kit import decision, facts_of, legal, run

APART = ["forestry_1", "quarry_1", "rice_1"]


@pytest.mark.rule("ronin/setup")
def test_a_ronin_starts_on_an_open_space_of_each_resource() -> None:
    state = GAME.new(4, {"modules": "ronin"})
    while decision(state) != "place_ronin":
        state.apply(NATURE, state.legal(NATURE)[0])
    assert legal(state, NATURE) == ["draw ronin forestry_1", "draw ronin forestry_2"]
    assert why(state, "nature draw ronin forestry_3") == ("ronin/setup", "covered")
    assert why(state, "nature draw ronin quarry_1") == ("ronin/setup", "other_kind")
    run(state, "nature draw ronin forestry_2", "nature draw ronin quarry_3")
    assert why(state, "nature draw ronin rice_3") == ("ronin/setup", "covered")
    run(state, "nature draw ronin rice_2")
    assert state.view(0)["ronin"] == ["forestry_2", "quarry_3", "rice_2"]
    assert decision(state) == "take_package"


@pytest.mark.rule("ronin/two_players")
def test_two_players_have_outsiders_instead_of_covers() -> None:
    state = turn(
        "works quarry 1", seats=2, modules="ronin", me={"stone": 0, "samurai": ["quarry_2"]}
    )
    assert state.view(0)["covered"] == ["odawara"]
    assert len(state.config.setup.open_resources) == 6
    run(state, "0 produce quarry_2")
    assert good(state, "stone") == 2


@pytest.mark.rule("ronin/select")
def test_the_start_player_selects_a_ronin_before_the_planning() -> None:
    state = laid(modules="ronin", start=2)
    assert (decision(state), state.to_act()) == ("select_ronin", [2])
    assert legal(state, 2) == ["select forestry_1", "select quarry_1", "select rice_1"]
    assert why(state, "2 select sakura") == ("ronin/select", "no_ronin")
    run(state, "2 select quarry_1", "nature draw location rice_field")
    assert decision(state) == "make_plan"


@pytest.mark.rule("ronin/select")
def test_when_two_are_together_the_single_one_is_selected() -> None:
    state = laid(modules="ronin", ronin=["rice_1", "rice_1", "quarry_1"])
    assert refused(state, "0 select rice_1") == (
        "ronin/select", "must_select_single", {"space": "quarry_1"},
    )  # fmt: skip
    together = laid(modules="ronin", ronin=["rice_1"] * 3)
    assert legal(together) == ["select rice_1"]


@pytest.mark.rule("ronin/draw")
def test_a_tile_names_the_kind_of_space() -> None:
    state = laid(modules="ronin")
    run(state, "0 select quarry_1")
    assert state.weights() == [1, 1, 1, 1, 3]
    run(state, "nature draw location city")
    assert (decision(state), legal(state)) == (
        "settle_ronin", ["settle sakura", "settle odawara", "settle kawagoe"],
    )  # fmt: skip
    run(state, "0 settle odawara")
    assert state.view(0)["ronin"] == ["odawara", "forestry_1", "rice_1"]


@pytest.mark.rule("ronin/draw")
def test_a_tile_of_choice_lets_the_player_name_the_kind() -> None:
    state = laid(modules="ronin")
    run(state, "0 select quarry_1", "nature draw location choice")
    assert legal(state) == ["kind forestry", "kind quarry", "kind rice_field", "kind city"]
    run(state, "0 kind forestry")
    assert state.view(0)["ronin"] == ["forestry_1", "forestry_1", "rice_1"]
    assert state.drawn == 0


@pytest.mark.rule("ronin/relocation/1")
def test_a_ronin_never_enters_edo() -> None:
    state = laid(modules="ronin")
    run(state, "0 select quarry_1", "nature draw location city")
    assert why(state, "0 settle edo") == ("ronin/relocation/1", "ronin_not_in_edo")


@pytest.mark.rule("ronin/relocation/2")
def test_a_ronin_must_leave_his_space() -> None:
    state = laid(seats=5, modules="ronin")
    run(state, "0 select quarry_1", "nature draw location quarry")
    assert legal(state) == ["settle quarry_2", "settle quarry_3"]
    assert why(state, "0 settle quarry_1") == ("ronin/relocation/2", "ronin_must_leave")


@pytest.mark.rule("ronin/relocation/3")
def test_a_ronin_joins_his_fellows_on_a_space_of_the_kind() -> None:
    state = laid(modules="ronin")
    run(state, "0 select quarry_1", "nature draw location rice_field")
    assert state.view(0)["ronin"] == ["forestry_1", "rice_1", "rice_1"]
    assert facts_of(state, "ronin_relocated") == [{"from_space": "quarry_1", "to_space": "rice_1"}]


@pytest.mark.rule("ronin/relocation/3")
def test_two_lone_fellows_leave_a_choice() -> None:
    state = laid(seats=5, modules="ronin", ronin=["sakura", "kofu", "rice_1"])
    run(state, "0 select rice_1", "nature draw location city")
    assert legal(state) == ["settle sakura", "settle kofu"]
    assert refused(state, "0 settle mito") == (
        "ronin/relocation/3", "ronin_must_join", {"space": "sakura"},
    )  # fmt: skip


@pytest.mark.rule("ronin/relocation/4")
def test_a_ronin_never_enters_a_covered_space() -> None:
    state = laid(seats=4, modules="ronin")
    run(state, "0 select quarry_1", "nature draw location city")
    assert legal(state) == ["settle sakura", "settle odawara", "settle utsunomiya", "settle kofu"]
    assert why(state, "0 settle mito") == ("ronin/relocation/4", "covered")


@pytest.mark.rule("ronin/relocation/5")
def test_the_player_decides_among_several_spaces() -> None:
    state = laid(seats=5, modules="ronin", ronin=["sakura", "rice_1", "quarry_1"])
    run(state, "0 select sakura", "nature draw location forestry")
    assert legal(state) == ["settle forestry_1", "settle forestry_2", "settle forestry_3"]
    assert why(state, "0 settle rice_1") == ("ronin/draw", "other_kind")
    assert why(state, "0 settle kawagoe") == ("setup/board", "not_on_side")


@pytest.mark.rule("ronin/effects/a")
def test_a_ronin_counts_as_a_samurai_on_a_resource_space() -> None:
    state = turn("domain forestry 1", modules="ronin", me={"wood": 0, "samurai": ["forestry_1"]})
    assert crowd(state, "forestry_1") == 2
    run(state, "0 produce forestry_1")
    assert good(state, "wood") == 2


@pytest.mark.rule("ronin/effects/b")
@pytest.mark.parametrize(("count", "closed"), [(1, False), (2, True), (3, True)])
def test_two_ronin_in_a_city_prevent_building(count: int, closed: bool) -> None:
    ronin = ["sakura"] * count + ["rice_1"] * (3 - count)
    state = turn(
        "domain building 1", modules="ronin", me={**PLENTY, "samurai": ["sakura"]}, ronin=ronin
    )
    assert (offered(state, "build house") == []) == closed
    if closed:
        assert why(state, "0 build house sakura") == ("ronin/effects/b", "ronin_forbid")


@pytest.mark.rule("ronin/effects/b")
@pytest.mark.parametrize(("count", "ryo"), [(1, 15), (2, 15), (3, 10)])
def test_three_ronin_in_a_city_cut_off_its_income(count: int, ryo: int) -> None:
    ronin = ["sakura"] * count + ["rice_1"] * (3 - count)
    cities = {"sakura": {"buildings": ["house 0"]}}
    state = laid(modules="ronin", step="wages", ronin=ronin, cities=cities)
    assert good(state, "ryo") == ryo


@pytest.mark.rule("ronin/dispersing")
def test_one_official_of_a_travel_action_disperses() -> None:
    state = turn("court travel 2", modules="ronin", me={"samurai": ["sakura"]})
    run(state, "0 disperse rice_1", "0 resolve")
    assert why(state, "0 disperse rice_1") == ("ronin/dispersing", "already_dispersed")
    assert offered(state, "enter") != []
    assert facts_of(state, "ronin_stood") == [{"seat": 0, "space": "rice_1"}]


@pytest.mark.rule("ronin/dispersing")
def test_dispersing_needs_an_official_and_ronin() -> None:
    state = turn("court travel 1", modules="ronin", me={"samurai": ["sakura"]})
    assert why(state, "0 disperse sakura") == ("ronin/dispersing/1", "no_ronin")
    assert why(state, "0 disperse kofu") == ("setup/board", "not_on_side")
    idle = turn("court travel", modules="ronin")
    assert why(idle, "0 disperse rice_1") == ("perform/officials", "no_official")
    base = turn("court travel 1")
    assert refused(base, "0 disperse rice_1")[1:] == ("not_in_play", {"module": "ronin"})


@pytest.mark.rule("ronin/dispersing/1")
def test_one_samurai_comes_for_pay() -> None:
    mine = {"samurai": ["kawagoe", "kawagoe"], "ryo": 3}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura", "sakura", "rice_1"])
    run(state, "0 disperse sakura", "0 bring kawagoe")
    assert (samurai(state), good(state, "ryo")) == (["sakura", "kawagoe"], 1)
    assert decision(state) == "join_samurai"
    assert facts_of(state, "samurai_brought")[0]["price"] == 2


@pytest.mark.rule("ronin/dispersing/1")
def test_who_comes_for_pay_must_stand_elsewhere_and_be_paid() -> None:
    mine = {"samurai": ["kawagoe", "sakura"], "ryo": 1}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura", "sakura", "rice_1"])
    run(state, "0 disperse sakura")
    assert why(state, "0 bring kawagoe") == ("move/price", "too_far")
    assert why(state, "0 bring sakura") == ("ronin/dispersing/1", "already_here")
    assert why(state, "0 bring edo") == ("ronin/dispersing/1", "no_samurai")
    assert why(state, "0 join mito") == ("setup/board", "not_on_side")


@pytest.mark.rule("ronin/dispersing/2")
def test_up_to_two_come_free() -> None:
    mine = {"samurai": ["kawagoe", "odawara", "edo"], "ryo": 0}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura"] * 3)
    run(state, "0 disperse sakura", "0 join kawagoe")
    assert why(state, "0 join kawagoe") == ("ronin/dispersing/2", "no_samurai")
    run(state, "0 join odawara")
    assert samurai(state) == ["edo", "sakura", "sakura"]
    assert facts_of(state, "ronin_stood") != []


@pytest.mark.rule("ronin/dispersing/2")
def test_after_a_free_one_nobody_comes_for_pay() -> None:
    mine = {"samurai": ["kawagoe", "odawara"], "ryo": 9}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura"] * 3)
    run(state, "0 disperse sakura", "0 join kawagoe")
    assert offered(state, "bring") == []


@pytest.mark.rule("ronin/dispersing/3")
def test_outnumbered_ronin_are_relocated_one_by_one() -> None:
    mine = {"samurai": ["sakura", "edo", "edo"]}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura", "sakura", "rice_1"])
    run(state, "0 disperse sakura", "0 join edo", "0 join edo")
    assert facts_of(state, "ronin_dispersed") == [{"seat": 0, "space": "sakura", "count": 2}]
    run(state, "nature draw location rice_field", "nature draw location quarry")
    assert (decision(state), state.to_act()) == ("settle_ronin", [0])
    run(state, "0 settle quarry_2")
    assert state.view(0)["ronin"] == ["quarry_2", "rice_1", "rice_1"]
    assert (decision(state), crowd(state, "sakura")) == ("turn_travel", 3)


@pytest.mark.rule("ronin/dispersing/3")
def test_equal_numbers_disperse_nobody() -> None:
    mine = {"samurai": ["sakura", "edo"]}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura", "sakura", "rice_1"])
    run(state, "0 disperse sakura", "0 join edo", "0 resolve")
    assert facts_of(state, "ronin_stood") == [{"seat": 0, "space": "sakura"}]
    assert state.view(0)["ronin"] == ["sakura", "sakura", "rice_1"]


@pytest.mark.rule("ronin/dispersing/4")
def test_the_tiles_go_back_after_the_last() -> None:
    mine = {"samurai": ["sakura", "edo", "edo"]}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura", "sakura", "rice_1"])
    run(state, "0 disperse sakura", "0 join edo", "0 join edo", "nature draw location rice_field")
    assert state.view(0)["locations_out"] == ["rice_field"]
    assert why(state, "nature draw location rice_field") == ("ronin/draw", "already_drawn")
    assert why(state.clone(), "nature draw location rice_field") == ("ronin/draw", "already_drawn")
    run(state, "nature draw location forestry", "0 settle forestry_2")
    assert state.view(0)["locations_out"] == []


@pytest.mark.rule("ronin/dispersing/5")
@pytest.mark.parametrize(("count", "tokens"), [(1, 0), (2, 1), (3, 2)])
def test_tokens_depend_on_how_many_were_dispersed(count: int, tokens: int) -> None:
    ronin = ["sakura"] * count + ["rice_1"] * (3 - count)
    state = turn("court travel 1", modules="ronin", me={"samurai": ["sakura"] * 4}, ronin=ronin)
    run(state, "0 disperse sakura", "0 resolve")
    assert player(state)["tokens"] == tokens
    assert points(state) == 0


@pytest.mark.rule("ronin/scoring")
def test_a_token_is_a_point_at_the_end() -> None:
    mine = {"points": 12, "tokens": 3, "ryo": 0}
    state = laid(modules="ronin", step="limit", players=[mine, {}, {}])
    result = state.outcome()
    assert result is not None
    assert result.scores[0] == 15
