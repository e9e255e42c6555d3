"""The rulings 1 to 32, each pinned; the others are in test_rulings_2.py."""

from hatamoto.games.edo import GAME, board
from hatamoto.games.edo.content import SPACE_IDS
from hatamoto.kernel.seats import NATURE
from tests.games.edo.table import (
    PLENTY,
    abroad,
    good,
    goods,
    laid,
    offered,
    player,
    points,
    row,
    samurai,
    turn,
    why,
)
from tests.games.kit import decision, facts_of, legal, run

OPEN = ["support", "trade", "income", "full_wood"]


def test_ruling_01_own_samurai_lower_the_own_yield() -> None:
    state = turn("domain forestry 1", me={"wood": 0, "samurai": ["forestry_1", "forestry_1"]})
    run(state, "0 produce forestry_1")
    assert good(state, "wood") == 2


def test_ruling_02_one_samurai_does_not_serve_two_officials() -> None:
    state = turn("domain forestry 2", me={"samurai": ["forestry_1"]})
    run(state, "0 produce forestry_1")
    assert offered(state, "produce") == []


def test_ruling_03_nobody_starts_in_edo() -> None:
    state = laid(step="setup", round=0)
    run(state, "0 package k1", "1 package k2", "2 package k3")
    assert legal(state, 2) == ["town sakura", "town odawara", "town kawagoe"]
    assert why(state, "2 town edo") == ("setup/towns", "not_a_town")


def test_ruling_04_a_start_house_scores_nothing() -> None:
    state = laid(step="setup", round=0)
    run(state, "0 package k1", "1 package k2", "2 package k3", "2 town sakura")
    assert (row(state, "sakura"), points(state, 2)) == (["house 2"], 0)


def test_ruling_05_neutral_officials_never_enter_the_board() -> None:
    state = turn("court travel 0 2", me={"neutrals": 2, "samurai": ["edo"]})
    assert offered(state, "enter") == []
    assert offered(state, "relocate") == ["edo"]


def test_ruling_06_a_black_official_stands_on_the_board_until_the_turn_ends() -> None:
    state = turn("court travel 1 0 1", modules="tokken", me={"samurai": ["edo"]})
    run(state, "0 enter black border_east", "0 relocate border_east", "0 to sakura")
    assert samurai(state) == ["edo", "sakura"]
    run(state, "0 stop")
    assert (samurai(state), abroad(state)) == (["edo"], 1)


def test_ruling_07_all_five_officials_may_be_on_the_board() -> None:
    state = turn("court travel 1", me={"samurai": ["edo"] * 4})
    run(state, "0 enter border_east")
    assert (abroad(state), player(state)["officials"]) == (5, 0)
    wages = laid(step="wages", players=[{"samurai": ["edo"] * 5, "rice": 5}, {}, {}])
    assert legal(wages) == ["return edo", "pay"]


def test_ruling_08_a_fortress_uses_no_building_site() -> None:
    cities = {"sakura": {"buildings": ["house 1"] * 5}}
    state = turn("domain building 1", me={**PLENTY, "samurai": ["sakura"]}, cities=cities)
    assert legal(state)[-2:] == ["build fortress sakura", "stop"]


def test_ruling_09_one_player_may_have_several_houses_in_a_city() -> None:
    state = turn("domain building 2", me={**PLENTY, "samurai": ["sakura"]})
    run(state, "0 build house sakura", "0 build house sakura")
    strengths, _ = board.standing(state, SPACE_IDS.index("sakura"))
    assert strengths[0] == 2


def test_ruling_10_trading_is_possible_on_any_space_of_the_merchant() -> None:
    mine = {"samurai": ["road_nikko"], "ryo": 9}
    state = turn("court trading 1", me=mine, merchant="road_nikko")
    assert offered(state, "buy") == ["m01 1", "m01 2"]


def test_ruling_11_the_posts_bonus_needs_the_merchant_in_its_city() -> None:
    cities = {"sakura": {"buildings": ["post 0"]}}
    state = turn("court trading 1", me={"samurai": ["edo"], "ryo": 9}, cities=cities)
    run(state, "0 buy m01 1")
    assert state.repeats_left == 0


