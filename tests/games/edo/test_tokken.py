"""Module 2: demands and privileges."""

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.tokken.demands import Meeting
from hatamoto.kernel.seats import NATURE
from tests.games.edo.table import (
    KEPT,
    PLENTY,
    abroad,
    good,
    goods,
    laid,
    offered,
    plan_all,
    player,
    points,
    refused,
    row,
    samurai,
    turn,
    why,
)
from tests.games.kit import decision, facts_of, legal, run

EDO = {**PLENTY, "samurai": ["edo"]}
ALL_DEMANDS = [f"{kind}_{n}" for kind in ("local", "foreign", "palace") for n in range(1, 6)]
ALL_PRIVILEGES = [
    id
    for id, copies in zip(ids.PRIVILEGE_IDS, GAME.content.privilege_copies, strict=True)
    for _ in range(copies)
]


def with_token(*tokens: str, **goods: object) -> dict[str, object]:
    """A player in Edo with plenty of goods and these privileges."""
    return {**EDO, "privileges": list(tokens), **goods}


@pytest.mark.rule("tokken/setup")
def test_three_of_each_are_opened_and_a_preview_of_each() -> None:
    state = GAME.new(3, {"modules": "tokken"})
    while decision(state) != "open_demand":
        state.apply(NATURE, state.legal(NATURE)[0])
    for demand in ("local_1", "local_2", "local_3"):
        run(state, f"nature draw demand {demand}")
    for privilege in ("site", "trade", "support"):
        run(state, f"nature draw privilege {privilege}")
    run(state, "nature draw demand palace_1", "nature draw privilege income")
    view = state.view(0)
    assert view["demands"] == ["local_3", "local_2", "local_1"]
    assert view["privileges"] == ["site", "trade", "support"]
    assert (view["demand_next"], view["privilege_next"]) == ("palace_1", "income")
    assert (view["demands_left"], view["privileges_left"]) == (11, 8)
    assert decision(state) == "take_package"


@pytest.mark.rule("tokken/setup")
def test_tokens_are_drawn_by_how_many_there_are() -> None:
    state = GAME.new(3, {"modules": "tokken"})
    while decision(state) != "open_privilege":
        state.apply(NATURE, state.legal(NATURE)[0])
    assert state.weights() == GAME.content.privilege_copies
    assert why(state, "nature draw demand local_1") == ("tokken/setup", "wrong_verb")


@pytest.mark.rule("tokken/meet")
@pytest.mark.rule("tokken/grant")
def test_a_demand_met_brings_a_point_and_the_privilege_below() -> None:
    state = turn("court trading 1", modules="tokken", me={**EDO, "rice": 4})
    run(state, "0 meet local_1")
    assert (good(state, "rice"), points(state)) == (1, 1)
    assert player(state)["privileges"] == ["support"]
    assert facts_of(state, "demand_met") == [{"seat": 0, "demand": "local_1"}]
    assert facts_of(state, "privilege_granted") == [{"seat": 0, "privilege": "support"}]


@pytest.mark.rule("tokken/meet")
def test_only_open_demands_are_met() -> None:
    state = turn("court trading 1", modules="tokken", me=EDO)
    assert offered(state, "meet") == ["local_1"]
    assert why(state, "0 meet local_3") == ("tokken/meet", "not_demanded")
    assert why(state, "0 meet local_2") == ("tokken/meet", "not_demanded")


@pytest.mark.rule("tokken/meet")
def test_without_the_module_nothing_is_demanded() -> None:
    state = turn("court trading 1", me=EDO)
    assert refused(state, "0 meet local_1")[1:] == ("not_in_play", {"module": "tokken"})


@pytest.mark.rule("tokken/meet")
def test_each_demand_takes_an_official() -> None:
    state = turn("court trading 1", modules="tokken", me=EDO)
    run(state, "0 meet local_1", "nature draw demand palace_5", "nature draw privilege full_wood")
    assert why(state, "0 meet local_2") == ("perform/officials", "no_official")


