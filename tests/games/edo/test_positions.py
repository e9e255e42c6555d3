"""Positions: what a person writes by hand, and what could never have been."""

import json

import pytest

from hatamoto.bots.greedy import preferred
from hatamoto.games.edo import GAME
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.edo.table import (
    MODULES,
    bad,
    decision,
    finished,
    goods,
    laid,
    legal,
    position,
    run,
    turn,
    wander,
)

HOME = ["begin_round step"]


@pytest.mark.parametrize("modules", MODULES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_written_and_read_is_the_same_state(modules: str, seats: int) -> None:
    for count, state in enumerate(wander(GAME.new(seats, {"modules": modules}), Rng(seats))):
        if count % 11 == 0:
            written = json.loads(json.dumps(state.position()))
            again = GAME.load(written)
            assert again.position() == written
            seat = state.actor()
            assert (again.to_act(), again.legal(seat)) == (state.to_act(), state.legal(seat))


def test_positions_of_a_sensible_game_are_read_too() -> None:
    state, rng = GAME.new(3, {"modules": "all"}), Rng(11)
    count = 0
    while state.to_act():
        seat = state.actor()
        if count % 23 == 0:
            assert GAME.load(state.position()).position() == state.position()
            legal = state.legal(seat)
            allowed = [a for a in range(GAME.verbs.size) if state.refusal(seat, a) is None]
            assert allowed == sorted(legal)
        count += 1
        action = state.draw(rng) if seat == NATURE else preferred(GAME, state, seat, 30, rng)
        state.apply(seat, action)
    assert count > 200


def test_a_position_that_leaves_all_to_chance_is_a_new_game() -> None:
    assert GAME.load({"seats": 4, "start": "draw"}).position() == GAME.new(4).position()
    options = {"modules": "all"}
    assert GAME.load({"seats": 2, "options": options, "start": "draw"}).position() == (
        GAME.new(2, options).position()
    )


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
    assert (state.rounds, state.first, decision(state)) == (3, 1, "plan")


@pytest.mark.parametrize(
    ("step", "opened"),
    [
        ("setup", "take_package"), ("round", "plan"), ("plan", "plan"),
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


def test_samurai_may_be_black_and_done() -> None:
    state = turn("court travel 0 0 1", modules="tokken", me={"samurai": ["edo"]})
    run(state, "0 move samurai edo", "0 to sakura", "0 enter black border_east")
    again = GAME.load(state.position())
    assert again.position() == state.position()
    players = state.position()["players"]
    assert isinstance(players, list)
    assert players[0]["samurai"] == ["sakura", "border_east black"]


def test_goods_left_out_have_their_set_up_value() -> None:
    assert goods(laid(players=[{"wood": 2}, {}, {}])) == [2, 0, 0, 10]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"moon": 1}, "a position has no field"),
        ({"round": 11}, "round must be"),
        ({"start": 3}, "start must be"),
        ({"acted": [9]}, "acted must be"),
        ({"players": [{}]}, "players: there is an object for each"),
        ({"players": [{}, {}, 3]}, "players: each is an object"),
        ({"players": [{"ryo": -1}, {}, {}]}, "ryo must be"),
        ({"players": [{"gold": 1}, {}, {}]}, "a position has no field"),
        ({"players": [{"neutrals": 7}, {"neutrals": 6}, {}]}, "there are 12 in all"),
        ({"players": [{"cards": ["domain"]}, {}, {}]}, "is none of"),
        ({"players": [{"cards": ["woodcutters"]}, {}, {}]}, "is in two places"),
        ({"players": [{"samurai": ["edo"] * 6}, {}, {}]}, "has 5 officials"),
        ({"players": [{"samurai": ["edo"] * 8}, {}, {}]}, "has not so many"),
        ({"players": [{"samurai": ["mito"]}, {}, {}]}, "not on this side"),
        ({"players": [{"samurai": ["edo done done"]}, {}, {}]}, "says a thing twice"),
        ({"players": [{"samurai": ["edo black"]}, {}, {}]}, "belong to an open turn"),
        ({"players": [{"samurai": [4]}, {}, {}]}, "is none of"),
        ({"players": [{"package": "k1"}, {"package": "k1"}, {}]}, "two have the same package"),
        ({"players": [{"town": "edo"}, {}, {}]}, "an open town around Edo"),
        ({"players": [{"temples": ["rice_1"]}, {}, {}]}, "Jiin is not in play"),
        ({"players": [{"privileges": ["site"]}, {}, {}]}, "Tokken is not in play"),
        ({"players": [{"tokens": 1}, {}, {}]}, "Ronin is not in play"),
        ({"ronin": ["rice_1"]}, "its module is not in play"),
        ({"demands": ["local_1"]}, "its module is not in play"),
        ({"tiles": {"edo": "town_5"}}, "cannot lie on edo"),
        ({"tiles": {"mito": "town_5"}}, "no city in use"),
        ({"tiles": {"sakura": "town_5"}}, "laid city by city"),
        ({"cities": {"mito": {}}}, "no city in use"),
        ({"cities": {"edo": 3}}, "each is an object"),
        ({"cities": {"edo": {"buildings": ["house 0"] * 7}}}, "has 6 building sites"),
        ({"cities": {"edo": {"buildings": ["post 0"]}}}, "there can be no post"),
        ({"cities": {"edo": {"buildings": ["tower 0"]}}}, "is none of"),
        ({"cities": {"edo": {"buildings": ["house 9"]}}}, "is none of"),
        ({"cities": {"edo": {"fortresses": 3}}}, "fortresses must be"),
        ({"merchant_top": "m01"}, "a card is in two places"),
        ({"merchant_card": None, "merchants_past": ["m02"]}, "the first card is the current one"),
        ({"specials": ["corvee"] * 2}, "is in two places"),
        ({"specials": ["domain"]}, "is none of"),
        ({"step": "tea"}, "step:"),
        ({"ended": "points"}, "do not say so"),
        ({"ended": "merchants", "step": "plan"}, "nothing is open once the game has ended"),
        ({"answers": {"0": ["ready"]}}, "cannot answer"),
        ({"options": {"modules": "most"}}, "option modules cannot be"),
        ({"options": {"modules": []}}, "cannot be a list"),
    ],
)  # fmt: skip
def test_a_slip_is_named(fields: dict[str, object], reason: str) -> None:
    assert reason in bad(**fields)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"players": [{"temples": ["edo"]}, {}, {}]}, "there can be none on edo"),
        ({"players": [{"temples": ["rice_1"]}, {"temples": ["rice_1"]}, {}]}, "there can be none"),
        ({"players": [{"temples": ["rice_1"] * 4}, {}, {}]}, "has not so many"),
        ({"players": [{"privileges": ["site"]}, {}, {}]}, "not so many site"),
        ({"players": [{"privileges": ["income"] * 16}, {}, {}]}, "there are not so many"),
        ({"demands": ["local_1", None, "local_2"]}, "fill the columns from the right"),
        ({"demands": [None, "local_1", "local_2", "local_3"]}, "when the columns are full"),
        ({"demands": ["local_1"] * 3}, "one is in two places"),
        ({"demands": ["local_1"] * 5}, "three columns"),
        ({"privileges": [None, "site"]}, "fill the columns from the left"),
        ({"privileges": ["site", None, None, "trade"]}, "when the columns are full"),
        ({"ronin": ["edo"]}, "none can be on edo"),
        ({"ronin": ["rice_1"] * 4}, "there are 3"),
        ({"locations_out": ["city"] * 2}, "there are 1 city"),
        ({"locations_out": ["choice"] * 4}, "3 at most"),
        ({"players": [{"tokens": 9}, {"tokens": 9}, {}]}, "there are 15 in all"),
    ],
)
def test_a_slip_of_the_modules_is_named(fields: dict[str, object], reason: str) -> None:
    assert reason in bad(modules="all", **fields)