def test_ruling_12_the_same_offer_may_be_taken_twice_with_the_bonus() -> None:
    cities = {"sakura": {"buildings": ["post 0"]}}
    mine = {"samurai": ["sakura"], "wood": 0, "ryo": 9}
    state = turn("court trading 1", me=mine, cities=cities, merchant="sakura")
    run(state, "0 buy m01 2", "0 buy m01 2")
    assert (good(state, "wood"), good(state, "ryo")) == (4, 1)


def test_ruling_13_the_merchant_is_never_relocated_free() -> None:
    state = turn("court travel 1", me={"samurai": ["sakura"], "ryo": 0})
    assert offered(state, "relocate") == ["sakura"]
    assert "move merchant" not in legal(state)


def test_ruling_14_nothing_moves_between_two_parts_of_an_action() -> None:
    state = turn("domain building 2", me={**PLENTY, "samurai": ["sakura"]})
    run(state, "0 build house sakura")
    assert offered(state, "move samurai") == []
    assert "move merchant" not in legal(state)


def test_ruling_15_an_impossible_action_is_lost() -> None:
    state = turn("domain forestry 2", me={"samurai": ["sakura"], "ryo": 0})
    assert legal(state) == ["stop"]
    run(state, "0 stop")
    assert player(state)["officials"] == 4


def test_ruling_16_the_round_is_finished_after_twelve_points() -> None:
    state = turn("domain building 1", me={**PLENTY, "points": 11, "samurai": ["sakura"]})
    run(state, "0 build house sakura", "0 stop")
    assert (points(state), state.outcome(), state.to_act()) == (12, None, [1])


def test_ruling_17_ronin_tokens_do_not_count_for_the_twelve() -> None:
    state = laid(modules="ronin", step="limit", players=[{"points": 11, "tokens": 5}, {}, {}])
    assert state.outcome() is None


def test_ruling_18_no_temple_on_covered_spaces_or_border_posts() -> None:
    mine = {**PLENTY, "samurai": ["forestry_2", "border_east"]}
    state = turn("domain building 1", seats=2, modules="jiin", me=mine)
    assert offered(state, "build temple") == []


def test_ruling_19_a_temple_may_stand_beside_ronin_and_outsiders() -> None:
    mine = {**PLENTY, "samurai": ["forestry_1"]}
    state = turn(
        "domain building 1", seats=2, modules="jiin_ronin", me=mine, ronin=["forestry_1"] * 3
    )
    assert offered(state, "build temple") == ["forestry_1"]


def test_ruling_20_a_road_is_free_if_either_end_holds_an_own_temple() -> None:
    own = laid(modules="jiin", players=[{"temples": ["river_sumida"]}, {}, {}])
    both = laid(modules="jiin", players=[{"temples": ["river_sumida", "road_nikko"]}, {}, {}])
    theirs = laid(modules="jiin", players=[{}, {"temples": ["river_sumida"]}, {}])
    ends = SPACE_IDS.index("road_nikko"), SPACE_IDS.index("river_sumida")
    assert [board.price(state, 0, *ends) for state in (own, both, theirs)] == [0, 0, 1]


def test_ruling_21_with_two_players_and_ronin_the_city_stays_covered() -> None:
    state = laid(seats=2, modules="ronin")
    assert state.view(0)["covered"] == ["odawara"]
    assert not state.config.is_city(SPACE_IDS.index("odawara"))


def test_ruling_22_outsiders_do_not_help_to_disperse() -> None:
    state = turn("court travel 1", seats=2, modules="ronin", me={"samurai": ["forestry_1"]})
    run(state, "0 disperse forestry_1", "0 resolve")
    assert facts_of(state, "ronin_stood") == [{"seat": 0, "space": "forestry_1"}]


def test_ruling_23_the_income_privilege_needs_a_city_that_pays() -> None:
    mine = {"privileges": ["income"]}
    cities = {"sakura": {"buildings": ["house 0"]}, "kawagoe": {"buildings": ["house 1"]}}
    tokens = ["support", "trade", "site", "full_wood"]
    for ronin, paying in ((["sakura", "sakura", "rice_1"], ["sakura"]), (["sakura"] * 3, [])):
        state = turn(
            "works quarry", modules="tokken_ronin", me=mine, cities=cities, ronin=ronin,
            privileges=tokens,
        )  # fmt: skip
        assert offered(state, "income") == paying


