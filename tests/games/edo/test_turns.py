"""Phase 2: three passes in turn order; movement for pay before the action."""

import pytest

from tests.games.edo.table import PLENTY, good, goods, laid, offered, plan_all, samurai, turn, why
from tests.games.kit import decision, facts_of, legal, run

ONE = {"samurai": ["sakura"], "ryo": 5}


@pytest.mark.rule("perform/order")
def test_all_execute_the_first_card_then_the_second_then_the_third() -> None:
    state = laid(start=1)
    plan_all(state, "court travel", "works quarry", "domain money", seat=1)
    order: list[tuple[int, int]] = []
    for _ in range(9):
        order.append((state.passes, state.to_act()[0]))
        run(state, f"{state.to_act()[0]} stop")
    assert order == [(p, s) for p in range(3) for s in (1, 2, 0)]


@pytest.mark.rule("perform/order")
def test_a_card_is_shown_when_its_turn_comes() -> None:
    state = laid(players=[{"neutrals": 1}, {}, {}])
    plan_all(state, "domain money 1 1", "court travel", "works quarry")
    shown = facts_of(state, "card_shown")
    assert shown == [
        {
            "seat": 0, "slot": 1, "card": "domain", "action": "money",
            "own": 1, "neutral": 1, "black": 0,
        }
    ]  # fmt: skip


@pytest.mark.rule("perform/stop")
def test_a_turn_ends_only_by_the_players_word() -> None:
    state = turn("domain money 1")
    run(state, "0 collect")
    assert legal(state)[-1] == "stop"
    assert state.to_act() == [0]
    run(state, "0 stop")
    assert state.to_act() == [1]


@pytest.mark.rule("perform/stop")
def test_doing_nothing_is_allowed() -> None:
    state = turn("domain money 3")
    run(state, "0 stop")
    assert good(state, "ryo") == 10
    assert facts_of(state, "turn_ended") == [{"seat": 0}]


@pytest.mark.rule("perform/officials")
def test_each_step_uses_an_official() -> None:
    state = turn("domain money 2")
    run(state, "0 collect", "0 collect")
    assert why(state, "0 collect") == ("perform/officials", "no_official")
    assert good(state, "ryo") == 20


@pytest.mark.rule("move/samurai")
def test_a_samurai_moves_any_distance_for_pay() -> None:
    state = turn("domain money", me=ONE)
    run(state, "0 move samurai sakura", "0 to edo")
    assert (samurai(state), good(state, "ryo")) == (["edo"], 3)
    assert facts_of(state, "samurai_moved") == [
        {"seat": 0, "from_space": "sakura", "to_space": "edo", "price": 2}
    ]


@pytest.mark.rule("move/samurai")
def test_a_card_without_officials_still_gives_the_movement() -> None:
    state = turn("works quarry", me=ONE)
    assert offered(state, "move samurai") == ["sakura"]


@pytest.mark.rule("move/samurai")
def test_only_own_samurai_that_have_not_moved() -> None:
    state = turn("domain money", me=ONE, others=[{"samurai": ["edo"]}])
    assert why(state, "0 move samurai edo") == ("move/samurai", "no_samurai")
    run(state, "0 move samurai sakura", "0 to forestry_1")
    assert why(state, "0 move samurai forestry_1") == ("move/samurai", "has_moved")
    assert why(state, "0 move samurai mito") == ("setup/board", "not_on_side")


@pytest.mark.rule("move/merchant")
def test_the_merchant_moves_like_a_samurai_once_a_turn() -> None:
    state = turn("domain money", me=ONE)
    run(state, "0 move merchant", "0 to sakura")
    assert (state.view(0)["merchant"], good(state, "ryo")) == ("sakura", 3)
    assert why(state, "0 move merchant") == ("move/merchant", "has_moved")


@pytest.mark.rule("move/price")
def test_a_road_costs_one_ryo() -> None:
    state = turn("domain money", me={"samurai": ["border_east"], "ryo": 3})
    run(state, "0 move samurai border_east")
    assert "to river_sumida" in legal(state)
    assert why(state, "0 to quarry_2") == ("move/price", "too_far")
    run(state, "0 to edo")
    assert good(state, "ryo") == 0


@pytest.mark.rule("move/price")
def test_without_money_nothing_moves() -> None:
    state = turn("domain money", me={"samurai": ["sakura"], "ryo": 0})
    assert why(state, "0 move samurai sakura") == ("move/price", "no_ryo")
    assert why(state, "0 move merchant") == ("move/merchant", "no_ryo")
    assert legal(state) == ["stop"]


@pytest.mark.rule("move/price")
def test_a_piece_goes_somewhere_else_on_this_side() -> None:
    state = turn("domain money", me=ONE)
    run(state, "0 move samurai sakura")
    assert why(state, "0 to sakura") == ("move/samurai", "same_space")
    assert why(state, "0 to kofu") == ("setup/board", "not_on_side")


@pytest.mark.rule("move/before")
def test_the_first_step_of_the_action_ends_the_movement() -> None:
    state = turn("domain money 2", me=ONE)
    run(state, "0 collect")
    assert why(state, "0 move samurai sakura") == ("move/before", "movement_over")
    assert why(state, "0 move merchant") == ("move/before", "movement_over")


@pytest.mark.rule("move/before")
def test_all_pieces_can_move_in_any_order_before_the_action() -> None:
    state = turn("domain money 1", me={**PLENTY, "samurai": ["edo", "edo", "sakura"]})
    run(state, "0 move samurai edo", "0 to sakura", "0 move merchant", "0 to sakura")
    run(state, "0 move samurai sakura", "0 to edo", "0 move samurai edo", "0 to kawagoe")
    assert samurai(state) == ["edo", "sakura", "kawagoe"]
    assert offered(state, "move samurai") == []
    run(state, "0 collect")
    assert goods(state) == [9, 9, 9, 60 - 2 - 2 - 2 - 2 + 5]


def test_a_turn_says_its_card() -> None:
    state = turn("works travel 1")
    assert decision(state) == "turn_travel"
    frame = state.top()
    facts = state.game.kind(frame).facts(state, frame)
    assert facts == {"slot": 1, "card": "works", "action": "travel"}
