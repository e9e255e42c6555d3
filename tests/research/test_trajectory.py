"""A game going on can be copied, pickled and sampled at any moment."""

import pickle
from copy import deepcopy

import pytest

from hatamoto.kernel.errors import BadPosition, IllegalAction, NotYourTurn
from hatamoto.kernel.observation import observation
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.research.env_config import EnvConfig
from hatamoto.research.trajectory import Trajectory, new_trajectory, trajectory_from

OPTIONS = {"pair_scoring": "double", "redeal_pairs": True, "shinobi_binding": "slot"}
SETTINGS = [EnvConfig("shogunate", 3), EnvConfig("shogunate", 4, OPTIONS)]


def picked(trajectory: Trajectory, rng: Rng) -> tuple[int, int]:
    """Who acts next, and any legal action."""
    seat = trajectory.state.actor()
    legal = trajectory.state.legal(seat)
    return seat, trajectory.state.draw(rng) if seat == NATURE else legal[rng.below(len(legal))]


def dealt(config: EnvConfig, seed: int) -> Trajectory:
    """A game whose first players choose their cards."""
    trajectory, rng = new_trajectory(config), Rng(seed)
    while trajectory.state.actor() == NATURE:
        trajectory.act(*picked(trajectory, rng))
    return trajectory


def all_told(trajectory: Trajectory) -> list[object]:
    """Everything that every seat observes."""
    seats = range(trajectory.config.seats)
    told: list[object] = [
        [trajectory.lines_for(seat), observation(trajectory.state, seat)] for seat in seats
    ]
    return [trajectory.state.position(), *told]


@pytest.mark.parametrize("config", SETTINGS, ids=["plain", "options"])
def test_copies_and_pickles_go_on_alike_from_every_moment(config: EnvConfig) -> None:
    trajectory, rng = new_trajectory(config), Rng(11)
    while trajectory.state.actor() != NOBODY:
        copy, pickled = deepcopy(trajectory), pickle.loads(pickle.dumps(trajectory))
        before, move = all_told(trajectory), picked(trajectory, rng)
        trajectory.act(*move)
        assert all_told(copy) == all_told(pickled) == before
        copy.act(*move)
        pickled.act(*move)
        assert all_told(copy) == all_told(pickled) == all_told(trajectory)


@pytest.mark.parametrize("config", SETTINGS, ids=["plain", "options"])
def test_a_sampled_trajectory_looks_the_same_to_its_seat(config: EnvConfig) -> None:
    trajectory, rng = dealt(config, 3), Rng(4)
    different = 0
    while trajectory.state.actor() != NOBODY:
        for seat in range(config.seats):
            world = trajectory.sample(seat, rng)
            assert world.lines_for(seat) == trajectory.lines_for(seat)
            assert observation(world.state, seat) == observation(trajectory.state, seat)
            assert world.state.to_act() == trajectory.state.to_act()
            assert world.completed == trajectory.completed
            different += world.state.position() != trajectory.state.position()
        trajectory.act(*picked(trajectory, rng))
    assert different > 50


def test_a_sampled_trajectory_keeps_what_its_seat_knows_and_tells_nobody_the_rest() -> None:
    trajectory = dealt(SETTINGS[0], 3)
    world = trajectory.sample(0, Rng(1))
    hidden = [[line for line in world.lines_for(seat) if line.endswith("?")] for seat in range(3)]
    assert [len(lines) for lines in hidden] == [4, 6, 6]


def test_an_answer_stays_hidden_until_the_step_closes() -> None:
    trajectory = dealt(SETTINGS[0], 8)
    first, second = trajectory.state.to_act()
    before = {seat: trajectory.lines_for(seat) for seat in range(3)}
    trajectory.act(first, trajectory.state.legal(first)[0])
    assert trajectory.lines_for(first) == [*before[first], f"{first} play cloaked"]
    assert trajectory.lines_for(second) == before[second]
    trajectory.act(second, trajectory.state.legal(second)[1])
    shown = [f"{first} play cloaked", f"{second} play dishonour"]
    assert all(trajectory.lines_for(seat) == before[seat] + shown for seat in range(3))


def test_a_step_is_written_in_seat_order_however_the_answers_come() -> None:
    early, late = dealt(SETTINGS[1], 8), dealt(SETTINGS[1], 8)
    for seat in early.state.to_act():
        early.act(seat, early.state.legal(seat)[seat])
    for seat in reversed(late.state.to_act()):
        late.act(seat, late.state.legal(seat)[seat])
    assert all_told(early) == all_told(late)


def test_only_legal_actions_are_played() -> None:
    trajectory = dealt(SETTINGS[0], 8)
    first = trajectory.state.actor()
    parse = trajectory.config.game.parse
    with pytest.raises(IllegalAction):
        trajectory.act(first, parse("name 2"))
    with pytest.raises(NotYourTurn):
        trajectory.act({0, 1, 2}.difference(trajectory.state.to_act()).pop(), parse("play arrow"))


def test_a_position_for_other_seats_is_refused() -> None:
    position = dealt(SETTINGS[1], 8).state.position()
    with pytest.raises(BadPosition, match="for 4 seats"):
        trajectory_from(SETTINGS[0], position)
