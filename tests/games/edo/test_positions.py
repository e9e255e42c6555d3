"""Positions: what a person writes by hand, and what could never have been."""

import json
from collections.abc import Iterator

import pytest

from hatamoto.bots.greedy import preferred
from hatamoto.games.edo import GAME
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import Match, loaded_match, new_match
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


def again(match: Match) -> Match:
    """The match that the position of this one begins, through JSON."""
    return loaded_match(GAME, json.loads(json.dumps(match.position())))


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


def wandered(match: Match, rng: Rng) -> Iterator[tuple[int, int]]:
    """Random actions of whoever is to act, to the end."""
    while match.state.to_act():
        seats = match.state.to_act()
        seat = seats[rng.below(len(seats))]
        legal = match.state.legal(seat)
        yield seat, legal[rng.below(len(legal))]


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
    reason = f"{key}: a decision that is half done is given by its lines"
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
        (["0 fly"], "lines: '0 fly' is no action"),
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


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"moon": 1}, "a position has no field"),
        ({"round": 11}, "round must be"),
        ({"start": 3}, "start must be"),
        ({"acted": [9]}, "acted must be"),
        ({"players": [{}]}, "players: it has a value for each"),
        ({"players": [{}, {}, 3]}, "players must be an object"),
        ({"players": [{"ryo": -1}, {}, {}]}, "ryo must be"),
        ({"players": [{"gold": 1}, {}, {}]}, "a position has no field"),
        ({"players": [{"neutrals": 7}, {"neutrals": 6}, {}]}, "there are 12 in all"),
        ({"players": [{"cards": ["domain"]}, {}, {}]}, "is none of"),
        ({"players": [{"cards": ["woodcutters"]}, {}, {}]}, "is in two places"),
        ({"players": [{"samurai": ["edo"] * 6}, {}, {}]}, "has 5 officials"),
        ({"players": [{"samurai": ["mito"]}, {}, {}]}, "not on this side"),
        ({"players": [{"samurai": ["edo done"]}, {}, {}]}, "belong to an open turn"),
        ({"players": [{"samurai": ["edo black"]}, {}, {}]}, "belong to an open turn"),
        ({"players": [{"samurai": [4]}, {}, {}]}, "is none of"),
        ({"players": [{"package": "k1"}, {"package": "k1"}, {}]}, "two have the same package"),
        ({"players": [{"town": "edo"}, {}, {}]}, "an open town around Edo"),
        ({"players": [{"temples": ["rice_1"]}, {}, {}]}, "Jiin is not in play"),
        ({"players": [{"privileges": ["site"]}, {}, {}]}, "Tokken is not in play"),
        ({"players": [{"tokens": 1}, {}, {}]}, "Ronin is not in play"),
        ({"ronin": ["rice_1"]}, "ronin: the module Ronin is not in play"),
        ({"demands": ["local_1"]}, "demands: the module Tokken is not in play"),
        ({"tiles": {"edo": "town_5"}}, "cannot lie on edo"),
        ({"tiles": {"mito": "town_5"}}, "no city in use"),
        ({"tiles": {"sakura": "town_5"}}, "laid city by city"),
        ({"cities": {"mito": {}}}, "no city in use"),
        ({"cities": {"edo": 3}}, "cities must be an object"),
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
        ([*PLAN[:2], "works quarry"], "is not a card, an action, and how many"),
        ([*PLAN[:2], "domain money 0 0 0"], "a slot has a card of its own"),
        ([*PLAN[:2], "corvee quarry 0 0 0"], "a slot has a card of its own"),
        ([*PLAN[:2], "works money 0 0 0"], "an action of the card"),
        ([*PLAN[:2], "works quarry 3 0 0"], "or the action takes fewer"),
        ([*PLAN[:2], "works quarry 0 1 0"], "has not so many officials"),
        ({"slots": PLAN, "stock": {"own": 4}}, "own must be a whole number from 5 to 5"),
        ({"slots": PLAN, "stock": {"own": 5, "neutral": 3}}, "neutral must be a whole number"),
        ({"slots": PLAN, "stock": {"own": 5, "cards": ["corvee"]}}, "has not these cards"),
    ],
)
def test_a_plan_that_nobody_could_have_made_is_refused(plan: object, reason: str) -> None:
    assert reason in bad(step="perform", plans={"0": plan})


# Steps


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"step": "plan", "pass": 2}, "pass: the passes begin when the plans are locked"),
        ({"step": "round", "acted": [0]}, "pass: the passes begin"),
        ({"step": "plan", "plans": {"0": PLAN}}, "plans: none is locked yet"),
        ({"step": "perform", "acted": [1]}, "acted: players act in turn order"),
        ({"step": "wages", "acted": [0]}, "acted: nobody acts after the last pass"),
        ({"step": "turn"}, "acted: the last of these has the turn"),
        ({"step": "turn", "acted": [0], "pass": 3}, "acted: the last of these has the turn"),
        ({"step": "ronin"}, "step: the module Ronin is not in play"),
        ({"step": "setup", "round": 1}, "round: it is 0 in the set-up"),
        (
            {"step": "setup", "round": 0, "players": [{}, {"package": "k1"}, {}]},
            "package: packages are taken in turn order",
        ),
        (
            {"step": "setup", "round": 0, "players": [{}, {}, {"town": "sakura"}]},
            "town: towns are chosen in reverse order, when all have a package",
        ),
    ],
)
def test_a_step_fits_the_table(fields: dict[str, object], reason: str) -> None:
    assert reason in bad(**fields)


