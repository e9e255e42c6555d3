"""The page of rulings says where the book can be read otherwise, in both languages."""

from pathlib import Path

import pytest

PAGES = Path(__file__).parents[3] / "docs/games/battles"
OTHERWISE = ["28", "41", "42", "44", "51", "53"]


@pytest.mark.parametrize(
    ("page", "mark"),
    [
        ("rulings.md", "*The book can be read otherwise.*"),
        ("rulings.ja.md", "*別の読み方もできる。*"),
    ],
)
def test_rulings_that_depart_from_a_plain_reading_say_so(page: str, mark: str) -> None:
    lines = (PAGES / page).read_text(encoding="utf-8").splitlines()
    marked = [line.split(" | ") for line in lines if mark in line]
    assert [row[0].removeprefix("| ") for row in marked] == OTHERWISE
    for row in marked:
        said, other = row[2].split(mark)
        assert said.strip()
        assert other.strip()
