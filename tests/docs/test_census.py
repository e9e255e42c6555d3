"""What the decision about one source for every fact has counted to nothing stays nothing."""

import ast

import pytest

from tools import census


def test_nothing_packed_is_taken_apart_outside_the_module_that_packs_it() -> None:
    assert census.sites() == []


def test_every_module_that_packs_is_there() -> None:
    assert {path for path, _, _ in census.modules()} >= census.PACKING


@pytest.mark.parametrize("line", ["a = b >> 3", "a = b & 15", "a = 1 << b", "a >>= b", "a &= 12"])
def test_a_shift_and_a_mask_are_found(line: str) -> None:
    assert census.unpacked(ast.parse(line)) == [1]


def test_no_view_is_typed_by_hand_in_the_page() -> None:
    assert census.view_lines() == 0
