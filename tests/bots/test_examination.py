"""What the levels promise, measured: time, blunders, and how far they can be foreseen."""

from dataclasses import replace
from time import thread_time

import pytest

from hatamoto.bots.ablation import ablation, parts_of, without
from hatamoto.bots.bars import Opponent, Standing, seated, strength
from hatamoto.bots.examination import (
    LOSING,
    Examination,
    Times,
    blunders,
    exploitability,
    referee_of,
    times,
)
from hatamoto.bots.leveled import LeveledBot
from hatamoto.bots.levels import ALL
from hatamoto.bots.search import SearchBot
from hatamoto.bots.thinking_clock import CLOCK
from hatamoto.catalog import HOMES, game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.window import Window
from tests.games.shogunate.table import acting

SMALL = Examination("shogunate", 3, {}, seed=1, games=1, iterations=4)


def test_times_are_told_beside_what_is_promised() -> None:
    taken = Times([0.01 * number for number in range(1, 101)])
    row = taken.report(ALL[0])
    assert (row["mean"], row["p99"], row["max"], row["promised"]) == (0.505, 1.0, 1.0, 0.1)


@pytest.mark.no_cover
def test_a_level_is_timed_at_real_choices() -> None:
    row = times(SMALL, ALL[1], 5)
    assert row["bot"] == "samurai"
    assert row["decisions"] == 5
    assert 0 < row["mean"] <= row["max"]


@pytest.mark.no_cover
def test_on_a_busy_machine_the_processor_times_a_level() -> None:
    before = thread_time()
    row = times(replace(SMALL, counts_processor_time=True), ALL[1], 20)
    assert 0 < row["mean"] * row["decisions"] <= thread_time() - before
    assert not CLOCK.counts_processor_time


@pytest.mark.no_cover
def test_blunders_are_counted_with_an_interval() -> None:
    row = blunders(SMALL, ALL[2], 6)
    assert row["decisions"] == 6
    assert row["low"] <= row["share"] <= row["high"]


@pytest.mark.no_cover
def test_the_referee_sees_that_a_won_game_is_given_away() -> None:
    state = acting(
        "company",
        loyalty=[["cat", "wolf"], ["crane", "rooster"], ["snake", "carp"], ["cat", "wolf"]],
        honour={"crane": 6, "rooster": 5, "snake": 6, "carp": 5},
        plot="p12",
    )
    window = Window(game("shogunate"), state, 1)
    parse = state.game.parse
    good, bad = referee_of("shogunate").evaluate(
        window, [parse("leader crane"), parse("leader snake")], 80, Rng(1)
    )
    assert good > bad + LOSING


@pytest.mark.no_cover
def test_a_predictor_asks_the_program_of_the_others() -> None:
    heard: list[str] = []
    row = exploitability(SMALL, ALL[2], heard.append)
    assert row["games"] == len(heard) == 1
    assert row["fair"] == pytest.approx(1 / 3, abs=1e-3)
    assert row["gain"] == pytest.approx(row["share"] - 1 / 3, abs=1e-3)


def test_the_sequential_test_stops_clearly_above_and_below_the_bar() -> None:
    assert Standing(0.6, [5.0, 5.0], [5, 5]).verdict() == "open"
    assert Standing(0.6, [20.0, 19.0], [20, 20]).verdict() == "above"
    assert Standing(0.6, [5.0, 6.0], [20, 20]).verdict() == "below"


def test_strength_is_measured_in_every_seat_with_the_same_luck() -> None:
    small = Examination("shogunate", 3, {}, seed=1, games=6, iterations=1)
    heard: list[str] = []
    row = strength(small, ALL[0], Opponent("random-1"), 0.5, heard.append)
    assert (row["bot"], row["against"]) == ("ashigaru", "random-1")
    assert (row["games"], len(row["seats"])) == (6, 3)
    assert row["low"] <= row["share"] <= row["high"]
    assert len(heard) == 2
    assert row == strength(small, ALL[0], Opponent("random-1"), 0.5, heard.append)


def test_the_other_seats_have_a_budget_of_their_own() -> None:
    timed = Examination("shogunate", 3, {}, seed=1, games=3, iterations=5, seconds=0.05)
    level, *others = seated(timed, ALL[4], Opponent("search-1", 0.02, 7), 0)
    assert isinstance(level, LeveledBot)
    assert (level.name, level.seconds, level.iterations) == ("shogun", 0.05, 5)
    for other in others:
        assert isinstance(other, SearchBot)
        assert (other.seconds, other.iterations) == (0.02, 7)


def test_the_parts_of_a_level_depend_on_the_game() -> None:
    parts = {id: parts_of(game(id), ALL[4]) for id in HOMES}
    assert parts["shogunate"] == ["search", "value", "belief", "mixing"]
    assert parts["edo"] == ["search", "value", "belief"]
    assert parts["battles"] == ["search", "value"]
    assert "mixing" not in parts_of(game("shogunate"), ALL[2])


def test_a_level_without_a_part_is_the_same_but_for_it() -> None:
    small = Examination("shogunate", 3, {}, seed=1, games=2, iterations=1)
    belief, mixing = (without(part, ALL[4], small) for part in ("belief", "mixing"))
    assert isinstance(belief, LeveledBot)
    assert isinstance(mixing, LeveledBot)
    whole = ALL[4].settings
    assert belief.level.settings.worlds_per_trial == 1 < whole.worlds_per_trial
    assert belief.level.settings.mix_tolerance == whole.mix_tolerance > 0.0
    assert mixing.level.settings.worlds_per_trial == whole.worlds_per_trial
    assert mixing.level.settings.mix_tolerance == 0.0


def test_an_ablation_plays_every_seed_with_both_seatings() -> None:
    small = Examination("shogunate", 3, {}, seed=1, games=4, iterations=1)
    heard: list[str] = []
    row = ablation(small, ALL[4], "search", heard.append)
    assert (row["bot"], row["without"], row["games"]) == ("shogun", "search", 4)
    assert row["low"] <= row["share"] <= row["high"]
    assert len(heard) == 2
    assert row == ablation(small, ALL[4], "search", heard.append)
