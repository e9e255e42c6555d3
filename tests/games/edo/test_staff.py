"""Recruiting neutral officials and buying special cards."""

import pytest

from tests.games.edo.table import goods, offered, player, turn, why
from tests.games.kit import facts_of, run


@pytest.mark.rule("action/recruit")
def test_a_neutral_official_costs_a_rice_and_serves_next_round() -> None:
    state = turn("court recruit 1", me={"rice": 2})
    run(state, "0 recruit")
    assert (goods(state)[2], player(state)["neutrals"], state.neutrals) == (1, 1, 11)
    assert why(state, "0 recruit") == ("perform/officials", "no_official")


@pytest.mark.rule("action/recruit")
def test_recruiting_needs_rice_and_somebody_to_recruit() -> None:
    assert why(turn("court recruit 1", me={"rice": 0}), "0 recruit") == (
        "action/recruit", "not_enough",
    )  # fmt: skip
    state = turn("court recruit 1", me={"rice": 2}, others=[{"neutrals": 12}])
    assert why(state, "0 recruit") == ("action/recruit", "no_neutral_left")


@pytest.mark.rule("action/recruit")
def test_the_magistrate_recruits_two() -> None:
    state = turn("magistrate recruit 2", me={"rice": 2, "cards": ["magistrate"]})
    run(state, "0 recruit", "0 recruit")
    assert player(state)["neutrals"] == 2


@pytest.mark.rule("action/authorization")
def test_a_special_card_is_bought_from_the_display() -> None:
    state = turn("works authorization 1", me={"ryo": 4})
    assert offered(state, "authorize") == ["woodcutters", "granary", "caravan"]
    run(state, "0 authorize caravan")
    assert (goods(state)[3], player(state)["cards"]) == (1, ["caravan"])
    assert state.view(0)["specials"] == ["woodcutters", "granary", "architect"]
    assert facts_of(state, "card_authorized") == [{"seat": 0, "card": "caravan", "price": 3}]


@pytest.mark.rule("action/authorization")
def test_a_special_card_must_be_on_offer_and_be_paid() -> None:
    state = turn("works authorization 1", me={"ryo": 4})
    assert why(state, "0 authorize corvee") == ("action/authorization", "not_on_offer")
    assert why(state, "0 authorize architect") == ("action/authorization", "not_enough")
    run(state, "0 authorize granary")
    assert why(state, "0 authorize caravan") == ("perform/officials", "no_official")
