"""What `hatamoto bench environments` measures."""

import numpy as np
import pytest

from hatamoto.research import env_speed
from tests.cli.running import complaint


def test_all_environments_and_the_baselines_are_measured() -> None:
    messages: list[str] = []
    report = env_speed.measure_envs(["shogunate"], 0.02, messages.append)
    kinds = [
        "pettingzoo",
        "parallel",
        "vector",
        "vector, uint8",
        "openspiel",
        "openspiel, unobserved",
    ]
    assert {f"shogunate {kind}" for kind in kinds} <= set(report)
    assert {f"openspiel {name}" for name in env_speed.PYTHON_GAMES} <= set(report)
    for row in report.values():
        steps, low, high = (row[key] for key in ("steps", "low", "high"))
        assert isinstance(steps, int)
        assert isinstance(low, int)
        assert isinstance(high, int)
        assert steps > 0
        assert low <= steps <= high
    assert len(messages) == env_speed.ROUNDS * len(report)


@pytest.mark.parametrize("more", [0, 1])
def test_long_masks_are_searched_to_the_end(more: int) -> None:
    marks = np.zeros(env_speed.LONG + more, np.int8)
    marks[[0, 7, 8, 500, 501, 4000, len(marks) - 1]] = 1
    assert env_speed.ones(marks).tolist() == np.flatnonzero(marks).tolist()


def test_any_legal_action_can_be_picked_and_no_other() -> None:
    masks = np.array([[0, 1, 0, 1], [1, 0, 0, 0]], np.int8)
    rng = np.random.default_rng(1)
    picked = np.array([env_speed.any_legal(masks, rng) for _ in range(50)])
    assert set(picked[:, 0].tolist()) == {1, 3}
    assert set(picked[:, 1].tolist()) == {0}


@pytest.mark.parametrize("name", ["environments", "doors"])
def test_an_unknown_game_is_refused(name: str) -> None:
    assert "go" in complaint("bench", name, "go")