PLAN = ["domain money 1 0 0", "court travel 0 0 0", "works quarry 0 0 0"]


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (PLAN[:2], "three slots"),
        ("domain", "a list of three slots"),
        ([*PLAN[:2], "works quarry"], "three numbers"),
        ([*PLAN[:2], "domain money 0 0 0"], "three different cards"),
        ([*PLAN[:2], "corvee quarry 0 0 0"], "three different cards"),
        ([*PLAN[:2], "works money 0 0 0"], "works has no money"),
        ([*PLAN[:2], "works quarry 3 0 0"], "takes 2 officials"),
        ([*PLAN[:2], "works quarry 0 1 0"], "had not so many officials"),
        ({"slots": PLAN, "stock": {"own": 0}}, "had not so many officials"),
        ({"slots": PLAN, "stock": {"own": 4}}, "more officials at home"),
        ({"slots": PLAN, "stock": {"own": 5, "neutral": 3}}, "as its stock says"),
        ({"slots": PLAN, "stock": {"own": 5, "cards": ["corvee"]}}, "not the cards of its stock"),
    ],
)
def test_a_plan_that_nobody_could_have_made_is_refused(plan: object, reason: str) -> None:
    assert reason in bad(step="perform", plans={"0": plan})


STACKS: list[tuple[dict[str, object], str]] = [
    ({"open": ["pay_wages 0"]}, "no part of the game"),
    ({"open": ["begin_round step"], "round": 1}, "cannot be open here"),
    ({"open": ["begin_round step", "take_package 1"], "round": 0}, "not seat 1's turn"),
    ({"open": ["begin_round step", "choose_town 1"], "round": 0}, "when all have a package"),
    ({"open": ["begin_round step", "open_merchant nature"], "round": 1}, "cannot be open here"),
    ({"open": ["begin_round step", "begin_packages step"], "round": 0}, "nothing is left"),
    (
        {"open": ["begin_round step", "begin_packages step", "pay_wages 0"], "round": 0},
        "cannot be open here",
    ),
    ({"open": ["begin_plan step", "select_ronin 0"]}, "cannot be open here"),
    ({"open": ["next_turn step"]}, "all are locked"),
    ({"open": ["next_turn step", "turn_money 0"]}, "all are locked"),
    ({"open": ["begin_wages step 1", "pay_wages 0"]}, "all three are over"),
    ({"open": ["begin_wages step 1", "pay_wages 0"], "pass": 3}, "cannot be open here"),
    ({"open": ["begin_limit step 1", "discard_goods 0"], "pass": 3}, "cannot be open here"),
    ({"open": ["moon 0"]}, "is no open decision"),
    ({"open": [], "together": "plan step", "pass": 2}, "the passes begin"),
    ({"open": [], "together": "pay_income step"}, "only the planning"),
    ({"open": ["begin_wages step 1"], "together": "plan step"}, "either a stack"),
]


