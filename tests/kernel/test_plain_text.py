"""Text from outside: marks that pile up on a letter."""

import pytest

from hatamoto.kernel.plain_text import MAX_MARKS, stacks_marks

MARK = "\u0315"


@pytest.mark.parametrize(
    ("text", "stacks"),
    [
        ("Nguyễn", False),
        ("が", False),
        ("a" + MAX_MARKS * MARK, False),
        ("a" + (MAX_MARKS + 1) * MARK, True),
        ("a" + MAX_MARKS * MARK + "b" + MAX_MARKS * MARK, False),
    ],
)
def test_no_letter_carries_more_marks_than_a_writing_needs(text: str, stacks: bool) -> None:
    assert stacks_marks(text) is stacks
