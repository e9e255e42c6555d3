"""What `bench` prints; what it measures is tested where it is measured."""

import pytest

from hatamoto.cli.bench import note_missing, page, show, show_bars
from hatamoto.server.bench.bars import COUNTED, cluster_bars, server_bars
from tests.cli.running import complaint


def test_figures_are_shown_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    speed = {"dps": 1234567, "low": 1, "high": 2}
    show({"yardsticks": {"chess": speed}, "games": {"shogunate": {**speed, "ratio_chess": None}}})
    out = capsys.readouterr().out
    assert out.count("1,234,567") == 2
    assert "ratio_chess" in out


def test_yardsticks_that_are_not_installed_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    note_missing({"yardsticks": {"chess": {}}, "games": {}})
    said = capsys.readouterr().err
    assert said.startswith("hatamoto: no figures for backgammon, hearts")
    assert "make bench" in said
    assert said.count("\n") == 1


def test_nothing_is_said_when_all_yardsticks_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    note_missing({"yardsticks": {"chess": {}, "backgammon": {}, "hearts": {}}, "games": {}})
    assert capsys.readouterr().err == ""


def test_a_page_that_cannot_be_measured_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hatamoto.cli.bench.find_spec", lambda _: None)
    assert page("battles", as_json=False) == 1
    said = capsys.readouterr().err
    assert "pip install playwright" in said
    assert said.count("\n") == 1


def test_figures_of_a_server_stand_beside_their_bars(capsys: pytest.CaptureFixture[str]) -> None:
    figures = {"p50_ms": 2.9, "p99_ms": 20.1, "actions_per_second": 1500.0}
    bars = server_bars({"steady": figures, "fastest": figures})
    assert [(row["figure"], row["is_met"]) for row in bars] == [
        ("p50_ms", True),
        ("p99_ms", False),
        ("actions_per_second", True),
    ]
    show_bars(bars)
    out = capsys.readouterr().out
    assert "at most 20" in out
    assert "at least 1,500" in out


def test_nobody_waits_for_long_in_a_cluster() -> None:
    figures = {**dict.fromkeys(COUNTED, 0), "kills: longest_s": 5.1, "in peace: longest_s": None}
    bars = cluster_bars({"2 processes": {**figures, "doubled": 1}})
    assert [row["figure"] for row in bars if not row["is_met"]] == ["doubled", "kills: longest_s"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("go",),
        ("--seconds", "0"),
        ("--seconds", "x"),
        ("battles", "edo"),
        ("page", "go"),
        ("battles", "--tables", "5"),
        ("server", "--pace", "-1"),
        ("kills", "-n", "0"),
    ],
)
def test_a_wrong_wish_is_one_line(arguments: tuple[str, ...]) -> None:
    assert complaint("bench", *arguments)
