"""Phase 1: three cards in secret, with officials, changeable until all are ready."""

import pytest

from hatamoto.games.edo import GAME
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.match import loaded_match
from hatamoto.kernel.seats import WATCHER
from tests.games.edo.table import IDLE, laid, offered, plan_all, player, position, why
from tests.games.kit import decision, facts_of, legal, run

HOME = {"samurai": ["sakura"]}


@pytest.mark.rule("plan/secret")
def test_everybody_plans_at_the_same_time() -> None:
    state = laid()
    assert state.to_act() == [0, 1, 2]
    assert decision(state) == "make_plan"


@pytest.mark.rule("plan/cards")
def test_a_card_has_one_of_its_actions_down() -> None:
    state = laid()
    assert offered(state, "plan") == [
        "1 domain rice_delivery", "1 domain money", "1 domain forestry", "1 domain building",
        "1 court travel", "1 court rice_field", "1 court trading", "1 court recruit",
        "1 works quarry", "1 works building", "1 works authorization", "1 works travel",
    ]  # fmt: skip
    assert why(state, "0 plan 1 domain quarry") == ("plan/cards", "not_on_card")


@pytest.mark.rule("plan/cards")
def test_three_different_cards_of_ones_own_are_planned_in_order() -> None:
    state = laid()
    run(state, "0 plan 1 court travel", "0 officials 1 1 0 0")
    assert why(state, "0 plan 2 court trading") == ("plan/cards", "card_planned")
    assert why(state, "0 plan 3 domain money") == ("plan/cards", "wrong_slot")
    assert why(state, "0 plan 2 woodcutters forestry") == ("plan/cards", "not_your_card")
    run(state, "0 plan 2 domain money", "0 officials 2 0 0 0")
    assert why(state, "0 plan 3 domain forestry") == ("plan/cards", "card_planned")
    assert {words.split()[1] for words in offered(state, "plan")} == {"works"}


@pytest.mark.rule("plan/cards")
def test_a_special_card_replaces_a_start_card() -> None:
    state = laid(players=[{"cards": ["corvee"]}, {}, {}])
    assert {words.split()[1] for words in offered(state, "plan")} == {
        "domain", "court", "works", "corvee",
    }  # fmt: skip
    run(state, "0 plan 1 corvee quarry", "0 officials 1 3 0 0")
    assert "plan 2 works quarry" in legal(state)


@pytest.mark.rule("plan/officials")
def test_officials_are_none_up_to_the_most_of_the_action() -> None:
    state = laid(players=[HOME, {}, {}])
    run(state, "0 plan 1 domain building")
    assert offered(state, "officials") == ["1 0 0 0", "1 1 0 0", "1 2 0 0"]
    assert why(state, "0 officials 1 3 0 0") == ("plan/officials", "too_many_officials")
    assert why(state, "0 officials 2 1 0 0") == ("plan/officials", "wrong_slot")


@pytest.mark.rule("plan/officials")
def test_only_officials_at_home_can_be_planned() -> None:
    state = laid(players=[{"samurai": ["sakura", "edo", "edo", "edo"], "neutrals": 1}, {}, {}])
    run(state, "0 plan 1 domain money")
    assert why(state, "0 officials 1 2 0 0") == ("plan/officials", "too_few_own")
    assert why(state, "0 officials 1 0 2 0") == ("plan/officials", "too_few_neutral")
    assert why(state, "0 officials 1 0 0 1") == ("plan/officials", "too_few_black")
    run(state, "0 officials 1 1 1 0", "0 plan 2 court travel")
    assert offered(state, "officials") == ["2 0 0 0"]


@pytest.mark.rule("plan/officials")
def test_officials_of_all_sorts_count_together() -> None:
    state = laid(players=[{"neutrals": 3}, {}, {}])
    run(state, "0 plan 1 domain forestry")
    assert offered(state, "officials") == [
        "1 0 0 0", "1 0 1 0", "1 0 2 0", "1 1 0 0", "1 1 1 0", "1 2 0 0",
    ]  # fmt: skip


@pytest.mark.rule("plan/ready")
def test_plans_are_locked_when_the_last_is_ready() -> None:
    state = laid()
    plan_all(state, *IDLE)
    assert facts_of(state, "plans_locked") == [{"round": 1}]
    assert decision(state) == "turn_money"


@pytest.mark.rule("plan/ready")
def test_ready_comes_after_the_third_slot() -> None:
    state = laid()
    assert why(state, "0 ready") == ("plan/secret", "not_next")
    run(state, "0 plan 1 court travel")
    assert why(state, "0 plan 2 domain money") == ("plan/secret", "not_next")


@pytest.mark.rule("plan/ready")
def test_a_plan_can_be_taken_back_until_all_are_ready() -> None:
    match = loaded_match(GAME, position(), secret_from_seed(1))
    for words in ("plan 1 court travel", "officials 1 1 0 0"):
        match.act(0, GAME.parse(words))
    match.undo(0)
    match.undo(0)
    assert legal_of(match.state.legal(0)) == "plan 1 domain rice_delivery"
    answers = match.state.view(0)["you"]
    assert isinstance(answers, dict)
    assert answers["answers"] == []


def legal_of(actions: list[int]) -> str:
    """The first of some actions, as it is written."""
    return GAME.notation(actions[0])


@pytest.mark.rule("plan/secret")
def test_nobody_sees_what_another_plans() -> None:
    state = laid()
    before = state.view(1), state.view(WATCHER)
    run(state, "0 plan 1 court travel", "0 officials 1 2 0 0")
    assert (state.view(1), state.view(WATCHER)) == before
    mine = state.view(0)["you"]
    assert isinstance(mine, dict)
    assert mine["answers"] == ["plan 1 court travel", "officials 1 2 0 0"]


@pytest.mark.rule("plan/secret")
def test_a_locked_plan_is_shown_card_by_card() -> None:
    state = laid()
    plan_all(state, "court travel 2", "domain money 1", "works quarry", seat=1)
    assert player(state, 1)["plan"] == [None, None, None]
    mine = state.view(1)["you"]
    assert isinstance(mine, dict)
    assert mine["plan"][1] == {
        "card": "domain", "action": "money", "own": 1, "neutral": 0, "black": 0,
    }  # fmt: skip
    run(state, "0 stop")
    shown = player(state, 1)["plan"]
    assert isinstance(shown, list)
    assert shown[1:] == [None, None]
    assert shown[0]["action"] == "travel"


def test_the_position_of_another_seat_hides_the_plan() -> None:
    state = laid()
    plan_all(state, "court travel 2", "domain money 1", "works quarry", seat=1)
    plans = state.position(0)["plans"]
    assert isinstance(plans, dict)
    assert plans["1"]["slots"] == ["draw", "draw", "draw"]
    assert plans["0"]["slots"][0] == "domain money 0 0 0"
