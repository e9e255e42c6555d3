"""Seats, the three that are no player's, and audiences."""

import pytest

from hatamoto.kernel.seats import (
    EVERYONE,
    MAX_SEATS,
    NATURE,
    NOBODY,
    WATCHER,
    bit,
    is_in,
    seats_in,
)

LOOKERS = [WATCHER, *range(MAX_SEATS)]


def test_the_three_that_are_no_players_are_distinct_and_negative() -> None:
    assert len({NATURE, WATCHER, NOBODY}) == 3
    assert max(NATURE, WATCHER, NOBODY) < 0


@pytest.mark.parametrize("looker", LOOKERS)
def test_everyone_includes_watchers(looker: int) -> None:
    assert is_in(EVERYONE, looker)
    assert not is_in(0, looker)


@pytest.mark.parametrize("looker", LOOKERS)
def test_an_audience_of_one_is_that_one(looker: int) -> None:
    assert [other for other in LOOKERS if is_in(bit(looker), other)] == [looker]


def test_the_seats_of_a_mask_rise() -> None:
    assert seats_in(bit(4) | bit(0) | bit(11)) == [0, 4, 11]
    assert seats_in(0) == []
    assert seats_in(bit(WATCHER)) == []