@pytest.mark.parametrize(("fields", "reason"), STACKS)
def test_a_stack_that_cannot_be_is_refused(fields: dict[str, object], reason: str) -> None:
    assert reason in bad(**fields)


def changed(state_fields: dict[str, object], **fields: object) -> str:
    """Why a saved position with some fields changed is refused; nothing if it is not."""
    try:
        GAME.load({**state_fields, **fields})
    except BadPosition as error:
        return str(error)
    return ""


def test_an_open_turn_fits_its_plan() -> None:
    saved = turn("domain money 2").position()
    assert changed(saved) == ""
    other = {"open": ["next_turn step", "turn_money 1"], "turn": None}
    assert "cannot be open" in changed(saved, **other)
    assert "cannot be open" in changed(saved, open=["next_turn step", "turn_travel 0"])
    assert "act in turn order" in changed(saved, acted=[])
    assert "act in turn order" in changed(saved, acted=[1])
    assert "own must be" in changed(saved, turn={"own": 3})
    assert "ends the movement" in changed(saved, turn={"own": 1})
    assert "moves before the action" in changed(
        saved, turn={"own": 1, "moving": False, "merchant_moved": True}
    )
    way = ["next_turn step", "turn_money 0", "move_samurai 0 3"]
    assert "cannot be open" in changed(saved, open=way)


