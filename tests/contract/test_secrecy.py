"""Nothing a seat is shown depends on what it may not know."""

import pytest

from hatamoto.kernel.conformance import Case, check_audiences, check_openness, check_secrecy
from hatamoto.kernel.seats import WATCHER
from tests.amounts import scaled, spaced
from tests.contract.cases import (
    ALIKE,
    CLOSED_CASES,
    CLOSED_NAMES,
    LATE,
    LOOKS,
    NUMBERED,
    OPEN_CASES,
    OPEN_NAMES,
    WORLDS,
)


def eyes_of(case: Case) -> list[int]:
    """A watcher and two seats, others in each case."""
    first = NUMBERED.index(case.name) % case.seats
    return [WATCHER, first, (first + 1) % case.seats]


@pytest.mark.parametrize("case", CLOSED_CASES, ids=CLOSED_NAMES)
def test_all_worlds_a_seat_holds_possible_look_the_same(case: Case) -> None:
    sampled = spaced(12, 30) if case.seats < 5 else spaced(40, 400)
    worlds = scaled(6, WORLDS.get(case.game.id, 4))
    seen = check_secrecy(case, eyes_of(case), worlds, NUMBERED.index(case.name), sampled)
    assert len(seen.worlds) >= 8
    assert seen.comparisons >= LOOKS.get(case.game.id, 400)
    assert seen.late >= LATE.get(case.game.id, 8) * worlds


@pytest.mark.parametrize("case", CLOSED_CASES, ids=CLOSED_NAMES)
def test_the_record_shows_a_seat_only_what_it_saw(case: Case) -> None:
    assert check_audiences(case, scaled(4, 1)) >= ALIKE.get(case.game.id, 10)


@pytest.mark.parametrize("case", OPEN_CASES, ids=OPEN_NAMES)
def test_in_an_open_game_everybody_sees_and_hears_everything(case: Case) -> None:
    assert check_openness(case) > 300


@pytest.mark.parametrize("case", CLOSED_CASES, ids=CLOSED_NAMES)
def test_only_an_open_game_lays_something_over_its_board(case: Case) -> None:
    assert case.game.overlays(case.game.new(case.seats, case.options)) is None
