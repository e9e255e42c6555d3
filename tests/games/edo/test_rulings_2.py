"""The rulings 33 to 66, each pinned."""

from pathlib import Path

from hatamoto.games.edo import GAME, Edo, board
from hatamoto.games.edo.content import SPACE_IDS
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.match import loaded_match
from hatamoto.kernel.seats import NATURE
from tests.games.edo.table import (
    PLENTY,
    good,
    goods,
    kinds_told,
    laid,
    offered,
    plan_all,
    player,
    points,
    position,
    row,
    samurai,
    turn,
    why,
)
from tests.games.kit import decision, facts_of, legal, run

TOKENS = ["support", "income", "site", "full_wood"]


def test_ruling_33_each_official_meets_a_demand_or_does_his_usual_work() -> None:
    state = turn("court trading 2", modules="tokken", me={**PLENTY, "samurai": ["edo"]})
    run(state, "0 meet local_1", "nature draw demand palace_5", "nature draw privilege income")
    run(state, "0 trade m01")
    assert points(state) == 2


def test_ruling_34_local_goods_are_met_beside_ronin() -> None:
    state = turn(
        "court trading 1", modules="tokken_ronin", me={**PLENTY, "samurai": ["sakura"]},
        merchant="sakura", ronin=["sakura"] * 3,
    )  # fmt: skip
    assert offered(state, "meet") == ["local_1"]


def test_ruling_35_tokens_run_out() -> None:
    state = turn(
        "court travel 1", modules="ronin", me={"samurai": ["sakura"] * 4, "tokens": 4},
        others=[{"tokens": 10}], ronin=["sakura"] * 3,
    )  # fmt: skip
    run(state, "0 disperse sakura", "0 resolve")
    assert player(state)["tokens"] == 5


def test_ruling_36_what_is_exhausted_cannot_be_had() -> None:
    state = turn("court recruit 1", me={"rice": 3}, others=[{"neutrals": 12}])
    assert why(state, "0 recruit") == ("action/recruit", "no_neutral_left")
    forts = {
        "edo": {"fortresses": 3},
        "odawara": {"fortresses": 1},
        "utsunomiya": {"fortresses": 1},
    }
    forts |= {"mito": {"fortresses": 1}, "kofu": {"fortresses": 1}, "sakura": {"fortresses": 1}}
    full = turn("domain building 1", seats=5, me={**PLENTY, "samurai": ["edo"]}, cities=forts)
    assert why(full, "0 build fortress edo") == ("action/fortress", "no_fortress_left")


def test_ruling_37_the_limit_is_checked_at_the_end_of_the_last_round_too() -> None:
    state = laid(step="limit", players=[{"points": 12, "wood": 11}, {}, {}])
    assert (decision(state), state.outcome()) == ("discard_goods", None)
    run(state, "0 discard wood")
    assert state.outcome() is not None


def test_ruling_38_ronin_wander_in_the_first_round_too() -> None:
    state = laid(modules="ronin", step="setup", round=0)
    run(state, "0 package k1", "1 package k2", "2 package k3")
    run(state, "2 town sakura", "1 town odawara", "0 town kawagoe")
    assert (state.rounds, decision(state)) == (1, "select_ronin")


def test_ruling_39_couriers_bring_no_more_samurai_against_ronin() -> None:
    mine = {"cards": ["couriers"], "samurai": ["edo", "sakura", "odawara"]}
    state = turn("couriers travel 1", modules="ronin", me=mine)
    run(state, "0 disperse rice_1", "0 join edo", "0 join sakura")
    assert samurai(state) == ["odawara", "rice_1", "rice_1"]
    assert decision(state) == "draw_location"


def test_ruling_40_all_three_slots_are_planned_even_without_officials() -> None:
    state = laid()
    plan_all(state, "domain money", "court travel", "works quarry")
    assert decision(state) == "turn_money"
    run(state, "0 move merchant", "0 to river_tama")
    assert good(state, "ryo") == 9


