"""Legal lists by bit mask, built once."""

from hatamoto.kernel.tables import by_mask


def test_each_mask_lists_its_actions_rising() -> None:
    table = by_mask(10, 3)
    assert table == [[], [10], [11], [10, 11], [12], [10, 12], [11, 12], [10, 11, 12]]


def test_a_tail_stands_at_the_end_of_every_list() -> None:
    assert by_mask(10, 1, [99]) == [[99], [10, 99]]


def test_no_two_masks_share_a_list() -> None:
    table = by_mask(0, 2, [7])
    assert len({id(actions) for actions in table}) == 4
