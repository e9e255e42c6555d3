"""What the rest of a plan would lead to, and the facts the page writes on the board."""

from itertools import pairwise
from typing import Any

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.errors import BadArgument
from tests.games.edo.table import KEPT, laid, turn
from tests.games.kit import run

Json = dict[str, Any]
HOUSE_IN_ODAWARA = {"odawara": {"buildings": ["house 0"]}}


def planning(modules: str = "none", **me: object) -> EdoState:
    """Three players plan; seat 0 has what is given and a house in Odawara."""
    mine = {**KEPT, "samurai": ["odawara", "quarry_1"], **me}
    return laid(3, modules, step="plan", players=[mine, {}, {}], cities=HOUSE_IN_ODAWARA)


def answers(*slots: str) -> list[int]:
    """The six answers of a plan: `works quarry 1`."""
    found: list[int] = []
    for number, slot in enumerate(slots, 1):
        card, action, own = slot.split(" ")
        found += [
            GAME.parse(f"plan {number} {card} {action}"),
            GAME.parse(f"officials {number} {own} 0 0"),
        ]
    return found


def told(state: EdoState, *slots: str, seat: int = 0) -> Json:
    """What a seat is told of a plan."""
    forecast = GAME.forecast(state, seat, answers(*slots))
    assert forecast is not None
    return forecast


# The end of the round


def test_each_card_says_what_it_would_do_and_bring() -> None:
    cards = told(planning(), "works quarry 1", "domain money 2", "court travel 0")["slots"]
    assert cards[0]["steps"] == [{"verb": "produce", "facts": {"space": "quarry_1"}}]
    assert cards[0]["gain"]["stone"] == 3
    assert cards[1]["gain"]["ryo"] == 10
    assert (cards[2]["steps"], cards[2]["moves"]) == ([], 0)


def test_a_way_is_told_apart_from_the_work() -> None:
    state = planning(samurai=["odawara"])
    card = told(state, "works quarry 1", "domain money 0", "court travel 0")["slots"][0]
    assert card["moves"] > 0
    assert card["gain"] == {"points": 0, "wood": 0, "stone": 3, "rice": 0, "ryo": -card["moves"]}


@pytest.mark.rule("income/rank")
def test_a_city_is_told_now_and_then() -> None:
    rival = {"odawara": {"buildings": ["house 1", "house 0"]}}
    mine = {"wood": 3, "rice": 1, "ryo": 3, "samurai": ["odawara"]}
    state = laid(3, step="plan", players=[mine, {}, {}], cities=rival)
    plan = ("domain building 1", "works quarry 0", "court travel 0")
    odawara = next(c for c in told(state, *plan)["cities"] if c["city"] == "odawara")
    assert (odawara["now"]["houses"], odawara["now"]["rank"], odawara["now"]["players"]) == (
        1,
        2,
        2,
    )
    assert (odawara["then"]["houses"], odawara["then"]["rank"]) == (2, 1)
    assert odawara["then"]["ryo"] > odawara["now"]["ryo"]


@pytest.mark.rule("wages/pay")
def test_wages_and_income_are_in_the_goods_of_then() -> None:
    found = told(planning(), "domain money 1", "works quarry 0", "court travel 0")
    assert (found["now"]["ryo"], found["now"]["rice"]) == (60, 3)
    assert found["then"]["ryo"] == 60 + 5 + found["income"]
    assert found["then"]["rice"] == 3 - found["wages"] == 1
    assert (found["stored"], found["limit"]) == (4 + 3 + 1, 10)


@pytest.mark.rule("income/tile")
def test_plan_and_end_of_the_round_add_up_to_then() -> None:
    found = told(planning(), "domain money 1", "works quarry 1", "court travel 0")
    assert (found["plan"]["ryo"], found["plan"]["stone"]) == (5, 3)
    assert (found["round_end"]["ryo"], found["round_end"]["rice"]) == (found["income"], -2)
    for good, then in found["then"].items():
        assert found["now"][good] + found["plan"][good] + found["round_end"][good] == then


