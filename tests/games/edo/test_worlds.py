"""What a seat holds possible: everything but plans that have not been shown."""

from collections import Counter

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.codes import PLANNED
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import WATCHER
from tests.games.edo.table import MODULES, laid, plan_all
from tests.games.kit import run, wander

TOKENS = ["site", "income", "trade", "full_wood"]


def locked(**fields: object) -> EdoState:
    """Seat 1 has planned three cards with officials, the others nothing."""
    state = laid(3, "none", **fields)
    plan_all(state, "court travel 2", "domain money 1", "works quarry 1", seat=1)
    return state


def plan_of(state: EdoState, seat: int) -> list[int]:
    """A seat's plan as it is packed."""
    return state.plan[seat * PLANNED : seat * PLANNED + PLANNED]


def test_a_sample_keeps_the_own_plan_and_replaces_the_others() -> None:
    state = locked()
    plans = {tuple(plan_of(GAME.sample(state, 0, Rng(n)), 1)) for n in range(30)}
    own = {tuple(plan_of(GAME.sample(state, 1, Rng(n)), 1)) for n in range(30)}
    assert len(plans) > 20
    assert own == {tuple(plan_of(state, 1))}


def test_what_was_shown_is_kept() -> None:
    state = locked()
    run(state, "0 stop")
    for n in range(20):
        plan = plan_of(GAME.sample(state, 0, Rng(n)), 1)
        assert plan[0] == plan_of(state, 1)[0]
        assert plan[1] & 15 != plan[0] & 15


def test_a_sampled_plan_could_have_been_made() -> None:
    state = locked(players=[{}, {"samurai": ["edo"], "neutrals": 1}, {}])
    for n in range(50):
        plan = plan_of(GAME.sample(state, WATCHER, Rng(n)), 1)
        assert len({entry & 15 for entry in plan[:3]}) == 3
        assert sum(entry >> 8 & 7 for entry in plan[:3]) <= 4
        assert sum(entry >> 11 & 7 for entry in plan[:3]) <= 1


def test_the_number_of_black_officials_is_known() -> None:
    mine = {"privileges": ["support"]}
    state = laid(modules="tokken", players=[{}, mine, {}], privileges=TOKENS)
    plan_all(state, "court travel 1 0 1", "domain money", "works quarry", seat=1)
    for n in range(30):
        plan = plan_of(GAME.sample(state, 0, Rng(n)), 1)
        assert sum(entry >> 14 for entry in plan[:3]) == 1


def test_nothing_is_hidden_once_all_was_shown() -> None:
    state = locked()
    for seat in (0, 1, 2, 0, 1, 2, 0, 1):
        run(state, f"{seat} stop")
    assert GAME.sample(state, 0, Rng(1)).position() == state.position()


def test_pending_answers_are_drawn_anew() -> None:
    state = laid()
    for line in ("plan 1 court travel", "officials 1 2 0 0", "plan 2 domain money"):
        run(state, f"1 {line}")
    sampled = GAME.sample(state, 0, Rng(3))
    assert sampled.branches is not None
    assert sampled.branches.answers[1] == []


@pytest.mark.parametrize("modules", MODULES)
def test_views_of_samples_are_views_of_the_truth(modules: str) -> None:
    state, rng = GAME.new(3, {"modules": modules}), Rng(5)
    for count, _ in enumerate(wander(state, rng)):
        if count % 25 == 0:
            for seat in (WATCHER, 0, 2):
                assert GAME.sample(state, seat, rng).view(seat) == state.view(seat)


@pytest.mark.parametrize("slot", [0, 1])
def test_samples_come_out_with_the_odds_of_even_planning(slot: int) -> None:
    """Plans made anew and kept when they show the same, beside as many samples."""
    mine: dict[str, object] = {"neutrals": 1, "privileges": ["support"]}
    start = laid(modules="tokken", players=[{}, mine, {}], privileges=TOKENS)
    truth = laid(modules="tokken", players=[{}, mine, {}], privileges=TOKENS)
    plan_all(truth, "domain money 1 0 1", "court travel 1", "works quarry", seat=1)
    if slot:
        run(truth, "0 stop")
    rng, planned, sampled = Rng(7), Counter[int](), Counter[int]()
    while planned.total() < 150:
        plan = evenly_planned(start, rng)
        called = sum(entry >> 14 for entry in plan[:3])
        if called == 1 and plan[:slot] == plan_of(truth, 1)[:slot]:
            planned[plan[slot + 1] >> 8 & 7] += 1
            sampled[plan_of(GAME.sample(truth, 0, rng), 1)[slot + 1] >> 8 & 7] += 1
    for own in range(4):
        assert abs(planned[own] - sampled[own]) < 40


def evenly_planned(start: EdoState, rng: Rng) -> list[int]:
    """What seat 1 has planned when it answered evenly."""
    state = start.clone()
    for seat in (0, 2, 1):
        while state.branches is not None and state.branches.stacks[seat]:
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    return plan_of(state, 1)
