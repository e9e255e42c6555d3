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


def test_positions_take_half_the_lines_that_they_took() -> None:
    """3,781 lines described the flow of play a second time (docs/decisions/0013)."""
    assert 0 < census.counts()["position"] <= 3781 // 2


def test_few_constants_are_imported_by_name() -> None:
    assert 0 < census.counts()["constants"] <= 400