@pytest.mark.rule("tokken/rearrange")
def test_the_board_is_rearranged_at_once() -> None:
    state = turn("court travel 1", modules="tokken", me=EDO)
    run(state, "0 meet foreign_1")
    assert decision(state) == "open_demand"
    run(state, "nature draw demand palace_5", "nature draw privilege full_wood")
    view = state.view(0)
    assert view["demands"] == ["local_2", "local_1", "palace_1"]
    assert view["privileges"] == ["support", "site", "trade"]
    assert (view["demand_next"], view["privilege_next"]) == ("palace_5", "full_wood")
    assert state.to_act() == [0]


@pytest.mark.rule("tokken/exhausted")
def test_without_privileges_a_demand_still_gives_its_point() -> None:
    state = turn(
        "court trading 1", modules="tokken", me=EDO, privileges=[], privileges_past=ALL_PRIVILEGES
    )
    run(state, "0 meet local_1")
    assert (points(state), player(state)["privileges"]) == (1, [])
    assert decision(state) == "open_demand"


@pytest.mark.rule("tokken/exhausted")
def test_when_the_demands_run_out_columns_stay_empty() -> None:
    past = [demand for demand in ALL_DEMANDS if demand not in ("local_1", "local_2")]
    state = turn(
        "court trading 2", modules="tokken", me=EDO,
        demands=[None, "local_1", "local_2", None], demands_past=past,
    )  # fmt: skip
    run(state, "0 meet local_2", "nature draw privilege full_wood")
    assert state.view(0)["demands"] == [None, None, "local_1"]


@pytest.mark.rule("tokken/demands/1")
def test_local_goods_are_met_by_trading_with_the_merchant() -> None:
    state = turn("court trading 1", modules="tokken", me={**PLENTY, "samurai": ["sakura"]})
    assert refused(state, "0 meet local_1") == (
        "tokken/demands/1", "no_samurai", {"space": "edo"},
    )  # fmt: skip
    other = turn("court travel 1", modules="tokken", me=EDO)
    assert refused(other, "0 meet local_1")[1:] == (
        "other_demand", {"demand": "local_1", "action": "trading"},
    )  # fmt: skip


@pytest.mark.rule("tokken/demands/1")
def test_the_trading_post_gives_no_bonus_with_a_demand() -> None:
    state = turn(
        "court trading 1", modules="tokken", me={**PLENTY, "samurai": ["sakura"]},
        cities={"sakura": {"buildings": ["post 0"]}}, merchant="sakura",
    )  # fmt: skip
    run(state, "0 meet local_1", "nature draw demand palace_5", "nature draw privilege full_wood")
    assert (state.repeats_left, offered(state, "buy"), offered(state, "meet")) == (0, [], [])


@pytest.mark.rule("tokken/demands/2")
def test_foreign_goods_are_met_by_travel() -> None:
    state = turn("works travel 1", modules="tokken", me={**PLENTY, "ryo": 7})
    run(state, "0 meet foreign_1")
    assert (good(state, "ryo"), points(state)) == (0, 1)
    assert player(state)["privileges"] == ["income"]


@pytest.mark.rule("tokken/demands/2")
def test_a_demand_is_paid_in_full() -> None:
    state = turn("works travel 1", modules="tokken", me={"ryo": 6})
    assert refused(state, "0 meet foreign_1") == (
        "tokken/demands/2", "not_enough", {"good": "ryo", "price": 7},
    )  # fmt: skip


@pytest.mark.rule("tokken/demands/3")
def test_the_palace_is_extended_by_building_in_edo() -> None:
    state = turn("domain building 1", modules="tokken", me=EDO)
    run(state, "0 meet palace_1")
    assert (goods(state), points(state), row(state, "edo")) == ([6, 9, 9, 60], 1, [])
    away = turn("domain building 1", modules="tokken", me={**PLENTY, "samurai": ["sakura"]})
    assert why(away, "0 meet palace_1") == ("tokken/demands/3", "no_samurai")


