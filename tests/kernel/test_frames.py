"""Frames: one open decision in one integer, its fields read back by name."""

import pytest

from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.frames import (
    STEP,
    FrameTypes,
    bare_frame,
    numbers,
    seat_of,
    shared_field,
    type_of,
)
from hatamoto.kernel.seats import MAX_SEATS, NATURE

SEATS = [NATURE, *range(MAX_SEATS), STEP]
MOST = 0xFFFF


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("number", [0, 1, MOST])
def test_type_seat_and_field_are_read_back(seat: int, number: int) -> None:
    types = FrameTypes()
    types.add("first")
    second = types.add("second", "leader")
    frame = second.ask(seat, number)
    assert (type_of(frame), seat_of(frame)) == (1, seat)
    assert second.field("leader").of(frame) == number


@pytest.mark.parametrize("given", [(0, 0, 0), (1, 2, 3), (MOST, 0, MOST), (0, MOST, 0)])
def test_three_fields_are_read_back_by_name(given: tuple[int, int, int]) -> None:
    asked = FrameTypes().add("asked", "unit", "target", "points")
    frame = asked.ask(11, *given)
    assert asked.named(frame) == dict(zip(("unit", "target", "points"), given, strict=True))


def test_narrow_fields_share_what_is_left() -> None:
    fire = FrameTypes().add("fire", "unit", "target", helpers=11, last=5)
    frame = fire.ask(1, MOST, 7, 2047, 31)
    assert fire.named(frame) == {"unit": MOST, "target": 7, "helpers": 2047, "last": 31}


def test_a_draw_asks_nature_and_a_step_nobody() -> None:
    roll = FrameTypes().add("roll", "unit")
    assert seat_of(roll.draw(3)) == NATURE
    assert seat_of(roll.step(3)) == STEP


def test_a_frame_without_fields_is_bare() -> None:
    asked = FrameTypes().add("asked", "leader")
    assert bare_frame(asked.number, 2) == asked.ask(2)


def test_a_frame_is_never_negative_and_stays_a_small_integer() -> None:
    types = FrameTypes()
    added = [types.add(f"type_{index}", "a", "b", "c") for index in range(256)]
    assert added[0].draw() == 0
    assert added[-1].ask(STEP, MOST, MOST, MOST) < 1 << 60


def test_a_field_a_type_does_not_have_is_an_error() -> None:
    with pytest.raises(KeyError, match="slot"):
        FrameTypes().add("asked", "leader").field("slot")


@pytest.mark.parametrize("bits", [{"a": 49}, {"a": 1, "b": 1, "c": 1, "d": 1, "e": 1}])
def test_what_does_not_fit_into_a_frame_is_refused(bits: dict[str, int]) -> None:
    with pytest.raises(BadContent, match="wide does not fit"):
        FrameTypes().add("wide", **bits)


def test_types_that_pack_a_field_alike_share_it() -> None:
    types = FrameTypes()
    move, enter = types.add("move", "piece"), types.add("enter", "piece", "via")
    piece = shared_field("piece", move, enter)
    assert numbers(move, enter) == (0, 1)
    assert (piece.of(move.ask(0, 5)), piece.of(enter.ask(1, 7, 9))) == (5, 7)


@pytest.mark.parametrize("bits", [{"via": 16, "piece": 16}, {"piece": 8}])
def test_a_field_that_types_pack_differently_is_not_shared(bits: dict[str, int]) -> None:
    types = FrameTypes()
    move, enter = types.add("move", "piece"), types.add("enter", **bits)
    with pytest.raises(BadContent, match="move and enter pack piece differently"):
        shared_field("piece", move, enter)
