"""The examples do what they say."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def rewards(name: str, *arguments: str) -> list[float]:
    """Runs an example; the signed numbers it printed."""
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [float(word) for word in done.stdout.split() if word[0] in "+-"]


def test_random_players_share_out_a_game() -> None:
    printed = rewards("pettingzoo_random.py", "3")
    assert sorted(printed) == [-0.5, -0.5, 1.0]


def test_the_search_plays_a_whole_game() -> None:
    printed = rewards("openspiel_mcts.py", "2")
    assert len(printed) == 3
    assert sum(printed) == 0
