"""The thinker: equal luck, the clock inside playouts, whom it believes, and how it chooses."""

import pytest

from hatamoto.bots.rollout_policy import RolloutPolicy, policy_action
from hatamoto.bots.thinker import (
    CUT_OFF,
    Candidate,
    Clock,
    SearchSettings,
    Thinker,
    ask_others_again,
    drawn_by,
)
from hatamoto.catalog import game
from hatamoto.games.shogunate import favours, loyalty
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

SHOGUNATE = game("shogunate")


def settings(slack: float = 0.0, mixed: float = 0.0, believed: int = 1) -> SearchSettings:
    """A plain way to think."""
    return SearchSettings(
        width=4,
        worlds=1,
        ahead=0,
        believed=believed,
        doubt=1.5,
        trust=1.0,
        slack=slack,
        mixed=mixed,
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
    """An action that has run these trials."""
    made = Candidate(action, hint)
    for worth in worths:
        made.note(worth)
    return made


def test_who_is_always_a_little_behind_drops_out() -> None:
    leader = candidate(1, 0.0, 500, 900, 100, 300)
    behind = candidate(2, 0.0, 480, 881, 79, 280)
    lucky = candidate(3, 0.0, 700, 500, 400, 120)
    thinker = Thinker(settings(), None, None, 1.0)
    assert thinker.unbeaten([behind, leader, lucky]) == [leader, lucky]


def test_a_playout_stops_when_the_time_is_up(window: Window) -> None:
    thinker = Thinker(settings(), None, None, 0.0)
    world, action = window.sample(Rng(1)), window.legal()[0]
    assert thinker.followed(window, world.clone(), action, Clock(0.0, 0), Rng(2)) == CUT_OFF
    assert thinker.followed(window, world.clone(), action, Clock(0.0, 1), Rng(2)) >= 0.0


def test_a_lap_that_is_not_finished_counts_for_nobody(window: Window) -> None:
    thinker = Thinker(settings(), None, None, 0.0, 3)
    race = thinker.entered(window, window.legal(), Clock(0.0, 3), Rng(1))
    assert len(race) == 4
    assert not thinker.run(window, race, Clock(0.0, 3), Rng(2))
    assert [each.worths for each in race] == [[]] * 4


def test_without_time_the_hints_decide(window: Window) -> None:
    thinker = Thinker(settings(), None, None, 0.0)
    race = thinker.entered(window, window.legal(), Clock(0.0, 0), Rng(1))
    assert thinker.choose(window, Rng(1)) == race[0].action


def test_fewer_race_where_enough_laps_of_all_do_not_fit() -> None:
    thinker = Thinker(settings(), None, None, 1.0)
    race = [candidate(action, 0.0, 1.0) for action in range(4)]
    assert thinker.narrowed(race, Clock(1.0, 0), 1.0) == race[:2]
    assert thinker.narrowed(race, Clock(9.0, 0), 0.04) == race


def test_the_best_is_chosen_unless_the_manner_is_slack() -> None:
    race = [candidate(1, 0.0, 30.0), candidate(2, 0.0, 130.0), candidate(3, 0.0, 128.0)]
    sure = Thinker(settings(), None, None, 1.0)
    slack = Thinker(settings(slack=5.0), None, None, 1.0)
    assert {sure.picked(race, Rng(seed)) for seed in range(20)} == {2}
    assert {slack.picked(race, Rng(seed)) for seed in range(60)} == {2, 3}


def test_a_choice_made_together_with_others_is_mixed() -> None:
    race = [candidate(2, 0.0, 130.0), candidate(3, 0.0, 128.0)]
    thinker = Thinker(settings(mixed=5.0), None, None, 1.0)
    assert {thinker.picked(race, Rng(seed)) for seed in range(40)} == {2}
    thinker.is_together = True
    assert {thinker.picked(race, Rng(seed)) for seed in range(40)} == {2, 3}


def test_others_who_have_answered_are_asked_again() -> None:
    state = opened()
    first = state.actor()
    state.apply(first, state.legal(first)[0])
    seat = state.actor()
    world = state.sample(seat, Rng(1))
    assert world.to_act() != opened().to_act()
    ask_others_again(world, seat)
    assert world.to_act() == opened().to_act()


def test_a_world_that_fits_what_others_did_is_kept_more_often() -> None:
    state = opened()
    assert isinstance(state, ShogunateState)
    seat = state.actor()
    other = (seat + 1) % 4
    state.favours[other] += 9 * favours.ONE[2]
    window = Window(SHOGUNATE, state, seat)

    def held(believed: int) -> int:
        thinker = Thinker(settings(believed=believed), None, None, 1.0)
        rng, count = Rng(5), 0
        for _ in range(120):
            world = thinker.world(window, rng)
            assert isinstance(world, ShogunateState)
            count += loyalty.has(world.down[other] + world.up[other], 2)
        return count

    assert held(8) > held(1) + 20


def test_chances_follow_their_logarithms() -> None:
    rng = Rng(1)
    drawn = [drawn_by([0.0, -1.0, -60.0], rng) for _ in range(500)]
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
