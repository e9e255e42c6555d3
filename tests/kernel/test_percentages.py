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


def test_the_first_ones_add_up_to_what_their_sum_is_alone() -> None:
    assert percentages([15, 20, 1]) == [42, 55, 3]
    for counts in ([1, 1, 4], [1, 1, 1, 3], [1, 1, 1, 1, 1, 1], [1, 2, 3, 4, 5, 6, 15]):
        shares = percentages(counts)
        for first in range(1, len(counts)):
            together = sum(counts[:first])
            assert sum(shares[:first]) == percentages([together, sum(counts) - together])[0]


def test_nothing_has_no_shares() -> None:
    assert percentages([0, 0]) == [0, 0]
    assert percentages([]) == []
