"""`make fuzz`: what it counts, and what it leaves behind when something breaks."""

from pathlib import Path

import pytest

from hatamoto import catalog
from hatamoto.kernel.conformance.fuzzing import Fault
from tools import fuzz

GAMES = sorted(catalog.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_run_tells_how_often_each_outcome_came(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert fuzz.run(catalog.game(game), 500, seed=3)
    *counts, closing = capsys.readouterr().out.splitlines()
    assert sum(int(line.split()[0]) for line in counts) == 500
    assert closing.startswith(f"500 submissions to {game}")


def test_a_failure_is_saved_as_the_record_that_leads_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    fuzz.report(Fault("it broke", "hatamoto-record 1\n", 2, "name 9"), "shogunate", 900, 5)
    record = tmp_path / "build/fuzz/shogunate-5.txt"
    assert record.read_text(encoding="utf-8") == "hatamoto-record 1\n"
    assert capsys.readouterr().err.splitlines() == [
        "it broke",
        "Then seat 2 submits 'name 9'",
        "The record up to there: build/fuzz/shogunate-5.txt",
        "To reproduce: make fuzz GAME=shogunate N=900 SEED=5",
    ]
