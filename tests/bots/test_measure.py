"""The bench in short rounds: every figure is there, and none is below half its bar."""

import pytest

from hatamoto.bots.measure import measure

GAME_KEYS = {
    "dps", "low", "high", "ratio_chess", "pure_dps", "clone_us", "sample_us", "refusal_us",
    "view_us", "state_bytes", "two_process_ratio",
}  # fmt: skip


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