def test_what_a_turn_asks_fits_the_turn() -> None:
    saved = turn("works travel 1", modules="all", me={"samurai": ["edo"]}).position()
    base = ["next_turn step", "turn_travel 0"]
    assert changed(saved, open=[*base, "move_samurai 0"]) == ""
    assert changed(saved, open=[*base, "move_merchant 0"]) == ""
    for asked in (
        ["move_merchant 0 1"], ["move_samurai 0 1"], ["relocate_samurai 0"],
        ["bring_samurai 0 7 2"],
        ["open_demand nature"], ["next_ronin step 7 0 1", "draw_location nature 7"],
        ["move_samurai 0", "move_samurai 0"], ["settle_ronin 0 7 1"], ["pay_wages 0"],
    ):  # fmt: skip
        assert "cannot be open" in changed(saved, open=[*base, *asked])


def test_a_dispersal_in_progress_fits_the_ronin() -> None:
    state = turn(
        "works travel 1", modules="ronin", me={"samurai": ["rice_1"] * 3},
        ronin=["rice_1", "rice_1", "quarry_1"],
    )  # fmt: skip
    run(state, "0 disperse rice_1", "0 resolve")
    saved = state.position()
    assert changed(saved) == ""
    assert "cannot be open" in changed(saved, ronin=["rice_1", "quarry_2", "quarry_1"])
    assert legal(GAME.load(saved), NATURE) == legal(state, NATURE)


def test_a_relocation_at_the_start_of_a_round_fits_the_ronin() -> None:
    state = laid(modules="ronin")
    run(state, "0 select quarry_1")
    saved = state.position()
    assert changed(saved) == ""
    assert "cannot be open" in changed(saved, start=1)
    assert "cannot be open" in changed(saved, ronin=["rice_1", "rice_1", "forestry_1"])
    settle = ["begin_plan step", "settle_ronin 0 10 2"]
    assert "cannot be open" in changed(saved, open=settle)


@pytest.mark.parametrize(
    "fields",
    [
        {"players": "x"}, {"players": [[], [], []]}, {"tiles": []}, {"cities": []}, {"open": 7},
        {"open": [7]}, {"plans": {"9": []}}, {"plans": []}, {"turn": []}, {"ronin": 5},
        {"acted": 1},
        {"together": []}, {"merchant": 4}, {"specials": {}}, {"round": True}, {"ended": 1},
        {"players": [{"cards": 1}, {}, {}]}, {"players": [{"samurai": [None]}, {}, {}]},
        {"open": ["next_turn step 70000"]}, {"open": ["turn_money 15"]},
    ],
)  # fmt: skip
def test_garbage_is_a_bad_position(fields: dict[str, object]) -> None:
    assert bad(modules="all", **fields)


