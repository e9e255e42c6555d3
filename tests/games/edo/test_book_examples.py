"""The worked examples X01 to X31, those of the rulebook among them."""

import pytest

from hatamoto.games.edo import GAME, board
from hatamoto.games.edo.content import SPACE_IDS
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.seats import NATURE
from tests.games.edo.table import PLENTY, good, goods, laid, player, points, row, samurai, turn
from tests.games.kit import decision, facts_of, legal, run

POOR = {"wood": 0, "stone": 0, "rice": 0, "ryo": 0}


@pytest.mark.rule("ronin/effects/a")
def test_x01_a_ronin_beside_the_samurai_leaves_two_wood() -> None:
    state = turn("domain forestry 1", modules="ronin", me={**POOR, "samurai": ["forestry_1"]})
    run(state, "0 produce forestry_1")
    assert good(state, "wood") == 2


@pytest.mark.rule("ronin/two_players")
def test_x02_an_outsider_beside_the_samurai_leaves_two_stone() -> None:
    mine = {**POOR, "samurai": ["quarry_2"]}
    state = turn("works quarry 1", seats=2, modules="ronin", me=mine)
    run(state, "0 produce quarry_2")
    assert good(state, "stone") == 2


@pytest.mark.rule("action/chart")
def test_x03_two_samurai_on_one_space_yield_four() -> None:
    state = turn("domain forestry 2", me={**POOR, "samurai": ["forestry_1", "forestry_1"]})
    run(state, "0 produce forestry_1", "0 produce forestry_1")
    assert good(state, "wood") == 4


@pytest.mark.rule("action/chart")
def test_x04_two_samurai_on_two_spaces_yield_six() -> None:
    state = turn("domain forestry 2", me={**POOR, "samurai": ["forestry_1", "forestry_2"]})
    run(state, "0 produce forestry_1", "0 produce forestry_2")
    assert good(state, "wood") == 6


@pytest.mark.rule("tokken/privileges/f")
def test_x05_the_production_privilege_yields_three_beside_two_others() -> None:
    mine = {**POOR, "samurai": ["forestry_1"], "privileges": ["full_wood"]}
    others = [{"samurai": ["forestry_1", "forestry_1"]}]
    state = turn("domain forestry 1", modules="tokken", me=mine, others=others)
    run(state, "0 produce full forestry_1")
    assert good(state, "wood") == 3


@pytest.mark.rule("jiin/price")
def test_x06_a_temple_costs_two_wood_and_a_rice_for_a_point() -> None:
    state = turn("domain building 1", modules="jiin", me={**PLENTY, "samurai": ["river_tama"]})
    run(state, "0 build temple river_tama")
    assert (goods(state), points(state)) == ([7, 9, 8, 60], 1)


def prices(state: EdoState, ways: list[tuple[str, str]]) -> list[int]:
    """What the ways cost seat 0."""
    index = SPACE_IDS.index
    return [board.price(state, 0, index(start), index(end)) for start, end in ways]


@pytest.mark.rule("jiin/benefit/2")
def test_x07_a_temple_on_the_river_makes_its_roads_free() -> None:
    ways = [("sakura", "edo"), ("kawagoe", "sakura"), ("forestry_1", "edo"), ("odawara", "edo")]
    without = laid(modules="jiin")
    own = laid(modules="jiin", players=[{"temples": ["river_sumida"]}, {}, {}])
    assert prices(without, ways) == [2, 2, 3, 2]
    assert prices(own, ways) == [0, 0, 1, 2]


@pytest.mark.rule("ronin/select")
def test_x08_the_single_ronin_on_the_quarry_must_be_picked() -> None:
    state = laid(modules="ronin", ronin=["forestry_1", "forestry_1", "quarry_1"])
    assert legal(state) == ["select quarry_1"]


@pytest.mark.rule("ronin/dispersing/5")
def test_x09_one_samurai_and_two_more_disperse_two_ronin() -> None:
    mine = {"samurai": ["sakura", "edo", "odawara"]}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura", "sakura", "rice_1"])
    run(state, "0 disperse sakura", "0 join edo", "0 join odawara")
    assert facts_of(state, "ronin_dispersed")[0]["count"] == 2
    assert player(state)["tokens"] == 1


@pytest.mark.rule("ronin/dispersing/5")
def test_x10_four_samurai_disperse_three_ronin_for_two_tokens() -> None:
    mine = {"samurai": ["sakura"] * 4}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura"] * 3)
    run(state, "0 disperse sakura", "0 resolve")
    assert facts_of(state, "ronin_dispersed")[0]["count"] == 3
    assert player(state)["tokens"] == 2


