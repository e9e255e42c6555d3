"""The thinker: common random numbers, the clock in rollouts, weighted worlds, the choice."""

import pytest

from hatamoto.bots.mixture import Mixture, draw_by_log_weight
from hatamoto.bots.race import Candidate, Clock
from hatamoto.bots.rollout_policy import RolloutPolicy, policy_action
from hatamoto.bots.rollouts import CUT_OFF, Rollouts, reopen_others
from hatamoto.bots.search_settings import SearchSettings
from hatamoto.bots.thinker import Thinker
from hatamoto.catalog import game
from hatamoto.games.shogunate import favours, loyalty
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

SHOGUNATE = game("shogunate")


def settings(
    tolerance: float = 0.0,
    mix_tolerance: float = 0.0,
    worlds_per_trial: int = 1,
    max_trials: int = 0,
) -> SearchSettings:
    """Minimal search settings."""
    return SearchSettings(
        width=4,
        worlds=1,
        ahead=0,
        worlds_per_trial=worlds_per_trial,
        doubt=1.5,
        trust=1.0,
        tolerance=tolerance,
        mix_tolerance=mix_tolerance,
        max_trials=max_trials,
    )


def opened(seats: int = 4) -> State:
    """A game whose first cards are being chosen."""
    state: State = SHOGUNATE.new(seats)
    rng = Rng(3)
    while state.actor() == NATURE:
        state.apply(NATURE, state.draw(rng))
    return state


@pytest.fixture
def window() -> Window:
    """A seat that chooses its first card."""
    state = opened()
    return Window(SHOGUNATE, state, state.actor())


def candidate(action: int, hint: float, *worths: float) -> Candidate:
    """A candidate with these trial results."""
    made = Candidate(action, hint)
    for worth in worths:
        made.note(worth)
    return made


def test_a_candidate_that_is_always_a_little_behind_is_dropped() -> None:
    leader = candidate(1, 0.0, 500, 900, 100, 300)
    behind = candidate(2, 0.0, 480, 881, 79, 280)
    lucky = candidate(3, 0.0, 700, 500, 400, 120)
    thinker = Thinker(settings(), None, None, 1.0)
    assert thinker.drop_beaten([behind, leader, lucky]) == [leader, lucky]


def test_hints_alone_drop_nobody() -> None:
    wanted = candidate(1, 300.0, 1000, 1000, 1000, 1000)
    other = candidate(2, 100.0, 1000, 1000, 1000, 1000)
    thinker = Thinker(settings(), None, None, 1.0)
    assert thinker.drop_beaten([wanted, other]) == [wanted, other]


def test_a_rollout_stops_when_the_time_is_up(window: Window) -> None:
    thinker = Thinker(settings(), None, None, 0.0)
    world, action = window.sample(Rng(1)), window.legal()[0]
    assert thinker.rollouts.value(window, world.clone(), action, Clock(0.0, 0), Rng(2)) == CUT_OFF
    assert thinker.rollouts.value(window, world.clone(), action, Clock(0.0, 1), Rng(2)) >= 0.0


def test_a_rollout_continues_to_the_horizon_if_that_is_further() -> None:
    twilight = game("twilight")
    state = twilight.load({"hands": [["sonno_joi"], ["kobu_gattai"]], "turn": 2})
    begun = twilight.heuristics.progress(state)
    assert Rollouts(0, False, None, None).last_step(twilight, state) == begun
    assert Rollouts(0, True, None, None).last_step(twilight, state) == twilight.heuristics.horizon(
        state
    )
    assert Rollouts(99, True, None, None).last_step(twilight, state) == begun + 99


def test_an_unfinished_trial_is_not_counted(window: Window) -> None:
    thinker = Thinker(settings(), None, None, 0.0, 3)
    race = thinker.shortlist(window, window.legal(), Clock(0.0, 3), Rng(1))
    assert len(race) == 4
    assert not thinker.run_trial(window, race, Clock(0.0, 3), Rng(2))
    assert [each.worths for each in race] == [[]] * 4


def test_without_time_the_hints_decide(window: Window) -> None:
    thinker = Thinker(settings(), None, None, 0.0)
    race = thinker.shortlist(window, window.legal(), Clock(0.0, 0), Rng(1))
    assert thinker.choose(window, Rng(1)) == race[0].action


def test_fewer_candidates_race_if_there_is_no_time_for_enough_trials() -> None:
    thinker = Thinker(settings(), None, None, 1.0)
    race = [candidate(action, 0.0, 1.0) for action in range(4)]
    assert thinker.narrow(race, Clock(1.0, 0), 1.0) == race[:2]
    assert thinker.narrow(race, Clock(9.0, 0), 0.04) == race


@pytest.mark.parametrize(("max_trials", "expected"), [(0, 5), (2, 2)])
def test_a_level_of_few_trials_stops_before_its_time_is_up(
    window: Window, max_trials: int, expected: int
) -> None:
    thinker = Thinker(settings(max_trials=max_trials), None, None, 0.0, iterations=20)
    thinker.choose(window, Rng(4))
    assert [len(each.worths) for each in thinker.last_candidates] == [expected] * 4


