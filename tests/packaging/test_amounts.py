"""`covering` leaves out combinations, `sample` also values; a thorough run leaves out nothing."""

from itertools import product

import pytest

from tests import amounts
from tests.amounts import covering, sample

GAMES = ("shogunate", "twilight", "battles", "edo")
SIZES = {"wide": 1440, "tablet": 820, "phone": 390}
LANGS = ["en", "ja"]


@pytest.fixture
def usual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(amounts, "THOROUGHNESS", 1)


@pytest.fixture
def thorough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(amounts, "THOROUGHNESS", 2)


def test_every_value_of_every_axis_is_covered(usual: None) -> None:
    chosen = covering(GAMES, SIZES, LANGS)
    assert len(chosen) == len(GAMES)
    for axis, values in enumerate((GAMES, SIZES, LANGS)):
        assert {one[axis] for one in chosen} == set(values)


def test_a_thorough_run_covers_every_combination(thorough: None) -> None:
    assert covering(GAMES, SIZES, LANGS) == list(product(GAMES, SIZES, LANGS))


@pytest.mark.parametrize(("count", "chosen"), [(1, "a"), (2, "ad"), (3, "ace"), (5, "abcde")])
def test_sampled_values_lie_apart(usual: None, count: int, chosen: str) -> None:
    assert sample("abcde", count) == chosen


def test_a_thorough_run_takes_every_value(thorough: None) -> None:
    assert sample("abcde", 2) == "abcde"
