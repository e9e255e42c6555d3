"""Positions and what the box has: how much of everything there is in a round."""

import pytest

from hatamoto.games.edo import GAME
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import loaded_match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.games.edo.table import PLAN, again, bad, laid, position, wandered
from tests.games.kit import decision, finished, legal

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