def test_ruling_24_the_site_privilege_moves_posts_back_and_is_for_houses() -> None:
    mine = {**PLENTY, "samurai": ["sakura"], "privileges": ["site"]}
    state = turn(
        "domain building 1", modules="tokken", me=mine,
        cities={"sakura": {"buildings": ["post 1", "house 2"]}}, privileges=OPEN,
    )  # fmt: skip
    run(state, "0 build first sakura")
    assert row(state, "sakura") == ["house 0", "post 1", "house 2"]
    closed = turn(
        "domain building 1", modules="tokken_ronin", me=mine, ronin=["sakura", "sakura", "rice_1"],
        privileges=OPEN,
    )  # fmt: skip
    assert why(closed, "0 build first sakura") == ("ronin/effects/b", "ronin_forbid")


def test_ruling_25_the_production_privilege_is_for_one_samurai_with_the_cards_bonus() -> None:
    mine = {
        "wood": 0, "samurai": ["forestry_1", "forestry_1"], "privileges": ["full_wood"],
        "cards": ["woodcutters"],
    }  # fmt: skip
    state = turn(
        "woodcutters forestry 2", modules="tokken", me=mine, specials=["granary", "caravan"]
    )
    run(state, "0 produce full forestry_1")
    assert good(state, "wood") == 4
    run(state, "0 produce forestry_1")
    assert good(state, "wood") == 7


def test_ruling_26_income_and_goods_are_redeemed_in_own_turns_only() -> None:
    mine = {"samurai": ["edo"], "rice": 0, "privileges": ["rice_or_wood"]}
    state = laid(modules="tokken", step="wages", players=[mine, {}, {}])
    assert legal(state) == ["return edo"]
    other = turn("works quarry", modules="tokken", others=[{"privileges": ["rice_or_wood"]}])
    assert offered(other, "redeem") == []
    run(other, "0 stop")
    assert offered(other, "redeem", 1) == ["rice_or_wood wood", "rice_or_wood rice"]


def test_ruling_27_chance_places_the_ronin() -> None:
    state = GAME.new(3, {"modules": "ronin"})
    while decision(state) != "place_ronin":
        state.apply(NATURE, state.legal(NATURE)[0])
    assert (state.actor(), state.weights()) == (NATURE, [1, 1])


def test_ruling_28_between_two_lone_fellows_the_player_chooses() -> None:
    state = laid(modules="ronin", ronin=["sakura", "kawagoe", "rice_1"])
    run(state, "0 select rice_1", "nature draw location city")
    assert legal(state) == ["settle sakura", "settle kawagoe"]


def test_ruling_29_a_dispersed_ronin_leaves_his_comrades() -> None:
    state = turn(
        "court travel 1", modules="ronin", me={"samurai": ["rice_1"] * 4}, ronin=["rice_1"] * 3
    )
    run(state, "0 disperse rice_1", "0 resolve", "nature draw location rice_field")
    assert state.view(0)["ronin"] == ["rice_1", "rice_1", "rice_2"]


def test_ruling_30_the_dispersing_player_decides() -> None:
    players = [{}, {"samurai": ["rice_1"] * 2}, {}]
    plans = {"1": ["court travel 1 0 0", "domain money 0 0 0", "works quarry 0 0 0"]}
    state = laid(modules="ronin", step="perform", players=players, plans=plans)
    run(state, "0 stop", "1 disperse rice_1", "1 resolve", "nature draw location choice")
    assert (decision(state), state.to_act()) == ("choose_kind", [1])


def test_ruling_31_the_paid_samurai_goes_all_the_way_before_the_free_ones() -> None:
    mine = {"samurai": ["border_west", "edo"], "ryo": 3}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura", "quarry_1", "rice_1"])
    run(state, "0 disperse sakura", "0 bring border_west")
    assert (good(state, "ryo"), samurai(state)) == (0, ["edo", "sakura"])
    assert offered(state, "bring") == []


def test_ruling_32_a_palace_extension_is_no_house_and_needs_no_site() -> None:
    full = {"edo": {"buildings": ["house 1"] * 6}}
    state = turn(
        "domain building 1", modules="tokken", me={**PLENTY, "samurai": ["edo"]}, cities=full
    )
    run(state, "0 meet palace_1")
    assert (points(state), player(state)["in_edo"], goods(state)[0]) == (1, False, 6)
