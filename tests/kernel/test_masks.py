"""Small sets as bits."""

from hatamoto.kernel import masks


def test_a_set_of_one_holds_that_number_alone() -> None:
    assert masks.has(masks.one(3), 3)
    assert not masks.has(masks.one(3), 2)


def test_a_set_is_made_of_a_list() -> None:
    assert masks.of([4, 0, 11, 4]) == masks.one(4) | masks.one(0) | masks.one(11)
    assert masks.of([]) == 0


def test_members_rise_and_are_as_many_as_counted() -> None:
    mask = masks.one(4) | masks.one(0) | masks.one(11)
    assert masks.members(mask) == [0, 4, 11]
    assert masks.count(mask) == 3


def test_a_set_holds_numbers_up_to_sixty_one() -> None:
    mask = masks.one(61) | masks.one(33)
    assert masks.members(mask) == [33, 61]
    assert masks.has(mask, 61)
    assert masks.count(masks.first(62)) == 62


def test_the_first_numbers() -> None:
    assert masks.members(masks.first(4)) == [0, 1, 2, 3]
    assert masks.first(0) == 0


def test_numbers_of_another_set_are_left_out() -> None:
    assert masks.without(0b1101, 0b0110) == 0b1001


def test_a_set_is_cut_in_two() -> None:
    assert masks.below(0b110101, 3) == 0b101
    assert masks.beyond(0b110101, 3) == 0b110
