"""Shares of a whole as they are written."""

from hatamoto.kernel.percentages import percentages


def test_percentages_add_up_to_100_and_none_is_off_by_a_whole_point() -> None:
    for first in range(37):
        for second in range(37 - first):
            counts = [first, second, 36 - first - second]
            found = percentages(counts)
            assert sum(found) == 100
            assert all(
                abs(percent - 100 * count / 36) < 1
                for percent, count in zip(found, counts, strict=True)
            )


def test_the_largest_remainders_are_rounded_up() -> None:
    assert percentages([15, 20, 1]) == [42, 55, 3]
    assert percentages([1, 1, 1]) == [34, 33, 33]


def test_nothing_has_no_shares() -> None:
    assert percentages([0, 0]) == [0, 0]
    assert percentages([]) == []
