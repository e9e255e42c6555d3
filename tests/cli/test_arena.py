"""Bots meet in pairs and are rated."""

import json
from math import log10

import pytest

from hatamoto.bots.intervals import percentile, rating_intervals, ratings, wilson
from tests.cli.running import complaint, run


def test_every_pair_meets_and_the_better_is_rated_higher() -> None:
    done = run("arena", "--bots", "random,greedy", "-n", "24", "--jobs", "1", "--json")
    report = json.loads(done.out)
    assert done.code == 0
    assert [row["bot"] for row in report["bots"]] == ["greedy", "random"]
    for row in report["bots"]:
        assert row["low"] <= row["elo"] <= row["high"]
    (pair,) = report["pairs"]
    assert (pair["bot"], pair["against"], pair["games"]) == ("random", "greedy", 24)


def test_an_odd_table_is_shared_fairly() -> None:
    arguments = ("--bots", "random,greedy", "-n", "7", "--seats", "3", "--jobs", "1", "--json")
    assert json.loads(run("arena", *arguments).out)["pairs"][0]["games"] == 7


def test_a_person_gets_a_table() -> None:
    out = run("arena", "--bots", "random,greedy", "-n", "2", "--jobs", "1").out
    assert "Elo" in out
    assert "against" in out


@pytest.mark.parametrize("bots", ["random", "random,random", "random,x"])
def test_an_arena_needs_two_different_bots(bots: str) -> None:
    assert "hatamoto:" in complaint("arena", "--bots", bots, "-n", "2")


# The arithmetic


def test_wilson_knows_its_textbook_values() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_percentiles_are_values_that_occurred() -> None:
    assert percentile([5, 1, 3, 2, 4], 50) == 3
    assert percentile([7], 5) == 7
    assert percentile(list(range(1, 101)), 95) == 95
    assert percentile([], 5) == 0


def test_ten_to_one_is_four_hundred_points() -> None:
    first, second = ratings({(0, 1): (10 / 11, 1_000_000)}, 2)
    assert first - second == pytest.approx(400, abs=0.1)
    assert first + second == pytest.approx(2000)


def test_ratings_agree_with_all_pairs_at_once() -> None:
    rated = ratings({(0, 1): (0.25, 1000), (1, 2): (0.25, 1000), (0, 2): (0.1, 1000)}, 3)
    assert rated[0] < rated[1] < rated[2]


def test_a_clean_sweep_has_a_finite_rating() -> None:
    first, second = ratings({(0, 1): (1.0, 10)}, 2)
    assert 0 < first - second < 2000


def test_more_games_make_narrower_intervals() -> None:
    few, many = (rating_intervals({(0, 1): (0.6, games)}, 2, 1)[0] for games in (50, 5000))
    assert few[1] - few[0] > 3 * (many[1] - many[0])


def test_a_clean_sweep_leaves_doubt() -> None:
    few, many = (rating_intervals({(0, 1): (1.0, games)}, 2, 1, 1)[0] for games in (12, 400))
    assert few[0] < 1000 + 400 * log10(12.5 / 0.5) < few[1]
    assert few[1] - few[0] > 200
    assert few[0] < many[0]


def test_an_anchor_has_no_interval_and_the_others_are_relative_to_it() -> None:
    pairs = {(0, 1): (0.7, 40), (1, 2): (0.6, 40)}
    spans = rating_intervals(pairs, 3, 1, 1)
    elo = ratings(pairs, 3)
    assert spans[1] == pytest.approx((1000, 1000))
    for index in (0, 2):
        assert spans[index][0] < 1000 + elo[index] - elo[1] < spans[index][1]
