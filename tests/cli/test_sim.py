"""Series of games: the same figures however they are divided, and their intervals."""

import json
from typing import Any

import pytest

from hatamoto.bots.series import Series, Tally
from hatamoto.cli.bots_app import exit_code
from hatamoto.cli.sim import build_report
from tests.cli.running import complaint, run

KEYS = [
    "games", "failures", "decisions", "rounds", "wins", "ends", "events", "counted",
]  # fmt: skip


def simulated(*arguments: str) -> dict[str, Any]:
    """The report of a series as JSON."""
    done = run("sim", "shogunate", "--json", *arguments)
    assert done.code == 0, done.err
    report: dict[str, Any] = json.loads(done.out)
    return report


def test_the_report_has_its_keys_in_order() -> None:
    report = simulated("-n", "20", "--seats", "4", "--seed", "1", "--jobs", "1")
    assert list(report) == KEYS
    assert (report["games"], report["failures"]) == (20, 0)
    assert list(report["rounds"]) == ["mean", "p5", "p95"]
    assert report["rounds"]["p5"] <= report["rounds"]["mean"] <= report["rounds"]["p95"]
    assert sum(report["ends"].values()) == 20
    assert report["events"]["game_ended"] == 20


def test_a_game_says_what_is_counted_one_by_one() -> None:
    done = run("sim", "twilight", "--json", "-n", "12", "--seed", "1", "--jobs", "1")
    report: dict[str, Any] = json.loads(done.out)
    counted, events = report["counted"], report["events"]
    assert list(counted) == ["event_occurred", "open_deck_joined"]
    assert sum(counted["event_occurred"].values()) == events["event_occurred"]
    assert set(counted["open_deck_joined"]) <= {"2", "3", "4", "5", "6"}


def test_shares_lie_in_their_intervals_and_add_up() -> None:
    wins = simulated("-n", "30", "--seats", "3", "--jobs", "1")["wins"]
    assert [row["seat"] for row in wins] == [0, 1, 2]
    assert sum(row["share"] for row in wins) == pytest.approx(1, abs=0.001)
    for row in wins:
        assert list(row) == ["seat", "bot", "share", "low", "high"]
        assert row["low"] <= row["share"] <= row["high"]


def test_the_number_of_processes_changes_nothing() -> None:
    arguments = ("-n", "40", "--seats", "5", "--seed", "7")
    one, two = (simulated(*arguments, "--jobs", jobs) for jobs in ("1", "2"))
    assert one == two


def test_another_seed_gives_other_games() -> None:
    first, second = (simulated("-n", "20", "--seed", seed, "--jobs", "1") for seed in "12")
    assert first["decisions"] != second["decisions"]


def test_with_rotation_a_bot_is_counted_wherever_it_sits() -> None:
    bots = "greedy,random,random,random"
    wins = simulated("-n", "40", "--seats", "4", "--bots", bots, "--rotate", "--jobs", "1")["wins"]
    assert [row["bot"] for row in wins] == bots.split(",")
    assert wins[0]["share"] > 0.4


def test_options_are_given_in_either_way() -> None:
    several = simulated("-n", "10", "--options", "redeal_pairs=on,pair_scoring=double", "-j", "1")
    single = simulated(
        "-n", "10", "--option", "redeal_pairs=yes", "--option", "pair_scoring=double", "-j", "1"
    )
    assert several == single


def test_a_person_gets_a_table() -> None:
    out = run("sim", "-n", "5", "--jobs", "1").out
    assert "failures: 0" in out
    assert "random" in out


def test_failures_are_an_exit_code_and_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(2, ["game 3: boom\n  at line 4", "game 5"]) == 1
    assert (
        capsys.readouterr().err == "hatamoto: 2 games failed; the first: game 3: boom at line 4\n"
    )
    assert exit_code(0, []) == 0


def test_a_report_of_no_games_divides_by_nothing() -> None:
    report = build_report(Series("shogunate", 3, {}, ["random"] * 3), Tally())
    assert report["rounds"] == {"mean": 0, "p5": 0, "p95": 0}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("go",), "there is shogunate"),
        (("-n", "0"), "-n"),
        (("-n", "x"), "-n"),
        (("--seats", "2"), "3 to 6"),
        (("--bots", "a"), "daimyo, shogun, random-1, greedy-1"),
        (("--bots", "random,greedy"), "one for each of 4"),
        (("--jobs", "0"), "--jobs"),
        (("--on", "moon"), "local, local:8, ray or ray://host:10001, not moon"),
        (("--on", "local:0"), "not local:0"),
        (("--on", "local:2", "--jobs", "2"), "not both"),
        (("--options", "fog=1"), "no option fog"),
        (("--seed", "x"), "--seed"),
        (("--seconds", "0"), "--seconds"),
    ],
)
def test_a_wrong_wish_is_one_line(arguments: tuple[str, ...], said: str) -> None:
    assert said in complaint("sim", *arguments)
