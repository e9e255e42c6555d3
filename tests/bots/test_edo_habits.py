"""What people saw the bots do wrong at EDO: the levels from 3 on do it no more."""

import pytest

from hatamoto.bots import LEVELS, bot
from hatamoto.games.edo import GAME, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.window import Window
from tests.games.edo.table import laid

PLAYOUTS = {"karo": 60, "daimyo": 120, "shogun": 240}
"""Of a choice, as wide as each level looks; in its own time each has several times as many."""
SKILLED = pytest.mark.parametrize("level", LEVELS[2:])
RIVALS = {"points": 4, "rice": 4, "wood": 2, "ryo": 8, "samurai": ["odawara", "rice_2"]}


def play_round(state: EdoState, level: str, seed: int = 4) -> EdoState:
    """A level plays the round for seat 0, the others by the hints; returns the round's last state.

    That is the state before the wages and the income of the next round are touched.
    """
    rng = Rng(seed)
    player, other = bot(level, iterations=PLAYOUTS[level]), bot("greedy-1")
    played = state.rounds
    while (seat := state.actor()) != NOBODY and state.rounds == played:
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            chooser = player if seat == 0 else other
            state.apply(seat, chooser.choose(Window(GAME, state, seat), rng))
    return state


def held(state: EdoState, what: int) -> int:
    """What seat 0 has of something."""
    return state.holdings[what]


@pytest.mark.no_cover
@SKILLED
def test_the_samurai_are_not_all_lost_for_want_of_rice(level: str) -> None:
    own = {"points": 4, "rice": 0, "wood": 3, "ryo": 9, "samurai": ["sakura", "rice_1", "edo"]}
    state = play_round(laid(round=4, step="plan", players=[own, RIVALS, RIVALS]), level)
    assert held(state, codes.ABROAD) > 0


@pytest.mark.no_cover
@SKILLED
def test_no_goods_are_heaped_up_beyond_the_store(level: str) -> None:
    own = {
        "points": 3,
        "wood": 4,
        "stone": 3,
        "rice": 3,
        "ryo": 14,
        "samurai": ["forestry_1", "edo"],
    }
    state = laid(round=4, step="plan", players=[own, RIVALS, RIVALS])
    play_round(state, level)
    assert state.events is not None
    thrown = [event for event in state.events if event.kind == "good_discarded"]
    assert [event for event in thrown if event.facts["seat"] == 0] == []


@pytest.mark.no_cover
@SKILLED
def test_a_fortress_that_can_be_paid_in_edo_is_built(level: str) -> None:
    own = {"points": 9, "stone": 6, "rice": 3, "ryo": 14, "samurai": ["edo", "edo"]}
    rivals = {**RIVALS, "points": 8}
    houses = {"edo": {"buildings": ["house 0", "house 1", "house 2"]}}
    state = laid(round=6, step="plan", players=[own, rivals, rivals], cities=houses)
    play_round(state, level)
    assert state.city[ids.EDO * codes.PER_CITY + codes.FORTRESSES] == 1


@pytest.mark.no_cover
@SKILLED
def test_the_last_does_not_end_the_game(level: str) -> None:
    own = {"points": 11, "wood": 3, "stone": 4, "rice": 3, "ryo": 9, "samurai": ["sakura", "edo"]}
    ahead = {"points": 11, "rice": 2, "ryo": 45, "samurai": ["odawara", "rice_2"]}
    houses = {"edo": {"buildings": ["house 0", "house 1", "house 2"]}}
    state = laid(
        round=6,
        step="turn",
        acted=[0],
        players=[own, ahead, ahead],
        cities=houses,
        plans={"0": ["domain building 1 0 0", "court travel 0 0 0", "works quarry 0 0 0"]},
        merchants_past=["m02", "m04", "m05", "m06", "m07"],
    )
    play_round(state, level)
    assert state.ended == codes.GOING_ON


@pytest.mark.no_cover
@SKILLED
def test_officials_are_hardly_ever_idle_in_the_last_round_while_there_is_a_point_to_win(
    level: str,
) -> None:
    own = {"points": 8, "wood": 6, "stone": 1, "rice": 3, "ryo": 12, "samurai": ["edo", "sakura"]}
    rivals = {**RIVALS, "points": 9}
    houses = {"edo": {"buildings": ["house 0", "house 1"]}}
    past = ["m02", "m04", "m05", "m06", "m07", "m08", "m09", "m10", "m01"]
    points = []
    for seed in range(5):
        state = laid(
            round=10,
            step="plan",
            players=[own, rivals, rivals],
            cities=houses,
            merchant_card="m03",
            merchant_top=None,
            merchants_past=past,
        )
        points.append(held(play_round(state, level, seed), codes.POINTS))
    assert sum(reached >= 10 for reached in points) >= 4


@pytest.mark.no_cover
@SKILLED
def test_money_one_short_of_a_point_is_made_up_in_the_last_round(level: str) -> None:
    own = {"points": 9, "rice": 3, "ryo": 34, "samurai": ["edo", "sakura"]}
    rivals = {"points": 10, "rice": 5, "ryo": 9, "samurai": ["sakura"] * 5}
    houses = {"edo": {"buildings": ["house 0", "house 1", "house 2"]}}
    past = ["m02", "m04", "m05", "m06", "m07", "m08", "m09", "m10", "m01"]
    state = laid(
        round=10,
        step="plan",
        players=[own, rivals, rivals],
        cities=houses,
        merchant_card="m03",
        merchant_top=None,
        merchants_past=past,
    )
    play_round(state, level)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places[0] == 1


@pytest.mark.parametrize(
    ("own", "expected"), [({"points": 4}, -100.0), ({"points": 4, "samurai": ["edo"]}, 0.0)]
)
def test_nobody_abroad_counts_against_a_seat(own: dict[str, object], expected: float) -> None:
    state = laid(round=4, step="plan", players=[own, RIVALS, RIVALS])
    assert GAME.heuristics.correction(state, 0) == expected
    assert GAME.heuristics.correction(state, 1) == 0.0