@pytest.mark.rule("tokken/privileges/a")
def test_the_site_privilege_puts_a_house_in_front() -> None:
    state = turn(
        "domain building 1", modules="tokken", me=with_token("site"),
        cities={"edo": {"buildings": ["house 1", "house 2"]}},
        privileges=["support", "income", "trade", "full_wood"],
    )  # fmt: skip
    run(state, "0 build first edo")
    assert row(state, "edo") == ["house 0", "house 1", "house 2"]
    assert (goods(state), points(state)) == ([6, 9, 9, 57], 1)
    assert player(state)["privileges"] == []
    assert facts_of(state, "privilege_used") == [{"seat": 0, "privilege": "site"}]


@pytest.mark.rule("tokken/privileges/a")
def test_the_site_privilege_needs_its_token_and_a_free_site() -> None:
    state = turn("domain building 1", modules="tokken", me=EDO)
    assert why(state, "0 build first edo") == ("tokken/privileges/a", "no_privilege")
    full = turn(
        "domain building 1", modules="tokken", me=with_token("site"),
        cities={"edo": {"buildings": ["house 1"] * 6}},
        privileges=["support", "income", "trade", "full_wood"],
    )  # fmt: skip
    assert why(full, "0 build first edo") == ("action/house", "sites_full")


@pytest.mark.rule("tokken/privileges/b")
def test_a_black_official_is_planned_like_an_own_one() -> None:
    state = laid(
        modules="tokken", players=[with_token("support", **KEPT), {}, {}],
        privileges=["site", "income", "trade", "full_wood"],
    )  # fmt: skip
    assert player(state)["blacks"] == 1
    plan_all(state, "domain money 1 0 1", "court travel", "works quarry")
    assert facts_of(state, "support_called") == [{"seat": 0, "count": 1}]
    assert (player(state)["blacks"], player(state)["privileges"]) == (0, [])
    run(state, "0 collect", "0 collect")
    assert good(state, "ryo") == 70


@pytest.mark.rule("tokken/privileges/b")
def test_a_black_official_who_enters_leaves_with_the_turn() -> None:
    state = turn("court travel 0 0 1", modules="tokken", me={"samurai": ["edo"]})
    run(state, "0 enter black border_east")
    assert (samurai(state), abroad(state)) == (["edo", "border_east"], 1)
    run(state, "0 stop")
    assert samurai(state) == ["edo"]
    assert facts_of(state, "black_left") == [{"seat": 0, "space": "border_east"}]


@pytest.mark.rule("tokken/privileges/b")
def test_only_a_black_official_enters_as_one() -> None:
    state = turn("court travel 1", modules="tokken")
    assert why(state, "0 enter black border_east") == ("action/enter", "no_black_official")


@pytest.mark.rule("tokken/privileges/c")
def test_the_trade_privilege_opens_the_top_of_the_pile() -> None:
    state = turn(
        "court trading 2", modules="tokken", me=with_token("trade", rice=0),
        privileges=["support", "income", "site", "full_wood"],
    )  # fmt: skip
    assert offered(state, "buy") == ["m01 1", "m01 2", "m03 1", "m03 2", "m03 3"]
    run(state, "0 buy m03 3")
    assert (good(state, "rice"), good(state, "ryo")) == (3, 57)
    assert player(state)["privileges"] == []
    assert offered(state, "buy") == ["m01 1", "m01 2"]


@pytest.mark.rule("tokken/privileges/c")
def test_without_the_token_the_pile_is_closed() -> None:
    state = turn("court trading 1", modules="tokken", me=EDO)
    assert why(state, "0 buy m03 1") == ("tokken/privileges/c", "no_privilege")
    assert why(state, "0 buy m05 1") == ("action/offers", "other_merchant")
    assert why(state, "0 buy m01 3") == ("action/offers", "too_many")


