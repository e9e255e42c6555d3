"""The priorities of the levels: a switch of two leaders is thought through to its end."""

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.games.kit import wander
from tests.games.shogunate.table import acting, laid

LINE = ["cat", "rooster", "snake", "carp", "wolf", "crane"]
"""Seat 1 holds the second leader and the last."""
FAR_BEHIND: dict[str, object] = {"line": LINE, "honour": {"crane": 4}, "plot": "p07"}


def test_storms_is_worth_the_best_switch() -> None:
    state = laid(**FAR_BEHIND)
    storms = state.legal(1).index(GAME.parse("play storms"))
    now, before = GAME.heuristics.level_priorities(state, 1), GAME.heuristics.priorities(state, 1)
    assert now[storms] > before[storms]
    assert [a for i, a in enumerate(now) if i != storms] == [
        a for i, a in enumerate(before) if i != storms
    ]


def test_a_switch_that_helps_is_preferred_to_an_exchange() -> None:
    state = acting("storms", 1, **FAR_BEHIND)
    switch = state.legal(1).index(GAME.parse("mode switch"))
    priorities = GAME.heuristics.rollout_priorities(state, 1)
    assert priorities[switch] == max(priorities)
    assert priorities[switch] > GAME.heuristics.priorities(state, 1)[switch]


def test_there_is_one_priority_for_every_legal_action() -> None:
    for ply, state in enumerate(wander(GAME.new(4), Rng(9))):
        for seat in state.to_act() if ply % 5 == 0 else []:
            if seat != NATURE:
                assert len(GAME.heuristics.level_priorities(state, seat)) == len(state.legal(seat))


def test_a_cloaked_player_is_expected_to_move_the_leader_to_their_own_advantage() -> None:
    state = acting(
        "cloaked",
        1,
        loyalty=[["cat", "wolf"], ["carp", "rooster"], ["snake", "crane"], ["cat", "snake"]],
        honour={"carp": 6, "rooster": 2, "cat": 4, "wolf": 2, "snake": 3, "crane": 1},
        plot="p02",
    )
    theirs = state.legal(0).index(GAME.parse("leader carp"))
    harmless = state.legal(0).index(GAME.parse("leader wolf"))
    assert len(set(GAME.heuristics.priorities(state, 0))) == 1, "to the hints all are alike"
    priorities = GAME.heuristics.level_priorities(state, 0)
    assert priorities[theirs] < priorities[harmless] - 50
