"""Placing influence: reach, prices, the limit at the ports (§8.0, §8.1)."""

import pytest

from tests.games.kit import blocking, decision, facts_seen, legal, refusal, run
from tests.games.twilight.table import ANTI, PRO, acting, control, holding, influence, targets


@pytest.mark.rule("8.0", "8.0(1)")
def test_an_action_is_of_one_kind() -> None:
    state = acting(ANTI, 4)
    assert legal(state, ANTI) == ["kind place", "kind realign", "kind coup", "kind court"]
    run(state, "0 kind place", "0 place mito")
    assert refusal(state, "0 realign mito") == ("wrong_verb", "8.1")


@pytest.mark.rule("8.1")
def test_influence_goes_where_it_is_or_next_to_it() -> None:
    state = acting(ANTI, 4, "place")
    assert {"satsuma", "kumamoto", "nobeoka", "nagasaki"} <= targets(state, ANTI)
    assert not {"owari", "kuwana", "matsushiro", "edo_bakufu"} & targets(state, ANTI)
    assert refusal(state, "0 place owari") == ("out_of_reach", "8.1")


@pytest.mark.rule("8.1")
def test_edo_counts_as_pro_bakufus_influence() -> None:
    assert "matsushiro" not in targets(acting(ANTI, 4, "place"), ANTI)
    state = acting(PRO, 4, "place", influence={"matsushiro": [0, 0], "nagaoka": [0, 0]})
    assert "matsushiro" in targets(state, PRO)


@pytest.mark.rule("8.1(1)(i)", "8.1(2)(i)")
def test_each_point_buys_one_influence() -> None:
    state = acting(ANTI, 3, "place")
    run(state, "0 place mito", "0 place mito", "0 place mito")
    assert influence(state, "mito") == [4, 1]
    assert decision(state) == "play_card"


@pytest.mark.rule("8.1(1)(ii)", "8.1(2)(i)")
def test_a_clan_the_opponent_controls_costs_two_until_it_is_neutral() -> None:
    state = acting(PRO, 4, "place", influence={"choshu": [3, 1]})
    asked = state.view(PRO)["asked"]
    assert isinstance(asked, dict)
    assert asked["prices"]["choshu"] == 2
    run(state, "1 place choshu")
    assert control(state, "choshu") is None
    run(state, "1 place choshu", "1 place choshu")
    assert influence(state, "choshu") == [3, 4]
    assert decision(state) == "play_card"


@pytest.mark.rule("8.1(1)(ii)")
def test_one_point_does_not_buy_into_an_opposing_clan() -> None:
    state = acting(PRO, 1, "place", influence={"choshu": [3, 1]})
    assert refusal(state, "1 place choshu") == ("too_few_points", "8.1(1)(ii)")
    assert blocking(state, "1 place choshu") == {"space": "choshu", "cost": 2, "points": 1}


@pytest.mark.rule("8.1(1)(iii)")
def test_kyo_always_costs_two() -> None:
    state = acting(ANTI, 3, "place")
    run(state, "0 place kyo")
    assert influence(state, "kyo") == [2, 0]
    assert refusal(state, "0 place kyo") == ("too_few_points", "8.1(1)(iii)")
    run(state, "0 place mito")
    assert decision(state) == "play_card"


@pytest.mark.rule("8.1(2)(iii)")
def test_influence_just_placed_extends_reach() -> None:
    state = acting(ANTI, 4, "place")
    assert "kaga" in targets(state, ANTI)
    assert refusal(state, "0 place nagaoka") == ("out_of_reach", "8.1")
    run(state, "0 place kaga", "0 place nagaoka")
    assert influence(state, "nagaoka") == [1, 0]


@pytest.mark.rule("8.1(2)(ii)")
def test_placing_can_win_control() -> None:
    state = acting(ANTI, 2, "place", influence={"tosa": [1, 0]})
    run(state, "0 place tosa")
    assert control(state, "tosa") == "anti"


@pytest.mark.rule("8.0(2)")
def test_one_point_a_round_at_each_port() -> None:
    state = acting(PRO, 4, "place", yokohama=True)
    run(state, "1 place nagasaki", "1 place yokohama")
    assert refusal(state, "1 place nagasaki") == ("port_limit", "8.0(2)")
    assert refusal(state, "1 place yokohama") == ("port_limit", "8.0(2)")
    assert influence(state, "nagasaki") == [1, 2]


@pytest.mark.rule("8.0(2)", "9.1(3)")
def test_each_side_has_its_own_limit_and_points_of_an_event_count() -> None:
    state = holding(PRO, "joi_execution")
    run(state, "1 play joi_execution", "1 use action_first", "1 kind place", "1 place nagasaki")
    run(state, "1 stop", "0 kind place", "0 place nagasaki")
    assert refusal(state, "0 place nagasaki") == ("port_limit", "8.0(2)")
    assert influence(state, "nagasaki") == [2, 2]


@pytest.mark.rule("8.0(2)")
def test_the_limit_at_the_ports_is_over_with_the_round() -> None:
    state = holding(ANTI, "sonno_joi", "shuseikan")
    run(state, "0 play sonno_joi", "0 use action", "0 kind place", "0 place nagasaki", "0 stop")
    run(state, "1 play kobu_gattai", "1 use action", "1 kind place", "1 stop")
    run(state, "0 play shuseikan", "0 use action", "0 kind place", "0 place nagasaki")
    assert influence(state, "nagasaki") == [3, 1]


@pytest.mark.rule("8.1")
def test_points_may_be_left_unused() -> None:
    state = acting(ANTI, 4, "place")
    run(state, "0 stop")
    assert facts_seen(state, "points_unused") == [{"seat": ANTI, "points": 4}]
    assert decision(state) == "play_card"


@pytest.mark.rule("8.1")
def test_the_action_ends_when_nothing_more_can_be_placed() -> None:
    state = acting(ANTI, 1, "place")
    run(state, "0 place satsuma")
    assert decision(state) == "play_card"