def test_the_best_is_chosen_unless_there_is_a_tolerance() -> None:
    race = [candidate(1, 0.0, 30.0), candidate(2, 0.0, 130.0), candidate(3, 0.0, 128.0)]
    sure = Thinker(settings(), None, None, 1.0)
    tolerance = Thinker(settings(tolerance=5.0), None, None, 1.0)
    assert {sure.pick(race, Rng(seed)) for seed in range(20)} == {2}
    assert {tolerance.pick(race, Rng(seed)) for seed in range(60)} == {2, 3}


def test_a_choice_made_together_with_others_is_drawn_from_the_mixture() -> None:
    race = [candidate(2, 0.0, 130.0), candidate(3, 0.0, 128.0), candidate(4, 0.0, 80.0)]
    thinker = Thinker(settings(mix_tolerance=5.0), None, None, 1.0)
    thinker.own_mixture = Mixture([2, 3, 4])
    assert {thinker.pick(race, Rng(seed)) for seed in range(40)} == {2}
    thinker.is_simultaneous = True
    thinker.own_mixture.note([1.0, 1.0, 1.0])
    drawn = {thinker.pick(race, Rng(seed)) for seed in range(40)}
    assert drawn == {2, 3}, "evenly, but never what is far behind"


def test_what_is_clearly_worse_is_not_drawn_from_the_mixture() -> None:
    leader = candidate(2, 0.0, 500.0, 900.0, 100.0, 300.0)
    unclear = candidate(3, 0.0, 700.0, 500.0, 400.0, 196.0)
    worse = candidate(4, 0.0, 498.0, 899.0, 98.0, 299.0)
    thinker = Thinker(settings(mix_tolerance=5.0), None, None, 1.0)
    thinker.is_simultaneous = True
    thinker.own_mixture = Mixture([2, 3, 4])
    thinker.own_mixture.note([1.0, 1.0, 1.0])
    drawn = {thinker.pick([leader, unclear, worse], Rng(seed)) for seed in range(40)}
    assert drawn == {2, 3}


def test_where_others_choose_too_all_candidates_run_and_others_learn(window: Window) -> None:
    thinker = Thinker(settings(mix_tolerance=5.0), None, None, 0.0, 200)
    learned = 0
    for seed in range(6):
        thinker.choose(window, Rng(seed))
        assert thinker.is_simultaneous
        assert thinker.own_mixture.trials == len(thinker.last_candidates[0].worths) >= 6
        assert sorted(thinker.other_mixtures) == [
            seat for seat in opened().to_act() if seat != window.seat
        ]
        learned += sum(not mixture.is_even() for mixture in thinker.other_mixtures.values())
    assert learned > 0


def test_answers_of_others_are_reopened() -> None:
    state = opened()
    first = state.actor()
    state.apply(first, state.legal(first)[0])
    seat = state.actor()
    world = state.sample(seat, Rng(1))
    assert world.to_act() != opened().to_act()
    reopen_others(world, seat)
    assert world.to_act() == opened().to_act()


def test_a_world_that_fits_what_others_did_is_kept_more_often() -> None:
    state = opened()
    assert isinstance(state, ShogunateState)
    seat = state.actor()
    other = (seat + 1) % 4
    state.favours[other] += favours.packed(2, 9)
    window = Window(SHOGUNATE, state, seat)

    def held(worlds_per_trial: int) -> int:
        thinker = Thinker(settings(worlds_per_trial=worlds_per_trial), None, None, 1.0)
        rng, count = Rng(5), 0
        for _ in range(120):
            world = thinker.world(window, rng)
            assert isinstance(world, ShogunateState)
            count += loyalty.has(world.down[other] + world.up[other], 2)
        return count

    assert held(8) > held(1) + 20


def test_chances_follow_their_logarithms() -> None:
    rng = Rng(1)
    drawn = [draw_by_log_weight([0.0, -1.0, -60.0], rng) for _ in range(500)]
    assert drawn.count(2) == 0
    assert 300 < drawn.count(0) < 420


def test_habits_prefer_what_the_hints_like_as_sharply_as_was_learned(window: Window) -> None:
    world = window.sample(Rng(1))
    kinds = len(SHOGUNATE.kinds)
    sharp = RolloutPolicy([9.0] * kinds, [{} for _ in range(kinds)])
    blunt = RolloutPolicy([1e-9] * kinds, [{} for _ in range(kinds)])
    best = {policy_action(SHOGUNATE, sharp, world, window.seat, 0, Rng(n)) for n in range(30)}
    any_of = {policy_action(SHOGUNATE, blunt, world, window.seat, 0, Rng(n)) for n in range(60)}
    assert len(best) < len(any_of) == len(window.legal())