def test_ruling_41_ready_can_be_taken_back_until_the_last_is_ready() -> None:
    match = loaded_match(GAME, position(), secret_from_seed(1))
    for seat in (0, 1):
        for index, face in enumerate(("domain money", "court travel", "works quarry"), 1):
            match.act(seat, GAME.parse(f"plan {index} {face}"))
            match.act(seat, GAME.parse(f"officials {index} 0 0 0"))
        match.act(seat, GAME.parse("ready"))
    assert match.state.to_act() == [2]
    match.undo(0)
    assert match.state.to_act() == [0, 2]


def test_ruling_42_support_is_spent_when_the_plans_are_locked() -> None:
    mine = {"privileges": ["support"]}
    tokens = ["site", "income", "trade", "full_wood"]
    state = laid(modules="tokken", players=[mine, {}, {}], privileges=tokens)
    run(state, "0 plan 1 domain money", "0 officials 1 0 0 1")
    assert player(state)["privileges"] == ["support"]
    state = laid(modules="tokken", players=[mine, {}, {}], privileges=tokens)
    plan_all(state, "domain money", "court travel", "works quarry 0 0 1")
    assert player(state)["privileges"] == []
    assert kinds_told(state)[:2] == ["plans_locked", "support_called"]


def test_ruling_43_goods_and_income_do_not_end_the_movement() -> None:
    mine = {"samurai": ["sakura"], "ryo": 0, "privileges": ["income", "rice_or_wood"]}
    cities = {"sakura": {"buildings": ["house 0"]}}
    state = turn(
        "domain money 1", modules="tokken", me=mine, cities=cities,
        privileges=["support", "trade", "site", "full_wood"],
    )  # fmt: skip
    run(state, "0 redeem rice_or_wood rice", "0 income sakura", "0 move samurai sakura", "0 to edo")
    assert good(state, "ryo") == 3


def test_ruling_44_steps_without_effect_are_not_offered() -> None:
    crowd = [{"samurai": ["forestry_1"] * 3}]
    state = turn("domain forestry 1", me={"samurai": ["forestry_1"]}, others=crowd)
    assert offered(state, "produce") == []
    run(state, "0 move samurai forestry_1")
    assert "to forestry_1" not in legal(state)


def test_ruling_45_black_officials_work_first_then_neutral_then_own() -> None:
    state = turn("domain money 1 1 1", modules="tokken", me={"neutrals": 1})
    order = []
    for _ in range(3):
        run(state, "0 collect")
        order.append((state.own, state.neutral, state.black))
    assert order == [(1, 1, 0), (1, 0, 0), (0, 0, 0)]


def test_ruling_46_a_second_free_move_lapses_when_another_official_begins() -> None:
    state = turn("court travel 2", me={"samurai": ["sakura", "edo"]})
    run(state, "0 relocate sakura", "0 to rice_1")
    assert state.repeats_left == 1
    run(state, "0 enter border_east")
    assert (state.repeats_left, offered(state, "relocate")) == (0, [])


def test_ruling_47_a_second_offer_lapses_when_another_official_begins() -> None:
    state = turn(
        "court trading 2", modules="tokken", me={**PLENTY, "samurai": ["sakura"]},
        merchant="sakura", cities={"sakura": {"buildings": ["post 0"]}},
    )  # fmt: skip
    run(state, "0 buy m01 1")
    assert state.repeats_left == 1
    run(state, "0 meet local_1", "nature draw demand palace_5", "nature draw privilege income")
    assert (state.repeats_left, offered(state, "buy")) == (0, [])


def test_ruling_48_the_trade_privilege_covers_the_exchange_of_one_official() -> None:
    mine = {**PLENTY, "samurai": ["sakura"], "privileges": ["trade"]}
    state = turn(
        "court trading 2", modules="tokken", me=mine, merchant="sakura",
        cities={"sakura": {"buildings": ["post 0"]}}, privileges=TOKENS,
    )  # fmt: skip
    run(state, "0 buy m03 1")
    assert player(state)["privileges"] == []
    assert offered(state, "buy") == ["m01 1", "m01 2", "m03 1", "m03 2", "m03 3"]
    run(state, "0 buy m03 1")
    assert offered(state, "buy") == ["m01 1", "m01 2"]