@pytest.mark.rule("ronin/dispersing/3")
def test_x11_two_samurai_disperse_nobody_of_two_ronin() -> None:
    mine = {"samurai": ["sakura"] * 2}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura", "sakura", "rice_1"])
    run(state, "0 disperse sakura", "0 resolve")
    assert facts_of(state, "ronin_dispersed") == []


OPEN = ["palace_1", "palace_2", "palace_3", "palace_4"]
GRANTED = ["site", "trade", "income", "support"]


@pytest.mark.rule("tokken/rearrange")
@pytest.mark.parametrize(
    ("met", "gained", "demands", "privileges"),
    [
        ("palace_2", "trade", ["palace_4", "palace_1", "palace_3"], ["site", "income", "support"]),
        ("palace_3", "income", ["palace_4", "palace_1", "palace_2"], ["site", "trade", "support"]),
    ],
    ids=["x12", "x13"],
)
def test_x12_x13_tokens_slide_when_a_demand_is_met(
    met: str, gained: str, demands: list[str], privileges: list[str]
) -> None:
    mine = {**PLENTY, "samurai": ["edo"]}
    state = turn("domain building 1", modules="tokken", me=mine, demands=OPEN, privileges=GRANTED)
    run(state, f"0 meet {met}", "nature draw demand local_5", "nature draw privilege full_wood")
    assert (player(state)["privileges"], points(state)) == ([gained], 1)
    view = state.view(0)
    assert (view["demands"], view["privileges"]) == (demands, privileges)


def income(row: list[str], tile: str) -> list[int]:
    """What each seat earns from Sakura with this row of buildings and this tile."""
    tiles = {"edo": "edo_8", "sakura": tile, "odawara": "town_6", "kawagoe": "town_7"}
    state = laid(step="wages", tiles=tiles, cities={"sakura": {"buildings": row}})
    return [good(state, "ryo", seat) - 10 for seat in range(3)]


@pytest.mark.rule("income/rank")
def test_x14_two_houses_with_the_first_site_beat_a_trading_post() -> None:
    assert income(["house 0", "post 1", "house 2", "house 0"], "town_6") == [4, 2, 1]


@pytest.mark.rule("tokken/privileges/a")
def test_x15_a_house_on_the_first_site_earns_most() -> None:
    mine = {**PLENTY, "samurai": ["sakura"], "privileges": ["site"]}
    state = turn(
        "domain building 1", modules="tokken", me=mine,
        cities={"sakura": {"buildings": ["house 1", "house 2"]}},
        privileges=["support", "trade", "income", "full_wood"],
    )  # fmt: skip
    run(state, "0 build first sakura")
    assert row(state, "sakura") == ["house 0", "house 1", "house 2"]
    assert board.shares(state, SPACE_IDS.index("sakura")) == [4, 2, 1]


@pytest.mark.rule("wages/pay")
def test_x16_two_rice_keep_at_most_two_samurai() -> None:
    mine = {"samurai": ["edo", "edo", "sakura"], "rice": 2}
    state = laid(step="wages", players=[mine, {}, {}])
    assert "pay" not in legal(state)
    run(state, "0 return sakura", "0 pay")
    assert (samurai(state), good(state, "rice")) == (["edo", "edo"], 0)


@pytest.mark.rule("action/offers")
def test_x17_two_wood_for_four_ryo() -> None:
    state = turn("court trading 1", me={**POOR, "ryo": 10, "samurai": ["edo"]})
    run(state, "0 buy m01 2")
    assert goods(state) == [2, 0, 0, 6]


@pytest.mark.rule("end/scoring")
def test_x18_points_money_samurai_and_tokens_make_seventeen() -> None:
    mine = {"points": 12, "ryo": 43, "samurai": ["edo"] * 3, "tokens": 2}
    state = laid(modules="ronin", step="limit", players=[mine, {}, {}])
    result = state.outcome()
    assert result is not None
    assert result.scores[0] == 17


@pytest.mark.rule("end/edo")
def test_x19_fifteen_points_without_edo_lose_to_thirteen_with() -> None:
    state = laid(
        step="limit", players=[{"points": 15}, {"points": 13}, {}],
        cities={"edo": {"buildings": ["house 1"]}},
    )  # fmt: skip
    result = state.outcome()
    assert result is not None
    assert result.winners == [1]


@pytest.mark.rule("five/tiles")
def test_x20_five_players_have_six_tiles_no_covers_and_all_packages() -> None:
    state = GAME.new(5)
    while state.actor() == NATURE:
        state.apply(NATURE, state.legal(NATURE)[0])
    run(state, *[f"{(state.first + n) % 5} package k{n + 1}" for n in range(5)])
    view = state.view(0)
    tiles = state.position()["tiles"]
    assert isinstance(tiles, dict)
    assert (len(tiles), view["covered"], view["packages"]) == (6, [], [])


