"""Positions that could never have been: each is refused with the field that is wrong."""

import pytest

from hatamoto.games.edo import GAME
from hatamoto.kernel.errors import BadPosition
from tests.games.edo.table import (
    PLAN,
    bad,
)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"moon": 1}, "a position has no field"),
        ({"round": 11}, "round must be"),
        ({"start": 3}, "start must be"),
        ({"acted": [9]}, "acted must be"),
        ({"players": [{}]}, "players: there must be a value for each"),
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