def test_ruling_48_in_the_last_round_the_pile_has_no_top() -> None:
    past = ["m02", "m03", "m04", "m05", "m06", "m07", "m08", "m09", "m10"]
    mine = {**PLENTY, "samurai": ["edo"], "privileges": ["trade"]}
    state = turn(
        "court trading 1", modules="tokken", me=mine, privileges=TOKENS, merchant_top=None,
        merchants_past=past, round=10,
    )  # fmt: skip
    assert offered(state, "buy") == ["m01 1", "m01 2"]


def test_ruling_49_the_bonus_of_a_card_is_added_to_nothing_too() -> None:
    mine = {"wood": 0, "samurai": ["forestry_1"], "cards": ["woodcutters"]}
    state = turn(
        "woodcutters forestry 1", me=mine, others=[{"samurai": ["forestry_1"] * 3}],
        specials=["granary", "caravan"],
    )  # fmt: skip
    run(state, "0 produce forestry_1")
    assert good(state, "wood") == 1


def test_ruling_50_the_discount_is_for_buildings_and_temples_not_for_demands() -> None:
    mine = {**PLENTY, "samurai": ["edo", "river_tama"], "cards": ["architect"]}
    specials = ["woodcutters", "granary", "caravan"]
    state = turn("architect building 2", modules="jiin_tokken", me=mine, specials=specials)
    run(state, "0 build temple river_tama")
    assert goods(state) == [8, 9, 8, 60]
    run(state, "0 meet palace_1")
    assert goods(state) == [5, 9, 8, 60]


def test_ruling_51_a_preview_is_not_yet_in_play() -> None:
    state = turn("court trading 1", modules="tokken", me={**PLENTY, "samurai": ["edo"]})
    assert state.view(0)["demand_next"] == "local_2"
    assert why(state, "0 meet local_2") == ("tokken/meet", "not_demanded")


def test_ruling_51_the_next_demand_is_opened_before_the_next_privilege() -> None:
    state = turn("court trading 1", modules="tokken", me={**PLENTY, "samurai": ["edo"]})
    run(state, "0 meet local_1")
    order = [decision(state)]
    run(state, "nature draw demand palace_5")
    assert [*order, decision(state)] == ["open_demand", "open_privilege"]


def test_ruling_52_one_action_builds_in_several_places() -> None:
    state = turn("domain building 2", me={**PLENTY, "samurai": ["edo", "sakura"]})
    run(state, "0 build house edo", "0 build house sakura")
    assert (row(state, "edo"), row(state, "sakura")) == (["house 0"], ["house 0"])


def test_ruling_53_a_hopeless_dispersal_uses_the_official() -> None:
    state = turn("court travel 1", modules="ronin", ronin=["sakura"] * 3)
    run(state, "0 disperse sakura")
    assert legal(state) == ["resolve"]
    run(state, "0 resolve")
    assert (board.officials_left(state), facts_of(state, "ronin_stood")) == (
        0, [{"seat": 0, "space": "sakura"}],
    )  # fmt: skip


def test_ruling_53_tokens_are_taken_before_the_relocation() -> None:
    mine = {"samurai": ["sakura"] * 3, "privileges": ["rice_or_wood"]}
    state = turn(
        "court travel 1", modules="tokken_ronin", me=mine, ronin=["sakura", "sakura", "rice_1"]
    )
    run(state, "0 disperse sakura", "0 resolve")
    assert (player(state)["tokens"], state.to_act()) == (1, [NATURE])
    run(state, "nature draw location choice")
    assert (decision(state), player(state)["tokens"]) == ("choose_kind", 1)


def test_ruling_54_a_ronin_is_named_by_its_space() -> None:
    state = laid(modules="ronin", ronin=["rice_1"] * 3)
    assert legal(state) == ["select rice_1"]


def test_ruling_55_the_named_kind_obeys_the_joining_rule() -> None:
    state = laid(modules="ronin")
    run(state, "0 select quarry_1", "nature draw location choice", "0 kind rice_field")
    assert state.view(0)["ronin"] == ["forestry_1", "rice_1", "rice_1"]


