"""Realignment: targets, prices, dice and losses (§8.2)."""

import pytest

from hatamoto.games.twilight.state import TwilightState
from tests.games.kit import blocking, decision, entry, facts_seen, legal, refusal, run
from tests.games.twilight.table import ANTI, PRO, acting, event, influence, targets


def bonus(state: TwilightState, seat: int, space: str) -> object:
    """The clans that help the acting player and the other."""
    return entry(entry(state.view(seat)["asked"])["bonus"])[space]


@pytest.mark.rule("8.2(3)(i)")
def test_a_target_has_opposing_influence_in_or_next_to_your_own() -> None:
    state = acting(ANTI, 4, "realign")
    assert {"fukui", "mito", "nagasaki", "kumamoto", "hamada"} <= targets(state, ANTI)
    assert refusal(state, "0 realign satsuma") == ("no_opponent_there", "8.2(3)(i)")
    assert refusal(state, "0 realign owari") == ("out_of_reach", "8.2(3)(i)")
    assert refusal(state, "0 realign yokohama") == ("port_closed", "2.24(2)(iii)")


@pytest.mark.rule("8.2(3)(ii)")
def test_each_side_adds_the_clans_it_controls_around_the_target() -> None:
    both = {"hikone": [0, 3], "tottori": [3, 0], "okayama": [4, 0], "kyo": [2, 2]}
    state = acting(PRO, 4, "realign", influence=both)
    assert bonus(state, PRO, "kyo") == [1, 2]
    run(state, "1 realign kyo", "nature roll 4", "nature roll 3")
    assert facts_seen(state, "realignment_rolled") == [
        {
            "seat": PRO, "space": "kyo", "number": 4, "other_number": 3, "bonus": 1,
            "other_bonus": 2, "total": 5, "other_total": 5,
        }
    ]  # fmt: skip


@pytest.mark.rule("8.2(3)(ii)")
def test_the_target_itself_counts_for_its_controller() -> None:
    state = acting(ANTI, 4, "realign", influence={"hamada": [0, 2]})
    assert bonus(state, ANTI, "hamada") == [0, 1]


@pytest.mark.rule("8.2(3)(iii)")
def test_equal_totals_change_nothing() -> None:
    state = acting(ANTI, 2, "realign", influence={"fukui": [2, 2]})
    run(state, "0 realign fukui", "nature roll 4", "nature roll 4")
    assert influence(state, "fukui") == [2, 2]
    assert facts_seen(state, "realignment_tied") == [{"space": "fukui"}]


@pytest.mark.rule("8.2(3)(iv)", "8.2(iii)")
def test_the_lower_total_loses_the_difference() -> None:
    state = acting(ANTI, 2, "realign", influence={"fukui": [4, 4]})
    run(state, "0 realign fukui", "nature roll 5", "nature roll 3")
    assert influence(state, "fukui") == [4, 2]
    run(state, "0 realign fukui", "nature roll 1", "nature roll 4")
    assert influence(state, "fukui") == [2, 2]


@pytest.mark.rule("8.2(3)(v)")
def test_no_more_is_lost_than_there_is() -> None:
    state = acting(ANTI, 1, "realign", influence={"fukui": [4, 2]})
    run(state, "0 realign fukui", "nature roll 6", "nature roll 1")
    assert facts_seen(state, "influence_removed") == [
        {"seat": PRO, "space": "fukui", "amount": 2, "influence": 0}
    ]
    assert influence(state, "fukui") == [4, 1]


@pytest.mark.rule("8.2(1)(i)", "8.2(i)", "8.2(2)(i)", "8.2(2)(ii)")
def test_attempts_are_made_one_after_another_also_twice_in_a_space() -> None:
    state = acting(ANTI, 2, "realign", influence={"fukui": [4, 4]})
    run(state, "0 realign fukui", "nature roll 3", "nature roll 3")
    assert decision(state) == "realign"
    run(state, "0 realign fukui", "nature roll 3", "nature roll 3")
    assert decision(state) == "play_card"


@pytest.mark.rule("8.2(1)(ii)")
def test_an_attempt_in_kyo_costs_two() -> None:
    state = acting(ANTI, 3, "realign", influence={"kyo": [3, 3]})
    run(state, "0 realign kyo", "nature roll 3", "nature roll 3")
    assert refusal(state, "0 realign kyo") == ("too_few_points", "8.2(1)(ii)")
    assert blocking(state, "0 realign kyo") == {"space": "kyo", "cost": 2, "points": 1}


@pytest.mark.rule("8.2(2)", "8.2(2)(iii)")
def test_the_rest_may_be_abandoned() -> None:
    state = acting(ANTI, 4, "realign")
    assert legal(state, ANTI)[-1] == "stop"
    run(state, "0 realign fukui", "nature roll 3", "nature roll 3", "0 stop")
    assert facts_seen(state, "points_unused") == [{"seat": ANTI, "points": 3}]


@pytest.mark.rule("8.2(2)")
def test_the_action_ends_when_no_target_is_left() -> None:
    apart = {space: [0, 0] for space in ("kaga", "sendai")}
    state = acting(ANTI, 1, "realign", influence={"fukui": [2, 1], **apart})
    run(state, "0 realign fukui", "nature roll 6", "nature roll 1")
    assert decision(state) == "play_card"


@pytest.mark.rule("8.0(2)")
def test_one_attempt_a_round_at_a_port() -> None:
    state = acting(ANTI, 2, "realign", influence={"nagasaki": [2, 2]})
    run(state, "0 realign nagasaki", "nature roll 3", "nature roll 3")
    assert refusal(state, "0 realign nagasaki") == ("port_limit", "8.0(2)")


@pytest.mark.rule("8.2(3)(i)")
def test_without_a_target_the_kind_cannot_be_chosen() -> None:
    state = event(ANTI, "joi_execution")
    assert "kind realign" in legal(state, ANTI)
    alone = acting(PRO, 1, influence={"kyo": [1, 2]})
    assert "kind realign" in legal(alone, PRO)


@pytest.mark.rule("8.2(ii)")
def test_the_dice_stay_in_sight() -> None:
    state = acting(ANTI, 2, "realign")
    run(state, "0 realign fukui", "nature roll 4")
    assert state.view(ANTI)["dice"] == [4]
    run(state, "nature roll 2")
    assert state.view(PRO)["dice"] == [4, 2]