@pytest.mark.parametrize(
    "fields",
    [
        {}, {"seats": "3"}, {"seats": True}, {"seats": 3, "options": []},
        {"game": "go", "seats": 3}, {"seats": 7},
        {"rules": 99, "seats": 3}, {"seats": 3, "options": {"modules": 1 << 80}},
    ],
)  # fmt: skip
def test_a_position_says_what_game_it_is_of(fields: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        GAME.load(fields)


def test_a_position_of_rules_number_1_plays_on() -> None:
    state = GAME.load({"seats": 3, "rules": 1})
    assert state.position() == GAME.load({"seats": 3}).position()
    assert state.position()["rules"] == GAME.rules_number == 2


def test_the_usual_position_of_these_tests_loads() -> None:
    assert GAME.load(position(4, "all")).seats == 4


# What the box has, and what a round leaves


WITHOUT_SUPPORT = ["site", "income", "trade", "full_wood"]


def called(*slots: str, support: int = 0) -> dict[str, object]:
    """A position in which seats 0 and 1 have black officials on these cards."""
    rest = ["court travel 0 0 0", "works quarry 0 0 0"]
    return {
        "modules": "tokken",
        "step": "perform",
        "privileges": WITHOUT_SUPPORT,
        "players": [{"privileges": ["support"] * support}, {}, {}],
        "plans": {str(seat): [slot, *rest] for seat, slot in enumerate(slots)},
    }


@pytest.mark.rule("tokken/privileges/b")
@pytest.mark.parametrize(
    ("fields", "count"),
    [
        (called("domain money 0 0 2", "domain money 0 0 2"), 4),
        (called("domain money 0 0 2", "domain money 0 0 1"), 3),
        (called("domain money 0 0 1", support=2), 3),
        (called("domain money 0 0 2", support=2), 4),
    ],
)
def test_there_are_two_black_officials(fields: dict[str, object], count: int) -> None:
    assert bad(**fields).startswith(f"plans: there are 2 black officials, not {count};")


@pytest.mark.rule("tokken/privileges/b")
def test_the_support_of_black_officials_on_cards_is_spent() -> None:
    fields = called("domain money 0 0 1", "domain money 0 0 1")
    fields.pop("modules")
    state = GAME.load({**position(3, "tokken"), **fields})
    assert state.position()["privileges_past"] == ["support", "support"]
    court = {**called("domain money 0 0 2"), "privileges": ["support", "site", "income", "trade"]}
    assert "the support tokens of the black officials on cards lie elsewhere" in bad(**court)
    assert "come with the module Tokken" in bad(
        step="perform", plans={"0": ["domain money 0 0 1", *PLAN[1:]]}
    )


@pytest.mark.parametrize("fields", [{}, {"step": "plan"}, {"open": [], "together": "plan step"}])
def test_nobody_plans_with_more_than_a_round_leaves(fields: dict[str, object]) -> None:
    eleven = {"players": [{}, {"wood": 4, "stone": 4, "rice": 3}, {}]}
    assert bad(**fields, **eleven) == (
        "players: seat 1 has 11 wood, stone and rice before the plans are made, and may keep 10"
    )
    twelve = {"players": [{}, {}, {"points": 12}]}
    assert bad(**fields, **twelve) == "points: seat 2 has 12, and 12 have ended the game"


@pytest.mark.rule("end/merchant")
@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"round": 10, "merchants_past": []}, "merchants_past: one card for each round that is"),
        ({"round": 10}, "merchant_top: the pile is empty in the last round"),
        ({"round": 1, "merchants_past": ["m05"]}, "so 0, not 1"),
        ({"round": 3, "merchants_past": ["m05"]}, "so 2, not 1"),
        ({"round": 2, "merchants_past": ["m05"], "merchant_top": None}, "merchant_top: it lies"),
    ],
)
def test_a_merchant_card_leaves_with_each_round(fields: dict[str, object], reason: str) -> None:
    for step in ("round", "plan", "perform", "wages", "limit"):
        assert reason in bad(step=step, **fields)


@pytest.mark.rule("end/merchant")
@pytest.mark.parametrize("step", ["round", "plan", "perform", "wages", "limit"])
def test_chance_draws_the_merchants_of_earlier_rounds(step: str) -> None:
    state = GAME.load({"seats": 3, "round": 4, "step": step})
    kinds = []
    while state.actor() == NATURE and state.rounds < 5:
        kinds.append(decision(state))
        assert GAME.load(state.position()).position() == state.position()
        state.apply(NATURE, state.legal(NATURE)[0])
        if kinds[-1] == "open_merchant":
            break
    assert kinds[-5:] == ["turn_merchant", *["pass_merchant"] * 3, "open_merchant"]
    past = state.view(0)["merchants_past"]
    assert isinstance(past, list)
    assert (len(past), state.view(0)["merchants_left"]) == (3, 6)


@pytest.mark.rule("end/merchant")
def test_the_tenth_round_is_the_last_wherever_a_game_begins() -> None:
    for seed, number in ((1, 10), (2, 9)):
        last = finished(GAME.load({"seats": 2, "round": number, "step": "perform"}), seed)
        assert last.rounds <= 10
        assert GAME.load(last.position()).position() == last.position()


