"""The examples do what they say."""

import signal
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


def test_regret_minimisation_learns_the_end_of_a_game() -> None:
    before, after = rewards("openspiel_mccfr.py", "300", "1")
    assert after > before


def test_the_tree_search_in_c_plus_plus_ends_python_even_in_its_own_python_games() -> None:
    # When this fails, OpenSpiel has changed: see what docs/how-to/train.md says about it.
    search = (
        "import pyspiel; import open_spiel.python.games; "
        "state = pyspiel.load_game('python_kuhn_poker').new_initial_state(); "
        "[state.apply_action(card) for card in (0, 1)]; "
        "pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 10).step(state)"
    )
    done = subprocess.run([sys.executable, "-c", search], capture_output=True, check=False)
    assert done.returncode == -signal.SIGSEGV