@pytest.mark.rule("tokken/privileges/d")
def test_the_income_privilege_pays_one_city_at_once() -> None:
    state = turn(
        "works quarry", modules="tokken", me=with_token("income", ryo=0),
        cities={"sakura": {"buildings": ["house 0", "house 1"]}},
        privileges=["support", "site", "trade", "full_wood"],
    )  # fmt: skip
    assert offered(state, "income") == ["sakura"]
    assert why(state, "0 income odawara") == ("tokken/privileges/d", "no_income")
    run(state, "0 income sakura")
    assert good(state, "ryo") == 4
    assert why(state, "0 income sakura") == ("tokken/privileges/d", "no_privilege")


@pytest.mark.rule("tokken/privileges/d")
def test_a_city_with_three_ronin_pays_no_privilege() -> None:
    state = turn(
        "works quarry", modules="tokken_ronin", me=with_token("income"),
        cities={"sakura": {"buildings": ["house 0"]}}, ronin=["sakura"] * 3,
        privileges=["support", "site", "trade", "full_wood"],
    )  # fmt: skip
    assert why(state, "0 income sakura") == ("tokken/privileges/d", "no_income")


@pytest.mark.rule("tokken/privileges/e")
def test_the_resource_privilege_brings_one_of_two_goods() -> None:
    state = turn("works quarry", modules="tokken", me=with_token("stone_or_rice"))
    assert offered(state, "redeem") == ["stone_or_rice stone", "stone_or_rice rice"]
    facts = {"privilege": "stone_or_rice", "good": "wood"}
    assert refused(state, "0 redeem stone_or_rice wood") == (
        "tokken/privileges/e", "not_this_good", facts,
    )  # fmt: skip
    assert why(state, "0 redeem rice_or_wood wood") == ("tokken/privileges/e", "no_privilege")
    run(state, "0 redeem stone_or_rice rice")
    assert (good(state, "rice"), player(state)["privileges"]) == (10, [])


@pytest.mark.rule("tokken/privileges/e")
def test_an_unredeemed_token_does_not_count_for_the_limit() -> None:
    mine = {"wood": 10, "privileges": ["wood_or_stone"]}
    state = laid(modules="tokken", step="limit", players=[mine, {}, {}])
    assert decision(state) != "discard_goods"


@pytest.mark.rule("tokken/privileges/f")
def test_the_production_privilege_ignores_all_others() -> None:
    state = turn(
        "works quarry 1", modules="tokken",
        me={"stone": 0, "samurai": ["quarry_1"], "privileges": ["full_stone"]},
        others=[{"samurai": ["quarry_1"] * 3}],
    )  # fmt: skip
    assert offered(state, "produce") == []
    run(state, "0 produce full quarry_1")
    assert (good(state, "stone"), player(state)["privileges"]) == (3, [])


@pytest.mark.rule("tokken/privileges/f")
def test_the_production_privilege_belongs_to_its_resource() -> None:
    mine = {"samurai": ["quarry_1"], "privileges": ["full_wood"]}
    state = turn("works quarry 1", modules="tokken", me=mine)
    assert why(state, "0 produce full quarry_1") == ("tokken/privileges/f", "no_privilege")
    held = {"samurai": ["quarry_1"], "privileges": ["full_stone"]}
    idle = turn("works quarry", modules="tokken", me=held)
    assert why(idle, "0 produce full quarry_1") == ("perform/officials", "no_official")


def test_privileges_are_offered_in_turns_only() -> None:
    mine = {"samurai": ["edo"], "rice": 0, "privileges": ["rice_or_wood"]}
    state = laid(modules="tokken", step="wages", players=[mine, {}, {}])
    assert legal(state) == ["return edo"]


@pytest.mark.rule("tokken/meet")
def test_meeting_any_demand_shows_its_price_and_its_point() -> None:
    state = laid(modules="tokken")
    for demand, id in enumerate(ids.DEMAND_IDS):
        row = demand * ids.GOODS
        price = state.config.content.demand_price[row : row + ids.GOODS]
        assert Meeting().cost(state, 0, GAME.parse(f"meet {id}")) == [*price, 1], demand
