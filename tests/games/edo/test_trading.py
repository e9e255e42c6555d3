"""Trading: the two offers of a merchant card, and the trading post's bonus."""

import pytest

from tests.games.edo.table import PLENTY, goods, offered, points, refused, turn, why
from tests.games.kit import facts_of, run

WITH = {"samurai": ["edo"], "wood": 0, "stone": 0, "rice": 6, "ryo": 10}
POST = {"sakura": {"buildings": ["post 0"]}}


@pytest.mark.rule("action/trading")
def test_trading_needs_a_samurai_with_the_merchant() -> None:
    state = turn("court trading 1", me={**PLENTY, "samurai": ["sakura"]})
    assert why(state, "0 buy m01 1") == ("action/trading", "not_with_merchant")
    run(state, "0 move merchant", "0 to sakura")
    assert offered(state, "buy") == ["m01 1", "m01 2"]


@pytest.mark.rule("action/offers")
def test_goods_are_bought_up_to_the_most_of_the_card() -> None:
    state = turn("court trading 1", me=WITH)
    run(state, "0 buy m01 2")
    assert goods(state) == [2, 0, 6, 6]
    assert facts_of(state, "goods_bought") == [
        {"seat": 0, "merchant": "m01", "amount": 2, "good": "wood", "price": 4}
    ]


@pytest.mark.rule("action/offers")
def test_an_offer_is_paid_in_full() -> None:
    state = turn("court trading 1", me={**WITH, "ryo": 3})
    assert offered(state, "buy") == ["m01 1"]
    assert refused(state, "0 buy m01 2")[2] == {"good": "ryo", "price": 4}
    assert why(state, "0 buy m01 3") == ("action/offers", "too_many")
    poor = turn("court trading 1", me={**WITH, "rice": 2})
    assert refused(poor, "0 trade m01")[1:] == ("not_enough", {"good": "rice", "price": 3})


@pytest.mark.rule("action/offers")
def test_a_point_is_traded_for_goods() -> None:
    state = turn("court trading 1", me=WITH)
    run(state, "0 trade m01")
    assert (goods(state), points(state)) == ([0, 0, 3, 8], 1)


@pytest.mark.rule("action/offers")
def test_only_the_current_card_is_open_for_trade() -> None:
    state = turn("court trading 1", me=WITH)
    assert why(state, "0 buy m03 1") == ("action/offers", "other_merchant")
    assert why(state, "0 trade m09") == ("action/offers", "other_merchant")


@pytest.mark.rule("action/offers")
def test_without_a_post_each_official_takes_one_offer() -> None:
    state = turn("court trading 1", me=WITH)
    run(state, "0 buy m01 1")
    assert why(state, "0 buy m01 1") == ("perform/officials", "no_official")


@pytest.mark.rule("action/post_bonus")
def test_at_the_own_trading_post_each_official_takes_two_offers() -> None:
    mine = {**WITH, "samurai": ["sakura"]}
    state = turn("court trading 1", me=mine, cities=POST, merchant="sakura")
    run(state, "0 buy m01 1", "0 trade m01")
    assert (goods(state), points(state)) == ([1, 0, 3, 6], 1)
    assert why(state, "0 buy m01 1") == ("perform/officials", "no_official")


@pytest.mark.rule("action/post_bonus")
def test_anothers_trading_post_gives_no_bonus() -> None:
    mine = {**WITH, "samurai": ["sakura"]}
    theirs = {"sakura": {"buildings": ["post 1"]}}
    state = turn("court trading 1", me=mine, cities=theirs, merchant="sakura")
    run(state, "0 buy m01 1")
    assert offered(state, "buy") == []
