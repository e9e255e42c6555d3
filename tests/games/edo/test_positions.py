"""Positions: what a person writes by hand, and what a game writes."""

import pytest

from hatamoto.bots.greedy import preferred
from hatamoto.games.edo import GAME
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import loaded_match, new_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.edo.table import MODULES, again, bad, goods, laid, position, turn, wandered
from tests.games.kit import decision, run


@pytest.mark.parametrize("modules", MODULES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_written_and_read_is_the_same_state(modules: str, seats: int) -> None:
    match, rng = new_match(GAME, seats, {"modules": modules}, auto=False), Rng(seats)
    for count, (seat, action) in enumerate(wandered(match, rng)):
        if count % 11 == 0:
            loaded = again(match)
            assert fingerprint(loaded.state) == fingerprint(match.state)
            assert loaded.position() == match.position()
        match.act(seat, action)
    assert fingerprint(again(match).state) == fingerprint(match.state)


def test_positions_of_a_sensible_game_are_read_too() -> None:
    match, rng = new_match(GAME, 3, {"modules": "all"}, auto=False), Rng(11)
    count = 0
    while match.state.to_act():
        state, seat = match.state, match.state.actor()
        if count % 23 == 0:
            assert fingerprint(again(match).state) == fingerprint(state)
            allowed = [a for a in range(GAME.verbs.size) if state.refusal(seat, a) is None]
            assert allowed == sorted(state.legal(seat))
        count += 1
        match.act(
            seat, state.draw(rng) if seat == NATURE else preferred(GAME, state, seat, 30, rng)
        )
    assert count > 200


def test_a_position_that_leaves_all_to_chance_is_a_new_game() -> None:
    assert GAME.load({"seats": 4, "start": "draw"}).position() == GAME.new(4).position()
    options = {"modules": "all"}
    assert GAME.load({"seats": 2, "options": options, "start": "draw"}).position() == (
        GAME.new(2, options).position()
    )


def test_a_new_game_that_knows_its_merchant_is_not_all_left_to_chance() -> None:
    fields: dict[str, object] = {"seats": 2, "start": "draw", "merchant_card": "m02"}
    match = loaded_match(GAME, fields, auto=False)
    assert not match.game.is_resting(match.state)
    assert fingerprint(again(match).state) == fingerprint(match.state)


@pytest.mark.parametrize("step", ["setup", "round", "plan", "perform"])
def test_seat_0_begins_when_nobody_is_named(step: str) -> None:
    state = GAME.load({"seats": 3, "step": step})
    asked = []
    while state.actor() == NATURE:
        asked.append(decision(state))
        state.apply(NATURE, state.legal(NATURE)[0])
    assert "choose_start" not in asked
    assert state.view(0)["start"] == 0


def test_what_chance_sets_is_drawn_when_left_out() -> None:
    state = GAME.load({"seats": 3, "round": 3, "start": 1, "tiles": {"edo": "edo_9"}})
    assert (decision(state), state.actor()) == ("lay_tile", NATURE)
    while state.actor() == NATURE:
        state.apply(NATURE, state.legal(NATURE)[0])
    assert (state.rounds, state.first, decision(state)) == (3, 1, "make_plan")


@pytest.mark.parametrize(
    ("step", "opened"),
    [
        ("setup", "take_package"), ("round", "make_plan"), ("plan", "make_plan"),
        ("perform", "turn_rice_delivery"), ("wages", "open_merchant"), ("limit", "open_merchant"),
    ],
)  # fmt: skip
def test_a_step_opens_the_game_at_a_natural_place(step: str, opened: str) -> None:
    state = laid(step=step, round=0 if step == "setup" else 1)
    assert decision(state) == opened


def test_a_seat_is_told_only_its_own_plan() -> None:
    state = turn("court travel 2", also=["domain money 1", "works quarry"])
    for seat in (1, WATCHER):
        plans = state.position(seat)["plans"]
        assert isinstance(plans, dict)
        assert plans["0"]["slots"] == ["court travel 2 0 0", "draw", "draw"]
    with pytest.raises(BadPosition, match="is not a card"):
        GAME.load(state.position(1))


def test_black_and_done_samurai_are_told_and_come_back_by_lines() -> None:
    match = loaded_match(GAME, position(3, "tokken", **with_black()), auto=False)
    for line in ("move samurai edo", "to sakura", "enter black border_east"):
        match.act(0, GAME.parse(line))
    players = match.state.position()["players"]
    assert isinstance(players, list)
    assert players[0]["samurai"] == ["sakura", "border_east black"]
    saved = match.position()
    assert saved["lines"] == ["0 move samurai edo", "0 to sakura", "0 enter black border_east"]
    assert fingerprint(again(match).state) == fingerprint(match.state)


def with_black() -> dict[str, object]:
    """Seat 0 begins a travel with a black official."""
    plan = ["court travel 0 0 1", "domain money 0 0 0", "works quarry 0 0 0"]
    return {
        "step": "perform",
        "plans": {"0": plan},
        "players": [{"samurai": ["edo"]}, {}, {}],
    }


@pytest.mark.parametrize("key", ["open", "together", "answers", "turn"])
def test_what_is_half_done_is_given_by_its_lines(key: str) -> None:
    state = turn("domain money 2")
    run(state, "0 collect")
    assert {"open", "turn"} <= state.position().keys()
    reason = f"{key}: give the lines of a half-done decision in 'lines'"
    assert reason in bad(**{key: ["next_turn step", "turn_money 0"]})


def test_what_is_open_is_told_by_name() -> None:
    state = turn("works travel 1", me={"samurai": ["edo"]})
    run(state, "0 move samurai edo")
    assert state.position()["open"] == [
        {"decision": "next_turn", "seat": "step"},
        {"decision": "turn_travel", "seat": 0, "slot": 0},
        {"decision": "move_samurai", "seat": 0, "space": 0},
    ]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["0 to sakura"], "lines: '0 to sakura' is not legal here"),
        (["1 move samurai edo"], "is not legal here"),
        (["0 fly"], "lines: '0 fly' is not an action"),
        (["9 stop"], "names no seat"),
    ],
)
def test_a_line_that_cannot_be_played_is_named(lines: list[str], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        loaded_match(GAME, {**position(3, "tokken", **with_black()), "lines": lines})


@pytest.mark.rule("plan/secret")
def test_who_has_begun_to_plan_is_nobodys_business() -> None:
    state = laid(step="plan")
    before = [state.position(seat) for seat in (0, 1, WATCHER)]
    run(state, "1 plan 1 domain money")
    assert [state.position(seat) for seat in (0, WATCHER)] == [before[0], before[2]]
    assert "step" not in state.position(1)
    assert "step" not in state.position()


def test_goods_left_out_have_their_set_up_value() -> None:
    assert goods(laid(players=[{"wood": 2}, {}, {}])) == [2, 0, 0, 10]


def test_a_position_of_rules_number_1_plays_on() -> None:
    state = GAME.load({"seats": 3, "rules": 1})
    assert state.position() == GAME.load({"seats": 3}).position()
    assert state.position()["rules"] == GAME.rules_number == 2


def test_the_usual_position_of_these_tests_loads() -> None:
    assert GAME.load(position(4, "all")).seats == 4
