"""Nothing a seat is shown depends on what it may not know."""

import pytest

from hatamoto.kernel.conformance import Case, check_audiences, check_secrecy
from hatamoto.kernel.seats import WATCHER
from tests.contract.cases import CASES, NAMES, scaled


def eyes_of(case: Case) -> list[int]:
    """A watcher and two seats, others in each case."""
    first = CASES.index(case) % case.seats
    return [WATCHER, first, (first + 1) % case.seats]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_all_worlds_a_seat_holds_possible_look_the_same(case: Case) -> None:
    sampled = scaled(12, 30) if case.seats < 5 else scaled(40, 0)
    seen = check_secrecy(case, eyes_of(case), scaled(6, 4), CASES.index(case), sampled)
    assert len(seen.worlds) >= 8
    assert seen.looks >= 400
    assert seen.late >= 50


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_the_record_shows_a_seat_only_what_it_saw(case: Case) -> None:
    assert check_audiences(case, scaled(4, 1)) > 10
