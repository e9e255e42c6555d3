"""The tool that finds seeds judges a game by the tests of its record."""

import tomllib

import pytest

from tests.records.twilight import test_records as twilight_tests
from tests.records.twilight.recipes import RECIPES, finished
from tools import records

SEEDS = tomllib.loads(records.SEEDS.read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def _original_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the tool puts in place of `shown` is put back."""
    monkeypatch.setattr(twilight_tests, "shown", twilight_tests.shown)


def test_a_game_shows_what_its_own_record_promises_and_not_what_another_does() -> None:
    match = finished(RECIPES["final_scoring_anti"], SEEDS["twilight"]["final_scoring_anti"])
    assert records.shows(twilight_tests, "final_scoring_anti", match)
    assert not records.shows(twilight_tests, "final_scoring_pro", match)
    assert not records.shows(twilight_tests, "zero_to_the_first_player", match)


@pytest.mark.parametrize("name", RECIPES)
def test_every_record_has_tests_to_be_judged_by(name: str) -> None:
    assert list(records.checks_of(twilight_tests, name)) != []


def test_the_present_seed_is_tried_first() -> None:
    assert list(records.seeds_to_try(2, 4)) == [2, 0, 1, 3]


def test_a_stored_record_that_still_replays_is_left_alone() -> None:
    folder = records.ROOT / "tests" / "records" / "twilight"
    assert records.is_current("twilight", folder / "resigned.record")
    assert not records.is_current("edo", folder / "resigned.record")
    assert not records.is_current("twilight", folder / "no_such.record")
