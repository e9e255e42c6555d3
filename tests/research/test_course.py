"""A game going on can be copied, pickled and sampled at any moment."""

import pickle
from copy import deepcopy

import pytest

from hatamoto.kernel.errors import BadPosition, IllegalAction, NotYourTurn
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.research.course import Course, begun, restored
from hatamoto.research.setting import Setting, side

OPTIONS = {"pair_scoring": "double", "redeal_pairs": True, "shinobi_binding": "slot"}
SETTINGS = [Setting("shogunate", 3), Setting("shogunate", 4, OPTIONS)]


def picked(course: Course, rng: Rng) -> tuple[int, int]:
    """Who acts next, and any legal action."""
    seat = course.state.actor()
    legal = course.state.legal(seat)
    return seat, course.state.draw(rng) if seat == NATURE else legal[rng.below(len(legal))]


def dealt(setting: Setting, seed: int) -> Course:
    """A game whose first players choose their cards."""
    course, rng = begun(setting), Rng(seed)
    while course.state.actor() == NATURE:
        course.act(*picked(course, rng))
    return course


def all_told(course: Course) -> list[object]:
    """Everything every seat is told."""
    seats = range(course.setting.seats)
    told: list[object] = [[course.told(seat), side(course.state, seat)] for seat in seats]
    return [course.state.position(), *told]


@pytest.mark.parametrize("setting", SETTINGS, ids=["plain", "options"])
def test_copies_and_pickles_go_on_alike_from_every_moment(setting: Setting) -> None:
    course, rng = begun(setting), Rng(11)
    while course.state.actor() != NOBODY:
        copy, pickled = deepcopy(course), pickle.loads(pickle.dumps(course))
        before, move = all_told(course), picked(course, rng)
        course.act(*move)
        assert all_told(copy) == all_told(pickled) == before
        copy.act(*move)
        pickled.act(*move)
        assert all_told(copy) == all_told(pickled) == all_told(course)


@pytest.mark.parametrize("setting", SETTINGS, ids=["plain", "options"])
def test_a_sampled_course_looks_the_same_to_its_seat(setting: Setting) -> None:
    course, rng = dealt(setting, 3), Rng(4)
    different = 0
    while course.state.actor() != NOBODY:
        for seat in range(setting.seats):
            world = course.sampled(seat, rng)
            assert world.told(seat) == course.told(seat)
            assert side(world.state, seat) == side(course.state, seat)
            assert world.state.to_act() == course.state.to_act()
            assert world.settled == course.settled
            different += world.state.position() != course.state.position()
        course.act(*picked(course, rng))
    assert different > 50


def test_a_sampled_course_keeps_what_its_seat_knows_and_tells_nobody_the_rest() -> None:
    course = dealt(SETTINGS[0], 3)
    world = course.sampled(0, Rng(1))
    hidden = [[line for line in world.told(seat) if line.endswith("?")] for seat in range(3)]
    assert [len(lines) for lines in hidden] == [4, 6, 6]


def test_an_answer_stays_hidden_until_the_step_closes() -> None:
    course = dealt(SETTINGS[0], 8)
    first, second = course.state.to_act()
    before = {seat: course.told(seat) for seat in range(3)}
    course.act(first, course.state.legal(first)[0])
    assert course.told(first) == [*before[first], f"{first} play cloaked"]
    assert course.told(second) == before[second]
    course.act(second, course.state.legal(second)[1])
    shown = [f"{first} play cloaked", f"{second} play dishonour"]
    assert all(course.told(seat) == before[seat] + shown for seat in range(3))


def test_a_step_is_written_in_seat_order_however_the_answers_come() -> None:
    early, late = dealt(SETTINGS[1], 8), dealt(SETTINGS[1], 8)
    for seat in early.state.to_act():
        early.act(seat, early.state.legal(seat)[seat])
    for seat in reversed(late.state.to_act()):
        late.act(seat, late.state.legal(seat)[seat])
    assert all_told(early) == all_told(late)


def test_only_legal_actions_are_played() -> None:
    course = dealt(SETTINGS[0], 8)
    first = course.state.actor()
    parse = course.setting.game.parse
    with pytest.raises(IllegalAction):
        course.act(first, parse("name 2"))
    with pytest.raises(NotYourTurn):
        course.act({0, 1, 2}.difference(course.state.to_act()).pop(), parse("play arrow"))


def test_a_position_for_other_seats_is_refused() -> None:
    position = dealt(SETTINGS[1], 8).state.position()
    with pytest.raises(BadPosition, match="for 4 seats"):
        restored(SETTINGS[0], position)
