"""Shares as they are written."""

from hatamoto.kernel.percentages import percentages


def test_percentages_add_up_to_100_where_no_two_are_equal() -> None:
    for first in range(37):
        for second in range(37 - first):
            counts = [first, second, 36 - first - second]
            found = percentages(counts)
            assert sum(found) == 100 or len(set(counts)) < 3
            for count, share in zip(counts, found, strict=True):
                assert abs(100 * count - 36 * share) < 36


def test_equal_chances_have_equal_percentages() -> None:
    assert percentages([1, 1, 1, 1, 1, 1]) == [17] * 6
    assert percentages([1, 4, 1]) == [17, 66, 17]
    assert percentages([15, 6, 15]) == [42, 16, 42]
    assert percentages([1, 1, 1]) == [33, 33, 33]
    assert percentages([27, 189]) == [13, 87]


def test_nothing_has_no_shares() -> None:
    assert percentages([0, 5]) == [0, 100]
    assert percentages([0, 0]) == [0, 0]
    assert percentages([]) == []
