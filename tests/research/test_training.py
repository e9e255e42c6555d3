"""Training: the same seed learns the same, and a run that was stopped goes on."""

import json
from pathlib import Path

import pytest

from hatamoto.bots.learned_model import read_model
from hatamoto.catalog import game
from hatamoto.kernel.errors import BadArgument
from hatamoto.lab.machines import Machines
from hatamoto.research.training import TrainingConfig, train

CONFIG = TrainingConfig(
    "shogunate", seed=3, generations=1, games=2, iterations=2, hidden=4, epochs=2, matches=2
)


@pytest.mark.no_cover
def test_a_stopped_training_goes_on_and_learns_the_same(tmp_path: Path) -> None:
    heard: list[str] = []
    report = train(CONFIG, tmp_path, Machines(1), heard.append)
    assert [row["generation"] for row in report["generations"]] == [0, 1]
    learned = (tmp_path / "learned.json").read_text(encoding="utf-8")
    skill = read_model(game("shogunate"), tmp_path / "learned.json")
    assert skill.network is not None
    assert len(skill.network.output) == 4
    assert "hatamoto train shogunate --seed 3" in json.loads(learned)["provenance"]["command"]
    next(tmp_path.glob("games-1-*.npz")).unlink()
    train(CONFIG, tmp_path, Machines(1), heard.append)
    assert (tmp_path / "learned.json").read_text(encoding="utf-8") == learned
    with pytest.raises(BadArgument, match="other settings"):
        train(TrainingConfig("shogunate", seed=4), tmp_path, Machines(1), heard.append)