@pytest.mark.rule("end/merchant")
def test_x21_ten_merchant_cards_make_ten_rounds() -> None:
    state = laid()
    while state.to_act():
        seat = state.to_act()[0]
        actions = state.legal(seat)
        state.apply(seat, actions[0] if seat == NATURE else actions[-1])
    assert (state.rounds, state.position()["ended"]) == (10, "merchants")


@pytest.mark.rule("ronin/relocation/3")
def test_x22_the_forestry_ronin_must_join_at_the_quarry() -> None:
    state = laid(modules="ronin", ronin=["forestry_1", "quarry_1", "rice_1"])
    run(state, "0 select forestry_1", "nature draw location quarry")
    assert state.view(0)["ronin"] == ["quarry_1", "quarry_1", "rice_1"]


@pytest.mark.rule("ronin/relocation/3")
def test_x23_from_his_fellows_own_space_a_ronin_goes_to_the_other() -> None:
    state = laid(modules="ronin", ronin=["forestry_1"] * 3)
    run(state, "0 select forestry_1", "nature draw location forestry")
    assert state.view(0)["ronin"] == ["forestry_1", "forestry_1", "forestry_2"]


@pytest.mark.rule("action/travel")
def test_x24_a_new_samurai_travels_on_free() -> None:
    state = turn("court travel 2", me={"ryo": 4})
    run(state, "0 enter border_east", "0 relocate border_east", "0 to edo")
    assert (samurai(state), good(state, "ryo")) == (["edo"], 4)


@pytest.mark.rule("end/limit")
def test_x25_two_of_twelve_goods_are_discarded() -> None:
    state = laid(step="limit", players=[{"wood": 4, "stone": 4, "rice": 4}, {}, {}])
    run(state, "0 discard wood", "0 discard wood")
    assert decision(state) != "discard_goods"
    assert sum(goods(state)[:3]) == 10


@pytest.mark.rule("action/money")
@pytest.mark.rule("action/rice_delivery")
def test_x26_two_officials_bring_ten_ryo_or_four_rice() -> None:
    for face, gained in (
        ("domain money 2", [0, 0, 0, 10]),
        ("domain rice_delivery 2", [0, 0, 4, 0]),
    ):
        state = turn(face, me=POOR)
        run(state, "0 collect", "0 collect")
        assert goods(state) == gained


@pytest.mark.rule("income/rank")
def test_x27_strength_comes_before_the_site() -> None:
    assert income(["house 0", "post 1", "house 2"], "town_5") == [2, 4, 1]


@pytest.mark.rule("ronin/dispersing/1")
def test_x28_one_for_pay_and_two_free_disperse_two_ronin() -> None:
    mine = {"samurai": ["kawagoe"] * 3, "ryo": 9}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura", "sakura", "rice_1"])
    run(state, "0 disperse sakura", "0 bring kawagoe", "0 join kawagoe", "0 join kawagoe")
    assert (good(state, "ryo"), player(state)["tokens"]) == (7, 1)
    assert facts_of(state, "ronin_dispersed")[0]["count"] == 2


@pytest.mark.rule("tokken/privileges/c")
def test_x29_the_trade_privilege_mixes_both_cards_at_the_post() -> None:
    mine = {**POOR, "ryo": 10, "samurai": ["sakura"], "privileges": ["trade"]}
    state = turn(
        "court trading 1", modules="tokken", me=mine, merchant="sakura",
        cities={"sakura": {"buildings": ["post 0"]}},
        privileges=["support", "site", "income", "full_wood"],
    )  # fmt: skip
    run(state, "0 buy m01 1", "0 buy m03 3")
    assert goods(state) == [1, 0, 3, 5]
    assert player(state)["privileges"] == []


@pytest.mark.rule("tokken/privileges/b")
def test_x30_a_black_official_helps_to_disperse_and_leaves() -> None:
    mine = {"samurai": ["sakura"], "neutrals": 1}
    state = turn(
        "court travel 0 1 1", modules="tokken_ronin", me=mine,
        ronin=["sakura", "quarry_1", "rice_1"],
    )  # fmt: skip
    run(state, "0 enter black border_east", "0 disperse sakura", "0 join border_east", "0 resolve")
    assert facts_of(state, "ronin_dispersed")[0]["count"] == 1
    run(state, "nature draw location rice_field", "0 stop")
    assert (player(state)["tokens"], samurai(state)) == (0, ["sakura"])


@pytest.mark.rule("action/post")
def test_x31_the_discount_on_a_trading_posts_stone() -> None:
    mine = {**PLENTY, "samurai": ["sakura"], "cards": ["architect"]}
    specials = ["woodcutters", "granary", "caravan"]
    state = turn("architect building 1", me=mine, specials=specials)
    run(state, "0 build cheaper sakura stone")
    assert (goods(state), points(state)) == ([6, 8, 9, 56], 2)