@pytest.mark.rule("ronin/setup")
@pytest.mark.parametrize(
    ("given", "kinds"),
    [
        ([], ["forestry", "quarry", "rice_field"]),
        (["forestry_1"], ["quarry", "rice_field"]),
        (["rice_2"], ["forestry", "quarry"]),
        (["forestry_1", "rice_1"], ["quarry"]),
        (["quarry_1", "rice_1"], ["forestry"]),
        (["forestry_1", "quarry_2"], ["rice_field"]),
    ],
)
def test_a_ronin_left_out_is_of_the_kind_that_is_missing(
    given: list[str], kinds: list[str]
) -> None:
    state = laid(modules="ronin", step="setup", round=0, ronin=given)
    asked = []
    while decision(state) == "place_ronin":
        asked.append(state.game.kinds[state.top() & 255].facts(state, state.top())["kind"])
        assert GAME.load(state.position()).position() == state.position()
        state.apply(NATURE, state.legal(NATURE)[0])
    assert asked == kinds


@pytest.mark.rule("ronin/setup")
@pytest.mark.parametrize(
    ("given", "drawn"),
    [
        (["sakura", "quarry_1"], ["forestry_1", "forestry_2"]),
        (["forestry_1", "forestry_1"], ["quarry_1", "quarry_2"]),
        (["forestry_1", "quarry_1"], ["rice_1", "rice_2"]),
    ],
)
def test_later_a_ronin_left_out_is_of_the_first_kind_without_one(
    given: list[str], drawn: list[str]
) -> None:
    state = laid(modules="ronin", step="perform", ronin=given)
    assert legal(state, NATURE) == [f"draw ronin {space}" for space in drawn]


@pytest.mark.rule("ronin/setup")
@pytest.mark.parametrize("ronin", [["sakura"], ["rice_1", "rice_2"], ["rice_1"] * 3])
def test_in_the_set_up_the_ronin_stand_on_three_kinds(ronin: list[str]) -> None:
    reason = "in the set-up one stands on each kind of resource space"
    assert reason in bad(modules="ronin", step="setup", round=0, ronin=ronin)


STARTS: list[dict[str, object]] = [
    {"seats": 3, "step": "plan"},
    {"seats": 2, "options": {"modules": "all"}, "round": 9, "step": "wages"},
    {"seats": 3, "options": {"modules": "all"}, "round": 4, "step": "perform", "ronin": ["sakura"]},
    {"seats": 5, "options": {"modules": "tokken_ronin"}, "round": 10, "step": "limit"},
    {"seats": 4, "options": {"modules": "jiin"}, "round": 7},
]


@pytest.mark.parametrize("start", STARTS)
def test_every_position_of_a_game_begun_anywhere_loads(start: dict[str, object]) -> None:
    for count, state in enumerate(wander(GAME.load(start), Rng(7))):
        if count < 60 or count % 7 == 0:
            written = json.loads(json.dumps(state.position()))
            assert GAME.load(written).position() == written
    assert GAME.load(state.position()).position() == state.position()


# What a position leaves to chance


@pytest.mark.parametrize("step", ["setup", "round", "plan", "perform", "wages", "limit"])
@pytest.mark.parametrize("modules", ["none", "all"])
def test_a_step_that_waits_for_chance_comes_back_and_goes_on(step: str, modules: str) -> None:
    start = {"seats": 3, "options": {"modules": modules}, "step": step}
    if step in ("wages", "limit"):
        start["players"] = [{"samurai": ["edo"], "rice": 11}, {}, {}]
    state = GAME.load(start)
    rng = Rng(3)
    while state.to_act() and state.to_act()[0] == NATURE:
        assert GAME.load(state.position()).position() == state.position()
        state.apply(NATURE, state.draw(rng))
    assert GAME.load(state.position()).position() == state.position()


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"open": ["begin_plan step 1", "lay_tile nature"]}, "begin_plan cannot be open here"),
        ({"open": ["pay_income step", "lay_tile nature"]}, "pay_income cannot be open here"),
        ({"open": ["begin_wages step", "lay_tile nature"]}, "this part of the round has not begun"),
        ({"open": ["next_turn step", "lay_tile nature"]}, "plans: all are locked"),
        ({"open": ["begin_plan step", "lay_tile nature 1"]}, "lay_tile cannot be open here"),
        ({"open": ["begin_plan step", "lay_tile nature"], "round": 0}, "round: it is 1 or more"),
    ],
)
def test_a_part_that_waits_for_chance_has_not_begun(fields: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.load({"seats": 3, "round": 2, **fields})
