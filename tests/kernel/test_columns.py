"""Columns that are joined from precomputed pieces equal those that are counted one by one."""

import random

import pytest

from hatamoto.kernel.columns import MAX_ZEROS, counts


def counted(numbers: list[int], size: int) -> bytes:
    """How often each number occurs, the plain way."""
    return bytes(numbers.count(number) for number in range(size))


@pytest.mark.parametrize(
    "numbers", [[], [0], [4], [0, 1, 4], [1, 1, 3], [3, 1], [2, 0, 2, 2]], ids=str
)
def test_counts_says_how_often_each_number_occurs(numbers: list[int]) -> None:
    assert counts(numbers, 5) == counted(numbers, 5)


def test_counts_has_no_limit_between_two_numbers() -> None:
    numbers = [1, MAX_ZEROS + 1, 2 * MAX_ZEROS + 2]
    assert counts(numbers, 3 * MAX_ZEROS) == counted(numbers, 3 * MAX_ZEROS)


def test_counts_of_ascending_numbers_are_those_of_any_order() -> None:
    rng = random.Random(1)
    for _ in range(200):
        numbers = sorted(rng.sample(range(90), 20))
        mixed = rng.sample(numbers, 20)
        assert counts(numbers, 90) == counts(mixed, 90) == counted(mixed, 90)