@pytest.mark.rule("perform/order")
def test_a_turn_begins_with_the_last_card_shown() -> None:
    plans = {"1": ["domain money 2 0 0", "court travel 0 0 0", "works quarry 0 0 0"]}
    state = laid(step="turn", acted=[0, 1], plans=plans)
    assert (decision(state), state.actor()) == ("turn_money", 1)
    assert "collect" in legal(state, 1)
    run(state, "1 stop")
    assert state.actor() == 2


@pytest.mark.rule("end/limit")
def test_who_discards_is_found_again() -> None:
    much = {"wood": 9, "stone": 9}
    state = laid(step="limit", players=[much, much, {}])
    for _ in range(8):
        run(state, "0 discard wood")
    assert (decision(state), state.actor()) == ("discard_goods", 1)
    assert state.position()["step"] == "limit"
    assert fingerprint(GAME.load(state.position())) == fingerprint(state)


@pytest.mark.rule("wages/pay")
def test_who_has_paid_is_not_asked_again() -> None:
    mine = {"samurai": ["edo"], "rice": 1}
    state = laid(step="wages", players=[mine, mine, {}])
    run(state, "0 return edo")
    assert state.position()["step"] == "wages"
    assert fingerprint(GAME.load(state.position())) == fingerprint(state)
    paid = run(laid(step="wages", players=[mine, mine, {}]), "0 pay")
    assert (paid.actor(), GAME.is_resting(paid)) == (1, False)


@pytest.mark.rule("setup/packages")
@pytest.mark.rule("setup/towns")
def test_the_set_up_goes_on_with_whoever_is_due() -> None:
    packed: list[dict[str, object]] = [{"package": f"k{number}"} for number in (1, 2, 3)]
    asked = [({}, {}, {}), (packed[0], {}, {}), packed, [*packed[:2], packed[2] | SAKURA]]
    states = [laid(step="setup", round=0, players=list(players)) for players in asked]
    assert [(decision(state), state.actor()) for state in states] == [
        ("take_package", 0), ("take_package", 1), ("choose_town", 2), ("choose_town", 1),
    ]  # fmt: skip


SAKURA: dict[str, object] = {"town": "sakura", "samurai": ["sakura"]}


@pytest.mark.parametrize("modules", ["none", "all"])
def test_every_step_is_come_to_and_leads_back(modules: str) -> None:
    found: set[object] = set()
    for state in wander(GAME.new(3, {"modules": modules}), Rng(5)):
        written = json.loads(json.dumps(state.position()))
        assert GAME.is_resting(state) == ("step" in written) == ("open" not in written)
        if GAME.is_resting(state):
            found.add(written["step"])
            assert fingerprint(GAME.load(written)) == fingerprint(state)
    ronin = {"ronin"} if modules == "all" else set()
    assert found - {"limit"} == {"setup", "plan", "turn", "wages"} | ronin


@pytest.mark.parametrize(
    "fields",
    [
        {"players": "x"}, {"players": [[], [], []]}, {"tiles": []}, {"cities": []}, {"open": 7},
        {"plans": {"9": []}}, {"plans": []}, {"turn": [1]}, {"ronin": 5}, {"acted": 1},
        {"merchant": 4}, {"specials": {}}, {"round": True}, {"ended": 1}, {"step": []},
        {"players": [{"cards": 1}, {}, {}]}, {"players": [{"samurai": [None]}, {}, {}]},
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


@pytest.mark.parametrize("fields", [{}, {"step": "plan"}])
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
        assert fingerprint(GAME.load(last.position())) == fingerprint(last)


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
        asked.append(GAME.kind(state.top()).facts(state, state.top())["kind"])
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
    match = loaded_match(GAME, start, auto=False)
    for count, (seat, action) in enumerate(wandered(match, Rng(7))):
        if count < 60 or count % 17 == 0:
            assert fingerprint(again(match).state) == fingerprint(match.state)
        match.act(seat, action)
    assert fingerprint(again(match).state) == fingerprint(match.state)


# What a position leaves to chance


@pytest.mark.parametrize("step", ["setup", "round", "plan", "perform", "wages", "limit"])
@pytest.mark.parametrize("modules", ["none", "all"])
def test_a_step_that_waits_for_chance_comes_back_and_goes_on(step: str, modules: str) -> None:
    start: dict[str, object] = {"seats": 3, "options": {"modules": modules}, "step": step}
    if step in ("wages", "limit"):
        start["players"] = [{"samurai": ["edo"], "rice": 11}, {}, {}]
    match, rng = loaded_match(GAME, start, auto=False), Rng(3)
    while match.state.actor() == NATURE:
        assert fingerprint(again(match).state) == fingerprint(match.state)
        match.act(NATURE, match.state.draw(rng))
    assert fingerprint(again(match).state) == fingerprint(match.state)