def test_ruling_56_wages_and_discards_go_in_turn_order() -> None:
    rich = {"wood": 11, "rice": 0}
    state = laid(step="limit", start=1, players=[rich, rich, {}])
    assert state.to_act() == [1]
    run(state, "1 discard wood")
    assert state.to_act() == [0]
    wages = laid(step="wages", start=2, players=[{"samurai": ["edo"], "rice": 1}, {}, {}])
    assert wages.to_act() == [0]


def test_ruling_57_new_cards_and_recruits_serve_from_the_next_planning_on() -> None:
    state = turn("works authorization 1", me={"ryo": 9, "rice": 3})
    run(state, "0 authorize granary")
    assert state.view(0)["specials"] == ["woodcutters", "caravan", "architect"]
    plans = state.position()["plans"]
    assert isinstance(plans, dict)
    assert plans["0"]["stock"]["cards"] == []
    planning = laid(players=[{"cards": ["corvee"], "neutrals": 12}, {}, {}])
    run(planning, "0 plan 1 corvee forestry", "0 officials 1 0 3 0")
    assert planning.to_act() == [0, 1, 2]


def test_ruling_58_the_top_of_the_pile_is_open_and_moves_up() -> None:
    state = laid(step="limit")
    run(state, "nature draw merchant m10")
    view = state.view(0)
    assert (view["merchant_card"], view["merchant_top"]) == ("m03", "m10")


def test_ruling_59_points_are_the_reason_when_both_hold() -> None:
    past = ["m02", "m03", "m04", "m05", "m06", "m07", "m08", "m09", "m10"]
    state = laid(
        step="limit", players=[{"points": 12}, {"points": 14}, {"points": 5}], merchant_top=None,
        merchants_past=past, round=10, cities={"edo": {"buildings": ["house 2"]}},
    )  # fmt: skip
    result = state.outcome()
    assert result is not None
    assert (result.reason, result.places) == ("points", [3, 2, 1])


def test_ruling_60_covered_spaces_and_border_posts_can_be_entered() -> None:
    mine = {**PLENTY, "samurai": ["sakura", "sakura"]}
    state = turn("court trading 1", seats=2, me=mine)
    run(state, "0 move samurai sakura", "0 to odawara", "0 move merchant", "0 to odawara")
    assert offered(state, "buy") == ["m01 1", "m01 2"]
    run(state, "0 move samurai sakura", "0 to border_south")
    assert samurai(state) == ["odawara", "border_south"]


def test_ruling_61_the_start_house_is_one_of_seven_and_earns() -> None:
    state = laid(step="setup", round=0)
    run(state, "0 package k1", "1 package k2", "2 package k3")
    run(state, "2 town sakura", "1 town odawara", "0 town kawagoe")
    assert (player(state, 2)["houses"], player(state, 2)["income_now"]) == (6, 5)


def test_ruling_62_chance_opens_everything_in_a_fixed_order() -> None:
    state = GAME.new(3, {"modules": "all"})
    order: list[str] = []
    while state.actor() == NATURE:
        if not order or order[-1] != decision(state):
            order.append(decision(state))
        state.apply(NATURE, state.legal(NATURE)[0])
    assert order == [
        "lay_tile", "turn_merchant", "open_merchant", "open_special", "choose_start",
        "open_demand", "open_privilege", "open_demand", "open_privilege", "place_ronin",
    ]  # fmt: skip


def test_ruling_63_own_temples_make_dispersing_cheaper() -> None:
    mine = {"samurai": ["kawagoe", "kawagoe"], "ryo": 0, "temples": ["river_sumida"]}
    state = turn(
        "court travel 1", modules="jiin_ronin", me=mine, ronin=["sakura", "quarry_1", "rice_1"]
    )
    run(state, "0 disperse sakura", "0 bring kawagoe")
    assert (good(state, "ryo"), SPACE_IDS[state.pieces[0] >> 2]) == (0, "sakura")


