"""Frames: one open decision in one integer, read back part by part."""

import pytest

from hatamoto.kernel.frames import (
    STEP,
    a_of,
    b_of,
    c_of,
    framed,
    framed_wide,
    kind_of,
    seat_of,
)
from hatamoto.kernel.seats import MOST_SEATS, NATURE

SEATS = [NATURE, *range(MOST_SEATS), STEP]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("kind", [0, 1, 255])
@pytest.mark.parametrize("number", [0, 1, 0xFFFF])
def test_kind_seat_and_number_are_read_back(kind: int, seat: int, number: int) -> None:
    frame = framed(kind, seat, number)
    assert (kind_of(frame), seat_of(frame), a_of(frame)) == (kind, seat, number)
    assert (b_of(frame), c_of(frame)) == (0, 0)


@pytest.mark.parametrize("numbers", [(0, 0, 0), (1, 2, 3), (0xFFFF, 0, 0xFFFF), (0, 0xFFFF, 0)])
def test_three_numbers_are_read_back(numbers: tuple[int, int, int]) -> None:
    frame = framed_wide(200, 11, *numbers)
    assert (a_of(frame), b_of(frame), c_of(frame)) == numbers
    assert (kind_of(frame), seat_of(frame)) == (200, 11)


def test_a_wide_frame_without_numbers_is_a_narrow_one() -> None:
    assert framed_wide(7, 3, 9, 0) == framed(7, 3, 9)


def test_a_frame_is_never_negative() -> None:
    assert framed(0, NATURE) == 0
    assert framed_wide(255, STEP, 0xFFFF, 0xFFFF, 0xFFFF) < 1 << 60
