"""Outcomes: places, shared victories, and ends that the table makes."""

import pytest

from hatamoto import catalog
from hatamoto.kernel.match import new_match
from hatamoto.kernel.outcome import Outcome, agreed, last_left, with_resigned


def test_the_winners_are_those_in_first_place() -> None:
    outcome = Outcome([9, 12, 12], [3, 1, 1], "threshold")
    assert outcome.winners == [1, 2]
    assert outcome.shares() == [0.0, 0.5, 0.5]


def test_an_outcome_is_sent_whole() -> None:
    assert Outcome([1, 2], [2, 1], "threshold").as_json() == {
        "scores": [1, 2],
        "places": [2, 1],
        "winners": [1],
        "reason": "threshold",
    }


def test_in_an_agreed_draw_nobody_is_ahead() -> None:
    outcome = agreed(set(), [3, 0, 9, -1])
    assert outcome.places == [1, 1, 1, 1]
    assert outcome.scores == [3, 0, 9, -1]
    assert outcome.reason == "agreed_draw"
    assert sum(outcome.shares()) == 1.0


def test_who_has_resigned_does_not_share_an_agreed_draw() -> None:
    outcome = agreed({1, 2}, [3, 0, 9, -1])
    assert (outcome.places, outcome.winners) == ([1, 3, 3, 1], [0, 3])
    assert outcome.scores == [3, 0, 9, -1]


def test_while_several_stand_a_resignation_ends_nothing() -> None:
    match = new_match(catalog.game("shogunate"), 3, secret=b"3" * 32)
    match.write("resign", 1)
    assert match.outcome() is None
    match.write("resign", 0)
    assert match.outcome() is not None


def test_the_last_one_left_wins() -> None:
    outcome = last_left({0, 2}, [8, 3, 5])
    assert outcome.places == [2, 1, 2]
    assert outcome.scores == [8, 3, 5]
    assert outcome.reason == "resigned"


@pytest.mark.parametrize("resigned", [{0}, {1}])
def test_those_who_resigned_come_last(resigned: set[int]) -> None:
    outcome = with_resigned(Outcome([14, 9, 3], [1, 2, 3], "threshold"), resigned)
    assert outcome is not None
    (gone,) = resigned
    assert outcome.places[gone] == 3
    assert outcome.places[2] == 2
    assert outcome.scores == [14, 9, 3]


def test_nobody_resigned_and_nothing_changes() -> None:
    outcome = Outcome([14, 9, 3], [1, 2, 3], "threshold")
    assert with_resigned(outcome, set()) is outcome
