"""The measured strength of the bots, as the lobby and the page show it."""

import json

import pytest

from hatamoto import catalog
from hatamoto.bots import LEVELS, YARDSTICKS
from hatamoto.bots.strength import read_strengths, strengths


def ladder(playouts: int) -> str:
    """A ladder file with one bot."""
    row = {"bot": "shogun", "elo": 1300, "low": 1200, "high": 1400, "seconds": 0.05}
    return json.dumps({"ladder": {"playouts": playouts}, "strength": [row]})


@pytest.mark.parametrize(("a_second", "playouts"), [(0, 0), (2000, 100)])
def test_a_rating_is_told_with_its_budget(a_second: int, playouts: int) -> None:
    found = read_strengths(ladder(a_second))["shogun"]
    assert (found["elo"], found["low"], found["high"]) == (1300, 1200, 1400)
    assert (found["seconds"], found["playouts"]) == (0.05, playouts)


@pytest.mark.parametrize("id", sorted(catalog.GAMES))
def test_the_ladders_that_are_shipped_rate_known_bots_within_their_intervals(id: str) -> None:
    for name, row in strengths(id).items():
        assert name in {*LEVELS, *YARDSTICKS}
        assert row["low"] <= row["elo"] <= row["high"]
        assert row["seconds"] > 0