@pytest.mark.rule("wages/return")
def test_wages_take_no_more_rice_than_there_is() -> None:
    found = told(planning(rice=1), "domain money 0", "works quarry 0", "court travel 0")
    assert (found["wages"], found["round_end"]["rice"], found["then"]["rice"]) == (2, -1, 0)


@pytest.mark.rule("end/limit")
def test_what_is_paid_is_not_told_again_while_the_store_is_emptied() -> None:
    full = {**KEPT, "wood": 12, "samurai": ["odawara"]}
    state = laid(3, step="limit", players=[full, {}, {}], cities=HOUSE_IN_ODAWARA)
    found = told(state)
    assert found["settled"]
    assert found["now"] == found["then"]


def test_without_a_plan_the_round_ends_as_things_stand() -> None:
    found = told(planning())
    assert found["slots"] == found["warnings"] == []
    assert found["income"] == found["income_now"] == 6


def test_the_rest_of_a_plan_is_told_in_the_middle_of_a_turn() -> None:
    plan = {"0": ["domain money 2 0 0", "works quarry 1 0 0", "court travel 0 0 0"]}
    me = {**KEPT, "samurai": ["quarry_1"]}
    state = laid(3, step="perform", plans=plan, players=[me, {}, {}])
    run(state, "0 collect")
    found = told(state)
    assert found["then"]["ryo"] == 60 + 5 + 5 + found["income"]
    assert found["then"]["stone"] == 3 + 3
    assert [card["done"] for card in found["slots"]] == [False, False, False]
    run(state, "0 collect", "0 stop")
    assert [card["done"] for card in told(state)["slots"]] == [True, False, False]


def test_nothing_the_others_planned_is_read() -> None:
    own = ["domain money 2 0 0", "works quarry 1 0 0", "court travel 0 0 0"]
    other = ["domain building 1 0 0", "works quarry 0 0 0", "court trading 0 0 0"]
    secret = ["works building 1 0 0", "domain forestry 0 0 0", "court recruit 0 0 0"]
    players = [KEPT, KEPT, {}]
    first, second = (
        laid(3, step="perform", plans={"0": own, "1": plan}, players=players)
        for plan in (other, secret)
    )
    assert told(first) == told(second)


def test_a_plan_that_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadArgument, match="no card for slot 2"):
        told(planning(), "works quarry 1", "works building 0", "court travel 0")
    with pytest.raises(BadArgument, match="no officials for slot 2"):
        told(planning(), "works quarry 2", "domain money 3", "court travel 0")


def test_nothing_is_told_before_the_first_round() -> None:
    assert GAME.forecast(GAME.new(3), 0, []) is None


# Warnings


def warned(found: Json) -> dict[str, Json]:
    """The warnings by subject."""
    return {warning["what"]: warning for warning in found["warnings"]}


@pytest.mark.rule("plan/officials")
def test_officials_at_home_are_warned_of_with_the_card_they_would_help() -> None:
    found = told(planning(), "domain money 1", "works quarry 1", "court travel 0")
    warning = warned(found)["officials"]
    assert warning["facts"] == {"count": 1}
    assert (warning["fix"]["change"], warning["fix"]["sort"]) == (1, "own")
    more = found["slots"][warning["fix"]["slot"] - 1]
    assert (more["more_steps"], more["more_gain"]) == (
        warning["fix"]["steps"],
        warning["fix"]["gain"],
    )


def test_nobody_at_home_is_no_warning() -> None:
    found = told(planning(), "domain money 3", "works quarry 0", "court travel 0")
    assert "officials" not in warned(found)


@pytest.mark.rule("end/limit")
def test_goods_that_find_no_room_are_warned_of() -> None:
    state = planning(wood=4, stone=4, rice=2, samurai=["quarry_1", "quarry_2"])
    warning = warned(told(state, "works quarry 2", "domain money 1", "court travel 0"))["goods"]
    assert warning["facts"] == {"number": 14, "most": 10, "count": 4}
    assert (warning["fix"]["slot"], warning["fix"]["change"]) == (1, -1)


