"""Forestry, quarry, rice field by the chart; rice delivery and money."""

import pytest

from tests.games.edo.table import good, goods, offered, turn, why
from tests.games.kit import facts_of, run

POOR = {"wood": 0, "stone": 0, "rice": 0, "ryo": 0}


@pytest.mark.rule("action/forestry")
@pytest.mark.rule("action/quarry")
@pytest.mark.rule("action/rice_field")
@pytest.mark.parametrize(
    ("face", "space", "gained"),
    [
        ("domain forestry 1", "forestry_1", "wood"),
        ("works quarry 1", "quarry_2", "stone"),
        ("court rice_field 1", "rice_1", "rice"),
    ],
)
def test_a_samurai_alone_yields_three_of_its_resource(face: str, space: str, gained: str) -> None:
    state = turn(face, me={**POOR, "samurai": [space]})
    run(state, f"0 produce {space}")
    assert good(state, gained) == 3
    assert sum(goods(state)) == 3


@pytest.mark.rule("action/chart")
@pytest.mark.parametrize(("others", "amount"), [(0, 3), (1, 2), (2, 1)])
def test_every_other_samurai_costs_one(others: int, amount: int) -> None:
    crowd = [{"samurai": ["forestry_1"] * others}]
    state = turn("domain forestry 1", me={**POOR, "samurai": ["forestry_1"]}, others=crowd)
    run(state, "0 produce forestry_1")
    assert good(state, "wood") == amount
    assert facts_of(state, "goods_produced")[0]["amount"] == amount


@pytest.mark.rule("action/chart")
def test_beside_three_others_nothing_is_produced() -> None:
    crowd = [{"samurai": ["forestry_1"] * 3}]
    state = turn("domain forestry 1", me={"samurai": ["forestry_1"]}, others=crowd)
    assert offered(state, "produce") == []
    assert why(state, "0 produce forestry_1") == ("action/chart", "yields_nothing")


@pytest.mark.rule("action/chart")
def test_each_official_needs_another_samurai() -> None:
    state = turn("domain forestry 2", me={**POOR, "samurai": ["forestry_1"]})
    run(state, "0 produce forestry_1")
    assert why(state, "0 produce forestry_1") == ("action/chart", "has_produced")
    assert why(state, "0 produce forestry_2") == ("action/chart", "no_samurai")


@pytest.mark.rule("action/chart")
def test_only_spaces_of_the_actions_kind_produce() -> None:
    state = turn("domain forestry 1", me={"samurai": ["quarry_1", "forestry_2"]})
    assert offered(state, "produce") == ["forestry_2"]
    assert why(state, "0 produce quarry_1") == ("action/chart", "other_resource")
    assert why(state, "0 produce forestry_3") == ("setup/board", "not_on_side")


@pytest.mark.rule("setup/covers")
def test_a_covered_space_yields_nothing() -> None:
    state = turn("domain forestry 1", seats=2, me={"samurai": ["forestry_2"]})
    assert why(state, "0 produce forestry_2") == ("setup/covers", "covered")


@pytest.mark.rule("action/chart")
def test_without_an_official_nothing_is_produced() -> None:
    state = turn("domain forestry", me={"samurai": ["forestry_1"]})
    assert why(state, "0 produce forestry_1") == ("perform/officials", "no_official")


@pytest.mark.rule("action/rice_delivery")
@pytest.mark.parametrize(
    ("face", "rice"), [("domain rice_delivery 2", 4), ("granary rice_delivery 2", 6)]
)
def test_rice_comes_by_official_and_needs_no_samurai(face: str, rice: int) -> None:
    specials = ["woodcutters", "caravan"]
    state = turn(face, me={"cards": ["granary"], "rice": 0}, specials=specials)
    run(state, "0 collect", "0 collect")
    assert good(state, "rice") == rice
    assert [facts["amount"] for facts in facts_of(state, "rice_delivered")] == [rice // 2] * 2


@pytest.mark.rule("action/money")
@pytest.mark.parametrize(("face", "ryo"), [("domain money 3", 15), ("treasury money 3", 21)])
def test_money_comes_by_official(face: str, ryo: int) -> None:
    state = turn(face, me={"cards": ["treasury"], "ryo": 0})
    run(state, "0 collect", "0 collect", "0 collect")
    assert good(state, "ryo") == ryo
    assert why(state, "0 collect") == ("perform/officials", "no_official")


@pytest.mark.rule("action/chart")
def test_a_samurai_moves_and_then_produces() -> None:
    state = turn("domain forestry 2", me={"wood": 0, "ryo": 9, "samurai": ["sakura", "odawara"]})
    run(state, "0 move samurai sakura", "0 to forestry_1", "0 move samurai odawara")
    run(state, "0 to forestry_2", "0 produce forestry_1", "0 produce forestry_2")
    assert (good(state, "wood"), good(state, "ryo")) == (6, 7)
    assert why(state, "0 produce forestry_1") == ("perform/officials", "no_official")
