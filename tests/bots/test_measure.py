"""The bench in short rounds: every figure is there, and none is below half its bar."""

import pytest

from hatamoto.bots.measure import measure, other_scenarios

GAME_KEYS = {
    "dps", "low", "high", "ratio_chess", "pure_dps", "clone_us", "sample_us", "refusal_us",
    "view_us", "state_bytes", "two_process_ratio",
}  # fmt: skip


def test_scenarios_but_the_first_are_measured_beside_it() -> None:
    assert other_scenarios("battles") == ["tabaru"]
    assert other_scenarios("shogunate") == []


@pytest.mark.compiled
def test_a_short_bench_stays_above_half_the_bars() -> None:
    heard: list[str] = []
    report = measure(["shogunate"], 0.1, heard.append)
    yardsticks, games = report["yardsticks"], report["games"]
    assert isinstance(yardsticks, dict)
    assert isinstance(games, dict)
    assert set(yardsticks) == {"chess", "backgammon", "hearts"}
    figures = games["shogunate"]
    assert set(figures) >= GAME_KEYS
    assert figures["ratio_chess"] > 25
    assert figures["ratio_chess_pure"] > 2.5
    assert figures["clone_us"] < 3
    assert figures["refusal_us"] < 4
    assert figures["view_us"] < 200
    assert figures["sample_us"] < 20
    assert figures["state_bytes"] < 6000
    assert len(heard) > 5


@pytest.mark.compiled
def test_both_battles_stay_above_half_the_bar() -> None:
    games = measure(["battles"], 0.1, lambda said: None)["games"]
    assert isinstance(games, dict)
    assert games["battles"]["ratio_chess"] > 4
    assert games["battles"]["ratio_chess_tabaru"] > 4
    assert games["battles"]["dps_tabaru"] > 0