@pytest.mark.rule("wages/return")
def test_samurai_without_rice_are_warned_of() -> None:
    state = planning(rice=0)
    warning = warned(told(state, "court travel 0", "domain rice_delivery 0", "works quarry 1"))
    assert warning["wages"]["facts"] == {"price": 2, "count": 2}
    assert (warning["wages"]["fix"]["slot"], warning["wages"]["fix"]["change"]) == (2, 1)


# On the board


def field(state: EdoState, space: str) -> Json:
    """What the view says of a resource space."""
    rows: Any = state.view(0)["fields"]
    return next(dict(row) for row in rows if row["space"] == space)


@pytest.mark.rule("action/chart")
def test_a_field_says_what_each_yields_and_would_yield() -> None:
    state = laid(3, players=[{"samurai": ["quarry_1"]}, {"samurai": ["quarry_1"]}, {}], step="plan")
    assert field(state, "quarry_1") == {
        "space": "quarry_1",
        "good": "stone",
        "chart": [3, 2, 1],
        "crowd": 2,
        "each": 2,
        "joined": 1,
    }
    assert (field(state, "quarry_2")["each"], field(state, "quarry_2")["joined"]) == (None, 3)


@pytest.mark.rule("income/tile")
def test_a_city_says_what_it_pays_the_players_there() -> None:
    state = laid(3, step="plan", cities={"odawara": {"buildings": ["house 0", "house 1"]}})
    cities: Any = state.view(0)["cities"]
    rows = {row["city"]: row for row in cities}
    assert rows["odawara"]["pays"] == [row["ryo"] for row in rows["odawara"]["income"]]
    assert len(rows["edo"]["pays"]) == 1


@pytest.mark.rule("move/price")
def test_a_way_is_told_space_by_space_and_costs_its_roads() -> None:
    state = turn("domain money 1", me={**KEPT, "samurai": ["odawara"]})
    run(state, "0 move samurai odawara")
    shown: Any = state.view(0)["turn"]
    assert set(shown["paths"]) == set(shown["prices"])
    for end, path in shown["paths"].items():
        assert (path[0], path[-1]) == ("odawara", end)
        assert len(path) - 1 == shown["prices"][end]


@pytest.mark.rule("jiin/benefit/2")
def test_a_way_goes_along_the_free_roads_of_a_temple() -> None:
    me = {**KEPT, "samurai": ["odawara"], "temples": ["river_tama"]}
    state = turn("domain money 1", modules="jiin", me=me)
    run(state, "0 move samurai odawara")
    shown: Any = state.view(0)["turn"]
    for end, path in shown["paths"].items():
        paid = [pair for pair in pairwise(path) if "river_tama" not in pair]
        assert len(paid) == shown["prices"][end]


@pytest.mark.rule("action/house")
def test_a_legal_building_says_its_price_with_the_discount_of_the_card() -> None:
    plain = turn("domain building 1", me={**KEPT, "samurai": ["odawara"]})
    shown: Any = plain.view(0)["turn"]
    assert shown["costs"]["build house odawara"] == {
        "price": [3, 0, 0, 3], "points": 1, "building": "house",
    }  # fmt: skip
    me = {**KEPT, "samurai": ["odawara"], "cards": ["architect"]}
    others = ["woodcutters", "granary", "caravan", "magistrate"]
    cheap = turn("architect building 1", me=me, specials=others)
    seen: Any = cheap.view(0)["turn"]
    assert seen["costs"]["build house odawara"] == {
        "price": [2, 0, 0, 3], "points": 1, "building": "house",
    }  # fmt: skip


@pytest.mark.rule("perform/officials")
def test_collecting_says_how_often_it_can_be_done_in_one_go() -> None:
    state = turn("domain money 3", me=KEPT)
    shown: Any = state.view(0)["turn"]
    assert shown["repeats"] == {"collect": 3}
    run(state, "0 collect", "0 collect")
    last: Any = state.view(0)["turn"]
    assert last["repeats"] == {}