def test_ruling_64_each_piece_moves_once_in_a_turn() -> None:
    mine = {"samurai": ["sakura"], "ryo": 9}
    state = turn("domain money", me=mine)
    run(state, "0 move samurai sakura", "0 to edo", "0 move merchant", "0 to sakura")
    assert legal(state) == ["stop"]
    assert why(state, "0 move samurai edo") == ("move/samurai", "has_moved")


AT_ALL_POSTS = {"samurai": ["sakura", "border_east", "border_south", "border_west"], "ryo": 9}


def beside_own(*steps: str) -> EdoState:
    """A black samurai has entered where an own one stands, and so on; two Ronin are in Sakura."""
    state = turn(
        "couriers travel 0 1 1", modules="tokken_ronin",
        me={**AT_ALL_POSTS, "cards": ["couriers"], "neutrals": 1},
        ronin=["sakura", "sakura", "rice_1"], specials=[],
    )  # fmt: skip
    return run(state, "0 enter black border_east", *steps)


def test_ruling_65_the_player_chooses_between_own_and_black_samurai() -> None:
    state = beside_own("0 disperse sakura")
    assert offered(state, "bring black") == offered(state, "join black") == ["border_east"]
    own = samurai(run(state.clone(), "0 join border_east", "0 resolve", "0 stop"))
    black = samurai(run(state.clone(), "0 join black border_east", "0 resolve", "0 stop"))
    paid = samurai(run(state.clone(), "0 bring black border_east", "0 resolve", "0 stop"))
    assert own == ["sakura", "sakura", "border_south", "border_west"]
    assert black == paid == AT_ALL_POSTS["samurai"]
    run(state, "0 join black border_east")
    assert facts_of(state, "samurai_joined")[0]["black"] == 1
    assert why(state, "0 join black border_west") == ("ronin/dispersing/2", "no_black_beside")
    assert why(state, "0 join black edo") == ("ronin/dispersing/2", "no_samurai")


def test_ruling_65_a_black_samurai_travels_ahead_of_a_dispersal() -> None:
    state = beside_own()
    assert offered(state, "relocate black") == ["border_east"]
    run(state, "0 relocate black border_east")
    shown = state.view(1)["turn"]
    assert isinstance(shown, dict)
    assert (shown["piece"], shown["piece_black"]) == ("border_east", True)
    run(state, "0 to sakura")
    assert facts_of(state, "samurai_relocated")[0]["black"] == 1
    run(state, "0 stop")
    assert samurai(state) == AT_ALL_POSTS["samurai"]


def test_ruling_65_nobody_is_asked_where_it_makes_no_difference() -> None:
    state = beside_own("0 disperse sakura", "0 resolve")
    assert offered(state, "relocate black") == []
    state = turn("court travel 2 0 1", modules="tokken", me={})
    run(state, "0 enter border_east", "0 enter black border_east")
    assert why(state, "0 relocate black border_east") == ("action/relocate", "black_alike")
    assert why(state, "0 relocate black border_west") == ("action/relocate", "no_samurai")
    run(state, "0 relocate border_east", "0 to edo")
    run(state, "0 stop")
    assert samurai(state) == ["edo"]


def test_ruling_66_with_one_space_the_ronin_goes_unasked_and_with_none_he_stays(
    tmp_path: Path,
) -> None:
    state = laid(modules="ronin")
    run(state, "0 select quarry_1", "nature draw location quarry")
    assert (state.view(0)["ronin"], decision(state)) == (
        ["forestry_1", "quarry_2", "rice_1"], "make_plan",
    )  # fmt: skip
    table = (GAME.folder / "table.toml").read_text(encoding="utf-8")
    narrow = table.replace('covered_ronin = ["mito",', 'covered_ronin = ["quarry_3", "mito",')
    (tmp_path / "table.toml").write_text(narrow, encoding="utf-8")
    packed = Edo(tmp_path).load(position(4, "ronin"))
    run(packed, "0 select quarry_1", "nature draw location quarry")
    assert packed.view(0)["ronin"] == ["forestry_1", "quarry_1", "rice_1"]
