"""Phase 3: samurai go home or are paid in rice; cities pay by rank."""

import pytest

from tests.games.edo.table import abroad, good, laid, samurai, why
from tests.games.kit import decision, facts_of, legal, run

HOUSES = {
    "sakura": {"buildings": ["house 0", "post 1", "house 2", "house 0"]},
    "odawara": {"buildings": ["house 2"]},
}


@pytest.mark.rule("wages/pay")
def test_each_samurai_on_the_board_costs_a_rice() -> None:
    state = laid(step="wages", players=[{"samurai": ["edo", "sakura"], "rice": 3}, {}, {}])
    run(state, "0 pay")
    assert (good(state, "rice"), samurai(state)) == (1, ["edo", "sakura"])


@pytest.mark.rule("wages/pay")
def test_who_lacks_rice_takes_samurai_home_first() -> None:
    state = laid(step="wages", players=[{"samurai": ["edo", "sakura"], "rice": 1}, {}, {}])
    assert why(state, "0 pay") == ("wages/pay", "too_little_rice")
    run(state, "0 return edo", "0 pay")
    assert (good(state, "rice"), samurai(state), abroad(state)) == (0, ["sakura"], 1)


@pytest.mark.rule("wages/return")
def test_samurai_go_home_by_choice_too() -> None:
    state = laid(step="wages", players=[{"samurai": ["edo", "sakura"], "rice": 5}, {}, {}])
    assert legal(state) == ["return edo", "return sakura", "pay"]
    assert why(state, "0 return odawara") == ("wages/return", "no_samurai")
    assert why(state, "0 return kofu") == ("setup/board", "not_on_side")
    run(state, "0 return edo", "0 return sakura")
    assert (good(state, "rice"), abroad(state)) == (5, 0)


@pytest.mark.rule("wages/pay")
def test_wages_are_paid_in_turn_order_by_those_who_have_samurai() -> None:
    players = [{"samurai": ["edo"], "rice": 1}, {}, {"samurai": ["edo"], "rice": 1}]
    state = laid(step="wages", start=1, players=players)
    assert state.to_act() == [2]
    run(state, "2 pay")
    assert state.to_act() == [0]
    run(state, "0 pay")
    assert decision(state) != "pay_wages"


@pytest.mark.rule("income/tile")
@pytest.mark.rule("income/rank")
def test_cities_pay_by_strength_then_by_site() -> None:
    state = laid(step="wages", cities=HOUSES, players=[{"samurai": ["edo"], "rice": 1}, {}, {}])
    run(state, "0 pay")
    assert facts_of(state, "income_paid") == [
        {"seat": 0, "city": "sakura", "amount": 4},
        {"seat": 1, "city": "sakura", "amount": 2},
        {"seat": 2, "city": "sakura", "amount": 1},
        {"seat": 2, "city": "odawara", "amount": 6},
    ]
    assert [good(state, "ryo", seat) for seat in range(3)] == [14, 12, 17]


@pytest.mark.rule("income/rank")
def test_the_lower_site_wins_a_tie() -> None:
    cities = {"edo": {"buildings": ["house 2", "house 1", "house 0"]}}
    state = laid(step="wages", cities=cities)
    assert [good(state, "ryo", seat) for seat in range(3)] == [12, 13, 15]


@pytest.mark.rule("income/tile")
def test_a_city_without_houses_pays_nobody_and_fortresses_earn_nothing() -> None:
    state = laid(step="wages", cities={"edo": {"fortresses": 2}})
    assert [good(state, "ryo", seat) for seat in range(3)] == [10, 10, 10]


def test_the_view_tells_what_the_cities_would_pay() -> None:
    state = laid(cities=HOUSES)
    cities = state.view(0)["cities"]
    assert isinstance(cities, list)
    assert cities[1]["income"] == [
        {"seat": 0, "strength": 2, "ryo": 4},
        {"seat": 1, "strength": 2, "ryo": 2},
        {"seat": 2, "strength": 1, "ryo": 1},
    ]
