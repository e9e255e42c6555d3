"""What the levels want where the hints are wrong: who attacks, and when."""

import pytest

from hatamoto.games.battles import GAME
from hatamoto.games.battles.judgement.doctrine import DOCTRINES, NAMES, WEIGHTS, doctrine_of
from hatamoto.games.battles.state import BattlesState
from tests.games.battles.table import legal, new, toba
from tests.games.kit import run

RIFLES = {"satsuma_1": "h1304", "inf_1_1": "h1305"}


def wanted(state: BattlesState) -> str:
    """The action of highest priority."""
    amounts = GAME.heuristics.level_priorities(state, state.actor())
    return legal(state)[amounts.index(max(amounts))]


@pytest.mark.parametrize(("battle", "armed"), [("toba", [False, True]), ("tabaru", [True, False])])
def test_disorder_after_an_attack_costs_riflemen_most(battle: str, armed: list[bool]) -> None:
    state = new(battle)
    costs = [doctrine_of(state, seat).spent for seat in (0, 1)]
    assert [cost == max(costs) for cost in costs] == armed


def test_every_army_has_every_weight() -> None:
    assert all(len(weights) == len(DOCTRINES) for weights in WEIGHTS.values())
    for army, doctrine in enumerate(DOCTRINES):
        assert [getattr(doctrine, name) for name in NAMES] == [
            row[army] for row in WEIGHTS.values()
        ]


def test_riflemen_in_order_do_not_storm_infantry_in_order() -> None:
    state = toba("melee", RIFLES, active=1, turn=4)
    assert max(GAME.heuristics.priorities(state, 1)) > 0, "the hints would"
    assert wanted(state) == "end"


def test_in_the_last_attack_of_the_game_nothing_is_held_back() -> None:
    state = toba("melee", RIFLES, active=1, turn=8)
    assert wanted(state) == "melee satsuma_1"
    run(state, "1 melee satsuma_1")
    assert min(GAME.heuristics.level_priorities(state, 1)) > 0
