"""Coup: targets, the coup value, intervention (§8.3, §11.2)."""

import pytest

from hatamoto.kernel.seats import WATCHER
from tests.games.kit import blocking, decision, facts_seen, legal, refusal, run
from tests.games.twilight.table import ANTI, PRO, acting, influence, targets


@pytest.mark.rule("8.3(1)(i)")
def test_a_target_is_a_clan_with_opposing_influence_near_your_own() -> None:
    state = acting(ANTI, 4, "coup", influence={"kyo": [1, 2]})
    assert targets(state, ANTI) == {
        "kumamoto", "kokura", "hamada", "matsue", "matsuyama", "takamatsu", "kishu", "fukui",
        "hikone", "mito", "aizu", "shonai",
    }  # fmt: skip
    assert refusal(state, "0 coup satsuma") == ("no_opponent_there", "8.3(1)(i)")
    assert refusal(state, "0 coup owari") == ("out_of_reach", "8.3(1)(i)")


@pytest.mark.rule("8.3(1)(i)")
@pytest.mark.parametrize("space", ["kyo", "nagasaki", "yokohama", "edo_bakufu"])
def test_no_coup_outside_the_clans(space: str) -> None:
    state = acting(ANTI, 4, "coup", influence={"kyo": [1, 2]})
    assert refusal(state, f"0 coup {space}") == ("not_a_clan", "8.3(1)(i)")


@pytest.mark.rule("8.3(1)(i)")
def test_influence_next_door_may_be_in_kyo() -> None:
    state = acting(ANTI, 4, "coup")
    assert "hikone" in targets(state, ANTI)


@pytest.mark.rule("8.3(1)(ii)", "8.3(1)(iii)", "8.3(1)(iv)", "8.3(i)", "8.3(ii)")
def test_the_coup_value_removes_and_then_gains() -> None:
    state = acting(ANTI, 4, "coup", influence={"tosa": [1, 2]})
    run(state, "0 coup tosa", "nature roll 5")
    assert facts_seen(state, "coup_rolled") == [
        {"seat": ANTI, "space": "tosa", "number": 5, "points": 4, "stability": 2, "value": 5}
    ]
    assert influence(state, "tosa") == [4, 0]


@pytest.mark.rule("8.3(1)(iii)")
def test_a_small_value_only_removes() -> None:
    state = acting(ANTI, 3, "coup", influence={"tosa": [1, 4]})
    run(state, "0 coup tosa", "nature roll 3")
    assert influence(state, "tosa") == [1, 2]


@pytest.mark.rule("8.3(1)(ii)", "8.3(2)")
def test_a_value_of_nothing_still_raises_intervention() -> None:
    state = acting(ANTI, 1, "coup", influence={"tosa": [1, 4]})
    run(state, "0 coup tosa", "nature roll 3")
    assert influence(state, "tosa") == [1, 4]
    assert state.view(WATCHER)["intervention"] == 1


@pytest.mark.rule("8.3(2)", "2.23(5)(i)")
def test_every_coup_raises_intervention() -> None:
    state = acting(ANTI, 4, "coup", intervention=2)
    run(state, "0 coup mito", "nature roll 1")
    assert facts_seen(state, "intervention_raised") == [{"level": 3}]
    assert decision(state) == "play_card"


@pytest.mark.rule("11.2(i)", "2.23(5)(ii)")
def test_no_coup_at_intervention_four() -> None:
    state = acting(ANTI, 4, intervention=4)
    assert "kind coup" not in legal(state, ANTI)
    assert refusal(state, "0 kind coup") == ("coup_banned", "11.2(i)")
    assert blocking(state, "0 kind coup") == {"level": 4}
    assert state.view(WATCHER)["coup_allowed"] is False
    assert state.view(WATCHER)["coup_ban"] == 4


@pytest.mark.rule("8.3(1)(i)")
def test_a_coup_once_chosen_is_made() -> None:
    state = acting(PRO, 4, "coup")
    assert refusal(state, "1 stop") == ("wrong_verb", "8.3(1)(i)")
