"""The race of actions: equal luck, who drops out, and when it is over."""

import pytest

from hatamoto.bots.search import (
    FIRST_LOOK,
    WANTED_TRIALS,
    WIDTH,
    Budget,
    Runner,
    SearchBot,
    drop_beaten,
    leader_of,
    pick,
    rollout_value,
    run_trial,
    shortlist,
)
from hatamoto.catalog import game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

SHOGUNATE = game("shogunate")


@pytest.fixture
def window() -> Window:
    """A seat's first real choice."""
    state: State = SHOGUNATE.new(4)
    rng = Rng(3)
    while state.actor() == NATURE or len(state.legal(state.actor())) == 1:
        seat = state.actor()
        state.apply(seat, state.draw(rng) if seat == NATURE else state.legal(seat)[0])
    return Window(SHOGUNATE, state, state.actor())


def runner(action: int, priority: float, *worths: int) -> Runner:
    """An action that has run these trials."""
    made = Runner(action, priority)
    for worth in worths:
        made.note(worth)
    return made


def test_who_is_always_a_little_behind_drops_out() -> None:
    leader = runner(1, 0, 500, 900, 100, 300)
    behind = runner(2, 0, 480, 881, 79, 280)
    assert drop_beaten([behind, leader]) == [leader]


def test_who_is_behind_by_luck_stays() -> None:
    leader = runner(1, 0, 500, 900, 100, 300)
    other = runner(2, 0, 700, 500, 400, 120)
    assert drop_beaten([leader, other]) == [leader, other]


def test_the_leader_is_believed_after_enough_laps() -> None:
    few, many = [100] * (WANTED_TRIALS - 1), [100] * WANTED_TRIALS
    assert pick([runner(1, 0, *few), runner(2, -1, *[trial + 9 for trial in few])]).action == 1
    assert pick([runner(1, 0, *many), runner(2, -1, *[trial + 9 for trial in many])]).action == 2


def test_the_priority_decides_between_equals() -> None:
    dull, urgent = runner(1, 10, 500), runner(2, 30, 500)
    assert leader_of([dull, urgent]) is urgent


def test_the_most_urgent_enter_and_come_first(window: Window) -> None:
    race = shortlist(window, window.legal(), Rng(1))
    priorities = [each.priority for each in race]
    assert 1 < len(race) <= WIDTH
    assert priorities == sorted(priorities, reverse=True)


def test_the_same_action_in_the_same_world_with_the_same_luck_is_worth_the_same(
    window: Window,
) -> None:
    world, action = window.sample(Rng(5)), window.legal()[0]
    worths = {
        rollout_value(SHOGUNATE, world.clone(), window.seat, action, Rng(8)) for _ in range(3)
    }
    assert len(worths) == 1


def test_a_lap_that_cannot_be_finished_counts_for_nobody(window: Window) -> None:
    race = shortlist(window, window.legal(), Rng(1))
    assert not run_trial(window, race, Budget(0.0, len(race) - 1), Rng(2))
    assert [each.worths for each in race] == [[] for _ in race]
    assert run_trial(window, race, Budget(0.0, len(race)), Rng(2))
    assert all(len(each.worths) == 1 for each in race)


def test_without_time_the_most_urgent_action_is_taken(window: Window) -> None:
    pick = SearchBot(0.0).choose(window, Rng(1))
    assert pick == shortlist(window, window.legal(), Rng(1))[0].action


def test_a_budget_of_iterations_counts_every_single_run(window: Window) -> None:
    race = shortlist(window, window.legal(), Rng(1))
    budget, rng = Budget(0.0, FIRST_LOOK * len(race) + 1), Rng(4)
    while run_trial(window, race, budget, rng):
        pass
    assert budget.done == budget.iterations
    assert [len(each.worths) for each in race] == [FIRST_LOOK] * len(race)
